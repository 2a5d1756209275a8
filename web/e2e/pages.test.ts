/** Every page in both languages and both themes, on a desk and on a phone: accessible, in the right words, without overflow. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, SOLO } from "./house.ts";
import { asked, chance, click } from "./player.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

interface Found {
  id: string;
  nodes: string[];
}

/** What axe finds against levels A and AA. */
async function violations(page: Page): Promise<Found[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const { violations: found } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
    return found.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 4).map((node) => node.html.slice(0, 200)) }));
  });
}

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Targets of less than 40 px among the buttons and links that stand alone. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".button, .tabs button, .drawers button, input:not([type=checkbox], [type=radio]), select")]
      .filter((element) => element.offsetParent && !element.closest(".seen-by-readers") && element.getBoundingClientRect().height < 39.5)
      .map((element) => `${element.outerHTML.slice(0, 120)} ${element.getBoundingClientRect().height}`),
  );

async function inPlay(page: Page, wish: object, choices: number): Promise<string> {
  const id = await house.table(page, wish);
  await page.goto(`/table/${id}`);
  const random = chance(23);
  for (let i = 0; i < choices; i++) {
    if (!(await asked(page))) break;
    await click(page, random);
  }
  await page.waitForTimeout(300);
  return id;
}

describe.each([
  { language: "en", theme: "light", words: ["A quiet room", "Finished games", "About Zashiki"] },
  { language: "it", theme: "dark", words: ["Una stanza quieta", "Partite finite", "Che cos’è Zashiki"] },
])("$language, $theme", ({ language, theme, words }) => {
  it.each([["/", 0], ["/archive", 1], ["/about", 2]] as const)("%s speaks the language and is accessible", async (path, word) => {
    const page = await house.guest({ language, theme });
    await page.goto(path);
    await page.getByRole("heading", { name: words[word] }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe(theme);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it.each(["katana", "rising_sun", "shogun"])("a new table of %s is accessible", async (game) => {
    const page = await house.guest({ language, theme });
    await page.goto(`/new/${game}`);
    await page.locator("form button.primary").waitFor();
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it("a table with all modules is accessible, with its list of choices, rules and menu", async () => {
    const page = await house.guest({ language, theme });
    await inPlay(page, { ...SOLO, options: { ghost: 2, characters: "all", promo: true, metal: true } }, 16);
    expect(await violations(page)).toEqual([]);
    if (await asked(page)) {
      await page.keyboard.press("l");
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("l");
    }
    await page.locator("header .tool").nth(2).click();
    await page.locator("dialog[open]").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("header > .button.icon").last().click();
    await page.locator("dialog[open]").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it("a phone shows all pages without scrolling sideways, with targets large enough", async () => {
    const page = await house.guest({ language, theme, ...PHONE });
    for (const path of ["/", "/new/katana", "/archive", "/about"]) {
      await page.goto(path);
      await page.locator("main h1").first().waitFor();
      await page.waitForTimeout(300);
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
      expect(await small(page), path).toEqual([]);
    }
    await inPlay(page, SOLO, 12);
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
  await inPlay(page, SOLO, 2);
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

it("nothing shifts while a board loads", async () => {
  const page = await house.guest();
  const id = await house.table(page, SOLO);
  await page.addInitScript(() => {
    const store = window as unknown as { shift: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) store.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`/table/${id}`);
  await page.locator(".desk").waitFor();
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  await page.context().close();
});

it("no page asks another host for anything, and nothing goes wrong on the way", () => {
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
