/** The drawn map against the component set: Provinces touch exactly where they have a Land Border, Routes run where they are printed. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LAND } from "../../../src/games/rising_sun/layout.svelte.ts";
import { ARCS, outline, PLACES, ROUTES, type Point } from "../../../src/games/rising_sun/map.ts";
import { CARDS, CLANS, PROVINCES, type Province } from "../../../src/games/rising_sun/things.ts";

const toml = readFileSync("../src/zashiki/games/rising_sun/data/components.toml", "utf8");

/** The tables of a list, as texts. */
const tables = (name: string): string[] => toml.split(/^(?=\[)/m).filter((table) => table.startsWith(`[[${name}]]`));
const text = (table: string, key: string): string => new RegExp(`^${key} = "(\\w+)"`, "m").exec(table)?.[1] ?? "";
const pairs = (name: string): string[] =>
  tables(name)
    .map((table) => [text(table, "a"), text(table, "b")].sort().join("-"))
    .sort();
const both = PROVINCES.flatMap((one, i) => PROVINCES.slice(i + 1).map((two): [Province, Province] => [one, two]));
const far = (one: Point, two: Point): number => Math.hypot(one[0] - two[0], one[1] - two[1]);

/** The distance of a point from a line between two others. */
function aside(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = Math.max(0, Math.min(1, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy || 1)));
  return far(point, [from[0] + along * dx, from[1] + along * dy]);
}

const ring = (province: Province): [Point, Point][] =>
  outline(province).map((point, i, all) => [point, all[(i + 1) % all.length] as Point]);
const fromShore = (point: Point, province: Province): number => Math.min(...ring(province).map(([from, to]) => aside(point, from, to)));

/** The length of the outline that two Provinces share. */
function shared(one: Province, two: Province): number {
  const has = new Set(ring(two).flatMap(([from, to]) => [`${from}|${to}`, `${to}|${from}`]));
  return ring(one).reduce((sum, [from, to]) => sum + (has.has(`${from}|${to}`) ? far(from, to) : 0), 0);
}

function inside(point: Point, province: Province): boolean {
  const crossings = ring(province).filter(
    ([[x1, y1], [x2, y2]]) => y1 > point[1] !== y2 > point[1] && point[0] < ((x2 - x1) * (point[1] - y1)) / (y2 - y1) + x1,
  );
  return crossings.length % 2 === 1;
}

describe("the map of Japan", () => {
  it("has borders exactly where the component set says (RS-COMP-02)", () => {
    const drawn = both.filter(([one, two]) => shared(one, two) > 60).map((pair) => [...pair].sort().join("-"));
    expect(drawn.sort()).toEqual(pairs("borders"));
  });

  it("keeps Provinces without a border well apart", () => {
    for (const [one, two] of both) {
      if (pairs("borders").includes([one, two].sort().join("-"))) continue;
      const gap = Math.min(...outline(one).map((point) => fromShore(point, two)), ...outline(two).map((point) => fromShore(point, one)));
      expect(gap, `${one} and ${two}`).toBeGreaterThan(20);
    }
  });

  it("closes every outline, and no Province lies in another or beyond the sheet", () => {
    for (const province of PROVINCES) {
      const points = outline(province);
      expect(points.length).toBeGreaterThan(12);
      for (const [x, y] of points) expect(x > 0 && y > 0 && x < LAND.width && y < LAND.height, `${province} at ${x}, ${y}`).toBe(true);
      for (const other of PROVINCES) {
        const between = ARCS.filter((arc) => arc.of[1] && arc.of.includes(other) && arc.of.includes(province)).flatMap((arc) => arc.points);
        if (other !== province)
          expect(
            points.filter((point) => !between.includes(point) && fromShore(point, other) > 1).some((point) => inside(point, other)),
          ).toBe(false);
      }
    }
  });

  it("has its names and pieces within the Provinces", () => {
    for (const province of PROVINCES) expect(inside([PLACES[province].x, PLACES[province].y], province), province).toBe(true);
  });

  it("has the Shipping Routes of the component set, from shore to shore (RS-COMP-02)", () => {
    expect(ROUTES.map((route) => [...route.between].sort().join("-")).sort()).toEqual(pairs("routes"));
    for (const { between, from, to } of ROUTES) {
      expect(fromShore(from, between[0]), `${between} at its start`).toBeLessThan(14);
      expect(fromShore(to, between[1]), `${between} at its end`).toBeLessThan(14);
    }
  });
});

describe("what is printed", () => {
  it("is the Clans and cards of the component set, in its order", () => {
    expect(tables("clans").map((table) => text(table, "id"))).toEqual([...CLANS]);
    expect(tables("cards").map((table) => text(table, "id"))).toEqual([...CARDS]);
  });
});
