import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The painter: the boards as a program for Node.js that draws positions, without pages. One file, which needs no packages. */
export default defineConfig({
  plugins: [svelte({ emitCss: false, compilerOptions: { css: "injected" } })],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: "src/picture/main.ts",
    outDir: "../src/zashiki/pictures/painter",
    emptyOutDir: true,
    target: "node20",
    minify: true,
    rolldownOptions: { output: { entryFileNames: "painter.mjs", codeSplitting: false } },
  },
});
