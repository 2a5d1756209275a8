/** Looks at questions in several sizes of the window: is what is asked in sight, does nothing lie over it, can the board be read? */

import type { Page } from "playwright-core";
import { still } from "./access.ts";
import type { House } from "./house.ts";
import { said } from "./server.ts";

export const GAMES = ["katana", "rising_sun", "shogun"];

/** Where the first seat is asked something; see Position in tests/positions.py. */
export interface Position {
  game: string;
  prompt: string;
}

/** A position for each question of a game. */
export const positionsOf = (game: string): Position[] =>
  said("tests.positions", game)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Position);

export interface Size {
  width: number;
  height: number;
  whole: boolean; // every answer must be in sight, not only one of them
  text: number; // pixels that letters on a board have at least
}
export const SIZES: readonly Size[] = [
  { width: 1440, height: 900, whole: true, text: 11 },
  { width: 1920, height: 1080, whole: true, text: 11 },
  { width: 1024, height: 768, whole: true, text: 11 },
  { width: 390, height: 844, whole: false, text: 12 },
  { width: 720, height: 450, whole: false, text: 12 },
];
const MONEYLESS = new Set(["choose_clan"]); // before anybody has Coins

/** Run in the page: what is wrong with the question as it is shown. */
function look({ whole, text, money }: { whole: boolean; text: number; money: boolean }): string[] {
  const faults: string[] = [];
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const name = (element: Element): string =>
    element.closest<HTMLElement>("[data-id]")?.dataset["id"] ??
    element.textContent?.trim().replace(/\s+/g, " ").slice(0, 30) ??
    element.tagName;

  /** What lies over the middle of something; null: nothing, "": it is outside the window. */
  function over(element: Element, own: string): string | null {
    const box = element.getBoundingClientRect();
    let found: string | null = "";
    for (const [along, down] of [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ] as const) {
      const there = document.elementFromPoint(box.left + along * box.width, box.top + down * box.height);
      if (!there) continue;
      if (there.closest(".piece.place")) return null; // what stands in a place: a click on it chooses the place
      if (there.closest(".sheet")?.querySelector(`[data-answer="${name(element)}"]`)) return null; // the sheet over it gives the same answer
      if (there === element || element.contains(there) || there.contains(element) || there.closest(own) === element.closest(own))
        return null;
      const part = there.closest("[data-id], .tools, .prompt, .bar, header, .side, .own, .board, .scene, section, dialog");
      found =
        (part as HTMLElement | null)?.dataset["id"] ?? (part?.className.toString().split(" ")[0] || part?.tagName.toLowerCase() || "?");
    }
    return found;
  }
  const hiding = (element: Element, own: string): string[] => {
    const what = over(element, own);
    return what === null ? [] : [`«${name(element)}» ${what ? `lies under ${what}` : "is outside the window"}`];
  };

  for (const element of all(".prompt .question, .prompt .choices .button")) faults.push(...hiding(element, ".button, .question"));
  const answers = all(".piece.glow:not(.free) > .reach, .piece.spot.glow, .own button.glow, .side button.glow");
  const hidden = answers.flatMap((element) => hiding(element, ".piece, button"));
  const buttons = all(".prompt .choices .button:not(.quiet), .own button:enabled, .board button:enabled").length;
  if (whole) faults.push(...hidden.slice(0, 4), ...(hidden.length > 4 ? [`and ${hidden.length - 4} answers more`] : []));
  else if (answers.length && hidden.length === answers.length && !buttons) faults.push(`no answer is in sight: ${hidden[0]}`);
  if (!answers.length && !buttons) faults.push("there is nothing to answer with");
  if (all(".prompt:not([data-asks='argument'], [data-asks='boards'])").length && !all(".prompt .choices .button").length)
    faults.push("the question has lost its buttons");

  const [coins] = all(".strip .holding, .side [data-id='seat:0'] .holding, .side [data-id='coins:0']");
  if (money) faults.push(...(coins ? hiding(coins, ".holding, .spot") : ["the own Coins are nowhere"]));

  const small = new Map<string, string>();
  for (const element of all(".board svg text, .own svg text") as SVGTextElement[]) {
    const matrix = element.getScreenCTM();
    const words = element.textContent?.trim();
    if (!matrix || !words) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const kind = element.getAttribute("class")?.replace(/svelte-\w+/g, "") ?? "";
    const key = `${element.closest(".own") ? "own" : "board"} ${kind}`.trim();
    if (size < text - 0.05) small.set(key, `letters of ${size.toFixed(1)} px: «${words.slice(0, 20)}» (${key})`);
  }
  return [...faults, ...small.values()];
}

/** Walks from question to question on one page. */
export async function* walk(
  house: House,
  page: Page,
  positions: readonly Position[],
  sizes: readonly Size[],
): AsyncGenerator<{ position: Position; size: Size; faults: string[] }> {
  await page.goto("/about");
  for (const position of positions) {
    const id = await house.position(page, position);
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/table/${id}`);
    for (const size of sizes) {
      await page.setViewportSize({ width: size.width, height: size.height });
      await page.locator(".prompt.asked").waitFor();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
      );
      await still(page);
      const faults = await page.evaluate(look, { whole: size.whole, text: size.text, money: !MONEYLESS.has(position.prompt) });
      yield { position, size, faults };
    }
  }
}

/** A fault with where it was found. */
export const told = (position: Position, { width, height }: Size, fault: string): string =>
  `${position.game} ${position.prompt} ${width}×${height}: ${fault}`;
