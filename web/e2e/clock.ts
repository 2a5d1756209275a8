/** Games that are told by the clock, with adepts, and what must hold in every frame. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SOLO, type House, type Scene } from "./house.ts";
import { act, asked, choiceOf } from "./player.ts";
import { seen, watch } from "./probe.ts";

export const RISING_SUN = { game: "rising_sun", seats: 4, settings: { clans: "random" } };
export const BATTLE = { verbs: ["raise_bid"] };
export const GAMES: [string, object, Scene][] = [
  ["katana", SOLO, { choices: 4 }],
  ["rising_sun", RISING_SUN, BATTLE],
  ["shogun", { game: "shogun", seats: 4 }, { verbs: ["march"] }],
];
export const SPEEDS = ["calm", "brisk", "at_once"];
const PRESSES = { calm: 2, brisk: 4, at_once: 8 } as Record<string, number>; // in a test

/** Sit down with adepts where a game has come to a scene. */
export async function sit(house: House, page: Page, wish: object, scene: Scene): Promise<void> {
  const seats = (wish as { seats: number }).seats;
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? "adept" : null));
  const id = await house.rehearse(page, { bots, public: false, ...wish }, scene);
  await page.goto(`/table/${id}`);
  await asked(page);
}

/** What moves for ever while somebody is asked: it would keep the processor busy for nothing. */
const endless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().iterations === Infinity)
      .map((motion) => (motion as CSSAnimation).animationName),
  );

/** Choose a few times at a speed: in every frame all parts of the page show the same beat. */
export async function toldAtOneBeat(house: House, speed: string, wish: object, scene: Scene): Promise<void> {
  const page = await house.guest({ speed, reducedMotion: "no-preference" });
  await watch(page);
  await sit(house, page, wish, scene);
  const before = await choiceOf(page);
  for (let presses = 0; presses < (PRESSES[speed] ?? 1); presses++) await act(page, { by: "pointer", seed: presses });
  await page.locator(".prompt.asked").waitFor();
  const { frames, beats, faults } = await seen(page);
  expect(faults).toEqual([]);
  expect(frames).toBeGreaterThan(10);
  expect(beats.length).toBeGreaterThan(1);
  expect(await choiceOf(page)).toBeGreaterThan(before);
  expect(await endless(page)).toEqual([]);
  await page.context().close();
}
