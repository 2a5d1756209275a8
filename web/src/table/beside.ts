/** Where a card stands: beside what it speaks of, and over nothing that is asked. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12; // pixels

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** How much of two boxes lies over one another. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A box that should stay in sight, and how much that matters. */
export interface Kept {
  box: Box;
  weight: number;
}

const APART = 40; // pixels between two places that are tried
export const NEVER = 400; // what weighs so much is not covered as long as there is any other place

/** A place of this size within an area: near the anchor, in a corner, or else anywhere, where least of what is to be seen is covered. `far`:
 * square pixels that may be covered to come one pixel nearer. */
export function beside(
  anchor: Box | null,
  width: number,
  height: number,
  kept: readonly Kept[],
  area: Box,
  far = 12,
): { left: number; top: number } {
  const put = (left: number, top: number): Box =>
    boxAt(Math.max(area.left, Math.min(left, area.right - width)), Math.max(area.top, Math.min(top, area.bottom - height)), width, height);
  const corners = [put(area.left, area.top), put(area.right, area.top), put(area.left, area.bottom), put(area.right, area.bottom)];
  const near = [...(anchor ? sides(anchor, width, height) : []).map(([left, top]) => put(left, top)), ...corners];
  const [across, down] = [steps(area.left, area.right - width), steps(area.top, area.bottom - height)];
  const anywhere = across.flatMap((left) => down.map((top) => put(left, top)));
  const cost = (place: Box): number =>
    kept.reduce((sum, { box, weight }) => sum + weight * shared(place, box), 0) + (anchor ? far * apart(place, anchor) : 0);
  const best = (places: Box[]): Box => places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const found = best(near);
  const covers = kept.some(({ box, weight }) => weight >= NEVER && shared(found, box) > 0);
  const { left, top } = covers ? best([...near, ...anywhere]) : found;
  return { left, top };
}

/** From one end to the other, both included. */
function steps(from: number, to: number): number[] {
  const most = Math.max(1, Math.ceil((to - from) / APART));
  return Array.from({ length: most + 1 }, (_, i) => from + ((to - from) * i) / most);
}

/** How far two boxes are from one another, in pixels. */
export function apart(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

/** At the right, at the left, below and above, and between them. */
function sides(anchor: Box, width: number, height: number): [number, number][] {
  const [middle, centre] = [(anchor.left + anchor.right - width) / 2, (anchor.top + anchor.bottom - height) / 2];
  const [left, right] = [anchor.left - GAP - width, anchor.right + GAP];
  const [above, below] = [anchor.top - GAP - height, anchor.bottom + GAP];
  return [
    [right, centre],
    [left, centre],
    [middle, below],
    [middle, above],
    [right, above],
    [left, above],
    [right, below],
    [left, below],
  ];
}
