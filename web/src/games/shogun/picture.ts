/** What lies before a seat in a picture: its individual board, and the hand where it is seen. */

import type { OwnPicture } from "../../picture/picture.ts";
import { WIDE } from "./layout.svelte.ts";
import Own from "./OwnPicture.svelte";
import { layout, type Layout } from "./planning.ts";
import type { View } from "./view.ts";

const PIXELS = 1104; // the page whose arrangement is shown

export const placeOf = (view: View, seat: number): Layout => layout(PIXELS, view.players[seat]?.hand ?? []);

/** How high it is in its own units. */
export function highOf(view: View, seat: number): number {
  const { spacesHeight, handHeight } = placeOf(view, seat);
  return spacesHeight + (view.players[seat]?.hand?.length ? handHeight : 0);
}

export const OWN: OwnPicture<View> = {
  component: Own,
  height: (view, seat) => (highOf(view, seat) * WIDE.width) / placeOf(view, seat).width,
};
