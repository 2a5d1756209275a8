/** Where things lie on the board: side by side on a wide page, one below the other on a narrow one, in one long row on a phone. */

import { PHONE as PHONE_WIDTH, pixels } from "../../app/window.svelte.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  share: number; // of the window's height, in percent
  tools?: string; // where the buttons for zooming lie, as an inset, if not where they lie on all boards
  map: number; // its scale; it lies at the upper left
  track: { x: number; y: number; width: number };
  cards: Box & { perRow: number };
  scene: Box; // Battle, choice of Clans, Winter
  over: boolean; // the scene grows upwards over what is there; else the Clans make room for it
  hides: boolean; // the Clans lie under it
  clans: Box;
}

export const LAND = { width: 990, height: 930 }; // the map as it is drawn

export const WIDE: Layout = {
  width: 1800,
  height: 912,
  share: 62.3,
  tools: "48% auto auto 0.5rem",
  map: 0.86,
  track: { x: 4, y: 807, width: 845 },
  cards: { x: 861, y: 4, width: 935, height: 342, perRow: 5 },
  scene: { x: 861, y: 4, width: 935, height: 342 },
  over: false,
  hides: false,
  clans: { x: 861, y: 352, width: 935, height: 560 },
};

export const NARROW: Layout = {
  width: 1376,
  height: 1204,
  share: 90,
  tools: "27% auto auto 0.5rem",
  map: 0.8,
  track: { x: 6, y: 750, width: 1364 },
  cards: { x: 802, y: 4, width: 570, height: 740, perRow: 2 },
  scene: { x: 6, y: 858, width: 1364, height: 342 },
  over: true,
  hides: true,
  clans: { x: 6, y: 858, width: 1364, height: 346 },
};

export const PHONE: Layout = {
  width: 1942,
  height: 930,
  share: 52,
  map: 1,
  track: { x: 1000, y: 6, width: 935 },
  cards: { x: 1000, y: 114, width: 935, height: 342, perRow: 5 },
  scene: { x: 4, y: 244, width: 760, height: 320 },
  over: true,
  hides: false,
  clans: { x: 1000, y: 462, width: 935, height: 468 },
};

/** The arrangement for a window so many pixels wide. */
export function layoutFor(width: number): Layout {
  return width <= PHONE_WIDTH ? PHONE : width < 1360 ? NARROW : WIDE;
}

/** The arrangement for this window. */
export const here = (): Layout => layoutFor(pixels());
