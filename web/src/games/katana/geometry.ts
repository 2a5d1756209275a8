/** The measures of the Forge's drawing. */

export const LEFT = 84; // the stock beside the rows
export const TOP = 12;
export const CELL = 108;
export const ROW = 72;
export const WIDTH = LEFT + 5 * CELL + 140;
export const HEIGHT = TOP + 4 * ROW + 78;

/** An arrowhead on the border between a cell and the next one a Sword goes to. */
export function arrow(from: number, to: number): string {
  const [row, column] = [Math.floor(from / 5), from % 5];
  const middle = { x: LEFT + column * CELL + CELL / 2, y: TOP + row * ROW + ROW / 2 };
  if (to === from + 1) return `M${middle.x + CELL / 2 - 9} ${middle.y - 11}h8v-7l14 18-14 18v-7h-8Z`;
  const down = to > from;
  const edge = middle.y + (down ? ROW / 2 : -ROW / 2);
  const s = down ? 1 : -1;
  return `M${middle.x - 11} ${edge - 9 * s}v${8 * s}h-7l18 ${14 * s} 18 ${-14 * s}h-7v${-8 * s}Z`;
}
