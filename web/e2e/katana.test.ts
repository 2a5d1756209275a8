/** Whole games of one person against the Ghost. */

import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, SOLO } from "./house.ts";
import { act, answered, asked, choiceOf, play } from "./player.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const STORY = { game: "katana", seats: 1, settings: { ghost: 3, chapter: 3 }, public: false };
const FULL = { game: "katana", seats: 1, settings: { ghost: 3, characters: "all", promo: true, metal: true }, public: false };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The texts on the boards that are smaller than so many pixels. */
const smaller = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    (pixels) =>
      [...document.querySelectorAll<SVGTextElement>(".board svg text, .own svg text")]
        .filter((text) => text.getClientRects().length)
        .map((text) => ({ text, size: parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM()?.a ?? 0) }))
        .filter(({ size }) => size < pixels)
        .map(({ text, size }) => `${text.textContent} ${size.toFixed(1)}`),
    least,
  );

/** Whether something lies in the window, above what is fixed at its bottom. */
const inWindow = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    const bar = document.querySelector(".bar");
    const end = bar && getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top : innerHeight;
    return !!box && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= end;
  }, selector);

describe("the table of Shōgun no Katana", () => {
  it("has no text below 11 pixels on a desk, and none below 12 on a phone", async () => {
    for (const [least, look] of [
      [11, {}],
      [12, PHONE],
    ] as const) {
      const page = await house.guest(look);
      const id = await house.rehearse(page, FULL, { choices: 60, verbs: ["place"] });
      await page.goto(`/table/${id}`);
      await asked(page);
      expect(await smaller(page, least)).toEqual([]);
      await page.context().close();
    }
  });

  it("takes a click on a whole building for one on a space in it", async () => {
    const page = await house.guest();
    const id = await house.rehearse(page, SOLO, { choices: 1, verbs: ["place"] });
    await page.goto(`/table/${id}`);
    await asked(page);
    const before = await choiceOf(page);
    await page.locator("[data-id='area:palace'].glow > .reach").click({ position: { x: 200, y: 30 } });
    await expect.poll(() => choiceOf(page)).toBeGreaterThan(before);
    await page.context().close();
  });

  it("asks whether a Room is used or left, once it has been picked", async () => {
    const page = await house.guest();
    const id = await house.rehearse(page, SOLO, { verbs: ["room", "shift"] });
    await page.goto(`/table/${id}`);
    await asked(page);
    await page.locator("[data-id^='room:'].glow > .reach").first().click();
    await page.locator("[data-id^='room:'].picked").waitFor();
    await page.locator(".prompt .choices .button:not(.quiet)").first().waitFor();
    await page.context().close();
  });

  it("lets a Worker be dragged onto a building", async () => {
    const page = await house.guest();
    const id = await house.rehearse(page, SOLO, { choices: 1, verbs: ["place"] });
    await page.goto(`/table/${id}`);
    await asked(page);
    const before = await choiceOf(page);
    const worker = await page.locator(".own [data-id='figure:worker'] [data-lift]").boundingBox();
    const roof = await page.locator("[data-id='area:palace'] > .reach").boundingBox();
    if (!worker || !roof) throw new Error("nothing to drag");
    await page.mouse.move(worker.x + worker.width / 2, worker.y + worker.height / 2);
    await page.mouse.down();
    await page.mouse.move(roof.x + roof.width / 2, roof.y + roof.height * 0.6, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => choiceOf(page)).toBeGreaterThan(before);
    await page.context().close();
  });

  it("has the hand in view while a chapter is told, and the chapter covers nothing", async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
    ]) {
      const page = await house.guest({ viewport });
      const id = await house.rehearse(page, STORY, { verbs: ["play"] });
      await page.goto(`/table/${id}`);
      await asked(page);
      expect(await inWindow(page, ".hand [data-id^='card:'] > .reach")).toBe(true);
      await page.context().close();
    }
  });

  it("moves what is asked into sight on a phone", async () => {
    const page = await house.guest(PHONE);
    const id = await house.rehearse(page, SOLO);
    await page.goto(`/table/${id}`);
    await asked(page);
    await expect.poll(() => inWindow(page, "[data-id='sword:33'] > .reach, .board .piece.glow > .reach")).toBe(true);
    await page.context().close();
  });

  it("shows where a Sword would enter, and says what was done once it has", async () => {
    const page = await house.guest();
    await page.goto(`/table/${await house.rehearse(page, SOLO, { choices: 1, verbs: ["take_sword"] })}`);
    await asked(page);
    await page.locator(".board .piece.glow[data-id^='sword:'] > .reach").first().hover();
    await page.locator(".own .cell.ahead[data-id$='_1']").waitFor();
    await page.locator(".board .piece.glow[data-id^='sword:'] > .reach").first().click();
    await page.locator(".prompt .news li:first-child", { hasText: /takes Sword/ }).waitFor();
    await page.context().close();
  });

  it("shows where a move leads and with what, and no card lies over the Forge", async () => {
    const page = await house.guest();
    await page.goto(`/table/${await house.rehearse(page, SOLO, { verbs: ["move"] })}`);
    await asked(page);
    const sword = page.locator(".own .piece.glow:not(.free)[data-id^='sword:'] > .reach").first();
    await sword.hover();
    const cell = page.locator(".own .cell.ahead");
    await cell.waitFor();
    await page.getByRole("tooltip").waitFor();
    const [forge, card] = [await page.locator(".own .forge").boundingBox(), await page.getByRole("tooltip").boundingBox()];
    if (!forge || !card) throw new Error("nothing is shown");
    const apart = card.x >= forge.x + forge.width || card.x + card.width <= forge.x || card.y + card.height <= forge.y;
    expect(apart).toBe(true);
    const [goal, before] = [await cell.getAttribute("data-id"), await choiceOf(page)];
    const [row = "", column = ""] = (goal ?? "").replace("cell:", "").split("_");
    await page
      .locator(".prompt .choices .button", { hasText: `to row ${row}, column ${column}` })
      .first()
      .click();
    await expect.poll(() => choiceOf(page)).toBeGreaterThan(before);
    await page.locator(".side li", { hasText: `moves to row ${row}, column ${column}` }).waitFor();
    await page.context().close();
  });

  it("brings the Forge into sight on a phone when somebody works there", async () => {
    const page = await house.guest(PHONE);
    await page.goto(`/table/${await house.rehearse(page, SOLO, { choices: 1, verbs: ["forge"] })}`);
    await asked(page);
    await page.locator(".prompt .choices .button", { hasText: /^Work at the Forge/ }).tap();
    await expect.poll(() => inWindow(page, ".own [data-id='line:column_1'] > .reach")).toBe(true);
    await page.context().close();
  });

  it("goes on while somebody else's boards are looked at, with free acts for what is then out of sight", async () => {
    const page = await house.guest(PHONE);
    const id = await house.rehearse(page, SOLO, { verbs: ["done", "buy"], choices: 2 });
    await page.goto(`/table/${id}`);
    await asked(page);
    const before = await choiceOf(page);
    await page.locator(".own .whose button", { hasText: "Ghost" }).tap();
    await page.locator(".prompt .choices .button", { hasText: /^Buy/ }).waitFor();
    await page.locator(".prompt .choices .button", { hasText: /^Done/ }).tap();
    await expect.poll(() => choiceOf(page)).toBeGreaterThan(before);
    await page.context().close();
  });

  it("keeps a button for each group of answers, however little room there is", async () => {
    const page = await house.guest({ viewport: { width: 1024, height: 768 }, language: "it" });
    const id = await house.rehearse(page, SOLO);
    await page.goto(`/table/${id}`);
    await asked(page);
    expect(await page.locator(".prompt .choices .button").count()).toBe(4);
    await page.context().close();
  });
});

describe("a game against the Ghost", () => {
  it("begins with one click, a second one leaves the lesson for later, and the first own move takes at most seven", async () => {
    const page = await house.guest();
    await house.settle(page);
    await page.goto("/");
    let clicks = 2;
    await page.getByRole("button", { name: "Play the Ghost now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "No, play right away" }).click();
    await page.locator(".desk").waitFor();
    const before = await choiceOf(page);
    while ((await choiceOf(page)) === before && clicks < 7) {
      await act(page, { by: "pointer" });
      clicks += 1;
      await answered(page);
    }
    expect(await choiceOf(page)).toBeGreaterThan(before);
    await page.context().close();
  });

  it("is played to the end by clicking; it can be looked through, taken along and brought back", async () => {
    const page = await house.guest();
    const id = await house.rehearse(page, SOLO);
    await page.goto(`/table/${id}`);
    await play(page, { by: "pointer" });
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("table").waitFor();
    expect(await dialog.locator("tbody tr").count()).toBeGreaterThan(2);
    await dialog.locator("figure svg path").first().waitFor();

    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Export the record" }).click();
    const file = join(mkdtempSync(join(tmpdir(), "zashiki-record-")), "game.json");
    await (await download).saveAs(file);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ game: "katana" });

    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "To the start" }).click();
    await page.getByText("You are looking back at the start of the game").waitFor();
    await page.getByRole("button", { name: "One step on" }).click();
    await page.getByText("You are looking back at 1.1").waitFor();
    await page.getByRole("combobox", { name: "View as" }).selectOption("spectator");
    await page.getByText("You are looking back at 1.1").waitFor();
    await page.getByRole("button", { name: "Back to now" }).click();

    await page.goto("/archive");
    await page.getByLabel("Import a record").setInputFiles(file);
    await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
    await page.locator("dialog[open] .winner").waitFor();
    await page.context().close();
  });

  it("is played to the end by keyboard alone", async () => {
    const page = await house.guest();
    const id = await house.rehearse(page, SOLO);
    await page.goto(`/table/${id}`);
    await play(page, { by: "keyboard", seed: 9 });
    await page.locator("dialog[open] .winner").waitFor();
    await page.context().close();
  });

  it("leaves no trouble behind", () => {
    expect(house.trouble).toEqual({ errors: [], strangers: [] });
  });
});
