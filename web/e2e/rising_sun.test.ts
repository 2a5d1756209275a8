/** Rising Sun in the browser: whole games, negotiation, secret bids over a lost connection, the phone, both languages and themes. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House } from "./house.ts";
import { asked, chance, click, finish, over } from "./player.ts";

const LONG = 540_000;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const BUTTON = ".prompt .choices .button:not([aria-expanded]):not(.quiet)";
const RAISE = ".press .reach[aria-label*=' more ']";
const TALL = { viewport: { width: 1440, height: 1100 } };

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

function wish(bots: (string | null)[], settings: object = {}): object {
  return {
    game: "rising_sun",
    seats: bots.length,
    settings: { clans: "random", ...settings },
    bots,
    public: false,
    start: !bots.slice(1).includes(null),
  };
}

async function sit(page: Page, bots: (string | null)[], settings: object = {}): Promise<string> {
  const id = await house.table(page, wish(bots, settings));
  await page.goto(`/table/${id}`);
  await asked(page);
  return id;
}

/** Several people at one table; the other seats are bots. */
async function sitTogether(pages: Page[], bots: (string | null)[], settings: object = {}): Promise<string> {
  const [host, ...others] = pages as [Page, ...Page[]];
  const id = await house.table(host, wish(bots, settings));
  const invitation = await host.evaluate(
    async (table) => ((await (await fetch(`/api/tables/${table}`)).json()) as { invitation: string }).invitation,
    id,
  );
  for (const page of others) {
    await page.goto("/");
    await page.evaluate(
      async ([table, token]) => {
        await fetch("/api/me");
        const reply = await fetch(`/api/tables/${table}/join`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ invitation: token }),
        });
        if (!reply.ok) throw new Error(await reply.text());
      },
      [id, invitation.split("/").pop() ?? ""] as const,
    );
  }
  expect(await host.evaluate(async (table) => (await fetch(`/api/tables/${table}/start`, { method: "POST" })).status, id)).toBeLessThan(
    300,
  );
  for (const page of pages) {
    await page.goto(`/table/${id}`);
    await page.locator(".desk").waitFor();
  }
  return id;
}

/** What a page hears on its sockets from now on. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void heard.push(String(payload))));
  return heard;
}

interface Heard {
  type: string;
  view?: { proposals: object[]; offers: object[]; battle: { shown: boolean; bids: (number[] | null)[] } | null };
  log?: { key: string }[];
}
const parsed = (frames: string[]): Heard[] => frames.map((frame) => JSON.parse(frame) as Heard);

/** The frames that tell of a proposal or an offer. */
const ofDeals = (frames: string[]): Heard[] =>
  parsed(frames).filter(
    ({ view, log }) => view?.proposals.length || view?.offers.length || log?.some(({ key }) => /propos|offer/.test(key)),
  );

/** The bids of a seat as frames tell them before the screens are lifted; null: behind its screen. */
const bidsOf = (frames: string[], seat: number): (number[] | null)[] =>
  parsed(frames).flatMap(({ view }) => (view?.battle && !view.battle.shown ? [view.battle.bids[seat] ?? null] : []));

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (
      window as unknown as { axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe;
    const rules = { "label-content-name-mismatch": { enabled: false } }; // numbers drawn on a piece are no name of it
    const { violations } = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], rules });
    return violations.map(
      (violation) =>
        `${violation.id}: ${violation.nodes
          .map((node) => node.html.slice(0, 160))
          .slice(0, 3)
          .join(" | ")}`,
    );
  });
}

/** No faults once what has just happened has faded in. */
const inOrder = (page: Page): Promise<void> => expect.poll(() => faults(page), { timeout: 30_000, interval: 1500 }).toEqual([]);

/** Whether the own bids can be changed here; who was done already thinks again. */
const bidding = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = (text: RegExp): HTMLButtonElement | undefined =>
      [...document.querySelectorAll<HTMLButtonElement>(".prompt .choices .button")].find((each) =>
        text.test(each.textContent?.trim() ?? ""),
      );
    if (!document.querySelector(".press")) return false;
    button(/^(Think again|Ripens)/)?.click();
    return !!button(/^(Done|Fatto)/);
  });

/** One choice of somebody who looks for a fight: Marshal, then marches to where others stand. */
async function march(page: Page, random: () => number): Promise<void> {
  const done = await page.evaluate(() => {
    const press = (element: Element | undefined): boolean => !!element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const finished = all(".prompt .choices .button").find((button) => /^(Done|Fatto)/.test(button.textContent?.trim() ?? ""));
    if (all(".question").some((question) => /Tea Ceremony|Cerimonia/.test(question.textContent ?? ""))) return press(finished);
    if (press(document.querySelector("[data-id='mandate:marshal'].glow") ?? undefined)) return true;
    if (!document.querySelector("[data-id^='piece:'].picked"))
      return press(document.querySelector("[data-id='piece:bushi'].glow, [data-id='piece:daimyo'].glow") ?? undefined);
    const rivals = all("[data-id^='province:'].glow").filter((province) =>
      /War \d.* × (Daimyo|Bushi) of/.test(province.querySelector(".reach")?.getAttribute("aria-label") ?? ""),
    );
    return press(rivals[0]);
  });
  if (!done) await click(page, random);
}

/** One choice by keyboard alone: Tab until something that may be chosen has the focus, then Enter. */
async function type(page: Page, random: () => number): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate(
      (buttons) => !!document.activeElement?.matches(`.piece.glow, .piece.glow > .reach, ${buttons}`),
      BUTTON,
    );
    if (there && random() < 0.4) return page.keyboard.press("Enter");
    if (presses % 40 === 39 && !(await page.locator(`.piece.glow, ${BUTTON}`).count())) return;
  }
}

/** Play on all pages until one of them bids for a Battle. */
async function toBattle(pages: Page[]): Promise<Page> {
  const random = chance(23);
  for (let i = 0; i < 3000; i++) {
    for (const page of pages) {
      if (await bidding(page)) return page;
      if (await page.locator(".scene.telling .skip").count()) {
        await page
          .locator(".scene.telling .skip")
          .dispatchEvent("click")
          .catch(() => undefined);
        continue;
      }
      if (await over(page)) throw new Error("The game is over and nobody has fought.");
      if (await page.locator(".prompt.asked").count()) await march(page, random);
    }
    await pages[0]?.waitForTimeout(60);
  }
  throw new Error("Nobody has come to a Battle.");
}

describe("a whole game of Rising Sun", () => {
  it("is played by clicking, and Winter is told line by line", { timeout: LONG }, async () => {
    const page = await house.guest(TALL);
    await sit(page, [null, "novice", "novice"]);
    await finish(page, click, 11, 6000);
    expect(await page.locator("dialog[open] tbody tr").count()).toBeGreaterThanOrEqual(1);
    await page.keyboard.press("Escape");
    await page.locator("svg [role='img'][aria-label='Winter: the count'] .total.best").first().waitFor({ timeout: 20_000 });
    await page.context().close();
  });

  it("is played by keyboard alone", { timeout: LONG }, async () => {
    const page = await house.guest({ ...TALL, language: "it", theme: "dark" });
    await sit(page, [null, "novice", "novice"], { clans: "choose" });
    await finish(page, type, 12, 6000);
    expect(await over(page)).toBe(true);
    await page.context().close();
  });
});

describe("the Tea Ceremony", () => {
  it("shows a private proposal and a private offer only to whom they concern", { timeout: 120_000 }, async () => {
    const pages = [await house.guest(TALL), await house.guest(TALL), await house.guest(TALL)];
    const [one, two, three] = pages as [Page, Page, Page];
    const [, toTwo, toThree] = pages.map(listen) as [string[], string[], string[]];
    await sitTogether(pages, [null, null, null]);
    const panel = (page: Page) => page.getByRole("region", { name: "Negotiation" });
    await panel(one).waitFor();

    await panel(one)
      .getByRole("listitem")
      .nth(0)
      .getByRole("button", { name: /^In private/ })
      .click();
    await panel(two).getByText("proposes an Alliance, in private").waitFor();
    await panel(one)
      .getByRole("listitem")
      .nth(0)
      .getByRole("button", { name: /^Gift, exchange/ })
      .click();
    await panel(one).getByRole("button", { name: "One more: Coin you give" }).click();
    await panel(one).locator(".part strong").nth(0).filter({ hasText: "1" }).waitFor();
    await panel(one).getByRole("button", { name: "One more: Coin you ask for" }).click();
    await panel(one).getByRole("button", { name: "Offer the exchange in private" }).click();
    await panel(two)
      .getByRole("button", { name: /^Accept/ })
      .waitFor();
    expect(await panel(three).locator(".offer").count()).toBe(0);
    expect(await panel(three).getByText("proposes an Alliance").count()).toBe(0);

    const words = "One Coin for one Coin?";
    await panel(one)
      .getByRole("listitem")
      .nth(0)
      .getByRole("button", { name: /^Speak alone/ })
      .click();
    await one.keyboard.type(words);
    await one.keyboard.press("Enter");
    await panel(two).getByText(words).waitFor();

    await panel(one)
      .getByRole("listitem")
      .nth(1)
      .getByRole("button", { name: /^Propose/ })
      .click(); // in the open: now there is something to hear
    await panel(three).getByText("proposes an Alliance").waitFor();
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
      .click();
    await panel(two).getByRole("button", { name: /^Ally/ }).click();
    await panel(one).getByText("Your Ally").waitFor();
    await panel(three).getByText("Ally: ").first().waitFor();
    for (const page of pages) await page.context().close();
  });
});

describe("a Battle", () => {
  it("keeps bids over a lost connection and behind the screens until all are done", { timeout: LONG }, async () => {
    const pages = [await house.guest(TALL), await house.guest(TALL)];
    const frames = pages.map(listen);
    await sitTogether(pages, [null, null, "novice"], { shrines: "first" });
    const page = await toBattle(pages);
    const seat = pages.indexOf(page);
    const other = pages[1 - seat] as Page;
    const [own, others] = [frames[seat], frames[1 - seat]] as [string[], string[]];
    const amounts = (): Promise<string[]> => page.locator(".scene .lane + g ~ g .coins .amount").allTextContents();
    const rich = await page.locator(RAISE).first().getAttribute("aria-disabled");
    if (rich === "false") {
      await page.locator(RAISE).nth(2).press("Enter");
      await expect.poll(amounts).toContain("1");
    }
    const before = await amounts();
    const hidden = other.locator(".scene .screen:not(.up)").first();
    await hidden.waitFor({ timeout: 60_000 }); // after the telling of what came before

    await page.context().setOffline(true);
    await other.reload();
    await hidden.waitFor();
    await page.context().setOffline(false);
    await page.locator(".press").first().waitFor();
    await page.reload();
    await page.locator(".press").first().waitFor();
    await expect.poll(amounts).toEqual(before);
    expect(bidsOf(own, seat).at(-1)).toEqual(before.map(Number));
    expect(bidsOf(others, seat).length).toBeGreaterThan(0);
    expect(bidsOf(others, seat).filter(Boolean)).toEqual([]);

    await page.locator(BUTTON).filter({ hasText: /^Done/ }).click();
    await page
      .locator(BUTTON)
      .filter({ hasText: /^Think again/ })
      .or(page.locator(".scene .screen.up").first())
      .first()
      .waitFor();
    for (const each of pages) await each.context().close();
  });

  it("is in order for everybody, on the screen and on a phone", { timeout: LONG }, async () => {
    const page = await house.guest({ ...TALL });
    await sit(page, [null, "novice", "novice"], { clans: "choose" });
    await inOrder(page);
    const again = async (): Promise<Page> => (await sit(page, [null, "novice", "novice"]), toBattle([page])); // one game may pass in peace
    const battle = await toBattle([page]).catch(again).catch(again);
    await inOrder(battle);
    await battle.evaluate(() => void (document.documentElement.dataset.theme = "dark"));
    await battle.waitForTimeout(600);
    await inOrder(battle);
    await battle.setViewportSize({ width: 390, height: 844 });
    await battle.waitForTimeout(600);
    await battle
      .locator(".own")
      .getByRole("button", { name: /One Coin more on Seppuku/ })
      .waitFor();
    expect(await battle.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await inOrder(battle);
    await page.context().close();
  });
});

it("leaves no trouble behind", () => {
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
