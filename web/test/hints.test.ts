import { expect, it } from "vitest";
import { alternatives } from "../src/table/hints.ts";

const KINDS = ["take", "take", "take", "take", "take", "market", "palace"];
const others = [0.4, 0.6, 1, 1.2, 1.4, 3, 2].map((cost, option) => ({ option, cost }));
const kindOf = (option: number | null): string => (option === null ? "" : (KINDS[option] ?? ""));
const told = (possible: (option: number | null) => boolean): (number | null)[] =>
  alternatives(others, kindOf, possible).map(({ option }) => option);

it("a hint tells the best of every kind of act before more of the same kind, the cheapest first", () => {
  expect(told(() => true)).toEqual([0, 1, 6, 5]);
});

it("what has been picked is what it is compared with", () => {
  expect(told((option) => option === 4)).toEqual([4]);
  expect(told(() => false)).toEqual([]);
});
