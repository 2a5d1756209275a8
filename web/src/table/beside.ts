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

/** A place of this size within an area: beside the anchor, or else in a corner, where least of what is to be seen is covered. */
export function beside(anchor: Box | null, width: number, height: number, seen: readonly Box[], area: Box): { left: number; top: number } {
  const put = (left: number, top: number): Box =>
    boxAt(Math.max(area.left, Math.min(left, area.right - width)), Math.max(area.top, Math.min(top, area.bottom - height)), width, height);
  const corners = [put(area.left, area.top), put(area.right, area.top), put(area.left, area.bottom), put(area.right, area.bottom)];
  const around = anchor ? sides(anchor, width, height).map(([left, top]) => put(left, top)) : [];
  const all = [...around, ...corners];
  const cover = (place: Box): number => [...(anchor ? [anchor] : []), ...seen].reduce((sum, box) => sum + shared(place, box), 0);
  const best = all.reduce((one, other) => (cover(other) < cover(one) ? other : one));
  return { left: best.left, top: best.top };
}

/** At the right, at the left, below and above. */
function sides(anchor: Box, width: number, height: number): [number, number][] {
  const [middle, centre] = [(anchor.left + anchor.right - width) / 2, (anchor.top + anchor.bottom - height) / 2];
  return [
    [anchor.right + GAP, centre],
    [anchor.left - GAP - width, centre],
    [middle, anchor.bottom + GAP],
    [middle, anchor.top - GAP - height],
  ];
}
