/** How pieces stand in a Province: within their room, none on another, Monsters over all. */

import { describe, expect, it } from "vitest";
import { PLACES } from "../../../src/games/rising_sun/map.ts";
import { LARGE, shelf, SMALL } from "../../../src/games/rising_sun/shelf.ts";

const rooms = Object.entries(PLACES).map(([id, { width, height }]) => ({ id, room: { width, height: height - 30 } }));
const row = (monsters: number, others: number): boolean[] => [
  ...Array<boolean>(monsters).fill(true),
  ...Array<boolean>(others).fill(false),
];

describe("a shelf", () => {
  it("keeps five Clans with three kinds each, and a Monster, in every Province", () => {
    for (const { id, room } of rooms) {
      const { scale, spots } = shelf(row(1, 15), room);
      expect(scale, id).toBeGreaterThanOrEqual(0.4);
      for (const { x, y } of spots) {
        expect(Math.abs(x), `${id} aside`).toBeLessThanOrEqual(room.width / 2);
        expect(y, `${id} below`).toBeLessThanOrEqual(room.height + 1);
      }
    }
  });

  it("puts no piece on another", () => {
    for (const { id, room } of rooms) {
      for (const [monsters, others] of [
        [0, 1],
        [0, 7],
        [1, 3],
        [2, 5],
        [3, 0],
      ] as const) {
        const large = row(monsters, others);
        const { scale, spots } = shelf(large, room);
        const boxes = spots.map(({ x, y }, i) => {
          const { width, height } = large[i] ? LARGE : SMALL;
          return { left: x - (width * scale) / 2, right: x + (width * scale) / 2, top: y - height * scale, bottom: y };
        });
        boxes.forEach((one, i) =>
          boxes.slice(i + 1).forEach((other) => {
            const apart =
              one.right <= other.left + 0.1 ||
              other.right <= one.left + 0.1 ||
              one.bottom <= other.top + 0.1 ||
              other.bottom <= one.top + 0.1;
            expect(apart, `${id} with ${monsters} and ${others}`).toBe(true);
          }),
        );
      }
    }
  });

  it("lets few pieces stand as large as they are drawn", () => {
    for (const { id, room } of rooms) expect(shelf(row(0, 3), room).scale, id).toBe(1);
  });

  it("draws Monsters two to three times as high as others", () => {
    expect(LARGE.height / SMALL.height).toBeGreaterThanOrEqual(2);
    expect(LARGE.height / SMALL.height).toBeLessThanOrEqual(3);
  });
});
