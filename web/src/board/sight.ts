/** What of the board can be seen: is what is asked in sight? */

export const TOP = 52; // pixels: the bar at the top of the page
const LEAST = 12; // pixels of a piece that have to be seen

/** The pieces that answer the question, as drawn. */
export function asked(root: ParentNode): Element[] {
  return [...root.querySelectorAll(".piece.glow:not(.free) > .reach")].filter((piece) => piece.getClientRects().length);
}

/** Those of some pieces that are together with the most others: on the board, or on the own ones. */
export function together(pieces: readonly Element[]): Element[] {
  const [on, off] = [pieces.filter((piece) => piece.closest(".frame")), pieces.filter((piece) => !piece.closest(".frame"))];
  return off.length > on.length ? off : on.length ? on : off;
}

/** The pieces that a hint is about, as drawn: where its choice leads first. */
export function advised(root: ParentNode, targets: ReadonlySet<string>): Element[] {
  const place = (piece: Element): number => [...targets].indexOf(piece.closest("[data-id]")?.getAttribute("data-id") ?? "");
  return [...root.querySelectorAll(".piece.hinted > .reach")]
    .filter((piece) => piece.getClientRects().length)
    .toSorted((one, other) => place(other) - place(one));
}

/** The pieces that a teacher speaks of, as drawn, in the order in which they are named. */
export function named(root: ParentNode, ids: ReadonlySet<string>): Element[] {
  const idOf = (piece: Element): string => piece.getAttribute("data-about") ?? piece.closest("[data-id]")?.getAttribute("data-id") ?? "";
  const place = (piece: Element): number => [...ids].indexOf(idOf(piece));
  return [...root.querySelectorAll(".piece.taught > .reach, .spot.taught, .board button.taught")]
    .filter((piece) => piece.getClientRects().length)
    .toSorted((one, other) => place(one) - place(other));
}

/** Whether a piece can be seen between the top bar and what lies at the bottom, and is not cut off by the frame it lies in. */
export function inSight(piece: Element, bottom: number): boolean {
  const { left, right, top, bottom: end } = piece.getBoundingClientRect();
  const frame = piece.closest(".frame")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const wide = Math.min(right, frame.right, innerWidth) - Math.max(left, frame.left, 0);
  const high = Math.min(end, frame.bottom, bottom) - Math.max(top, frame.top, TOP);
  return wide >= LEAST && high >= LEAST;
}

/** Whether all of a piece can be seen, or as much as there is room for. */
export function isWhole(piece: Element, bottom: number): boolean {
  const { left, right, top, bottom: end } = piece.getBoundingClientRect();
  const frame = piece.closest(".frame")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [west, east] = [Math.max(frame.left, 0), Math.min(frame.right, innerWidth)];
  const [north, south] = [Math.max(frame.top, TOP), Math.min(frame.bottom, bottom)];
  const inside = (low: number, high: number, from: number, to: number): boolean =>
    Math.min(high, to) - Math.max(low, from) >= Math.min(high - low, to - from) - 1;
  return inside(left, right, west, east) && inside(top, end, north, south);
}

/** The smallest box around some pieces. */
export function box(pieces: readonly Element[]): DOMRect {
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((one) => one.right)) - left, Math.max(...boxes.map((one) => one.bottom)) - top);
}
