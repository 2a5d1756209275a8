/** Walking over the board with the arrow keys: from one piece to the nearest one in that direction. */

interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The number of the nearest point in a direction, -1 if there is none. What lies aside counts double. */
export function nearest(from: Point, way: Point, points: Point[]): number {
  let [best, least] = [-1, Infinity];
  points.forEach((point, i) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead > 2 && ahead + 2 * aside < least) [best, least] = [i, ahead + 2 * aside];
  });
  return best;
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Move the focus by an arrow key pressed on a piece. */
export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const piece = (event.target as Element | null)?.closest?.<SVGElement>(".piece");
  if (!way || !piece) return;
  const others = [...document.querySelectorAll<SVGElement>(".piece > .reach")].filter((other) => other.parentNode !== piece);
  const next = others[nearest(middle(piece), way, others.map(middle))];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
