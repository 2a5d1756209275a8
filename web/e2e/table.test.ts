/** What the table offers beside the choices themselves: standing answers, hints, the pace of the bots, component sets of one's own. */

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { still, violations } from "./access.ts";
import { House, SOLO, type Scene } from "./house.ts";
import { act, answered, asked, choiceOf } from "./player.ts";

const OURS = resolve(import.meta.dirname, "../../src/zashiki/games/katana/data/components.toml");
let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** A game against the Ghost. */
async function sit(page: Page, scene: Scene = {}): Promise<void> {
  const id = await house.rehearse(page, SOLO, scene);
  await page.goto(`/table/${id}`);
  await asked(page);
}

/** At the end of a turn a benefit may be bought as a free act. */
const FREE_ACTS: Scene = { verbs: ["done", "buy"] };

it("free acts are offered when this person wants them", async () => {
  const page = await house.guest();
  await sit(page, FREE_ACTS);
  const lines = page.locator(".piece.glow[data-id^='line:']");
  const menu = page.getByRole("button", { name: "When free acts are offered" });

  await menu.click();
  const dialog = page.getByRole("dialog", { name: "When free acts are offered" });
  expect(await violations(page)).toEqual([]);
  const buying = dialog.getByRole("group", { name: "Buy a permanent benefit" });
  await buying.getByRole("radio", { name: "never" }).check();
  await lines.first().waitFor({ state: "detached" });
  expect(await page.locator(".acts").getByRole("button", { name: /^Buy/ }).count()).toBe(0);

  await page.reload();
  await asked(page);
  expect(await lines.count()).toBe(0);
  await menu.focus();
  await page.keyboard.press("Enter");
  const before = await choiceOf(page);
  await buying.getByRole("button", { name: /^Buy/ }).first().click();
  await expect.poll(() => choiceOf(page)).toBeGreaterThan(before);
  await page.context().close();
});

it("acts for one's own turn are offered on it, by touch, too", async () => {
  const page = await house.guest({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await sit(page, FREE_ACTS);
  await page.getByRole("button", { name: "When free acts are offered" }).tap();
  await page.getByRole("group", { name: "Buy a permanent benefit" }).getByRole("radio", { name: "on my turn" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await page.locator(".piece.glow.free[data-id^='line:']").first().waitFor();
  await page.context().close();
});

it("a hint says what a master would do and why, and chooses nothing", async () => {
  const page = await house.guest();
  await sit(page);
  const before = await choiceOf(page);
  await page.keyboard.press("h");
  const advice = page.locator(".side .advice");
  await advice.locator(".choice").waitFor();
  await advice.getByText(/^(Better for .+ than|The choice makes hardly)/).waitFor();
  await page.locator(".piece.hinted, .button.hinted").first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await choiceOf(page)).toBe(before);
  await page.keyboard.press("h");
  await page.locator(".advice").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".advice").waitFor();
  while ((await choiceOf(page)) === before) {
    await act(page, { by: "pointer" });
    await answered(page);
  }
  await page.locator(".advice").waitFor({ state: "detached" });
  await page.context().close();
});

it("a hint for a plan names a card, its space and the reason, says what others would cost, and holds while others plan", async () => {
  const page = await house.guest();
  const wish = { game: "shogun", seats: 3, bots: [null, "novice", "novice"], start: true };
  await page.goto(`/table/${await house.rehearse(page, wish, { verbs: ["lay"] })}`);
  await asked(page);
  await page.getByRole("button", { name: "Hint" }).click(); // the others finish their plans while it is thought about
  const advice = page.locator(".side .advice");
  await advice.locator(".choice", { hasText: /Lay .+ on .+/ }).waitFor();
  await advice
    .locator("li", { hasText: /points?$|hardly any$/ })
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

it("a table may be played without hints, and its bots at another pace", async () => {
  const page = await house.guest();
  await page.goto("/new/katana");
  await page.locator(".counts label", { hasText: "2" }).click();
  await page.getByRole("group", { name: "Seat 2" }).getByText("Wanderer").click();
  await page.getByRole("checkbox", { name: /^Hints/ }).uncheck();
  await page.getByRole("group", { name: "Pace of the bots" }).getByText("at once").click();
  await page.getByRole("button", { name: "Begin", exact: false }).click();
  await asked(page);
  expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
  await page.getByRole("button", { name: "Menu" }).click();
  const pace = page.getByRole("dialog").getByLabel("Pace of the bots");
  expect(await pace.inputValue()).toBe("at_once");
  await pace.selectOption("calm");
  await page.reload();
  await page.locator(".desk").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await pace.inputValue()).toBe("calm");
  await page.context().close();
});

it("what contradicts a change gives way to it, and the table says so", async () => {
  const page = await house.guest();
  await page.goto("/new/katana");
  await page.getByRole("group", { name: "The Ghost" }).getByText("level 1").click();
  await page.locator(".counts label", { hasText: "4" }).click();
  await page.getByRole("status").getByText("Changed to fit: The Ghost: does not play.").waitFor();
  expect(await page.locator("form .end .primary").isEnabled()).toBe(true);
  expect(await page.getByRole("group", { name: /^Seat/ }).count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  await page.goto("/new/shogun");
  await page.getByRole("group", { name: "Side of the board" }).getByText("Moon").click();
  await page.getByRole("status").getByText("Starting provinces: Free distribution").waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  await asked(page);
  await page.context().close();
});

it("a component set of one's own is checked, played with and drawn", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zashiki-box-"));
  const ours = readFileSync(OURS, "utf8");
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const page = await house.guest();
  await page.goto("/new/katana");
  const field = page.getByLabel("The values of your own box");
  const begin = page.locator("form .end .primary");

  await field.setInputFiles(file("torn.toml", ours.replace('id = "komainu"', 'id = "komain"')));
  await page
    .getByRole("alert")
    .getByText(/torn\.toml/)
    .waitFor();
  expect(await begin.isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);

  await field.setInputFiles(file("same.toml", ours));
  await page.getByText("same.toml says the same as our list.").waitFor();

  const box = ours.replace(/(id = "komainu"\nspaces = \[2\]\n)coins = \d+/, "$1coins = 9");
  await field.setInputFiles(file("my-box.toml", box));
  await page.getByText("my-box.toml fits").waitFor();
  await begin.click();
  await page.locator(".board").getByText("+9").waitFor();
  await page.context().close();
});

it("the whole game is on one screen, at its start and at its end, and news shift nothing", async () => {
  const page = await house.guest({ speed: "calm" });
  const wish = {
    game: "katana",
    seats: 4,
    settings: { ghost: 0, characters: "all", promo: true, metal: true },
    bots: [null, "random", "random", "random"],
    public: false,
  };
  await page.request.get("/api/me");
  await page.request.put("/api/me", { data: { name: "Murasaki Shikibu della Casa del Glicine", crest: "fan", language: "en" } });
  const below = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.goto(`/table/${await house.rehearse(page, wish)}`);
  await asked(page);
  await still(page);
  expect(await below()).toBeLessThanOrEqual(0);

  const id = await house.rehearse(page, wish, { left: 30, missed: 10 }); // somebody who was away
  await page.goto(`/table/${id}`);
  const skip = page.getByRole("button", { name: "Skip" });
  await skip.waitFor();
  await still(page);
  const places = (): Promise<number[]> =>
    page.evaluate(() => [".board", ".own", ".prompt"].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? -1));
  const before = await places();
  await skip.click();
  await skip.waitFor({ state: "detached" });
  expect(await places()).toEqual(before);

  await page.evaluate(() => localStorage.setItem("zashiki.speed", "at_once"));
  await page.reload();
  await asked(page);
  await page.request.put(`/api/tables/${id}/seats/0`, { data: { bot: "random" } });
  await page.locator("dialog[open] .winner").waitFor();
  await page.keyboard.press("Escape");
  await still(page);
  await expect.poll(below).toBeLessThanOrEqual(0);
  await page.context().close();
});

it("no trouble on the way", () => {
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
