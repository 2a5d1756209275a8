/** One clock: in every frame all parts of the page show the same beat, and nothing can be answered before it is told. */

import type { Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BATTLE, GAMES, RISING_SUN, sit as sitAt, SPEEDS, toldAtOneBeat } from "./clock.ts";
import { House, SOLO, type Scene } from "./house.ts";
import { answered, asked, BUTTONS } from "./player.ts";
import { seen, watch } from "./probe.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const RAISE = ".war .press[aria-label*=' more ']";

const sit = (page: Page, wish: object, scene: Scene): Promise<void> => sitAt(house, page, wish, scene);

/** Bid a Coin once both rivals are done, and be done: the Battle is told. */
async function fight(page: Page): Promise<void> {
  await page.locator("ol[data-beat] li", { hasText: "is done" }).nth(1).waitFor();
  await asked(page);
  await page.locator(RAISE).first().press("Enter");
  await answered(page);
  await page.locator(BUTTONS).filter({ hasText: /^Done/ }).click();
}

/** Every game, every speed; all of them together are told in clock.long.ts. */
const TOLD = GAMES.map(([game, wish, scene], i) => [game, SPEEDS[i] ?? "", wish, scene] as const);
it.each(TOLD)("%s stands at one beat everywhere, told at the speed %s", async (_, speed, wish, scene) => {
  await toldAtOneBeat(house, speed, wish, scene);
});

it("the probe notices a part that is late, and an answer that comes too early", async () => {
  const page = await house.guest({ speed: "at_once" });
  await watch(page);
  await sit(page, SOLO, { choices: 4 });
  await page.evaluate(() => {
    const late = document.createElement("div");
    late.dataset.beat = "late";
    document.body.append(late);
    document.querySelector(".desk")?.setAttribute("data-telling", "");
  });
  await expect.poll(async () => (await seen(page)).faults.some((fault) => fault.includes("late"))).toBe(true);
  expect((await seen(page)).faults.some((fault) => fault.includes("an answer can be given"))).toBe(true);
  await page.context().close();
});

describe("the person at the clock", () => {
  it("pauses, steps and skips, and is asked when all has been told", async () => {
    const page = await house.guest({ speed: "calm" });
    await sit(page, RISING_SUN, BATTLE);
    await fight(page);
    await page.getByRole("button", { name: "Pause" }).click();
    const place = (): Promise<string | null> => page.locator(".desk").getAttribute("data-beat");
    const before = await place();
    expect(await page.locator(".prompt .choices .button").count()).toBe(0);
    await page.getByRole("button", { name: "One step" }).click();
    expect(await place()).not.toBe(before);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(" ");
    await page.locator(".desk:not([data-telling])").waitFor();
    await page.context().close();
  });
});

describe("in the middle of a row", () => {
  const place = (page: Page): Promise<string | null> => page.locator(".desk").getAttribute("data-beat");
  const log = (page: Page): Promise<string[]> => page.locator("ol[data-beat] li").allInnerTexts();

  it("a lost connection goes on at its beat, and a second screen comes to the same end", async () => {
    const page = await house.guest({ speed: "calm" });
    const sockets = new Set<WebSocketRoute>();
    let cut = false;
    await page.routeWebSocket(/socket$/, (socket) => {
      if (cut) return void socket.close();
      socket.connectToServer();
      sockets.add(socket);
    });
    await watch(page);
    await sit(page, RISING_SUN, BATTLE);
    await fight(page);
    await page.getByRole("button", { name: "Pause" }).click();
    const before = await place(page);

    cut = true;
    for (const socket of sockets) await socket.close();
    await page.locator(".prompt .lost").waitFor();
    expect(await place(page)).toBe(before);
    cut = false;
    await page.locator(".prompt .lost").waitFor({ state: "detached" });
    expect(await place(page)).toBe(before);
    await page.getByRole("button", { name: "One step" }).click();
    const stepped = await place(page);
    expect(stepped).not.toBe(before);

    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.locator(".desk[data-beat]").waitFor();
    expect(await place(page)).toBe(stepped);
    for (const screen of [page, second]) {
      await screen.bringToFront();
      const leave = screen.getByRole("button", { name: "Skip" });
      await expect
        .poll(async () => {
          if (await leave.isVisible()) await leave.click();
          return screen.locator(".desk:not([data-telling])").count();
        })
        .toBe(1);
    }
    await expect.poll(async () => (await place(second)) === (await place(page)) || [await place(page), await place(second)]).toBe(true);
    expect(await log(second)).toEqual(await log(page));
    const { beats, faults } = await seen(page);
    expect(faults).toEqual([]);
    expect(new Set(beats).size).toBe(beats.length);
    await page.context().close();
  });
});

it("leaves no trouble behind", () => {
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
