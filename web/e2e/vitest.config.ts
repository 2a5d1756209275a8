import { defineConfig } from "vitest/config";

/** Tests in a real browser against a real server, two files at a time. A wait is for a fact; its time only says when to give up. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    globalSetup: "server.ts",
    setupFiles: "failures.ts",
    environment: "node",
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
});
