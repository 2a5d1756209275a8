/** The drawn map: outlines of the provinces from the arcs they share, and the sea routes. */

import type { Shogun } from "../../net/types.ts";
import map from "./map.json";
import type { View } from "./view.ts";

export const WIDTH = map.width;
export const HEIGHT = map.height;

export type Point = [x: number, y: number];

/** A line between two provinces, or between a province and the sea (null). Seen from the first it runs clockwise. */
export interface Arc {
  of: [string, string | null];
  points: Point[];
}

/** Where the name and the pieces of a province stand, and how much room is round them. */
export interface Place {
  id: string;
  x: number;
  y: number;
  room: number;
}

export const PLACES: readonly Place[] = map.provinces;

function pairs(numbers: number[]): Point[] {
  const found: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) found.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return found;
}

export const ARCS: readonly Arc[] = map.arcs.map((arc) => ({ of: [arc.of[0] ?? "", arc.of[1] ?? null], points: pairs(arc.points) }));

/** The outline of a province, clockwise. */
export function outline(id: string): Point[] {
  const parts = ARCS.flatMap((arc) => (arc.of[0] === id ? [arc.points] : arc.of[1] === id ? [arc.points.toReversed()] : []));
  const ring = [...(parts.shift() ?? [])];
  while (parts.length) {
    const end = ring.at(-1);
    const next = parts.findIndex(([first]) => first?.[0] === end?.[0] && first?.[1] === end?.[1]);
    if (next < 0) throw new Error(`the outline of ${id} is broken`);
    ring.push(...(parts.splice(next, 1)[0] ?? []).slice(1));
  }
  return ring.slice(0, -1);
}

/** A closed line through points, as a path. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

export const SHAPES: readonly string[] = PLACES.map(({ id }) => closed(outline(id)));

/** All coasts as one path. */
export const COAST: string = ARCS.filter((arc) => !arc.of[1])
  .map((arc) => `M${arc.points.map(([x, y]) => `${x} ${y}`).join("L")}`)
  .join("");

/** A sea route: its ends and its line. */
export interface Route {
  between: [string, string];
  path: string;
}

export const ROUTES: readonly Route[] = map.routes.map(({ between, line }) => {
  const [from, bend, to] = line;
  return { between: [between[0] ?? "", between[1] ?? ""], path: `M${from?.join(" ")}Q${bend?.join(" ")} ${to?.join(" ")}` };
});

const ends = (between: readonly string[]): string => [...between].sort().join();

/** The routes printed on this table's side of the board, between provinces that are in play. */
export function routes(set: Shogun.Components, view: View): Route[] {
  const printed = set.sea_routes.filter(({ side, extra }) => side === view.side && (view.extra_routes || !extra));
  const lines = new Set(printed.map(({ between }) => ends(between)));
  const inPlay = (id: string): boolean => !!view.provinces[PLACES.findIndex((place) => place.id === id)]?.in_play;
  return ROUTES.filter(({ between }) => lines.has(ends(between)) && between.every(inPlay));
}

/** The middle of a province's place. */
export function middle(id: string): Point {
  const place = PLACES.find((other) => other.id === id);
  return place ? [place.x, place.y] : [0, 0];
}
