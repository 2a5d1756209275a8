/** Shogun in the browser: whole games, planning in every way, a lost connection, the phone, both languages, both themes. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./access.ts";
import { House, type Scene } from "./house.ts";
import { asked, BUTTONS, PLANNING, play } from "./player.ts";

const CARD = ".own [data-id^='card:'].glow";
const SPACE = ".own [data-id^='space:'].glow";
const TALL = { viewport: { width: 1440, height: 1000 } }; // nothing has to be scrolled

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

/** Drag something onto something else. */
async function carry(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await page.locator(from).first().boundingBox(), await page.locator(to).first().boundingBox()];
  if (!start || !end) throw new Error(`${from} or ${to} is not there`);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
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
    const drag = (from: string, to: string): Promise<void> => carry(page, from, to);
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

  it("lets two cards change places where one is dropped onto the other", async () => {
    const page = await house.guest(TALL);
    await sit([page]);
    const [one, two] = await page
      .locator(CARD)
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => `.own [data-id='${(card as SVGElement).dataset.id}']`));
    if (!one || !two) throw new Error("there are no two cards");
    const over = (card: string, space: string): Promise<unknown> =>
      page.waitForFunction(
        ([laid, place]) => {
          const [a, b] = [laid, place].map((selector) => document.querySelector(selector ?? "")?.getBoundingClientRect());
          return !!a && !!b && a.x >= b.x && a.right <= b.right && a.y >= b.y - 1;
        },
        [card, `[data-id='space:${space}']`],
      );
    await carry(page, one, "[data-id='space:collect_taxes']");
    await over(one, "collect_taxes");
    await carry(page, two, "[data-id='space:battle_a']");
    await over(two, "battle_a");
    await carry(page, one, two);
    await over(one, "battle_a");
    await over(two, "collect_taxes");
    await page.context().close();
  });

  it("swaps a card of the hand for one of a whole plan", async () => {
    const page = await house.guest(TALL);
    await sit([page], {}, { verbs: ["done", "take_back"] });
    expect(await laid(page)).toHaveLength(11);
    const [out, own] = await Promise.all(
      [".plan", ".hand"].map((part) => page.locator(`.own ${part} [data-id^='card:']`).first().getAttribute("data-id")),
    );
    await carry(page, `.own .hand [data-id='${own}']`, `.own .plan [data-id='${out}']`);
    await page.locator(`.own .plan [data-id='${own}']`).waitFor();
    await page.locator(`.own .hand [data-id='${out}']`).waitFor();
    expect(await laid(page)).toHaveLength(11);
    await page.context().close();
  });

  it("picks a card of a whole plan by a click, and a click on another lets the two change places", async () => {
    const page = await house.guest(TALL);
    await sit([page], {}, { verbs: ["done", "take_back"] });
    const [one, two] = await laid(page);
    await page.locator(`.own .plan [data-id='${one}']`).click();
    await page.locator(`.own .plan [data-id='${one}'].picked`).waitFor();
    await page.locator(BUTTONS).getByText("back").waitFor();
    expect(await laid(page)).toHaveLength(11);
    await page.locator(`.own .plan [data-id='${two}']`).click();
    await page.waitForFunction(
      ([first, second]) => {
        const cards = [...document.querySelectorAll<SVGElement>(".own .plan [data-id^='card:']")].map((card) => card.dataset.id);
        return cards.length === 11 && cards[0] === second && cards[1] === first;
      },
      [one, two],
    );
    await page.context().close();
  });

  it("moves nothing on the page while a card is picked, however few spaces are left", async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await house.guest({ viewport });
      await sit([page]);
      for (let i = 0; i < 3; i++) await layOne(page);
      const card = page.locator(CARD).first();
      await card.scrollIntoViewIfNeeded();
      const id = await card.getAttribute("data-id");
      const [space, bar] = [page.locator("[data-id='space:bid']"), page.locator(".prompt")];
      const before = [await card.boundingBox(), await space.boundingBox()];
      const height = (await bar.boundingBox())?.height ?? 0;
      await card.click();
      await page.locator(`.own [data-id='${id}'].picked`).waitFor();
      expect([await page.locator(`.own [data-id='${id}']`).boundingBox(), await space.boundingBox()]).toEqual(before);
      const more = ((await bar.boundingBox())?.height ?? 0) - height;
      expect(more).toBeLessThanOrEqual(viewport.width < 561 ? 44 : 0); // on a phone the way back has a row of its own
      await page.context().close();
    }
  });

  it("leaves a dropped card where it was let go until it lies there", async () => {
    const page = await house.guest({ ...TALL, reducedMotion: "no-preference" });
    await sit([page]);
    await page.evaluate(() => {
      const starts: number[][] = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, ...rest) {
        const first = Array.isArray(frames) ? String(frames[0]?.transform ?? "") : "";
        if (this.parentElement?.id === "travel-layer" && first) {
          const matrix = new DOMMatrix(first);
          starts.push([matrix.e, matrix.f]);
        }
        return animate.call(this, frames, ...rest);
      };
      Object.assign(window, { starts });
    });
    const card = (await page.locator(CARD).first().getAttribute("data-id")) ?? "";
    const there = await page.locator("[data-id='space:battle_a']").boundingBox();
    await carry(page, `[data-id='${card}']`, "[data-id='space:battle_a']");
    await page.locator(`.own .plan [data-id='${card}']`).waitFor();
    const starts = (): Promise<number[][]> => page.evaluate(() => (window as unknown as { starts: number[][] }).starts);
    const begins = ([x = 0, y = 0]: number[]): boolean =>
      Math.abs(x - (there?.x ?? 0)) < (there?.width ?? 0) && Math.abs(y - (there?.y ?? 0)) < (there?.height ?? 0);
    await expect.poll(async () => (await starts()).some(begins)).toBe(true); // the cards of others travel, too
    await page.context().close();
  });

  it("lays the cards of last season again, and Done is beside them", async () => {
    const page = await house.guest(TALL);
    await sit([page], {}, { verbs: ["lay"], choices: 60 });
    const before = (await laid(page)).length;
    await page.getByRole("button", { name: "As last season" }).click();
    await page.waitForFunction((count) => document.querySelectorAll(".own .plan [data-id^='card:']").length > count, before);
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

describe("the moments", () => {
  const told = { ...TALL, speed: "brisk" };

  it("the tower works over the map, and its result is told before the map shows it", async () => {
    const page = await house.guest(told);
    await sit([page], {}, { verbs: ["march"] });
    const target = page.locator(".board .area:is(.rival, .neutral) .glow > .reach").first();
    await target.click();
    const armies = page.locator(BUTTONS).last();
    if (await armies.count()) await armies.click();
    const [tower, board] = [page.locator("[data-scene='throw'] .tower"), page.locator(".desk > .board")];
    await tower.waitFor();
    const high = async (what: typeof tower): Promise<number> => (await what.boundingBox())?.height ?? 0;
    expect(await high(tower)).toBeGreaterThan(0.45 * (await high(board)));
    await page.locator("[data-scene='throw'] .end.shown").waitFor();
    expect(await page.locator(".desk").getAttribute("data-telling")).toBe("");
    await page.locator("[data-scene='throw']").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("while actions are told, the bar says which one it is", async () => {
    const page = await house.guest(told);
    await sit([page], {}, { verbs: ["take_position"] });
    await page.locator("[data-id^='position:'].glow").first().click();
    await page
      .locator(".prompt .during")
      .getByText(/^Action 1 of 10: /)
      .waitFor();
    await page.context().close();
  });

  it("each number of armies that may attack tells its odds on its button", async () => {
    const page = await house.guest();
    await sit([page], {}, { verbs: ["march"], seed: 6 });
    await page.locator(".board .area.rival .glow > .reach").first().click();
    const armies = page.locator(BUTTONS);
    await armies.nth(1).waitFor();
    for (const text of await armies.allTextContents()) expect(text).toMatch(/\d % yours/);
    await page.context().close();
  });

  it("armies are dragged to where they march", async () => {
    const page = await house.guest(TALL);
    await sit([page], {}, { verbs: ["march"] });
    const choice = await page.locator(".desk").getAttribute("data-choice");
    await carry(page, ".board .armies.marching", ".board .area:is(.own, .rival, .neutral) .glow");
    const armies = page.locator(BUTTONS);
    if (await armies.count()) await armies.last().click();
    await page.locator(`.desk:not([data-choice='${choice}'])`).waitFor();
    await page.context().close();
  });

  it("the event is turned over, then the bids one by one", async () => {
    const page = await house.guest(told);
    await sit([page], {}, { verbs: ["done"], seats: [0], choices: 30 });
    const seen = await page.evaluateHandle(() => {
      const counts: number[] = [];
      new MutationObserver(() => {
        const bids = document.querySelector("[data-scene='bids']");
        const count = bids?.querySelectorAll(".turned").length;
        if (count && count !== counts.at(-1)) counts.push(count);
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
      return counts;
    });
    await page.getByRole("button", { name: "Done" }).first().click();
    await page.locator("[data-scene='event'] .turned").waitFor();
    await page.locator("[data-scene='bids']").waitFor();
    await page.locator("[data-scene='bids']").waitFor({ state: "detached" });
    expect(await seen.jsonValue()).toEqual([1, 2, 3]);
    await page.context().close();
  });
});

describe("the draft", () => {
  it("marks the province of a card that is looked at, and a click on it takes the card", async () => {
    const page = await house.guest(TALL);
    await sit([page], { start: "draft" }, { verbs: ["take"] });
    const id = (await page.locator(".board [data-id^='card:'].glow").first().getAttribute("data-id"))?.slice("card:".length) ?? "";
    await page.mouse.move(5, 5);
    await page.locator(`.board [data-id='card:${id}']`).hover();
    await page.locator(`.area.spoken [data-id='province:${id}']`).waitFor();
    await page.getByRole("tooltip").getByText("marked on the map").waitFor();
    await page.mouse.move(5, 5);
    await page.locator(`.board [data-id='province:${id}'].glow > .reach`).click();
    await page.locator(`.board [data-id='card:${id}']`).waitFor({ state: "detached" });
    await page.context().close();
  });
});

describe("the board", () => {
  it("has the plan and the whole hand in view on a small page, and the map beside what rules the season", async () => {
    const page = await house.guest({ viewport: { width: 1024, height: 768 } });
    await sit([page]);
    for (const id of await page
      .locator(".own [data-id]")
      .evaluateAll((pieces) => pieces.map((piece) => (piece as SVGElement).dataset.id))) {
      const box = await page.locator(`.own [data-id='${id}']`).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), id).toBeLessThanOrEqual(768);
    }
    for (const id of ["position:5", "province:aki", "outside:mutsu"]) {
      const box = await page.locator(`[data-id='${id}']`).boundingBox();
      expect(box && box.y >= 52 && box.y + box.height <= 768 && box.x + box.width <= 756, id).toBe(true);
    }
    await page.context().close();
  });

  it("gives the map most of the page", async () => {
    const page = await house.guest();
    await sit([page]);
    const map = await page.locator(".board svg .sea").boundingBox();
    expect(map?.width).toBeGreaterThanOrEqual(0.55 * 1440);
    expect(map?.height).toBeGreaterThanOrEqual(0.6 * 900);
    await page.context().close();
  });

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

  it("has the phase above its dots on a phone, beside the tools and not over them", async () => {
    const page = await house.guest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, language: "it" });
    for (const verbs of [["lay"], ["take_position"], ["march"]]) {
      await sit([page], {}, { verbs });
      const [phase, dots, tool] = await Promise.all(
        ["header .now span", "header .dots", "header .tool"].map((part) => page.locator(part).first().boundingBox()),
      );
      if (!phase || !dots || !tool) throw new Error("something is not there");
      expect(phase.y).toBeGreaterThanOrEqual(0);
      expect(phase.y + phase.height).toBeLessThanOrEqual(dots.y + 1);
      expect(dots.y + dots.height).toBeLessThanOrEqual(52);
      expect(phase.x + phase.width).toBeLessThanOrEqual(tool.x);
    }
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
