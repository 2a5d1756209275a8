/** A parlour of its own for every test file, and a browser to enter it. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");
const CHROMIUM = process.env.CHROMIUM ?? ["/usr/bin/chromium"].find((path) => existsSync(path)); // undefined: Playwright's own
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Everything that should not have happened on a page. */
export interface Trouble {
  errors: string[];
  strangers: string[]; // requests to other hosts
}

export class House {
  private constructor(
    readonly url: string,
    private readonly server: ChildProcess,
    private readonly data: string,
    private readonly browser: Browser,
  ) {}

  readonly trouble: Trouble = { errors: [], strangers: [] };

  static async open(): Promise<House> {
    if (!existsSync(join(ROOT, "src/zashiki/server/static/index.html"))) throw new Error("The pages are not built: npm run build.");
    const data = mkdtempSync(join(tmpdir(), "zashiki-e2e-"));
    const program = process.env.ZASHIKI ?? join(ROOT, ".venv/bin/zashiki");
    const server = spawn(program, ["serve", "--data", data, "--port", "0"], { env: { ...process.env, PYTHONUNBUFFERED: "1" } });
    const url = await new Promise<string>((found, failed) => {
      let said = "";
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        const address = /http:\/\/[\d.]+:\d+/.exec(said);
        if (address) found(address[0]);
      };
      server.stdout.on("data", listen);
      server.stderr.on("data", listen);
      server.on("exit", (code) => failed(new Error(`The server ended with ${code}: ${said}`)));
    });
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    return new House(url, server, data, browser);
  }

  /** A person with a device of their own. */
  async guest(options: BrowserContextOptions & { language?: string; theme?: string } = {}): Promise<Page> {
    const { language = "en", theme, ...rest } = options;
    const context = await this.browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      baseURL: this.url,
      ...rest,
    });
    await context.addInitScript(
      ([spoken, colours]) => {
        if (!localStorage.getItem("zashiki.language")) localStorage.setItem("zashiki.language", spoken ?? "en");
        if (colours && !localStorage.getItem("zashiki.theme")) localStorage.setItem("zashiki.theme", colours);
      },
      [language, theme],
    );
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on("pageerror", (error) => this.trouble.errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(message.text()))
        this.trouble.errors.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(this.url) && !/^(data|blob):/.test(request.url())) this.trouble.strangers.push(request.url());
    });
    return page;
  }

  /** Set up a table by the page's own cookie; its id. */
  async table(page: Page, wish: object): Promise<string> {
    if (!page.url().startsWith(this.url)) await page.goto("/");
    await page.evaluate(() => fetch("/api/me"));
    return page.evaluate(async (body) => {
      const reply = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      if (!reply.ok) throw new Error(await reply.text());
      return ((await reply.json()) as { id: string }).id;
    }, JSON.stringify(wish));
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.removeAllListeners("exit");
    this.server.kill();
    await new Promise((done) => this.server.once("exit", done));
    rmSync(this.data, { recursive: true, force: true });
  }
}

export const SOLO = { game: "katana", seats: 1, options: { ghost: 1, rooms: "first" }, public: false, start: true };
