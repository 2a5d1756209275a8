/** What is played after a choice: throws one by one, with the map as it was until each is decided; winter line by line. */

import { describe, expect, it } from "vitest";
import type { Act } from "../../../src/board/playback.svelte.ts";
import { acts, type Scene } from "../../../src/games/shogun/acts.ts";
import { PROVINCES } from "../../../src/games/shogun/things.ts";
import type { View } from "../../../src/games/shogun/view.ts";
import { winterOf } from "../../../src/games/shogun/winter.ts";
import type { Arg, LogLine } from "../../../src/net/types.ts";

const number = (name: string, n: number): Arg => ({ name, kind: "", n, id: null });
const seat = (name: string, n: number): Arg => ({ name, kind: "seat", n, id: null });
const province = (name: string, id: string): Arg => ({ name, kind: "province", n: 0, id });
const line = (key: string, ...args: Arg[]): LogLine => ({ choice: 1, key: `shogun-event-${key}`, args });
const view = (armies: number): View => ({ provinces: PROVINCES.map(() => ({ armies })) }) as unknown as View;

const attack = (from: string, to: string): LogLine[] => [
  line(
    "attacks",
    seat("seat", 0),
    province("from", from),
    province("to", to),
    number("attackers", 4),
    seat("defender", 1),
    number("defenders", 2),
  ),
  line("throw"),
  line("conquers", seat("seat", 0), province("province", to)),
];
const feeds = (who: number, short: number): LogLine =>
  line(
    "feeds",
    seat("seat", who),
    number("provinces", 5),
    number("rice", 5 - short),
    number("short", short),
    number("revolts", short ? 1 : 0),
    number("farmers", short),
  );
const scores = (who: number, total: number): LogLine =>
  line(
    "scores",
    seat("seat", who),
    ...["provinces", "buildings", "castles", "temples", "theatres"].map((row, i) => number(row, i + who)),
    number("points", 10 + 5 * who),
    number("total", total),
  );
const winter = [
  line("winter", { name: "event_card", kind: "event_card", n: 3, id: "castle_guard_2" }, number("rice", 2)),
  feeds(0, 0),
  feeds(1, 2),
  line("drawn_for_revolt", seat("seat", 1), province("province", "kai")),
];

describe("throws", () => {
  it("leave the map as it was until their cubes have fallen", () => {
    const [first, second, ...more] = acts([...attack("kii", "ise"), ...attack("aki", "iwami")], 0, view(1), view(9));
    expect(more).toEqual([]);
    const armies = (act: Act<View, Scene> | undefined, id: (typeof PROVINCES)[number]): (number | undefined)[] =>
      act?.moments.map(({ board }) => board.provinces[PROVINCES.indexOf(id)]?.armies) ?? [];
    expect(first?.moments.map(({ scene }) => scene.phase)).toEqual(["call", "in", "out", "end"]);
    expect(armies(first, "ise")).toEqual([1, 1, 1, 9]);
    expect(armies(first, "kii")).toEqual([1, 1, 1, 9]);
    expect(armies(first, "iwami")).toEqual([1, 1, 1, 1]);
    expect(armies(second, "ise")).toEqual([9, 9, 9, 9]);
    expect(armies(second, "iwami")).toEqual([1, 1, 1, 9]);
  });

  it("of earlier choices are not played again", () => {
    expect(acts([...attack("kii", "ise"), ...attack("aki", "iwami")], 3, view(1), view(9))).toHaveLength(1);
  });
});

describe("winter", () => {
  it("is told seat by seat, then row by row", () => {
    const found = acts([...winter, scores(0, 31), scores(1, 40), line("year_ends")], 0, view(1), view(1));
    expect(found.flatMap((act) => act.moments.map(({ scene }) => [scene.winter?.feeds.length, scene.rows]))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 6],
    ]);
  });

  it("knows who goes hungry, what revolts, and the points of all", () => {
    const told = winterOf([...winter, scores(0, 31), scores(1, 40)]);
    expect(told).toMatchObject({ event: "castle_guard_2", loss: 2 });
    expect(told?.feeds[1]).toEqual({ seat: 1, rice: 3, provinces: 5, short: 2, revolts: 1, farmers: 2, drawn: ["kai"] });
    expect(told?.points.get(1)).toEqual([1, 2, 3, 4, 5]);
    expect(told?.totals.get(0)).toBe(31);
  });

  it("is gone when the next season begins", () => {
    expect(winterOf([...winter, line("event_strikes")])).toBeNull();
  });
});
