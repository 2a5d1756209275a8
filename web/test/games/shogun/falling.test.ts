/** Cubes fall through the tower: they end where they lie, gain speed going down, and find room in the tray. */

import { describe, expect, it } from "vitest";
import { into, lying, outOf, stuckAt, TOWER } from "../../../src/games/shogun/falling.ts";

const at = (frame: Keyframe | undefined): number[] => (String(frame?.transform).match(/-?[\d.]+/g) ?? []).slice(0, 2).map(Number);

describe("a cube", () => {
  it("falls from above the funnel and is swallowed by the lowest floor", () => {
    for (let cube = 0; cube < 40; cube++) {
      const way = into(cube);
      expect(at(way[0])[1]).toBeLessThan(0);
      expect(way.at(-1)?.opacity).toBe(0);
      expect(way.map(({ offset }) => offset)).toEqual([...way.map(({ offset }) => offset)].sort());
    }
  });

  it("comes to rest at its spot, upright", () => {
    const way = outOf(3, { x: 80, y: 500 });
    expect(String(way.at(-1)?.transform)).toBe("translate(80.0px, 500.0px) rotate(0deg)");
  });

  it("bounces: after touching the tray it rises once more", () => {
    const heights = outOf(3, { x: 80, y: 500 }).map((frame) => at(frame)[1] ?? 0);
    const first = heights.indexOf(500);
    expect(heights[first + 1]).toBeLessThan(500);
  });
});

describe("the tray", () => {
  it.each([1, 8, 19, 40, 60])("has room for %i cubes side by side", (count) => {
    const { size, spots } = lying(count);
    expect(spots).toHaveLength(count);
    for (const [i, one] of spots.entries()) {
      expect(one.x - size / 2 >= 8 && one.x + size / 2 <= TOWER.width - 8 && one.y - size / 2 >= 400).toBe(true);
      for (const two of spots.slice(i + 1)) expect(Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))).toBeGreaterThanOrEqual(size);
    }
  });
});

it("cubes that are stuck lie in the shaft", () => {
  for (let cube = 0; cube < 27; cube++) {
    const { x, y } = stuckAt(cube);
    expect(x > 96 && x < 204 && y > 150 && y < 400, `${cube}: ${x} ${y}`).toBe(true);
  }
});
