import { describe, expect, it } from "vitest";
import { arrow, NARROW, swordIn, WIDE, type Box } from "../../../src/games/katana/geometry.ts";

const inside = ([x, y]: [number, number], box: Box): boolean => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;

describe.each([WIDE, NARROW])("the Forge", (size) => {
  it("has arrows that point to the next cell and cover neither of the two Swords", () => {
    for (const [from, to] of [
      [6, 7],
      [6, 11],
      [6, 1],
    ] as const) {
      const corners = arrow(size, from, to);
      for (const cell of [from, to]) expect(corners.some((corner) => inside(corner, swordIn(size, cell)))).toBe(false);
      const [here, there] = [swordIn(size, from), swordIn(size, to)];
      const [, tip] = corners;
      if (to === from + 1) expect(tip?.[0]).toBeGreaterThan(here.x + here.w);
      else expect(Math.sign((tip?.[1] ?? 0) - here.y)).toBe(Math.sign(there.y - here.y));
    }
  });

  it("has room for all of its lines", () => {
    const last = swordIn(size, 19);
    expect(last.x + last.w + size.rowEnd).toBeLessThan(size.width);
  });
});
