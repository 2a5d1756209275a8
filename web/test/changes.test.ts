import { expect, it } from "vitest";
import { changed } from "../src/net/changes.ts";

const view = {
  round: 1,
  players: [
    { score: 3, hand: [1, 2] },
    { score: 5, hand: null },
  ],
  tower: { red: 2, blue: 1 },
};

it("replaces what is replaced, deep inside, and keeps the rest as it is", () => {
  const next = changed(view, { round: [2], players: { "0": { score: [4] } } }) as typeof view;
  expect(next).toEqual({ ...view, round: 2, players: [{ score: 4, hand: [1, 2] }, view.players[1]] });
  expect(next.players[1]).toBe(view.players[1]);
  expect(next.tower).toBe(view.tower);
  expect(view.round).toBe(1);
});

it("lets lists grow and shrink, and members come and go", () => {
  expect(changed([1, 2, 3], { length: 1 })).toEqual([1]);
  expect(changed([1], { "1": [5], length: 2 })).toEqual([1, 5]);
  expect(changed({ red: 2, blue: 1 }, { red: [], green: [[7]] })).toEqual({ blue: 1, green: [7] });
});

it("changes nothing, or everything", () => {
  expect(changed(view, {})).toBe(view);
  expect(changed(view, [null])).toBeNull();
});
