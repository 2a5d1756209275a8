/** Battles are read from the log, with all that was thrown. */

import { describe, expect, it } from "vitest";
import { fell, heap, lastTale, phaseOf, SCRIPT, stuck } from "../../../src/games/shogun/story.ts";
import type { View } from "../../../src/games/shogun/view.ts";
import type { Arg, LogLine } from "../../../src/net/types.ts";

const number = (name: string, n: number): Arg => ({ name, kind: "", n, id: null });
const seat = (name: string, n: number): Arg => ({ name, kind: "seat", n, id: null });
const province = (name: string, id: string): Arg => ({ name, kind: "province", n: 0, id });
const line = (key: string, ...args: Arg[]): LogLine => ({ choice: 1, number: 1, key: `shogun-event-${key}`, args });

/** 4 + 2 armies and 1 farmer go in; 3, 1 and an old farmer come out. */
function thrown(): LogLine {
  const rows: Record<string, number[]> = {
    went_in: [4, 2, 0, 0, 0, 1],
    had_stuck: [1, 0, 0, 0, 0, 3],
    new_fell: [3, 1, 0, 0, 0, 0],
    old_fell: [0, 0, 0, 0, 0, 1],
  };
  const colours = ["1", "2", "3", "4", "5", "farmers"];
  return line(
    "throw",
    number("cubes", 7),
    number("fell", 5),
    ...Object.entries(rows).flatMap(([what, counts]) => counts.map((n, i) => number(`${what}_${colours[i]}`, n))),
  );
}

describe("tales", () => {
  it("tell an attack from its call to its end", () => {
    const end = line("conquers", seat("seat", 0), province("province", "ise"));
    const lines = [
      line(
        "attacks",
        seat("seat", 0),
        province("from", "kii"),
        province("to", "ise"),
        number("attackers", 4),
        seat("defender", 1),
        number("defenders", 2),
      ),
      thrown(),
      end,
      line("takes_card"),
    ];
    expect(lastTale(lines.slice(0, 1))).toMatchObject({ kind: "attack", thrown: null, outcome: null });
    const tale = lastTale(lines);
    expect(tale).toMatchObject({ kind: "attack", seat: 0, from: "kii", to: "ise", armies: 4, against: 1, defenders: 2, outcome: end });
    expect(tale?.thrown && fell(tale.thrown)).toEqual([3, 1, 0, 0, 0, 1]);
    expect(tale?.thrown && stuck(tale.thrown)).toEqual([2, 1, 0, 0, 0, 3]);
  });

  it("tell revolts and attacks on neutral provinces as fights against farmers", () => {
    const lines = [
      line("revolt", seat("seat", 2), province("province", "kai"), number("armies", 5), number("farmers", 2)),
      thrown(),
      line("revolt_crushed"),
      line(
        "attacks_neutral",
        seat("seat", 1),
        province("from", "aki"),
        province("to", "iwami"),
        number("attackers", 3),
        number("farmers", 1),
      ),
      thrown(),
      line("stays_neutral"),
    ];
    const found = [lastTale(lines.slice(0, 3)), lastTale(lines)];
    expect(found.map((tale) => [tale?.kind, tale?.seat, tale?.to, tale?.armies, tale?.against, tale?.defenders])).toEqual([
      ["revolt", 2, "kai", 5, -1, 2],
      ["neutral", 1, "iwami", 3, -1, 1],
    ]);
  });

  it("tell the filling of the tower, which nobody begins and nobody wins", () => {
    expect(lastTale([thrown(), line("year_begins")])).toMatchObject({ kind: "filling", seat: -1, from: null, to: null, outcome: null });
  });
});

describe("the scene of a throw", () => {
  it("is played before the throw is told, and only then", () => {
    expect(SCRIPT.moments?.([line("attacks")], {} as View, {} as View)).toEqual([]);
    expect(SCRIPT.moments?.([thrown()], {} as View, {} as View)).toHaveLength(2);
    expect([0, 1].map((moment) => phaseOf([thrown()], moment))).toEqual(["in", "out"]);
  });

  it("goes from its call to its end, and rests afterwards", () => {
    const told = [[line("attacks")], [thrown()], [line("conquers")], [line("marker")]];
    expect(told.map((lines) => phaseOf(lines, -1))).toEqual(["call", "out", "end", "rest"]);
  });
});

it("a heap holds every cube, in turns", () => {
  expect(heap([2, 0, 1])).toEqual([0, 2, 0]);
  expect(heap([])).toEqual([]);
});
