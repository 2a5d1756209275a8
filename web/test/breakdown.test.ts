import { expect, it } from "vitest";
import { rows } from "../src/table/breakdown.ts";

it("lines of one family stand under their sum, and what brought nothing is left out", () => {
  const lines = [
    { key: "toy-score-tea", points: [3, 0] },
    { key: "toy-score-cake", points: [0, 0] },
    { key: "toy-score-honor_calm", points: [1, 2] },
    { key: "toy-score-favor_i", points: [6, 0] },
    { key: "toy-score-honor_dark", points: [0, 4] },
  ];
  expect(rows(lines, (key) => key === "toy-scores-honor")).toEqual([
    { key: "toy-score-tea", points: [3, 0], parts: [] },
    { key: "toy-scores-honor", points: [1, 6], parts: [lines[2], lines[4]] },
    { key: "toy-score-favor_i", points: [6, 0], parts: [] },
  ]);
});
