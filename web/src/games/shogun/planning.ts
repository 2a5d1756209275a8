/** The planning board as arithmetic: where spaces and cards lie, which choices a drag means, what was planned last season. */

import { eventOf, idOf, numberOf } from "../../board/log.ts";
import type { LogLine, Shogun } from "../../net/types.ts";
import { ACTIONS, BID, cardId, CARDS, FIRST_TREASURE, SPACES } from "./things.ts";
import type { View } from "./view.ts";

export const SPACE = { width: 104, height: 130 }; // at least so wide
export const CARD = { width: 122, height: 90 }; // at most so wide
const TREASURE = 0.64; // of a card's width
const GAP = 7;
const EDGE = 12;
const DESK = 700; // pixels; a narrower page has cards of a finger's width
const SHARES = Array.from({ length: 20 }, (_, i) => 1 - i * 0.02); // of the largest card

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Layout {
  width: number;
  spaces: Spot[];
  spacesHeight: number;
  hand: Spot[];
  handHeight: number;
}

/** How many units the width of a page has: those that it needs to be read. */
const unitsOf = (pixels: number): number => Math.max(pixels / (pixels >= 1000 ? 0.53 : 0.58), 640);

/** Cards side by side in as many rows as they need; they never overlap. */
function rowsOf(widths: readonly number[], room: number): Spot[] {
  let [x, y] = [0, 0];
  return widths.map((width) => {
    if (x > 0 && x + width > room) [x, y] = [0, y + CARD.height + GAP];
    const spot = { x: EDGE + x, y, width };
    x += width + GAP;
    return spot;
  });
}

/** The hand in few rows, of cards as large as may be. */
function handOf(hand: readonly number[], room: number, least: number): Spot[] {
  let best: Spot[] = [];
  for (const share of SHARES.filter((other) => other >= least)) {
    const found = rowsOf(
      hand.map((card) => CARD.width * share * (card >= FIRST_TREASURE ? TREASURE : 1)),
      room,
    );
    if (!best.length || (found.at(-1)?.y ?? 0) < (best.at(-1)?.y ?? 0)) best = found;
  }
  return best;
}

/** Everything for a page so many pixels wide. */
export function layout(pixels: number, hand: readonly number[]): Layout {
  const width = unitsOf(pixels);
  const fitting = Math.max(1, Math.floor((width - 2 * EDGE + GAP) / (SPACE.width + GAP)));
  const rows = Math.ceil(SPACES.length / Math.min(SPACES.length, fitting));
  const columns = Math.ceil(SPACES.length / rows);
  const wide = Math.min(200, (width - 2 * EDGE + GAP) / columns - GAP);
  const spaces = SPACES.map((_, i) => ({
    x: EDGE + (i % columns) * (wide + GAP),
    y: GAP + Math.floor(i / columns) * (SPACE.height + GAP),
    width: wide,
  }));
  const cards = handOf(hand, width - 2 * EDGE, pixels < DESK ? 0.9 : 0.6);
  return {
    width,
    spaces,
    spacesHeight: GAP + rows * (SPACE.height + GAP),
    hand: cards,
    handHeight: (cards.at(-1)?.y ?? 0) + CARD.height + GAP,
  };
}

/** A choice that is wished for, by its verb and what it is done to. Several follow each other as the question comes again. */
export interface Wish {
  verb: Shogun.Verb;
  targets: string[];
}

const spaceId = (space: number): string => `space:${SPACES[space] ?? space}`;
const wish = (verb: Shogun.Verb, card: number, space = -1): Wish => ({
  verb,
  targets: space < 0 ? [cardId(card)] : [cardId(card), spaceId(space)],
});

/** What letting go of a card over a space (or, -1, over the hand) means. Two cards change places; where the rules do not let the
 * first one lie, the other goes back to where it was. */
export function dropped(plan: readonly number[], card: number, space: number): Wish[] {
  const from = plan.indexOf(card);
  if (space < 0) return from < 0 ? [] : [wish("take_back", card)];
  const other = plan[space] ?? -1;
  if (other === card) return [];
  const there = wish(from < 0 ? "lay" : "move", card, space);
  if (other < 0) return [there];
  return [wish("take_back", other), there, ...(from < 0 ? [] : [wish("lay", other, from)]), wish("lay", other, space)];
}

/** What a seat had planned in the season before this one, by space, as far as everybody saw it; empty: there was none. */
export function lastPlan(lines: readonly LogLine[], seat: number): Map<number, number> {
  let [now, before] = [new Map<number, number>(), new Map<number, number>()];
  for (const line of lines) {
    const event = eventOf<Shogun.Event>(line);
    if (event === "season_begins") [before, now] = [now, new Map()];
    if ((event !== "shows" && event !== "bids") || numberOf(line, "seat") !== seat) continue;
    const card = CARDS.findIndex((other) => other === idOf(line, "card"));
    const action = idOf(line, "action");
    if (card >= 0) now.set(event === "bids" ? BID : ACTIONS.findIndex((other) => other === action), card);
  }
  return before;
}

/** The same plan again: every card of it that is in the hand, on its space if that is free. */
export function again(plan: readonly number[], hand: readonly number[], last: ReadonlyMap<number, number>): Wish[] {
  return [...last].flatMap(([space, card]) => ((plan[space] ?? -1) < 0 && hand.includes(card) ? [wish("lay", card, space)] : []));
}

/** What stands in the way of a province on a space as things are now; -1: nothing. */
export function hindrance(view: View, card: number, space: number): number {
  return view.hints.find((hint) => hint.province === card && hint.action === space)?.obstacle ?? -1;
}

/** The revolt that a province on a space leads to. */
export function riskOf(view: View, card: number, space: number): Shogun.Risk | undefined {
  return view.risks.find((risk) => risk.province === card && risk.action === space);
}
