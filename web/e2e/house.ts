/** A browser to enter the parlour with, for every test file. */

import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { inject } from "vitest";
import { install } from "./hand.ts";

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

const PATIENCE = 60_000; // milliseconds until a wait is given up

/** What somebody has set on their device. Who says nothing is told everything at once, never stopped, and answers everything. */
export interface Taste {
  language: string;
  theme: string;
  speed: string;
  cards: string;
  go_on: string;
  notes: string;
}

/** Everything that should not have happened on a page. */
export interface Trouble {
  errors: string[];
  strangers: string[]; // requests to other hosts
}

/** Where a table begins, if not at the beginning; see Scene in tests/rehearsal.py. */
export interface Scene {
  begun?: boolean;
  seed?: number;
  choices?: number;
  seats?: number[];
  verbs?: string[];
  left?: number;
  missed?: number;
}

const houses = new Set<House>();

/** Every page that is open in this file's browsers. */
export const pages = (): Page[] => [...houses].flatMap((house) => house.pages);

export class House {
  private constructor(
    readonly url: string,
    private readonly browser: Browser,
  ) {}

  readonly trouble: Trouble = { errors: [], strangers: [] };

  static async open(url = inject("url")): Promise<House> {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    const house = new House(url, browser);
    houses.add(house);
    return house;
  }

  get pages(): Page[] {
    return this.browser.contexts().flatMap((context) => context.pages());
  }

  /** A person with a device of their own. */
  async guest(options: BrowserContextOptions & Partial<Taste> = {}): Promise<Page> {
    const { language = "en", theme, speed = "at_once", cards = "no", go_on = "no", notes = "no", ...rest } = options;
    const context = await this.browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      baseURL: this.url,
      ...rest,
    });
    await context.addInitScript(
      (taste) => {
        for (const [key, value] of Object.entries(taste))
          if (value && !localStorage.getItem(`zashiki.${key}`)) localStorage.setItem(`zashiki.${key}`, value);
      },
      { language, theme, speed, cards, go_on, notes },
    );
    await context.addInitScript(install, PATIENCE);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => this.trouble.errors.push(`${page.url()}: ${error.stack ?? String(error)}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(message.text()))
        this.trouble.errors.push(`${page.url()}: ${message.text()} (${message.location().url})`);
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(this.url) && !/^(data|blob):/.test(request.url())) this.trouble.strangers.push(request.url());
    });
    return page;
  }

  /** Open a table by the page's own cookie; its id. */
  table(page: Page, wish: object): Promise<string> {
    return this.post(page, "/api/tables", wish);
  }

  /** A table at which the game has come to a scene; without one it begins, and is the same game every time.
   *
   * `others` sit down at its free seats before it begins.
   */
  async rehearse(page: Page, wish: object, scene: Scene = {}, others: Page[] = []): Promise<string> {
    if (!others.length) return this.post(page, "/api/rehearsals", { table: wish, scene });
    const id = await this.post(page, "/api/rehearsals", { table: wish, scene: { ...scene, begun: false } });
    for (const other of others) await this.join(page, other, id);
    return this.post(page, `/api/rehearsals/${id}`, scene);
  }

  /** A table at which the first seat is asked what a position says. */
  position(page: Page, position: object): Promise<string> {
    return this.post(page, "/api/positions", position);
  }

  /** From now on the tables a page opens play the same game every time. */
  async settle(page: Page): Promise<void> {
    await page.route("/api/tables", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      const table = route.request().postDataJSON() as { start?: boolean };
      await route.continue({
        url: `${this.url}/api/rehearsals`,
        postData: JSON.stringify({ table, scene: { begun: table.start ?? false } }),
      });
    });
  }

  private async post(page: Page, path: string, body: object): Promise<string> {
    await page.request.get("/api/me");
    const reply = await page.request.post(path, { data: body });
    if (!reply.ok()) throw new Error(await reply.text());
    return ((await reply.json()) as { id: string }).id;
  }

  /** Take a free seat at somebody else's table. */
  async join(host: Page, guest: Page, id: string): Promise<void> {
    const { invitation } = (await (await host.request.get(`/api/tables/${id}`)).json()) as { invitation: string };
    await guest.request.get("/api/me");
    const reply = await guest.request.post(`/api/tables/${id}/join`, { data: { invitation: invitation.split("/").pop() } });
    if (!reply.ok()) throw new Error(await reply.text());
  }

  async close(): Promise<void> {
    houses.delete(this);
    await this.browser.close();
  }
}

export const SOLO = { game: "katana", seats: 1, settings: { ghost: 1, rooms: "first" }, public: false };
