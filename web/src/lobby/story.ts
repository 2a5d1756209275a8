/** The way up the mountain: where the chapters of a campaign lie, and the road between them. */

export interface Spot {
  x: number;
  y: number;
}

export const WIDTH = 720;
const ROW = 138;
const TURN = 7; // chapters of one bend: four to the right, three back to the left
const XS = [90, 270, 450, 630, 540, 360, 180];

/** The height of the picture for so many chapters. */
export const height = (count: number): number => rows(count) * ROW + 20;
const rows = (count: number): number => Math.floor(count / TURN) * 2 + (count % TURN ? (count % TURN > 4 ? 2 : 1) : 0);

/** Where each chapter lies, the first one at the foot. */
export function spots(count: number): Spot[] {
  const foot = height(count) - 96;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / TURN) * 2 + (i % TURN > 3 ? 1 : 0);
    return { x: XS[i % TURN] ?? 0, y: foot - row * ROW };
  });
}

/** The pieces of the road, one from each chapter to the next, as one smooth line. */
export function road(points: Spot[]): string[] {
  return points.slice(1).map((to, i) => {
    const from = points[i] as Spot;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const out = { x: from.x + (to.x - before.x) / 5, y: from.y + (to.y - before.y) / 5 };
    const into = { x: to.x - (after.x - from.x) / 5, y: to.y - (after.y - from.y) / 5 };
    return `M${from.x} ${from.y}C${out.x} ${out.y} ${into.x} ${into.y} ${to.x} ${to.y}`;
  });
}

/** A number of points with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
