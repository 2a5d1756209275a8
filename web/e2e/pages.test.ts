/** Every page in both languages and both themes, on a desk and on a phone: accessible, in the right words, without overflow. */

import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { still, violations } from "./access.ts";
import { House, SOLO, type Scene } from "./house.ts";
import { asked } from "./player.ts";

const GAMES = readdirSync(resolve(import.meta.dirname, "../../src/zashiki/games")).filter((name) => /^[a-z]/.test(name));
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Targets of less than 40 px among the buttons and links that stand alone. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".button, .tabs button, .drawers button, input:not([type=checkbox], [type=radio]), select")]
      .filter((element) => element.offsetParent && !element.closest(".seen-by-readers") && element.getBoundingClientRect().height < 39.5)
      .map((element) => `${element.outerHTML.slice(0, 120)} ${element.getBoundingClientRect().height}`),
  );

async function sit(page: Page, wish: object, scene: Scene = {}): Promise<string> {
  const id = await house.rehearse(page, wish, scene);
  await page.goto(`/table/${id}`);
  await asked(page);
  await still(page);
  return id;
}

describe.each([
  { language: "en", theme: "light", words: ["A quiet room", "Finished games", "About Zashiki", "The Story"] },
  { language: "it", theme: "dark", words: ["Una stanza quieta", "Partite finite", "Che cos’è Zashiki", "La Storia"] },
])("$language, $theme", ({ language, theme, words }) => {
  it.each([
    ["/", 0],
    ["/archive", 1],
    ["/about", 2],
    ["/story", 3],
  ] as const)("%s speaks the language and is accessible", async (path, word) => {
    const page = await house.guest({ language, theme });
    await page.goto(path);
    await page.getByRole("heading", { name: words[word] }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe(theme);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it.each(GAMES)("a new table of %s is accessible", async (game) => {
    const page = await house.guest({ language, theme });
    await page.goto(`/new/${game}`);
    await page.locator("form button.primary").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it("a table with all modules is accessible, with its list of choices, rules and menu", async () => {
    const page = await house.guest({ language, theme });
    await sit(page, { ...SOLO, settings: { ghost: 2, characters: "all", promo: true, metal: true } }, { choices: 12 });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("l");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("l");
    await page.locator("header .tool").nth(2).click();
    await page.locator("dialog[open]").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("header > .button.icon").last().click();
    await page.locator("dialog[open]").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it("the doors of a table are accessible: invitation, waiting room, personal link", async () => {
    const [host, friend] = [await house.guest({ language, theme }), await house.guest({ language, theme, ...PHONE })];
    const id = await house.table(host, { game: "katana", seats: 3, settings: { ghost: 0 }, bots: [null, "novice", null], public: false });
    await host.goto(`/table/${id}`);
    await host.locator(".room .invite").waitFor();
    expect(await violations(host)).toEqual([]);
    await friend.goto(await host.locator(".invite input").inputValue());
    await friend.locator("form input").waitFor();
    expect(await violations(friend)).toEqual([]);
    expect(await small(friend)).toEqual([]);
    await friend.locator("form button").click();
    await friend.locator(".room").waitFor();
    expect(await sideways(friend)).toBeLessThanOrEqual(0);
    expect(await small(friend)).toEqual([]);
    expect(await violations(friend)).toEqual([]);
    const link = await host.evaluate(
      async () => ((await (await fetch("/api/me/link", { method: "POST" })).json()) as { path: string }).path,
    );
    await friend.goto(link);
    await friend.locator("main .button.primary").waitFor();
    expect(await violations(friend)).toEqual([]);
    await host.context().close();
    await friend.context().close();
  });

  it("the past and the end of a game are accessible", async () => {
    const page = await house.guest({ language, theme });
    const id = await sit(page, SOLO, { left: 4 });
    await page.locator("header .tool").nth(1).click();
    await page.locator(".news input[type=range]").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.evaluate(
      (table) =>
        fetch(`/api/tables/${table}/seats/0`, {
          method: "PUT",
          headers: { "Content-Type": "application/json" },
          body: '{"bot": "random"}',
        }),
      id,
    );
    await page.locator("dialog[open] .winner").waitFor();
    await page.locator("dialog[open] figure svg path").first().waitFor();
    expect(await violations(page)).toEqual([]);
    for (const more of await page.locator("dialog[open] th button").all()) await more.click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE.viewport);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it("a game without a board of its own is accessible", async () => {
    const page = await house.guest({ language, theme });
    const id = await house.rehearse(page, SOLO);
    const renamed = (text: string): string => text.replaceAll('"game":"katana"', '"game":"toy"');
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => socket.send(renamed(message.toString())));
    });
    await page.route(`/api/tables/${id}`, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: renamed(await reply.text()) });
    });
    await page.route("/api/games/toy/**", (route) => route.fulfill({ json: {} }));
    await page.goto(`/table/${id}`);
    await page.locator(".desk table").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE.viewport);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it("a phone shows all pages without scrolling sideways, with targets large enough", async () => {
    const page = await house.guest({ language, theme, ...PHONE });
    for (const path of ["/", "/new/katana", "/story", "/archive", "/about"]) {
      await page.goto(path);
      await page.locator("main h1").first().waitFor();
      await still(page);
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
      expect(await small(page), path).toEqual([]);
    }
    await sit(page, SOLO, { choices: 10 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await small(page)).toEqual([]);
    for (const drawer of [0, 1, 2]) {
      await page.locator(".drawers button").nth(drawer).click();
      expect(await page.locator(".side.open").isVisible()).toBe(true);
      expect(await violations(page)).toEqual([]);
    }
    await page.context().close();
  });
});

it("the language and the theme are switched at the table", async () => {
  const page = await house.guest({ theme: "light" });
  await sit(page, SOLO);
  await page.getByText("Temple").first().waitFor();
  await page.getByRole("button", { name: "Italiano" }).click();
  await page.getByText("Tempio").first().waitFor();
  await page.getByRole("button", { name: /Chiaro/ }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.reload();
  await page.getByText("Tempio").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.context().close();
});

it("a part that cannot be fetched is missed aloud, and the page loaded again has it", async () => {
  const other = await House.open();
  const page = await other.guest();
  await other.rehearse(page, SOLO);
  await page.goto("/");
  await page.route("**/assets/NewTable-*.js", (route) => route.abort());
  await page.locator('a[href="/new/katana"]').first().click();
  await page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute("**/assets/NewTable-*.js");
  await page.getByRole("button", { name: "Load the page again" }).click();
  await page.locator("main h1").first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await other.close();
});

it("nothing shifts while a board loads", async () => {
  const page = await house.guest();
  const id = await house.rehearse(page, SOLO);
  await page.addInitScript(() => {
    const store = window as unknown as { shift: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) store.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`/table/${id}`);
  await page.locator(".desk .piece.glow").first().waitFor();
  await still(page);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  await page.context().close();
});

it("no page asks another host for anything, and nothing goes wrong on the way", () => {
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
