/** How cubes fall through the tower: from floor to floor, with weight. Places are those of the tower's own drawing (TowerShape). */

export const TOWER = { width: 300, height: 560 };
const MIDDLE = TOWER.width / 2;
const [DOWN, UP] = ["cubic-bezier(.5,0,.95,.6)", "cubic-bezier(.1,.5,.5,1)"]; // gaining speed, and losing it after a bounce

export type Way = Keyframe[];

export interface Spot {
  x: number;
  y: number;
}

interface Leg extends Spot {
  at: number; // share of the way
  turn: number; // degrees
}

/** A number from -0.5 to 0.5, another one for each cube and purpose. */
const chance = (cube: number, purpose: number): number => ((cube * 37 + purpose * 61) % 100) / 100 - 0.5;

/** A way as keyframes: it speeds up going down and slows down going up. */
function way(legs: readonly Leg[]): Way {
  return legs.map(({ x, y, at, turn }, i) => ({
    offset: at,
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed()}deg)`,
    easing: (legs[i + 1]?.y ?? y) >= y ? DOWN : UP,
  }));
}

/** From above the funnel onto the lowest floor. */
export function into(cube: number): Way {
  const [a, b, turn] = [chance(cube, 1), chance(cube, 2), 300 * chance(cube, 3)];
  const legs = way([
    { x: MIDDLE + 190 * a, y: -30, at: 0, turn: 0 },
    { x: MIDDLE + 90 * a, y: 112, at: 0.3, turn: turn * 0.4 },
    { x: MIDDLE + 60 * a, y: 100, at: 0.37, turn: turn * 0.5 },
    { x: 126 + 16 * b, y: 206, at: 0.56, turn: turn * 0.8 },
    { x: 148 + 16 * b, y: 196, at: 0.63, turn },
    { x: 176 + 16 * b, y: 272, at: 0.77, turn: turn * 1.2 },
    { x: 152 + 16 * b, y: 262, at: 0.84, turn: turn * 1.3 },
    { x: 128 + 16 * b, y: 338, at: 1, turn: turn * 1.4 },
  ]);
  return [...legs.slice(0, -1).map((leg) => ({ ...leg, opacity: 1 })), { ...legs.at(-1), opacity: 0 }];
}

/** From the lowest floor out of the door to a spot in the tray, where it bounces twice. */
export function outOf(cube: number, spot: Spot): Way {
  const near = (share: number): number => MIDDLE + (spot.x - MIDDLE) * share;
  const turn = 200 * chance(cube, 4);
  return way([
    { x: 128 + 24 * chance(cube, 2), y: 338, at: 0, turn },
    { x: MIDDLE, y: 400, at: 0.25, turn: turn * 0.8 },
    { x: near(0.6), y: spot.y, at: 0.5, turn: turn * 0.4 },
    { x: near(0.8), y: spot.y - 26, at: 0.64, turn: turn * 0.2 },
    { x: near(0.94), y: spot.y, at: 0.8, turn: 0 },
    { x: near(0.98), y: spot.y - 7, at: 0.9, turn: 0 },
    { x: spot.x, y: spot.y, at: 1, turn: 0 },
  ]);
}

/** Where so many cubes lie in the tray, and how large they are. */
export function lying(count: number): { size: number; spots: Spot[] } {
  const [size, columns] = count > 36 ? [16, 14] : count > 18 ? [22, 10] : [26, 8];
  const step = size + 4;
  const spots = Array.from({ length: count }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const inRow = Math.min(columns, count - row * columns);
    return { x: MIDDLE + (column - (inRow - 1) / 2) * step + (row % 2 ? 3 : -3), y: 526 - size / 2 - row * step };
  });
  return { size, spots };
}

const FLOORS: readonly Spot[] = [
  { x: 112, y: 200 },
  { x: 188, y: 265 },
  { x: 112, y: 330 },
]; // the ends of the floors at the walls

/** Where a stuck cube lies, as number so and so of all. */
export function stuckAt(cube: number): Spot {
  const floor = cube % FLOORS.length;
  const [along, up] = [Math.floor(cube / FLOORS.length) % 3, Math.floor(cube / (3 * FLOORS.length))];
  const { x, y } = FLOORS[floor] ?? { x: MIDDLE, y: 300 };
  return { x: x + (floor === 1 ? -1 : 1) * along * 19, y: y + along * 4 - up * 18 };
}
