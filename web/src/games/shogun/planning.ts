/** The planning board as arithmetic: where spaces and cards lie, and which choice a drag means. */

import type { Choice } from "../../board/prompt.ts";
import { FIRST_TREASURE, SPACES } from "./things.ts";
import type { View } from "./view.ts";

export const SPACE = { width: 104, height: 140 }; // at least so wide
export const CARD = { width: 122, height: 98 };
const TREASURE_WIDTH = 78;
const GAP = 7;
const EDGE = 12;
const STRIP = 30; // between the spaces and the hand
const SCALE = 0.6; // pixels for a unit, where the page is wide enough

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Layout {
  width: number;
  height: number;
  spaces: Spot[];
  strip: number; // top of the strip
  hand: Spot[];
}

/** A row that is too long is pushed together, so that the cards overlap. */
function fan(widths: number[], y: number, room: number): Spot[] {
  const whole = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const last = widths.at(-1) ?? 0;
  const squeeze = whole > room ? (room - last) / (whole - last) : 1;
  let x = EDGE;
  return widths.map((width) => {
    const spot = { x, y, width };
    x += (width + GAP) * squeeze;
    return spot;
  });
}

/** Everything for a page so many pixels wide; the hand takes a second row where many cards would lie in a narrow one. */
export function layout(pixels: number, hand: readonly number[]): Layout {
  const width = Math.max(pixels / SCALE, 640);
  const fitting = Math.max(1, Math.floor((width - 2 * EDGE + GAP) / (SPACE.width + GAP)));
  const rows = Math.ceil(SPACES.length / Math.min(SPACES.length, fitting));
  const columns = Math.ceil(SPACES.length / rows);
  const wide = Math.min(200, (width - 2 * EDGE + GAP) / columns - GAP);
  const spaces = SPACES.map((_, i) => ({
    x: EDGE + (i % columns) * (wide + GAP),
    y: GAP + Math.floor(i / columns) * (SPACE.height + GAP),
    width: wide,
  }));
  const strip = GAP + rows * (SPACE.height + GAP);
  const room = width - 2 * EDGE;
  const widths = hand.map((card) => (card >= FIRST_TREASURE ? TREASURE_WIDTH : CARD.width));
  const perRow = Math.max(1, Math.ceil(widths.length / Math.max(1, Math.ceil((widths.length * CARD.width * 0.7) / room))));
  const cards: Spot[] = [];
  for (let i = 0; i < widths.length; i += perRow) {
    cards.push(...fan(widths.slice(i, i + perRow), strip + STRIP + (i / perRow) * (CARD.height + GAP), room));
  }
  const handRows = Math.max(1, Math.ceil(widths.length / perRow));
  return { width, height: strip + STRIP + handRows * (CARD.height + GAP), spaces, strip, hand: cards };
}

/** What letting go of a card over a space (or, null, over the hand) means. */
export function dropped(all: readonly Choice[], card: string, space: string | null): Choice | undefined {
  return all.find(({ option }) =>
    space
      ? (option.verb === "lay" || option.verb === "move") && option.targets[0] === card && option.targets[1] === space
      : option.verb === "take_back" && option.targets[0] === card,
  );
}

/** What stands in the way of a province on a space as things are now; -1: nothing. */
export function hindrance(view: View, card: number, space: number): number {
  return view.hints.find((hint) => hint.province === card && hint.action === space)?.obstacle ?? -1;
}
