/** The drawn map and the component set tell the same: who touches whom, by land and by sea. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PROVINCES } from "../../../src/games/shogun/things.ts";
import type { View } from "../../../src/games/shogun/view.ts";
import type { Shogun } from "../../../src/net/types.ts";
import { ARCS, HEIGHT, middle, outline, PLACES, ROUTES, routes, WIDTH, type Point } from "../../../src/games/shogun/map.ts";

const toml = readFileSync("../src/zashiki/games/shogun/data/components.toml", "utf8");
const blocks = (key: string): string[] =>
  toml
    .split(`[[${key}]]\n`)
    .slice(1)
    .map((block) => block.split("\n[")[0] ?? "");
const field = (block: string, key: string): string => new RegExp(`^${key} = "?(\\w+)"?$`, "m").exec(block)?.[1] ?? "";
const pair = (one: string, two: string): string => [one, two].sort().join("-");

const ids = blocks("provinces").map((block) => field(block, "id"));
const land = new Set(
  [...(/^land = \[$([\s\S]*?)^\]$/m.exec(toml)?.[1] ?? "").matchAll(/\["(\w+)", "(\w+)"\]/g)].map(([, one = "", two = ""]) =>
    pair(one, two),
  ),
);
const SHORTEST = 20; // units of the drawing: a border that can be seen

function length(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)), 0);
}

/** The sides of an outline, each as a key that is the same from both ends. */
function sides(id: string): Map<string, number> {
  const ring = outline(id);
  return new Map(
    ring.map((here, i) => {
      const next = ring[(i + 1) % ring.length] ?? here;
      return [[here.join(), next.join()].sort().join(" "), length([here, next])];
    }),
  );
}

function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring.at(i - 1) ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

describe("the land", () => {
  const edges = new Map(ids.map((id) => [id, sides(id)]));
  const corners = new Map(ids.map((id) => [id, new Set(outline(id).map((point) => point.join()))]));

  it("has the 45 provinces and 91 borders of the component set, in its order", () => {
    expect(PLACES.map((place) => place.id)).toEqual(ids);
    expect(PROVINCES).toEqual(ids);
    expect(ids).toHaveLength(45);
    expect(land.size).toBe(91);
  });

  it("lets two provinces touch exactly when they are neighbours", () => {
    const wrong: string[] = [];
    for (const [i, one] of ids.entries())
      for (const two of ids.slice(i + 1)) {
        const common = [...(edges.get(one) ?? [])].filter(([side]) => edges.get(two)?.has(side)).reduce((sum, [, long]) => sum + long, 0);
        const neighbours = land.has(pair(one, two));
        if (neighbours ? common < SHORTEST : common > 0) wrong.push(`${one}-${two}: ${common}`);
      }
    expect(wrong).toEqual([]);
  });

  it("lets nobody touch in a mere point", () => {
    const wrong: string[] = [];
    for (const [i, one] of ids.entries())
      for (const two of ids.slice(i + 1))
        if (!land.has(pair(one, two)) && [...(corners.get(one) ?? [])].some((point) => corners.get(two)?.has(point)))
          wrong.push(pair(one, two));
    expect(wrong).toEqual([]);
  });

  it("overlaps nowhere: the corners of a province lie in no other one", () => {
    const wrong: string[] = [];
    for (const one of ids) {
      const ring = outline(one);
      for (const two of ids)
        if (one !== two)
          for (const point of outline(two)) if (!corners.get(one)?.has(point.join()) && inside(ring, point)) wrong.push(`${two} in ${one}`);
    }
    expect(wrong).toEqual([]);
  });

  it("has every name and its pieces on their own land, in the picture", () => {
    for (const { id, room } of PLACES) {
      expect(inside(outline(id), middle(id)), id).toBe(true);
      expect(room, id).toBeGreaterThan(24);
      for (const [x, y] of outline(id)) expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT, id).toBe(true);
    }
  });

  it("has Shikoku as an island", () => {
    const island = new Set(["awa_shikoku", "iyo", "sanuki", "tosa"]);
    for (const { of } of ARCS) if (of[1]) expect(island.has(of[0]), of.join()).toBe(island.has(of[1]));
  });
});

describe("the sea", () => {
  const sea_routes = blocks("sea_routes").map((block) => {
    const [, one = "", two = ""] = /^between = \["(\w+)", "(\w+)"\]$/m.exec(block) ?? [];
    return { side: field(block, "side"), between: [one, two], extra: field(block, "extra") === "true" };
  });
  const drawn = (side: string, extra_routes: boolean, missing = ""): string[] => {
    const provinces = PLACES.map(({ id }) => ({ in_play: id !== missing }));
    const found = routes({ sea_routes } as unknown as Shogun.Components, { side, extra_routes, provinces } as unknown as View);
    return found.map(({ between }) => pair(...between)).sort();
  };
  const told = (side: string, extra: boolean): string[] =>
    sea_routes
      .filter((route) => route.side === side && (extra || !route.extra))
      .map(({ between: [one = "", two = ""] }) => pair(one, two))
      .sort();

  it.each([
    ["sun", false],
    ["moon", false],
    ["moon", true],
  ] as const)("has the routes of the %s side (further ones: %s)", (side, extra) => {
    expect(told(side, extra).length).toBeGreaterThan(4);
    expect(drawn(side, extra)).toEqual(told(side, extra));
  });

  it("ends no route in a province that is out of play", () => {
    expect(drawn("sun", false)).toContain("aki-iyo");
    expect(drawn("sun", false, "iyo")).not.toContain("aki-iyo");
  });

  it("lets a route begin and end on the coasts of its provinces and cross no land", () => {
    for (const { between, path } of ROUTES) {
      const [x0, y0, x1, y1, x2, y2] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
      if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
        throw new Error(path);
      for (let t = 0.06; t < 0.95; t += 0.04) {
        const at: Point = [(1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2];
        const crossed = ids.filter((id) => inside(outline(id), at));
        expect(crossed, `${between.join("-")} at ${at.map(Math.round).join()}`).toEqual([]);
      }
      for (const [id, end] of [
        [between[0], [x0, y0]],
        [between[1], [x2, y2]],
      ] as [string, Point][]) {
        const near = Math.min(...outline(id).map(([x, y]) => Math.hypot(x - end[0], y - end[1])));
        expect(near, `${between.join("-")} at ${id}`).toBeLessThan(2);
      }
    }
  });
});
