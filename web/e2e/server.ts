/** The server of all browser tests: it runs as long as they do. A table may begin there in the middle of a game (tests/rehearsal.py). */

import { execFileSync, spawn } from "node:child_process";
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

/** A server in an empty folder. */
export interface Running {
  url: string;
  data: string;
  stop(): Promise<void>;
}

/** Start a program of the project that serves the folder it is given. */
export async function start(...command: string[]): Promise<Running> {
  if (!existsSync(join(ROOT, "src/zashiki/server/static/index.html"))) throw new Error("The pages are not built: npm run build.");
  const data = mkdtempSync(join(tmpdir(), "zashiki-e2e-"));
  const server = spawn(join(ROOT, ".venv/bin/python"), ["-m", ...command, data], { cwd: ROOT });
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
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, data, stop };
}

/** What a command of the project says. */
export function said(...command: string[]): string {
  return execFileSync(join(ROOT, ".venv/bin/python"), ["-m", ...command], { cwd: ROOT, encoding: "utf8" });
}

/** Start the server and tell the tests where it is; what is returned stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await start("tests.rehearsal");
  project.provide("url", url);
  return stop;
}
