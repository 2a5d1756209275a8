/** The question leads: it asks for this very step, says what an answer brings, and asks once more before what costs dearly. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { House, SOLO, type Scene } from "./house.ts";
import { answered, asked, BUTTONS, choiceOf } from "./player.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TURN: Scene = { choices: 12, verbs: ["place", "pass_taking"] };
const WITH_BOTS = { seats: 3, bots: [null, "random", "random"], public: false };

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

async function sit(page: Page, wish: object, scene: Scene): Promise<void> {
  await page.goto(`/table/${await house.rehearse(page, wish, scene)}`);
  await asked(page);
}

const question = (page: Page) => page.locator(".prompt .question");
const answer = (page: Page, text: string | RegExp) => page.locator(BUTTONS).filter({ hasText: text }).first();

for (const [where, device] of [
  ["on a desk", {}],
  ["on a phone", PHONE],
] as const)
  it(`passing asks which Honor card, says that the round ends, and asks once more, ${where}`, async () => {
    const page = await house.guest(device);
    await sit(page, SOLO, TURN);
    const before = await choiceOf(page);
    await answer(page, "Pass and take an Honor card").click();
    await question(page).getByText("Which Honor card?").waitFor();
    expect(await question(page).innerText()).not.toContain("step");
    const card = page.locator(BUTTONS).first();
    expect(await card.innerText()).toContain("ends this round for you");
    await card.click();
    await question(page).getByText("are you sure?").waitFor();
    expect(await page.locator(".piece.glow").count()).toBe(0);
    await page.getByRole("button", { name: /^No/ }).click();
    await question(page).getByText("Which Honor card?").waitFor();
    await page.getByRole("button", { name: /^Back/ }).click();
    await answer(page, "Pass and take an Honor card").waitFor();
    expect(await choiceOf(page)).toBe(before);
    await page.context().close();
  });

it("an Honor card on the board is asked once more, too; Escape is no, and yes is yes", async () => {
  const page = await house.guest();
  await sit(page, SOLO, TURN);
  const before = await choiceOf(page);
  const card = page.locator(".piece.glow[data-id^='honor:']").first();
  await card.click();
  await question(page).getByText("are you sure?").waitFor();
  await page.keyboard.press("Escape");
  await card.click();
  await page.getByRole("button", { name: /^Yes: Pass/ }).click();
  await page.waitForFunction((count) => Number(document.querySelector<HTMLElement>(".desk")?.dataset.choice) > count, before);
  await page.context().close();
});

it("a Sword that is complete is delivered by the red button, which says what it brings", async () => {
  const page = await house.guest();
  await sit(page, SOLO, { verbs: ["deliver"] });
  const deliver = page.locator(`${BUTTONS}.primary`);
  expect(await deliver.innerText()).toMatch(/^Deliver Sword \d+\s*\+\d+ points/);
  await deliver.hover();
  await page.locator(".piece.pointed[data-id^='sword:']").waitFor();
  await deliver.click();
  await answered(page);
  await page.context().close();
});

it("Escape closes all choices wherever the focus is; they are sought by what they bring, and refusals stand by reason", async () => {
  const page = await house.guest();
  await sit(page, SOLO, TURN);
  const list = page.getByRole("region", { name: "All choices" });
  await page.keyboard.press("l");
  await list.waitFor();
  const all = await list.locator(".group .button").count();
  await list.getByRole("searchbox").fill("ends this round");
  await expect.poll(() => list.locator(".group .button").count()).toBeLessThan(all);
  expect(await list.locator(".group .button").allInnerTexts()).toSatisfy((texts: string[]) =>
    texts.every((text) => text.includes("ends this round")),
  );
  await list.getByRole("searchbox").fill("");
  expect(await list.locator("details").count()).toBeGreaterThan(0);
  await page.locator(".board .piece.glow > .reach").first().focus();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.context().close();
});

it("a march is asked for exactly, each number of armies with its odds", async () => {
  const page = await house.guest();
  await sit(page, { ...WITH_BOTS, game: "shogun", settings: { start: "fixed", daimyo: "random" } }, { verbs: ["march"], choices: 60 });
  const attack = page.locator(BUTTONS);
  for (let i = 0; i < (await attack.count()); i++) {
    await attack.nth(i).click();
    await question(page).getByText("with how many armies?").waitFor();
    if ((await attack.first().innerText()).includes("%")) break;
    await page.keyboard.press("Escape");
    await question(page).getByText("Where does").waitFor();
  }
  expect(await attack.first().innerText()).toMatch(/1 army\s*\d+ % yours/);
  await page.context().close();
});

it("a bid of nothing is asked once more; a figure is put back whole by one Escape", async () => {
  const page = await house.guest();
  const wish = { ...WITH_BOTS, game: "rising_sun", settings: { clans: "random" } };
  await sit(page, wish, { verbs: ["raise_bid", "done"] });
  await answer(page, /^Done/).click();
  await question(page).getByText("are you sure?").waitFor();
  expect(await page.locator(`${BUTTONS}.primary`).innerText()).toContain("you bid nothing");

  await sit(page, wish, { verbs: ["move", "done"] });
  const figures = await page.locator(".board .piece.glow[data-id^='piece:']").count();
  await page.locator(".board .piece.glow[data-id^='piece:']").first().click();
  await question(page).getByText("to which Province?").waitFor();
  await page.keyboard.press("Escape");
  await answer(page, "Move a figure").waitFor();
  expect(await page.locator(".board .piece.glow[data-id^='piece:']").count()).toBe(figures);
  await page.context().close();
});

it("after a choice by keyboard the focus goes on to the next target", async () => {
  const page = await house.guest();
  await sit(page, SOLO, TURN);
  const before = await choiceOf(page);
  await page.keyboard.press("Tab");
  await page.locator(".piece.glow[data-id^='space:market'] > .reach").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((count) => Number(document.querySelector<HTMLElement>(".desk")?.dataset.choice) > count, before);
  await page.waitForFunction(() => document.activeElement?.matches(".piece.glow > .reach, .prompt .button"));
  await page.context().close();
});

it("Undo that is grey says why; who hands over is asked, told that a bot plays, and takes the seat back", async () => {
  const page = await house.guest();
  await sit(page, SOLO, {});
  await page.getByRole("button", { name: "Undo" }).click({ force: true }); // it is grey
  await page.getByText("There is nothing to take back yet.").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Hand over to/ }).click();
  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("button", { name: /^Hand over to/ }).click();
  await page.getByRole("button", { name: "Yes, hand over" }).click();
  await page.keyboard.press("Escape");
  await page.getByText("A bot plays for you.").waitFor();
  await page.getByRole("button", { name: "Play again myself" }).click();
  await page.getByText("A bot plays for you.").waitFor({ state: "detached" });
  await page.context().close();
});

it("who wants it so is asked once more before each turn counts", async () => {
  const page = await house.guest();
  await sit(page, SOLO, TURN);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Ask once more before each of my turns counts").check();
  await page.keyboard.press("Escape");
  const before = await choiceOf(page);
  await page.locator(".piece.glow[data-id^='space:market']").first().click();
  await question(page).getByText("are you sure?").waitFor();
  expect(await choiceOf(page)).toBe(before);
  await page.context().close();
});

it("no trouble on the way", () => {
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
