/** Where things lie on the board, the same in every window: the map fills it, the tracks lie on its sea. */

import { onPhone, pixels } from "../../app/window.svelte.ts";

export const LAND = { width: 1500, height: 870 }; // the map as it is drawn
export const SHARE = 72; // of the window's height, in percent
export const LEAST_ON_PHONE = 12 / 22.5; // pixels for a unit: the smallest letters have 12
export const TOOLS = "24% 0.5rem auto calc(100% - 2.75rem)"; // the buttons for zooming lie on the open sea east of Oshu, in a column

/** The upper left corners of what lies on the sea. */
export const HONOR = { x: 14, y: 12 };
export const SHRINE_ROW = { x: 132, y: 10, width: 138 }; // a Shrine and the gap beside it
export const TRACK = { x: 132, y: 204, width: 700 };
export const HAND = { x: 132, y: 312, width: 664 };
export const WARS = { x: 832, y: 770 };

/** Whether what Mandate tiles do can be read on the map; else they lie on a sheet. */
export const roomForTiles = (): boolean => pixels() > 1180;

/** How much larger figures stand where fingers point at them. */
export const figureSize = (): number => (onPhone() ? 1.2 : 1);
