/** Shogun in the browser: whole games, planning in every way, a lost connection, the phone, both languages, both themes. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./access.ts";
import type { Liking } from "./hand.ts";
import { House, type Scene } from "./house.ts";
import { asked, BUTTONS, play, TARGETS } from "./player.ts";

const CARD = ".own [data-id^='card:'].glow";
const SPACE = ".own [data-id^='space:'].glow";
const TALL = { viewport: { width: 1440, height: 1000 } }; // nothing has to be scrolled

/** A card that is picked goes to a space; who may be done is done; what is in hand is laid. */
const PLANNING: Liking[] = [
  { selector: `.desk:has(.own .piece.picked) ${SPACE}` },
  { selector: BUTTONS, text: "^(Done|Fatto)" },
  { selector: ".own .hand [data-id^='card:'].glow" },
  { selector: BUTTONS },
  { selector: TARGETS },
];

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** One person or several at a table that has come to a scene; the other seats are bots. */
async function sit(pages: Page[], settings: object = {}, scene: Scene = {}): Promise<void> {
  const bots = [0, 1, 2].map((seat) => (seat < pages.length ? null : "random"));
  const wish = { game: "shogun", seats: 3, settings: { start: "fixed", daimyo: "random", ...settings }, bots, public: false };
  const [host, ...others] = pages as [Page, ...Page[]];
  const id = await house.rehearse(host, wish, scene, others);
  for (const page of pages) {
    await page.goto(`/table/${id}`);
    await asked(page);
  }
}

/** The cards on the individual board, as ids by space. */
function laid(page: Page): Promise<string[]> {
  return page.locator(".own .plan [data-id^='card:']").evaluateAll((cards) => cards.map((card) => (card as SVGElement).dataset.id ?? ""));
}

async function layOne(page: Page): Promise<void> {
  const before = (await laid(page)).length;
  await page.locator(CARD).last().click();
  await page.locator(SPACE).first().click();
  await page.waitForFunction((count) => document.querySelectorAll(".own .plan [data-id^='card:']").length > count, before);
}

/** What is known of a seat's plan, in all frames heard so far: cards face up. */
function known(frames: string[], seat: number): number[] {
  const views = frames.map(
    (frame) => (JSON.parse(frame) as { view?: { stage: string; players: { plan: number[]; hand: number[] | null }[] } }).view,
  );
  return views.flatMap((view) =>
    view?.stage === "planning"
      ? [...(view.players[seat]?.plan ?? []), ...(view.players[seat]?.hand ?? [])].filter((card) => card >= 0)
      : [],
  );
}

/** What axe finds on a board; the words beside it are looked at on the pages. */
const faults = (page: Page): Promise<string[]> => violations(page, { sizes: false });

describe("a whole game of Shogun", () => {
  it("is played by clicking, and winter is told to its last line", async () => {
    const page = await house.guest(TALL);
    await sit([page]);
    await play(page, { by: "pointer", likings: PLANNING });
    expect(await page.locator("dialog[open] tbody tr").count()).toBeGreaterThanOrEqual(10);
    await page.keyboard.press("Escape");
    const totals = await page.locator("svg [aria-label^='Winter:'] .points.total").allTextContents();
    expect(totals).toHaveLength(3);
    expect(totals).toEqual((await page.locator(".side .score").allTextContents()).map((score) => /\d+/.exec(score)?.[0]));
    await page.context().close();
  });

  it("is played by keyboard alone", async () => {
    const page = await house.guest({ ...TALL, language: "it", theme: "dark" });
    await sit([page]);
    await play(page, { by: "keyboard", likings: PLANNING });
    await page.context().close();
  });
});

describe("planning", () => {
  it("takes a card by dragging it onto a space, to another space, and back", async () => {
    const page = await house.guest(TALL);
    await sit([page]);
    const drag = async (from: string, to: string): Promise<void> => {
      const [start, end] = [await page.locator(from).first().boundingBox(), await page.locator(to).first().boundingBox()];
      if (!start || !end) throw new Error(`${from} or ${to} is not there`);
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(start.x, start.y, { steps: 4 });
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
      await page.mouse.up();
    };
    const card = (await page.locator(CARD).first().getAttribute("data-id")) ?? "";
    const there = `.own .plan [data-id='${card}']`;
    await drag(`[data-id='${card}']`, "[data-id='space:collect_taxes']");
    await page.locator(there).waitFor();
    const before = await page.locator(there).boundingBox();
    await drag(there, "[data-id='space:collect_rice']");
    await page.waitForFunction(
      ([selector, x]) => Math.abs((document.querySelector(selector as string)?.getBoundingClientRect().x ?? 0) - (x as number)) > 20,
      [there, before?.x ?? 0] as const,
    );
    await drag(there, ".own [data-id='card:treasure_4']");
    await page.locator(there).waitFor({ state: "detached" });
    expect(await laid(page)).toEqual([]);
    await page.context().close();
  });

  it("asks for the space first or the card first, and Esc goes back", async () => {
    const page = await house.guest(TALL);
    await sit([page]);
    await page.locator("[data-id='space:bid']").click();
    await page.keyboard.press("Escape");
    await page.locator("[data-id='space:bid'].glow").waitFor();
    await page.locator("[data-id='space:bid']").click();
    await page.locator(".own [data-id='card:treasure_2']").click();
    await page.locator(".own .plan [data-id='card:treasure_2']").waitFor();
    expect(await laid(page)).toEqual(["card:treasure_2"]);
    await page.context().close();
  });

  it("goes on after a lost connection, with nobody seeing the other's plan", async () => {
    const [host, guest] = [await house.guest(TALL), await house.guest({ ...TALL, theme: "dark" })];
    const [toHost, toGuest] = [host, guest].map((page) => {
      const heard: string[] = [];
      page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void heard.push(String(payload))));
      return heard;
    }) as [string[], string[]];
    await sit([host, guest]);
    for (let i = 0; i < 3; i++) await layOne(host);
    const mine = await laid(host);

    await host.context().setOffline(true);
    await layOne(guest);
    const whose = guest.getByRole("group", { name: "Whose boards" }).getByRole("button");
    await whose.nth(0).press("Enter");
    await guest.getByText(/is still planning/).waitFor();
    expect(await laid(guest)).toEqual([]);
    await whose.nth(1).press("Enter");
    await host.context().setOffline(false);

    await host.locator(CARD).first().waitFor();
    expect(await laid(host)).toEqual(mine);
    await layOne(host);
    expect((await laid(host)).length).toBe(mine.length + 1);
    expect(known(toHost, 0).length).toBeGreaterThan(0);
    expect(known(toGuest, 1).length).toBeGreaterThan(0);
    expect(known(toGuest, 0)).toEqual([]);
    expect(known(toHost, 1)).toEqual([]);
    for (const page of [host, guest]) await page.context().close();
  });
});

describe("the board", () => {
  it.each([
    ["en", "light"],
    ["it", "dark"],
  ] as const)("is in order for everybody (%s, %s), from the draft to the first action", async (language, theme) => {
    const page = await house.guest({ ...TALL, language, theme });
    const settings = { start: "draft", daimyo: "choose", side: language === "it" ? "moon" : "sun" };
    await sit([page], settings);
    expect(await faults(page)).toEqual([]);
    await sit([page], settings, { verbs: ["lay"] });
    await page.locator(SPACE).first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator(CARD).first().click();
    expect(await faults(page)).toEqual([]);
    await sit([page], settings, { verbs: ["take_position"] });
    await page.locator("[data-id^='position:'].glow").first().waitFor();
    expect(await faults(page)).toEqual([]);
    await sit([page], settings, { verbs: ["march"] });
    await page.locator(".own .space.now").waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  it("fits a phone: nothing sticks out, cards are laid by tapping", async () => {
    const page = await house.guest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await sit([page]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const [card, space] = [page.locator(CARD).first(), page.locator(SPACE).first()];
    const box = await card.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await card.tap();
    await space.tap();
    await page.locator(".own .plan [data-id^='card:']").first().waitFor();
    await page.context().close();
  });

  it("shows all provinces, and says of each what stands in it", async () => {
    const page = await house.guest(TALL);
    await sit([page]);
    expect(await page.locator("[data-id^='province:']").count()).toBe(37);
    expect(await page.locator("[data-id='province:yamato'] > .reach").getAttribute("aria-label")).toMatch(/Yamato.*5 armies/);
    await page.mouse.move(5, 5);
    await page.locator("[data-id='province:yamato']").hover();
    await page.getByRole("tooltip").getByText("5 armies").waitFor();
    await page.context().close();
  });

  it("leaves no trouble behind", () => {
    expect(house.trouble).toEqual({ errors: [], strangers: [] });
  });
});
