// A parlour of its own on a free port, and a browser to enter it.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

export const ROOT = resolve(import.meta.dirname, "../..");
const HERE = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));
const CHROMIUM = process.env.CHROMIUM ?? HERE; // undefined: Playwright's own
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Open a parlour, let `visit(browser, url)` do its work, and leave nothing behind. */
export async function withParlour(visit) {
  const data = mkdtempSync(join(tmpdir(), "zashiki-"));
  const server = spawn(process.env.ZASHIKI ?? join(ROOT, ".venv/bin/zashiki"), ["serve", "--data", data, "--port", "0"], {
    env: { ...process.env, PYTHONUNBUFFERED: "1" },
  });
  const gone = new Promise((done) => server.once("exit", done));
  try {
    const url = await address(server);
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    try {
      await visit(browser, url);
    } finally {
      await browser.close();
    }
  } finally {
    server.kill();
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Where a server says it is open. */
function address(server) {
  return new Promise((found, failed) => {
    let said = "";
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (chunk) => {
        said += chunk;
        const place = /http:\/\/[\d.]+:\d+/.exec(said);
        if (place) found(place[0]);
      });
    server.once("exit", () => failed(new Error(said)));
  });
}
