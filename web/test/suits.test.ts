import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const SCRIPT = resolve(import.meta.dirname, "../scripts/suits.cjs");

it.each([
  ["4.9.1", false],
  ["18.20.8", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.12.0", false],
  ["22.13.0", true],
  ["23.11.0", false],
  ["24.0.0", true],
  ["26.1.0", true],
])("Node.js %s is passed over or used as package.json says", (version, used) => {
  expect(spawnSync(process.execPath, [SCRIPT, version]).status).toBe(used ? 0 : 1);
});
