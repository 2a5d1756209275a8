/** The planning board: everything has its place at every width, and a drag means the choice it looks like. */

import { describe, expect, it } from "vitest";
import type { Choice } from "../../../src/board/prompt.ts";
import { CARD, dropped, layout, SPACE } from "../../../src/games/shogun/planning.ts";

const HAND = [0, 3, 7, 12, 13, 20, 21, 22, 30, 31, 40, 44, 45, 46, 47, 48, 49];

describe("the layout", () => {
  it.each([390, 756, 1104, 2200])("keeps %i pixels", (pixels) => {
    const place = layout(pixels, HAND);
    expect(place.spaces).toHaveLength(11);
    for (const { x, width } of [...place.spaces, ...place.hand]) expect(x >= 0 && x + width <= place.width).toBe(true);
    for (const { y } of place.spaces) expect(y + SPACE.height).toBeLessThanOrEqual(place.strip);
    for (const { y } of place.hand) expect(y + CARD.height).toBeLessThanOrEqual(place.height);
  });

  it("lays the spaces beside each other without overlapping", () => {
    for (const pixels of [390, 1104]) {
      const { spaces } = layout(pixels, []);
      for (const [i, one] of spaces.entries())
        for (const two of spaces.slice(i + 1)) expect(one.y !== two.y || Math.abs(one.x - two.x) >= one.width).toBe(true);
    }
  });

  it("shows a strip of every card of the largest hand", () => {
    const { hand } = layout(1104, [...Array(30).keys(), 45, 46, 47, 48, 49]);
    for (const [i, one] of hand.entries()) {
      const next = hand[i + 1];
      if (next && next.y === one.y) expect(next.x - one.x).toBeGreaterThan(40);
    }
  });

  it("puts all in one row of spaces and one of cards on a wide page", () => {
    const place = layout(1104, HAND.slice(0, 14));
    expect(new Set(place.spaces.map(({ y }) => y)).size).toBe(1);
    expect(new Set(place.hand.map(({ y }) => y)).size).toBe(1);
    expect(place.height * 0.6).toBeLessThan(180);
  });
});

describe("a drag", () => {
  const choice = (index: number, verb: string, targets: string[]): Choice => ({
    index,
    option: { verb, key: verb, args: [], targets, free: false },
    path: targets,
  });
  const all = [
    choice(0, "take_back", ["card:kii"]),
    choice(1, "lay", ["card:ise", "space:bid"]),
    choice(2, "move", ["card:kii", "space:bid"]),
    choice(3, "lay", ["card:ise", "space:battle_a"]),
    choice(4, "done", []),
  ];

  it("onto a space lays a card of the hand and moves one that lies", () => {
    expect(dropped(all, "card:ise", "space:battle_a")?.index).toBe(3);
    expect(dropped(all, "card:kii", "space:bid")?.index).toBe(2);
  });

  it("elsewhere takes a card back, and means nothing for a card of the hand", () => {
    expect(dropped(all, "card:kii", null)?.index).toBe(0);
    expect(dropped(all, "card:ise", null)).toBeUndefined();
  });

  it("onto a space that is taken means nothing", () => {
    expect(dropped(all, "card:kii", "space:battle_a")).toBeUndefined();
  });
});
