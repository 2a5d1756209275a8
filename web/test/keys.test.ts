import { expect, it } from "vitest";
import { keysOf } from "../src/table/keys.ts";

it("answers are numbered in their order", () => {
  expect([...keysOf(new Map(), ["lacquer", "wood", "done"])]).toEqual([
    ["lacquer", 1],
    ["wood", 2],
    ["done", 3],
  ]);
});

it("an answer keeps its key when another one is gone: who presses for Steel once more does not press Done", () => {
  const before = keysOf(new Map(), ["lacquer", "wood", "steel", "done"]);
  expect([...keysOf(before, ["wood", "done"])]).toEqual([
    ["wood", 2],
    ["done", 4],
  ]);
});

it("an answer that is new gets a key that no other one had just now", () => {
  const before = keysOf(new Map(), ["wood", "steel", "done"]);
  expect(keysOf(before, ["card", "steel", "done"]).get("card")).toBe(4);
});
