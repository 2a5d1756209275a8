/** The measures of the Forge's drawing: a wide one for a desk; on a phone the stock lies above it and the ends of rows are narrow. */

export const CELL = 108;
export const ROW = 74;
const SWORD = { w: 98, h: 62 }; // what is left of a cell between two Swords is for the arrows
const BELOW = 78; // the ends of columns

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Measures {
  left: number;
  top: number;
  width: number;
  height: number;
  rowEnd: number; // how wide the end of a row is
  narrow: boolean;
}

function measures(left: number, top: number, rowEnd: number, narrow: boolean): Measures {
  return { left, top, rowEnd, narrow, width: left + 5 * CELL + rowEnd + 8, height: top + 4 * ROW + BELOW };
}

export const WIDE = measures(84, 12, 128, false);
export const NARROW = measures(9, 66, 50, true);

/** Where a line ends: rows on the right, columns below. */
export function endOf({ left, top, rowEnd }: Measures, line: number): Box {
  return line < 4
    ? { x: left + 5 * CELL + 6, y: top + line * ROW + 3, w: rowEnd, h: ROW - 6 }
    : { x: left + (line - 4) * CELL + 3, y: top + 4 * ROW + 6, w: CELL - 6, h: 66 };
}

/** Where the stock of a Resource lies. */
export function stockOf({ top, narrow }: Measures, row: number): Box {
  return narrow ? { x: 6 + row * 151, y: 6, w: 142, h: 48 } : { x: 4, y: top + row * ROW + 5, w: 66, h: ROW - 10 };
}

/** Where a Sword lies in a cell. */
export function swordIn({ left, top }: Measures, cell: number): Box {
  return { x: left + (cell % 5) * CELL + (CELL - SWORD.w) / 2, y: top + Math.floor(cell / 5) * ROW + (ROW - SWORD.h) / 2, ...SWORD };
}

export function middleOf(measures: Measures, cell: number): { x: number; y: number } {
  const { x, y, w, h } = swordIn(measures, cell);
  return { x: x + w / 2, y: y + h / 2 };
}

const [DEEP, SIDE] = [9, 19]; // of an arrowhead

/** The corners of an arrowhead between a Sword and the next cell it goes to; it lies in the gap and covers neither. */
export function arrow(measures: Measures, from: number, to: number): [number, number][] {
  const [here, there] = [middleOf(measures, from), middleOf(measures, to)];
  const [dx, dy] = [Math.sign(there.x - here.x), Math.sign(there.y - here.y)];
  const base = { x: here.x + dx * (SWORD.w / 2 + 0.5), y: here.y + dy * (SWORD.h / 2 + 1) };
  return [
    [base.x - dy * SIDE, base.y + dx * SIDE],
    [base.x + dx * DEEP, base.y + dy * DEEP],
    [base.x + dy * SIDE, base.y - dx * SIDE],
  ];
}
