/** What of the board can be seen: is what is asked in sight? */

export const TOP = 52; // pixels: the bar at the top of the page
const LEAST = 12; // pixels of a piece that have to be seen

/** The pieces that answer the question, as drawn. */
export function asked(root: ParentNode): Element[] {
  return [...root.querySelectorAll(".piece.glow:not(.free) > .reach")].filter((piece) => piece.getClientRects().length);
}

/** The pieces that a teacher speaks of, as drawn. */
export function named(root: ParentNode): Element[] {
  return [...root.querySelectorAll(".piece.taught > .reach, .spot.taught")].filter((piece) => piece.getClientRects().length);
}

/** Whether a piece can be seen between the top bar and what lies at the bottom, and is not cut off by the frame it lies in. */
export function inSight(piece: Element, bottom: number): boolean {
  const { left, right, top, bottom: end } = piece.getBoundingClientRect();
  const frame = piece.closest(".frame")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const wide = Math.min(right, frame.right, innerWidth) - Math.max(left, frame.left, 0);
  const high = Math.min(end, frame.bottom, bottom) - Math.max(top, frame.top, TOP);
  return wide >= LEAST && high >= LEAST;
}

/** The smallest box around some pieces. */
export function box(pieces: readonly Element[]): DOMRect {
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((one) => one.right)) - left, Math.max(...boxes.map((one) => one.bottom)) - top);
}
