/** Somebody who plays: waits for their turn, looks for what may be chosen, and chooses it by pointer or by keyboard.
 *
 * What is chosen depends only on the seed and on how far the game has come. As bots answer in the same way every time, too, a game that
 * begins alike goes alike.
 */

import type { Page } from "playwright-core";
import type { Hand, Liking, Next, Wanted } from "./hand.ts";

/** What may be chosen: something that glows on the board, or a button of the prompt. */
export const TARGETS = ".piece.glow";
export const BUTTONS = ".prompt .choices .button:not([aria-expanded]):not(.quiet)";
const ANYTHING: Liking[] = [{ selector: `${TARGETS}, ${BUTTONS}` }];

/** Who plans a season of Shogun: a card that is picked goes to a space; who may be done is done; what is in hand is laid. */
export const PLANNING: Liking[] = [
  { selector: `.desk:has(.own .piece.picked) .own [data-id^='space:'].glow` },
  { selector: BUTTONS, text: "^(Done|Fatto)" },
  { selector: ".own .hand [data-id^='card:'].glow" },
  { selector: BUTTONS },
  { selector: TARGETS },
];

const END = "dialog[open] .winner";

/** How somebody plays. */
export type Manner = { by: Wanted["by"] } & Partial<Wanted>;
type WithHand = { hand: Hand };

const next = (page: Page, { by, seed = 0, likings = ANYTHING }: Manner): Promise<Next> =>
  page.evaluate((wanted) => (window as unknown as WithHand).hand.next(wanted), { by, seed, likings });

/** Hold Tab down until it has been told so many times. */
async function hold(page: Page, times: number, back: boolean): Promise<void> {
  if (back) await page.keyboard.down("Shift");
  await Promise.all(Array.from({ length: times }, () => page.keyboard.down("Tab")));
  await page.keyboard.up("Tab");
  if (back) await page.keyboard.up("Shift");
}

/** Press what was found. */
export async function press(page: Page, { by }: Manner, { now, x, y }: Next): Promise<void> {
  if (by === "pointer") return page.mouse.click(x, y);
  for (let tries = 0, tabs: number; (tabs = await page.evaluate(() => (window as unknown as WithHand).hand.tabs())); tries++) {
    if (tries > 9) throw new Error(`Tab does not lead to what may be chosen at ${now}.`);
    await hold(page, Math.abs(tabs), tabs < 0);
  }
  await page.keyboard.press("Enter");
}

/** One press, as soon as it is this person's turn. */
export async function act(page: Page, manner: Manner): Promise<void> {
  await press(page, manner, await next(page, manner));
}

/** Play until something is to be seen; if not told what, until the game is over. Presses must lead somewhere. */
export async function play(page: Page, manner: Manner, until = END): Promise<void> {
  for (let before = ""; !(await page.locator(until).count());) {
    const found = await next(page, manner);
    if (found.over && until === END) return;
    if (found.over) throw new Error(`The game is over, and there was no ${until}.`);
    if (found.now === before) throw new Error(`Nothing happens at ${before}.`);
    before = found.now;
    await press(page, manner, found);
  }
}

/** The number of choices this player has seen made. */
export const choiceOf = async (page: Page): Promise<number> => Number(await page.locator(".desk").getAttribute("data-choice"));

/** Wait until something may be chosen here. */
export const asked = (page: Page): Promise<void> => page.locator(`${TARGETS}, ${BUTTONS}`).first().waitFor({ state: "attached" });

/** Wait until what was chosen here has been answered. */
export const answered = (page: Page): Promise<void> => page.locator(".desk:not([data-busy])").waitFor();
