/** Battles are read from the log, with all that was thrown. */

import { describe, expect, it } from "vitest";
import { fell, heap, isIdle, lastTale, phaseOf, sceneOf, SCRIPT, sidesOf, stuck } from "../../../src/games/shogun/story.ts";
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

  it("tell whose cubes are in a throw, and which of them lay in the tray before", () => {
    const attack = line("attacks", seat("seat", 0), number("attackers", 4), seat("defender", 1), number("defenders", 1));
    const tale = lastTale([attack, thrown()]);
    expect(tale && sidesOf(tale)).toEqual([
      { owner: 0, went: 4, tray: 0, came: 3 },
      { owner: 1, went: 1, tray: 1, came: 1 },
      { owner: 5, went: 0, tray: 1, came: 1 },
    ]);
    const before = lastTale([attack]);
    expect(before && sidesOf(before).map(({ owner, went, tray }) => [owner, went, tray])).toEqual([
      [0, 4, 0],
      [1, 1, 0],
    ]);
  });

  it("tell of farmers in the tray that help nobody", () => {
    const idle = (farmers: number): boolean => {
      const tale = lastTale([line("attacks", seat("defender", 1)), thrown(), line("conquers", number("farmers", farmers))]);
      return !!tale && isIdle(tale);
    };
    expect(idle(0)).toBe(true);
    expect(idle(1)).toBe(false);
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

const moments = (...lines: LogLine[]): number => SCRIPT.moments?.(lines, {} as View, {} as View).length ?? 0;

describe("the scene of a throw", () => {
  it("is played before the throw is told, and its result before the board shows it", () => {
    expect([moments(line("attacks")), moments(thrown()), moments(line("conquers"), line("takes_card"))]).toEqual([0, 2, 1]);
    expect([0, 1].map((moment) => phaseOf([thrown()], moment))).toEqual(["in", "out"]);
    expect(phaseOf([line("conquers")], 0)).toBe("end");
  });

  it("goes from its call to its end, and rests when it has been told", () => {
    const told = [[line("attacks")], [thrown()], [line("conquers")], [line("marker")]];
    expect(told.map((lines) => phaseOf(lines, -1))).toEqual(["call", "out", "rest", "rest"]);
  });
});

describe("the scenes of a season", () => {
  const card = (name: string, id: string): Arg => ({ name, kind: "card", n: 0, id });
  const bids = [0, 1, 2].map((one) => line("bids", seat("seat", one), card("card", `treasure_${one}`), number("chests", one)));

  it("turn over the event, then the bids one by one", () => {
    const event = [line("event_strikes", { name: "event_card", kind: "event_card", n: 0, id: "weak_levy" })];
    expect([0, 1].map((moment) => sceneOf(event, moment))).toMatchObject([{ turned: false }, { turned: true, card: "weak_levy" }]);
    expect(moments(...bids)).toBe(4);
    expect([0, 1, 2, 3].map((moment) => sceneOf(bids, moment))).toMatchObject([0, 1, 2, 3].map((shown) => ({ kind: "bids", shown })));
  });

  it("tell which season begins, and what winter takes", () => {
    const spring = line("season_begins", number("year", 2), { name: "season", kind: "season", n: 0, id: "spring" });
    expect(sceneOf([spring], 0)).toEqual({ kind: "season", season: "spring", year: 2 });
    const winter = line("winter", { name: "event_card", kind: "event_card", n: 0, id: "weak_levy" }, number("rice", 5));
    expect(sceneOf([winter], 0)).toEqual({ kind: "winter", card: "weak_levy", rice: 5 });
  });

  it("are over when they have been told", () => {
    for (const lines of [bids, [line("event_strikes")], [line("season_begins")], [line("winter")], [line("deploys")]])
      expect(sceneOf(lines, -1)).toBeNull();
  });

  it("take two seconds each at most, moment by moment", () => {
    for (const lines of [bids, [thrown()], [line("conquers")], [line("event_strikes")], [line("season_begins")], [line("winter")]])
      for (const time of SCRIPT.moments?.(lines, {} as View, {} as View) ?? []) expect(time >= 500 && time <= 2000).toBe(true);
  });
});

it("a heap holds every cube, in turns", () => {
  expect(heap([2, 0, 1])).toEqual([0, 2, 0]);
  expect(heap([])).toEqual([]);
});
