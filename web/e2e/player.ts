/** Somebody who plays: looks for what may be chosen, and chooses it by pointer or by keyboard. */

import type { Page } from "playwright-core";

/** A small generator, so that a failing run can be told from another. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const TARGETS = ".piece.glow";
const BUTTONS = ".prompt .choices .button:not([aria-expanded]):not(.quiet)";

/** Whether the game is over on this page. */
export const over = (page: Page): Promise<boolean> => page.locator("dialog[open] .winner").isVisible();

/** The number of choices this player has seen made. */
export const choiceOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector(".desk")?.getAttribute("data-choice") ?? -1));

/** Wait until something may be chosen here or the game is over. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    ([targets, buttons]) => document.querySelector(`${targets}, ${buttons}, dialog[open] .winner`),
    [TARGETS, BUTTONS] as const,
    { polling: 30 },
  );
  return !(await over(page));
}

/** Wait until what was chosen here has been answered. */
export const answered = async (page: Page): Promise<void> => void (await page.waitForSelector(".desk:not([data-busy])"));

/** One choice by pointer: a button now and then, else something that glows on the board. */
export async function click(page: Page, random: () => number): Promise<void> {
  const [targets, buttons] = [page.locator(TARGETS), page.locator(BUTTONS)];
  const [many, few] = [await targets.count(), await buttons.count()];
  const [list, count] = few && (!many || random() < 0.45) ? [buttons, few] : [targets, many];
  if (!count) return;
  const element = list.nth(Math.floor(random() * count));
  await element.click({ timeout: 1500, position: undefined }).catch(() => element.dispatchEvent("click").catch(() => undefined));
}

/** One choice by keyboard: Tab until something that may be chosen has the focus, then Enter. */
export async function type(page: Page, random: () => number): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate(([targets, buttons]) => !!document.activeElement?.matches(`${targets} > .reach, ${buttons}`), [
      TARGETS,
      BUTTONS,
    ] as const);
    if (there && (presses > 60 || random() < 0.4)) {
      await page.keyboard.press("Enter");
      return;
    }
  }
  if (!(await over(page))) throw new Error("Nothing to choose can be reached by Tab.");
}

/** Play until the game is over. */
export async function finish(page: Page, act: typeof click, seed = 5, most = 2500): Promise<void> {
  const random = chance(seed);
  for (let i = 0; i < most; i++) {
    if (!(await asked(page))) return;
    await act(page, random);
  }
  throw new Error(`The game is not over after ${most} acts.`);
}
