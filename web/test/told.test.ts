import { expect, it } from "vitest";
import type { LogLine } from "../src/net/types.ts";
import { told } from "../src/table/told.ts";

const line = (number: number, key: string): LogLine => ({ choice: number, number, key, args: [] });
const keys = (lines: readonly LogLine[]): string[] => lines.map(({ key }) => key);
const log = [line(1, "passes"), line(2, "takes"), line(2, "gets"), line(2, "card"), line(2, "uncovers")];

it("what was done last is told from the act itself on, not from its last detail", () => {
  const { first, before, lines } = told(log, log.slice(4), false, 3);
  expect(keys(lines)).toEqual(["takes", "gets", "card"]);
  expect([first, keys(before)]).toEqual([1, []]);
});

it("while it is being told, the beat leads, and what came before it is there as far as there is room", () => {
  const { first, before, lines } = told(log.slice(0, 3), log.slice(1, 3), true, 3);
  expect([first, keys(before), keys(lines)]).toEqual([0, ["passes"], ["takes", "gets"]]);
});

it("of a choice that brought about a long story its last beat is told", () => {
  const story = Array.from({ length: 12 }, (_, i) => line(3, `step ${i + 1}`));
  const { before, lines } = told([...log, ...story], story.slice(11), false, 3);
  expect([keys(before), keys(lines)]).toEqual([[], ["step 12"]]);
});

it("before anything has been told the last lines are there", () => {
  const setup = Array.from({ length: 12 }, (_, i) => line(0, `${i}`));
  expect(told(setup, [], false, 3)).toEqual({ first: 9, before: setup.slice(9), lines: [] });
  expect(told([], [], false, 3)).toEqual({ first: 0, before: [], lines: [] });
});
