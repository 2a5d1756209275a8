/** Where the board lies in its window: pure arithmetic of moving and enlarging. */

export interface Frame {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const LARGEST = 4; // times the fitting size
const LARGEST_LETTERS = 26; // units; larger ones would not fit into what they stand in
const TALL = 1.25; // a window taller than the fitted board by this much shows it larger and lets it be moved sideways

function fitting(window: Size, board: Size): number {
  return Math.min(window.width / board.width, window.height / board.height) || 1;
}

/** The whole board in the middle; in a tall window (a phone) as high as the window. Where it could not be read at that size it is
 * larger, and its left end is shown. */
export function centred(window: Size, board: Size, least = 0): Frame {
  const fitted = whole(window, board);
  const tall = window.height > TALL * board.height * fitted.scale;
  const scale = Math.max(least, tall ? window.height / board.height : fitted.scale);
  return { x: Math.max(0, (window.width - board.width * scale) / 2), y: (window.height - board.height * scale) / 2, scale };
}

/** The size of letters, in units of the board, that can just be read. */
export function letters({ scale }: Frame, pixels: number): number {
  return Math.min(LARGEST_LETTERS, pixels / scale);
}

/** The whole board in the middle, however small. */
export function whole(window: Size, board: Size): Frame {
  const scale = fitting(window, board);
  return { x: (window.width - board.width * scale) / 2, y: (window.height - board.height * scale) / 2, scale };
}

/** The same scale, with a point of the board in the middle of the window. */
export function around(frame: Frame, window: Size, x: number, y: number): Frame {
  return { scale: frame.scale, x: window.width / 2 - x * frame.scale, y: window.height / 2 - y * frame.scale };
}

/** Larger or smaller, with one point of the window staying where it is. */
export function zoomed(frame: Frame, factor: number, x: number, y: number): Frame {
  return { scale: frame.scale * factor, x: x - (x - frame.x) * factor, y: y - (y - frame.y) * factor };
}

/** Never smaller than fitting, never far too large, never out of sight; `below`: how much of the window's lower edge lies
 * under something else. */
export function clamp(frame: Frame, window: Size, board: Size, below = 0): Frame {
  const least = fitting(window, board);
  const scale = Math.min(Math.max(frame.scale, least), LARGEST * Math.max(least, window.height / board.height));
  const ratio = scale / frame.scale;
  const [x, y] = [window.width / 2 - (window.width / 2 - frame.x) * ratio, window.height / 2 - (window.height / 2 - frame.y) * ratio];
  return { scale, x: within(x, window.width, board.width * scale), y: within(y, window.height - below, board.height * scale) };
}

/** The same scale, with a height of the board in the middle of what is free above something that lies over the window's lower edge. */
export function above(frame: Frame, window: Size, board: Size, below: number, height: number): Frame {
  return clamp({ ...frame, y: (window.height - below) / 2 - height * frame.scale }, window, board, below);
}

function within(offset: number, window: number, board: number): number {
  if (board <= window) return (window - board) / 2;
  return Math.min(0, Math.max(window - board, offset));
}
