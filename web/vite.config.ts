import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where a running parlour answers while developing: `zashiki serve` and `make play` listen there unless told otherwise. */
const PARLOUR = process.env.ZASHIKI_URL ?? "http://127.0.0.1:8075";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/zashiki/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: PARLOUR, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
