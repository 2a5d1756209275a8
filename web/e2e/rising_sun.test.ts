/** Rising Sun in the browser: whole games, negotiation, secret bids over a lost connection, the phone, both languages and themes. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changed, type Change } from "../src/net/changes.ts";
import { filled } from "../src/net/socket.ts";
import type { FromServer, LogLine } from "../src/net/types.ts";
import { violations } from "./access.ts";
import { House, type Scene } from "./house.ts";
import { asked, BUTTONS, play, TARGETS } from "./player.ts";

const RAISE = ".war .press[aria-label*=' more ']";
const TALL = { viewport: { width: 1440, height: 1100 } };
const BIDDING = ["raise_bid"];
const DONE = [{ selector: BUTTONS, text: "^(Done|Fatto)" }, { selector: `${TARGETS}, ${BUTTONS}` }]; // who may be done is done

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** One person or several at a table that has come to a scene; the other seats are bots. */
async function sit(pages: Page[], settings: object = {}, scene: Scene = {}): Promise<void> {
  const bots = [0, 1, 2].map((seat) => (seat < pages.length ? null : "random"));
  const wish = { game: "rising_sun", seats: 3, settings: { clans: "random", ...settings }, bots, public: false };
  const [host, ...others] = pages as [Page, ...Page[]];
  const id = await house.rehearse(host, wish, scene, others);
  for (const page of pages) {
    await page.goto(`/table/${id}`);
    await asked(page);
  }
}

/** The texts on the board that are smaller than so many pixels. */
function small(page: Page, least: number): Promise<string[]> {
  return page.locator(".board svg text").evaluateAll((texts, pixels) => {
    const found = texts.flatMap((text) => {
      const matrix = (text as SVGTextElement).getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
      const shown = text.getClientRects().length && text.textContent?.trim();
      return shown && size < pixels - 0.05 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
    });
    return [...new Set(found)];
  }, least);
}

/** Whether the middle of a Province can be seen above the sheet that lies over the map. */
function free(page: Page, province: string): Promise<boolean> {
  return page.evaluate((id) => {
    const land = document.querySelector(`[data-id="${id}"] > .reach`)?.getBoundingClientRect();
    const sheet = document.querySelector(".sheet")?.getBoundingClientRect();
    return !!land && !!sheet && (land.top + land.bottom) / 2 < sheet.top && (land.top + land.bottom) / 2 > 52;
  }, `province:${province}`);
}

/** What a page hears on its sockets from now on. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void heard.push(String(payload))));
  return heard;
}

interface Seen {
  proposals: object[];
  offers: object[];
  battle: { shown: boolean; bids: (number[] | null)[] } | null;
}
interface Heard {
  view?: Seen;
  log?: LogLine[];
}

/** What frames tell: each beat with the view it leads to. */
function parsed(frames: string[]): Heard[] {
  let view: unknown = null;
  return frames.flatMap((frame): Heard[] => {
    const heard = JSON.parse(frame) as FromServer;
    if (heard.type !== "update") return [{}];
    const update = filled(heard);
    view = update.view ?? view;
    const whole = update.view ? [{ view: view as Seen, log: update.log }] : [];
    return [...whole, ...update.beats.map(({ log, change }) => ({ view: (view = changed(view, change as Change)) as Seen, log }))];
  });
}

/** The frames that tell of a proposal or an offer. */
const ofDeals = (frames: string[]): Heard[] =>
  parsed(frames).filter(
    ({ view, log }) => view?.proposals.length || view?.offers.length || log?.some(({ key }) => /propos|offer/.test(key)),
  );

/** The bids of a seat as frames tell them before the screens are lifted; null: behind its screen. */
const bidsOf = (frames: string[], seat: number): (number[] | null)[] =>
  parsed(frames).flatMap(({ view }) => (view?.battle && !view.battle.shown ? [view.battle.bids[seat] ?? null] : []));

describe("a whole game of Rising Sun", () => {
  it("is played by clicking, and Winter is told line by line", async () => {
    const page = await house.guest(TALL);
    await sit([page]);
    await play(page, { by: "pointer" });
    expect(await page.locator("dialog[open] tbody tr").count()).toBeGreaterThanOrEqual(1);
    await page.keyboard.press("Escape");
    await page.getByRole("table", { name: "Winter: the count" }).locator(".total.best").first().waitFor();
    await page.context().close();
  });

  it("is played by keyboard alone", async () => {
    const page = await house.guest({ ...TALL, language: "it", theme: "dark" });
    await sit([page], { clans: "choose" });
    await play(page, { by: "keyboard", likings: DONE });
    await page.context().close();
  });
});

describe("the Tea Ceremony", () => {
  it("answers an offer with other terms, beginning from it", async () => {
    const pages = [await house.guest(TALL), await house.guest(TALL)];
    const [one, two] = pages as [Page, Page];
    await sit(pages, {}, { verbs: ["propose"], seats: [0, 1] });
    const panel = (page: Page) => page.getByRole("region", { name: "Negotiation" });
    await panel(one).getByRole("button", { name: /^Deal/ }).first().click();
    for (const part of ["Coin you give", "Coin you ask for"]) {
      await panel(one)
        .getByRole("button", { name: `One more: ${part}` })
        .click();
      await panel(one)
        .locator(".part strong")
        .nth(part === "Coin you give" ? 0 : 2)
        .filter({ hasText: "1" })
        .waitFor();
    }
    await panel(one).getByRole("button", { name: "Send the offer" }).click();
    await panel(two)
      .locator("button[data-about='seat:0']", { hasText: /^Other terms/ })
      .click(); // bots may propose, too
    await panel(two).locator(".part strong").nth(2).filter({ hasText: "1" }).waitFor();
    await panel(two).getByRole("button", { name: "One more: Coin you ask for" }).click();
    await panel(two).locator(".part strong").nth(2).filter({ hasText: "2" }).waitFor();
    await panel(two).getByRole("button", { name: "Send the offer" }).click();
    await panel(one)
      .getByRole("button", { name: /^Accept/ })
      .waitFor();
    await expect.poll(() => panel(one).locator(".offer").count()).toBe(2); // the first one stays beside it
    for (const page of pages) await page.context().close();
  });

  it("offers the price that a bot has named at one press, and the bot takes it", async () => {
    const [page, other] = [await house.guest({ viewport: { width: 390, height: 844 } }), await house.guest()];
    const wish = { game: "rising_sun", seats: 3, settings: { clans: "random" }, bots: [null, null, "novice"], public: false };
    await page.goto(`/table/${await house.rehearse(page, wish, { verbs: ["propose"], seats: [0, 1] }, [other])}`);
    const panel = page.getByRole("region", { name: "Negotiation" });
    await panel.getByRole("listitem").last().getByRole("button", { name: /^Deal/ }).click();
    for (const asked of [1, 2, 3]) {
      await panel.getByRole("button", { name: "One more: Coin you ask for" }).click();
      await panel
        .locator(".part strong")
        .nth(2)
        .filter({ hasText: String(asked) })
        .waitFor();
    }
    await panel.getByRole("checkbox", { name: "An Alliance for this Season" }).click();
    await panel.getByRole("button", { name: "Send the offer" }).click();
    await panel.getByText(/more it would be worth it to me/).waitFor();
    await panel.getByRole("button", { name: /^Offer that/ }).click();
    await page
      .getByText(/ accepts /)
      .first()
      .waitFor({ state: "attached" });
    for (const one of [page, other]) await one.context().close();
  });

  it.each([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])("keeps its buttons where they are when offers come, at $width × $height", async (viewport) => {
    const pages = [await house.guest({ viewport }), await house.guest({ viewport })];
    const [one, two] = pages as [Page, Page];
    await sit(pages, {}, { verbs: ["propose"], seats: [0, 1] });
    const panel = (page: Page) => page.getByRole("region", { name: "Negotiation" });
    const buttons = panel(one).getByRole("listitem").getByRole("button", { name: /^Deal/ });
    const places = () => buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON() as object));
    const before = await places();
    expect(before).toHaveLength(2);
    await panel(two)
      .getByRole("button", { name: /^Propose/ })
      .first()
      .click();
    await panel(one).locator(".offer").first().waitFor();
    expect(await places()).toEqual(before);
    for (const page of pages) await page.context().close();
  });

  it("leaves the land in sight above its sheet", async () => {
    const page = await house.guest();
    await sit([page], {}, { verbs: ["propose"] });
    for (const name of ["kyoto", "shikoku"]) await expect.poll(() => free(page, name)).toBe(true);
    await page.getByRole("button", { name: "Put aside" }).click();
    await expect
      .poll(() => page.locator("[data-id='province:hokkaido'] > .reach").evaluate((land) => land.getBoundingClientRect().top > 52))
      .toBe(true);
    await page.context().close();
  });

  it("forgets other terms for an offer that is accepted", async () => {
    const pages = [await house.guest(TALL), await house.guest(TALL)];
    const [one, two] = pages as [Page, Page];
    await sit(pages, {}, { verbs: ["propose"], seats: [0, 1] });
    const panel = (page: Page) => page.getByRole("region", { name: "Negotiation" });
    await panel(one)
      .getByRole("button", { name: /^Propose/ })
      .first()
      .click();
    await panel(two)
      .locator("button[data-about='seat:0']", { hasText: /^Other terms/ })
      .click();
    await panel(two).getByRole("button", { name: "One more: Coin you ask for" }).click();
    await panel(two).locator(".part strong").nth(2).filter({ hasText: "1" }).waitFor();
    await panel(two).locator("button[data-about='seat:0']", { hasText: /^Ally/ }).click();
    await panel(two).getByText("Your Ally").waitFor();
    expect(await panel(two).locator(".deal").count()).toBe(0);
    for (const page of pages) await page.context().close();
  });

  it("shows a private proposal and a private offer only to whom they concern", async () => {
    const pages = [await house.guest(TALL), await house.guest(TALL), await house.guest(TALL)];
    const [one, two, three] = pages as [Page, Page, Page];
    const [, toTwo, toThree] = pages.map(listen) as [string[], string[], string[]];
    await sit(pages, {}, { verbs: ["propose_privately"], seats: [0, 1, 2] });
    const panel = (page: Page) => page.getByRole("region", { name: "Negotiation" });

    await panel(one).getByRole("listitem").nth(0).getByRole("button", { name: /^Deal/ }).click();
    await panel(one).getByRole("button", { name: "One more: Coin you give" }).click();
    await panel(one).locator(".part strong").nth(0).filter({ hasText: "1" }).waitFor();
    await panel(one).getByRole("button", { name: "One more: Coin you ask for" }).click();
    await panel(one).locator(".part strong").nth(2).filter({ hasText: "1" }).waitFor();
    await panel(one).getByRole("checkbox", { name: "An Alliance for this Season" }).click();
    await panel(one).locator(".alliance.on").waitFor();
    await panel(one).getByRole("checkbox", { name: "in private" }).check();
    const words = "One Coin for one Coin?";
    await panel(one).locator(".words").fill(words);
    await panel(one).getByRole("button", { name: "Send the offer" }).click(); // all of it goes out as one package
    await panel(two)
      .getByRole("button", { name: /^Accept/ })
      .waitFor();
    await panel(two).locator(".offer", { hasText: "in private" }).getByText("Alliance").waitFor();
    await panel(two).locator(".talk .heard").getByText(words).waitFor(); // with the offer, and who says it to whom
    const crests = (page: Page) =>
      panel(page)
        .locator(".heard svg[aria-label]")
        .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(await crests(one)).toEqual(await crests(two));
    expect(await panel(three).locator(".offer").count()).toBe(0);

    await panel(one)
      .getByRole("listitem")
      .nth(1)
      .getByRole("button", { name: /^Propose/ })
      .click(); // in the open: now there is something to hear
    await panel(three).locator(".offer").getByText("Alliance").waitFor();
    const open = ofDeals(toThree);
    expect(open.length).toBeGreaterThan(0);
    for (const { view, log } of open) {
      expect([view?.proposals.length, view?.offers]).toEqual([1, []]);
      expect(log?.filter(({ key }) => /offer/.test(key))).toEqual([]);
    }
    expect(ofDeals(toTwo).some(({ view }) => view?.offers.length)).toBe(true);
    expect(toTwo.some((frame) => frame.includes(words))).toBe(true);
    expect(toThree.some((frame) => frame.includes(words))).toBe(false);

    await panel(two)
      .getByRole("button", { name: /^Accept/ })
      .click(); // the Alliance with it
    await panel(one).getByText("Your Ally").waitFor();
    await panel(three).getByText("Ally: ").first().waitFor();
    for (const page of pages) await page.context().close();
  });
});

it("a hint to Summon rings no figure that stands on the map", async () => {
  const page = await house.guest();
  await sit([page], {}, { verbs: ["summon"] });
  await page.keyboard.press("h");
  await page.locator(".side .advice .choice", { hasText: /^Summon/ }).waitFor();
  await page.locator(".piece.hinted[data-id^='province:']").first().waitFor();
  expect(await page.locator(".piece.hinted[data-stands]").count()).toBe(0);
  await page.context().close();
});

describe("a Battle", () => {
  it("leaves its Province in sight above its scene", async () => {
    const page = await house.guest();
    await sit([page], {}, { verbs: BIDDING });
    await page.locator(RAISE).first().waitFor();
    const province = await page
      .locator(".sign:has(.fought)")
      .evaluate((sign) => sign.querySelector(".name")?.textContent?.toLowerCase() ?? "");
    await expect.poll(() => free(page, province)).toBe(true);
    await page.context().close();
  });

  it("counts every press on a bid, however quick", async () => {
    const page = await house.guest(TALL);
    await sit([page], { shrines: "first" }, { verbs: BIDDING });
    await page.locator(RAISE).nth(1).waitFor();
    const amount = page.locator(".war .bid.own .amount").nth(1);
    const before = Number(await amount.innerText());
    await page.evaluate((raise) => {
      const press = document.querySelectorAll<HTMLButtonElement>(raise)[1];
      for (let i = 0; i < 3; i++) press?.click();
    }, RAISE);
    await expect.poll(() => amount.innerText()).toBe(String(before + 3));
    await page.context().close();
  });

  it("keeps bids over a lost connection and behind the screens until all are done", async () => {
    const pages = [await house.guest(TALL), await house.guest(TALL)];
    const [page, other] = pages as [Page, Page];
    const [own, others] = pages.map(listen) as [string[], string[]];
    await sit(pages, { shrines: "first" }, { verbs: BIDDING, seats: [0, 1] });
    const amounts = (): Promise<string[]> => page.locator(".war .bid.own .amount").allTextContents();
    await page.locator(RAISE).nth(2).press("Enter");
    await expect.poll(amounts).toContain("1");
    const before = await amounts();
    const hidden = other.locator(".war .screen:not(.up)").first();
    await hidden.waitFor();

    await page.context().setOffline(true);
    await other.reload();
    await hidden.waitFor();
    await page.context().setOffline(false);
    await page.locator(".war .press").first().waitFor();
    await page.reload();
    await page.locator(".war .press").first().waitFor();
    await expect.poll(amounts).toEqual(before);
    expect(bidsOf(own, 0).at(-1)).toEqual(before.map(Number));
    expect(bidsOf(others, 0).length).toBeGreaterThan(0);
    expect(bidsOf(others, 0).filter(Boolean)).toEqual([]);

    await page.locator(BUTTONS).filter({ hasText: /^Done/ }).click();
    await page
      .locator(BUTTONS)
      .filter({ hasText: /^Think again/ })
      .waitFor();
    for (const each of pages) await each.context().close();
  });

  it("is in order for everybody, on the screen and on a phone", async () => {
    const page = await house.guest({ ...TALL });
    await sit([page], { clans: "choose" });
    expect(await violations(page, { sizes: false })).toEqual([]);
    await sit([page], {}, { verbs: BIDDING });
    await page.locator(RAISE).first().waitFor();
    expect(await violations(page, { sizes: false })).toEqual([]);
    await page.evaluate(() => void (document.documentElement.dataset.theme = "dark"));
    expect(await violations(page, { sizes: false })).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .locator(".war")
      .getByRole("button", { name: /One Coin more on Seppuku/ })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page, { sizes: false })).toEqual([]);
    await page.context().close();
  });
});

describe("moments", () => {
  it("stamp a seal under an Alliance before the table shows it, and lift the screens of a Battle one Advantage after the other", async () => {
    const pages = [await house.guest(TALL), await house.guest({ ...TALL, speed: "calm" })];
    const [one, two] = pages as [Page, Page];
    await sit(pages, {}, { verbs: ["propose"], seats: [0, 1] });
    const panel = (page: Page) => page.getByRole("region", { name: "Negotiation" });
    await panel(two)
      .getByRole("button", { name: /^Propose/ })
      .first()
      .click();
    const sealed = two.locator(".theatre[data-scene='allies']").waitFor();
    await panel(one).getByRole("button", { name: /^Ally/ }).click();
    await sealed;
    expect(await panel(two).getByText("Your Ally").count()).toBe(0);
    await panel(two).getByText("Your Ally").waitFor();
    expect(await two.locator(".theatre").count()).toBe(0);
    for (const page of pages) await page.context().close();

    const page = await house.guest({ ...TALL, speed: "calm" });
    await sit([page], {}, { verbs: BIDDING });
    await page.locator(RAISE).first().click();
    await page.locator(".war .bid.own .amount").first().filter({ hasText: "1" }).waitFor();
    const first = page.locator(".war .advantage").nth(0).locator(".screen.up").first().waitFor();
    await page.locator(BUTTONS).filter({ hasText: /^Done/ }).click();
    await first;
    expect(await page.locator(".war .advantage").nth(3).locator(".screen.up").count()).toBe(0);
    await page.locator(".war .advantage").nth(3).locator(".screen.up").first().waitFor();
    await page.context().close();
  });
});

describe("the board", () => {
  it("lets a figure be dragged to where it marches", async () => {
    const page = await house.guest();
    await sit([page], {}, { verbs: ["move"] });
    const choice = Number(await page.locator(".desk").getAttribute("data-choice"));
    const middle = async (selector: string): Promise<[number, number]> => {
      const box = await page.locator(selector).first().boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    };
    const from = await middle(".board .piece.glow[data-id^='piece:'] > .reach");
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] + 20, from[1] + 10, { steps: 4 });
    const to = await middle(".board .piece.glow[data-id^='province:'] > .reach");
    await page.mouse.move(...to, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => Number(await page.locator(".desk").getAttribute("data-choice"))).toBeGreaterThan(choice);
    await page.getByText(/Moves/).first().waitFor();
    await page.context().close();
  });

  it("is the hero: the map takes most of a page of 1440 × 900, and no text on it is too small to read", async () => {
    const page = await house.guest();
    await sit([page], {}, { verbs: ["move"], choices: 200 });
    const [width, height] = await page.locator(".board .sea").evaluate((sea) => {
      const box = sea.getBoundingClientRect();
      return [box.width / innerWidth, box.height / innerHeight];
    });
    expect(width).toBeGreaterThanOrEqual(0.55);
    expect(height).toBeGreaterThanOrEqual(0.6);
    expect(await small(page, 11)).toEqual([]);
    await page.context().close();
  });

  it("fits the height of a phone, with text of 12 pixels and figures that fingers can point at", async () => {
    const page = await house.guest({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await sit([page], {}, { verbs: ["move"], choices: 30 });
    expect(await small(page, 12)).toEqual([]);
    const reach = await page.locator(".board .piece.glow[data-id^='piece:'] > .reach").evaluateAll((figures) =>
      figures.map((figure) => {
        const box = figure.getBoundingClientRect();
        return Math.min(box.width, box.height);
      }),
    );
    expect(Math.min(...reach)).toBeGreaterThanOrEqual(24);
    await page.context().close();
  });

  it("opens the cards when one may be bought, each with its price and what it does, on a phone, too", async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ]) {
      const page = await house.guest({ viewport });
      await sit([page], {}, { verbs: ["buy"] });
      const card = page.locator(".sheet .spot.glow").first();
      await card.waitFor();
      const box = await card.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= viewport.width && box.y >= 0 && box.y < viewport.height).toBe(true);
      expect(await card.locator("p").textContent()).not.toBe("");
      await page.context().close();
    }
  });
});

it("leaves no trouble behind", () => {
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
