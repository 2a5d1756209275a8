/** Where things lie on the board: beside the map, or on a narrow page below it. */

import { onPhone, pixels } from "../../app/window.svelte.ts";
import { HEIGHT, WIDTH } from "./map.ts";

interface Place {
  x: number;
  y: number;
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
  plans: Place;
  stock: Place & { width: number };
  winter: Place & { width: number; height: number };
}

const BESIDE = WIDTH + 19;

export const WIDE: Layout = {
  width: 1840,
  height: HEIGHT,
  share: 60,
  tools: "auto auto 0.5rem 17%",
  actions: { x: BESIDE, y: 10 },
  draft: { x: BESIDE, y: 206 },
  order: { x: BESIDE, y: 216 },
  events: { x: BESIDE, y: 354 },
  plans: { x: BESIDE, y: 498 },
  stock: { x: BESIDE, y: 668, width: 516 },
  winter: { x: BESIDE, y: 498, width: 514, height: 398 },
};

export const NARROW: Layout = {
  width: WIDTH,
  height: HEIGHT + 370,
  share: 98,
  tools: "auto auto calc(29% + 0.5rem) 24%",
  actions: { x: 10, y: HEIGHT + 14 },
  draft: { x: 540, y: HEIGHT + 8 },
  order: { x: 540, y: HEIGHT + 40 },
  events: { x: 540, y: HEIGHT + 180 },
  plans: { x: 10, y: HEIGHT + 204 },
  stock: { x: 1066, y: HEIGHT + 12, width: 226 },
  winter: { x: 772, y: HEIGHT - 236, width: 520, height: 402 },
};

/** A phone shows the wide one and moves along it; what is told lies over the part that is seen first. */
export const PHONE: Layout = { ...WIDE, winter: { x: 110, y: 300, width: 514, height: 398 } };

/** The arrangement for this window. */
export function here(): Layout {
  return onPhone() ? PHONE : pixels() < 1280 ? NARROW : WIDE;
}
