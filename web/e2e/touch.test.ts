/** Dragging with a finger: a short hold picks a piece up; without it the page is moved, as everywhere. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { House, SOLO } from "./house.ts";
import { asked, choiceOf } from "./player.ts";
import { positionsOf } from "./sizes.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** The middle of an element. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Press, hold until the piece is lifted, go to another element, and let go. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", await middle(page, from));
  await page.locator(".lifted").waitFor();
  await touch("touchMove", await middle(page, to));
  await touch("touchMove", await middle(page, to));
  await touch("touchEnd");
}

it("a card is laid onto a space of the plan by a finger, and the page stays where it is", async () => {
  const page = await house.guest(PHONE);
  const wish = {
    game: "shogun",
    seats: 3,
    bots: [null, "random", "random"],
    settings: { start: "fixed", daimyo: "random" },
    public: false,
  };
  await page.goto(`/table/${await house.rehearse(page, wish, { verbs: ["lay"] })}`);
  await asked(page);
  const card = await page.locator(".hand [data-id^='card:']").first().getAttribute("data-id");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0); // the plan has come into sight
  const before = await page.evaluate(() => scrollY);
  await drag(page, `.hand [data-id='${card}'] > .reach`, "[data-id='space:collect_taxes'] > .reach");
  await page.locator(`.plan [data-id='${card}']`).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.context().close();
});

it("a Resource is dragged onto the blade of the katana", async () => {
  const page = await house.guest(PHONE);
  const position = positionsOf("katana").find(({ prompt }) => prompt === "compose_katana");
  if (!position) throw new Error("nobody composes");
  await page.goto(`/table/${await house.position(page, position)}`);
  await asked(page);
  const before = await choiceOf(page);
  await page.locator(".compose").evaluate((panel) => panel.scrollIntoView({ block: "center" })); // away from the edges, where the page moves on
  await drag(page, ".compose [data-id^='resource:'].glow > .reach", "[data-id='blade:0']");
  await expect.poll(() => choiceOf(page)).toBeGreaterThan(before);
  await page.context().close();
});

it("a finger that goes up over the board moves the page, one that goes sideways moves the board; another Sword takes the place of the one tapped", async () => {
  const page = await house.guest(PHONE);
  await page.goto(`/table/${await house.rehearse(page, SOLO, { verbs: ["take_sword"], choices: 1 })}`);
  await asked(page);
  const finger = await page.context().newCDPSession(page);
  const swipe = async (dx: number, dy: number): Promise<void> => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x: 200, y: 330 });
    for (let i = 1; i <= 8; i++) await touch("touchMove", { x: 200 + (dx * i) / 8, y: 330 + (dy * i) / 8 });
    await touch("touchEnd");
  };
  const moved = (): Promise<string | null> => page.locator(".frame > svg > g").getAttribute("transform");
  await page.evaluate(() => scrollTo(0, 0));
  const before = await moved();
  await swipe(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  expect(await moved()).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await swipe(before?.includes("translate(0 ") ? -120 : 60, 0);
  await expect.poll(moved).not.toBe(before);

  const choice = await choiceOf(page);
  const swords = page.locator(".board .piece.glow[data-id^='sword:']");
  const ids = await swords.evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("data-id")));
  for (const id of ids.slice(0, 2)) {
    await page.locator(`[data-id='${id}'] > .reach`).scrollIntoViewIfNeeded();
    await page.locator(`[data-id='${id}'] > .reach`).dispatchEvent("pointerdown", { pointerType: "touch" });
    await page.locator(`[data-id='${id}'] > .reach`).dispatchEvent("click");
    await page.locator(`.piece.picked[data-id='${id}']`).waitFor();
  }
  expect(await page.locator(".piece.picked").count()).toBe(1);
  expect(await choiceOf(page)).toBe(choice);
  await page.context().close();
});

it("a Family Member is dragged to a Room, and from there to another", async () => {
  const page = await house.guest();
  await page.goto(`/table/${await house.rehearse(page, SOLO, { verbs: ["send"] })}`);
  await asked(page);
  const go = async (from: string, to: string): Promise<void> => {
    const before = await choiceOf(page);
    const [start, end] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => choiceOf(page)).toBeGreaterThan(before);
  };
  await go("[data-id='family-0:family'] [data-lift]", "[data-id^='room:'].glow > .reach");
  await asked(page);
  const member = page.locator("[data-id^='member-0:'].glow").first();
  const room = await member.getAttribute("data-stands");
  await go("[data-id^='member-0:'].glow > .reach", `[data-id^='room:']:not([data-id='${room}']) > .reach`);
  await page.context().close();
});

it("the board of a phone moves to what is told of", async () => {
  const page = await house.guest(PHONE);
  await page.goto(`/table/${await house.rehearse(page, SOLO, { choices: 30, verbs: ["place"] })}`);
  await asked(page);
  /** How many of the pieces that are told of lie on the board, and how many of them are seen. */
  const told = (): Promise<{ all: number; seen: number }> =>
    page.evaluate(() => {
      const frame = document.querySelector(".frame")?.getBoundingClientRect();
      const pieces = [...document.querySelectorAll(".frame .piece.pointed > .reach")].map((piece) => piece.getBoundingClientRect());
      const seen = pieces.filter(({ left, right }) => frame && left >= frame.left - 1 && right <= frame.right + 1);
      return { all: pieces.length, seen: seen.length };
    });
  const places = new Set<string | null>();
  await page.getByRole("button", { name: "History" }).tap();
  for (let step = 0; step < 14; step++) {
    const beat = await page.locator(".board").getAttribute("data-beat");
    await page.getByRole("button", { name: "One step back" }).tap();
    await expect.poll(() => page.locator(".board").getAttribute("data-beat")).not.toBe(beat);
    await expect.poll(async () => (await told()).all === 0 || (await told()).seen > 0).toBe(true);
    places.add(await page.locator(".frame > svg > g").getAttribute("transform"));
  }
  expect(places.size).toBeGreaterThan(1);
  await page.context().close();
});

it("no trouble on the way", () => {
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
