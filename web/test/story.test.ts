/** The road of a campaign. */

import { expect, it } from "vitest";
import { height, road, signed, spots, WIDTH } from "../src/lobby/story.ts";

it.each([1, 4, 5, 7, 8, 14, 20])("%i chapters lie inside the picture, none on another, the first at the foot", (count) => {
  const found = spots(count);
  expect(found).toHaveLength(count);
  for (const { x, y } of found) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(height(count) - 60);
  }
  expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  expect(found[0]?.y).toBe(Math.max(...found.map(({ y }) => y)));
});

it("the road leads from each chapter to the next", () => {
  const pieces = road(spots(14));
  expect(pieces).toHaveLength(13);
  for (const [i, piece] of pieces.slice(1).entries()) expect(piece.slice(1).split("C")[0]).toBe(pieces[i]?.split(" ").slice(-2).join(" "));
});

it("points carry their sign", () => expect([5, 0, -3].map(signed)).toEqual(["+5", "0", "−3"]));
