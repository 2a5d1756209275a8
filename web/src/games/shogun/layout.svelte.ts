/** Where things lie on the board: the map, and a column beside it that is narrower on a small page. */

import { onPhone, pixels } from "../../app/window.svelte.ts";
import { HEIGHT, WIDTH } from "./map.ts";

/** A place in the column, and how its cards lie there. */
export interface Place {
  x: number;
  y: number;
  width: number;
  columns: number;
  high: number; // of each card
}

export interface Layout {
  width: number;
  height: number;
  share: number; // of the window's height, in percent
  tools: string; // where the buttons for zooming lie, as an inset
  actions: Place;
  draft: Place;
  order: Place;
  events: Place;
  plans: Place | null; // null: only on the individual boards
  stock: Place | null; // null: only on the map
  ticks: number; // every so many spaces the rice track has its number
  winter: { x: number; y: number; width: number; height: number };
}

const BESIDE = WIDTH + 14;

/** So many cards side by side, of that height. */
function column(width: number): (y: number, columns: number, high: number) => Place {
  return (y, columns, high) => ({ x: BESIDE, y, width, columns, high });
}

const wide = column(484);
export const WIDE: Layout = {
  width: 1806,
  height: HEIGHT,
  share: 62,
  tools: "auto auto 0.5rem 17%",
  actions: wide(10, 5, 84),
  draft: wide(206, 5, 150),
  order: wide(216, 5, 124),
  events: wide(350, 4, 128),
  plans: wide(490, 11, 26),
  stock: wide(668, 5, 28),
  ticks: 1,
  winter: { x: BESIDE, y: 496, width: 484, height: 398 },
};

const narrow = column(316);
export const NARROW: Layout = {
  width: 1638,
  height: HEIGHT,
  share: 53,
  tools: "auto auto 0.5rem 17%",
  actions: narrow(8, 3, 78),
  draft: narrow(352, 3, 150),
  order: narrow(368, 3, 106),
  events: narrow(600, 2, 144),
  plans: null,
  stock: null,
  ticks: 2,
  winter: { x: BESIDE - 200, y: 496, width: 514, height: 398 },
};

/** A phone shows the wide one and moves along it; what is told lies over the part that is seen first. */
export const PHONE: Layout = { ...WIDE, winter: { x: 36, y: 380, width: 514, height: 398 } };
export const LEAST_ON_PHONE = 0.667; // pixels for a unit, so that everything can be read

/** The parts of the board that a phone shows one at a time. */
export const PARTS = [
  { label: "shogun-board-part-map", x: WIDTH / 2, y: HEIGHT / 2 },
  { label: "shogun-board-part-actions", x: BESIDE + 242, y: 180 },
  { label: "shogun-board-part-events", x: BESIDE + 242, y: 560 },
] as const;

/** The arrangement for this window. */
export function here(): Layout {
  return onPhone() ? PHONE : pixels() < 1280 ? NARROW : WIDE;
}

export const GAP = 5;
/** The width of a card in a place, and where card number so and so lies. */
export const cardWidth = ({ width, columns }: Place): number => (width - (columns - 1) * GAP) / columns;
export const cardAt = (place: Place, card: number, gap = GAP): { x: number; y: number } => ({
  x: place.x + (card % place.columns) * (cardWidth(place) + GAP),
  y: place.y + Math.floor(card / place.columns) * (place.high + gap),
});
