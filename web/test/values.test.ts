/** Printed values with where they come from. */

import { expect, it } from "vitest";
import { chaptersOf } from "../src/lobby/values.ts";
import { doubtful, sourceOf } from "../src/words/sources.ts";

const PRINTED = {
  counts: { tiles: 10 },
  swords: [{ number: 1, points: 4 }],
  resources: [{ id: "wood", cost: 2 }],
  rooms: [{ id: "wood", gain: { coins: 1 }, spaces: [1, 2] }],
};
const SOURCES = { counts: "rulebook", "swords[1]": "reconstructed", "resources[1]": "public", "rooms[1]": "recalled" };

it("a thing has the source of its entry, first in the list of its kind", () => {
  const source = (kind: string, id: string): string | undefined => sourceOf(PRINTED, SOURCES, kind, id);
  expect(source("sword", "1")).toBe("reconstructed");
  expect([source("resource", "wood"), source("room", "wood"), source("cell", "1"), source("room", "steel")]).toEqual([
    "public",
    "recalled",
    undefined,
    undefined,
  ]);
  expect(["reconstructed", "recalled", "rulebook", undefined].map(doubtful)).toEqual([true, true, false, false]);
});

it("every value stands in a row with its source", () => {
  expect(chaptersOf(PRINTED, SOURCES)).toEqual([
    { name: "counts", rows: [{ name: "tiles", values: "10", source: "rulebook" }] },
    { name: "swords", rows: [{ name: "1", values: "points 4", source: "reconstructed" }] },
    { name: "resources", rows: [{ name: "wood", values: "cost 2", source: "public" }] },
    { name: "rooms", rows: [{ name: "wood", values: "gain (coins 1); spaces 1, 2", source: "recalled" }] },
  ]);
});
