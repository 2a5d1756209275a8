/** The server of all browser tests: it runs as long as they do. A table may begin there in the middle of a game (tests/rehearsal.py). */

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

const ROOT = resolve(import.meta.dirname, "../..");

declare module "vitest" {
  interface ProvidedContext {
    url: string;
  }
}

/** Start it and tell the tests where it is; what is returned stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(ROOT, "src/zashiki/server/static/index.html"))) throw new Error("The pages are not built: npm run build.");
  const data = mkdtempSync(join(tmpdir(), "zashiki-e2e-"));
  const server = spawn(join(ROOT, ".venv/bin/python"), ["-m", "tests.rehearsal", data], { cwd: ROOT });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  const url = await new Promise<string>((found, failed) => {
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(said);
      if (address) found(address[0]);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", (code) => failed(new Error(`The server ended with ${code}: ${said}`)));
  });
  server.stderr.pipe(process.stderr);
  project.provide("url", url);
  return async () => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}
