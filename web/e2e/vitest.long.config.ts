import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** Tests that take too long for `make test`. */
export default defineConfig({ test: { ...config.test, include: ["*.long.ts"], testTimeout: 3_600_000 } });
