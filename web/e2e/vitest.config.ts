import { defineConfig } from "vitest/config";

/** Tests in a real browser against a real server: slow, one file after the other. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    environment: "node",
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    retry: 1, // a browser on a busy machine may be late once
  },
});
