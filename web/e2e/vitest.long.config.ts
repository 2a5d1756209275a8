import { defineConfig, mergeConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** Tests that take too long for `make test`. */
export default mergeConfig(config, defineConfig({ test: { include: ["*.long.ts"], testTimeout: 3_600_000 } }));
