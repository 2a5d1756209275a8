import { describe, expect, it } from "vitest";
import { above, around, centred, clamp, whole, zoomed } from "../src/board/frame.ts";
import { nearest } from "../src/board/walk.ts";
import { parse } from "../src/app/router.svelte.ts";
import { columns, numbers, parts, text } from "../src/games/generic/reading.ts";
import { CARDS, cellId, SPACES, spaceId, swordId } from "../src/games/katana/things.ts";
import type { SeatInfo } from "../src/net/types.ts";
import { duration } from "../src/table/duration.ts";
import { marksOf, path, scaleOf } from "../src/table/plot.ts";
import { crests } from "../src/table/seats.ts";

describe("the frame of the board", () => {
  const board = { width: 1500, height: 750 };

  it("fits a wide window and is as high as a tall one", () => {
    expect(centred({ width: 750, height: 400 }, board)).toEqual({ x: 0, y: 12.5, scale: 0.5 });
    expect(centred({ width: 390, height: 450 }, board)).toEqual({ x: 0, y: 0, scale: 0.6 });
    expect(whole({ width: 390, height: 450 }, board).scale).toBeCloseTo(390 / board.width);
    expect(centred({ width: 390, height: 450 }, board, 0.8)).toEqual({ x: 0, y: -75, scale: 0.8 });
    expect(centred({ width: 750, height: 400 }, board, 0.8)).toEqual({ x: 0, y: -100, scale: 0.8 });
  });

  it("goes to a point of the board", () => {
    expect(around({ x: 0, y: 0, scale: 0.5 }, { width: 400, height: 200 }, 1000, 300)).toEqual({ x: -300, y: -50, scale: 0.5 });
  });

  it("keeps the point under the pointer while zooming, and the board in sight", () => {
    const frame = zoomed({ x: 0, y: 0, scale: 1 }, 2, 100, 50);
    expect(frame).toEqual({ x: -100, y: -50, scale: 2 });
    expect(clamp({ x: 500, y: 500, scale: 2 }, { width: 750, height: 375 }, board)).toMatchObject({ x: 0, y: 0, scale: 2 });
    expect(clamp({ x: 0, y: 0, scale: 0.1 }, { width: 750, height: 375 }, board).scale).toBe(0.5);
  });

  it("moves out from under what lies over its lower edge, towards what is to be seen", () => {
    const [window, frame] = [
      { width: 750, height: 375 },
      { x: 0, y: 0, scale: 0.5 },
    ];
    expect(above(frame, window, board, 175, 750)).toEqual({ x: 0, y: -175, scale: 0.5 });
    expect(above(frame, window, board, 175, 400)).toEqual({ x: 0, y: -100, scale: 0.5 });
    expect(above(frame, window, board, 175, 0)).toEqual(frame);
    expect(clamp({ x: 0, y: -90, scale: 0.5 }, window, board, 175).y).toBe(-90);
    expect(clamp({ x: 0, y: -90, scale: 0.5 }, window, board).y).toBe(0);
  });
});

it("arrows walk to the nearest piece in their direction", () => {
  const points = [
    { x: 10, y: 0 },
    { x: 30, y: 0 },
    { x: 5, y: 40 },
  ];
  expect(nearest({ x: 0, y: 0 }, { x: 1, y: 0 }, points)).toBe(0);
  expect(nearest({ x: 0, y: 0 }, { x: 0, y: 1 }, points)).toBe(2);
  expect(nearest({ x: 0, y: 0 }, { x: -1, y: 0 }, points)).toBe(-1);
});

describe("crests", () => {
  const person = (crest: "fan" | "wave" | null): SeatInfo => ({
    seat: 0,
    person: crest && { id: crest, name: crest, crest },
    kept: null,
    bot: null,
    online: true,
    alike: false,
    away: false,
  });

  it("are kept by the first who has them; nobody shares one", () => {
    expect(crests([person("wave"), person("wave"), person(null), person("fan")])).toEqual(["wave", "crane", "pine", "fan"]);
  });

  it("stay with a seat that is kept", () => {
    const left: SeatInfo = { ...person(null), kept: { id: "x", name: "x", crest: "plum" } };
    expect(crests([left, person("fan")])).toEqual(["plum", "fan"]);
  });
});

it("paths lead to pages", () => {
  expect(parse("/")).toEqual({ page: "lobby" });
  expect(parse("/table/a%20b")).toEqual({ page: "table", id: "a b" });
  expect(parse("/join/x/y")).toEqual({ page: "lost" });
  expect(parse("/table")).toEqual({ page: "lost" });
  expect(parse("/archive")).toEqual({ page: "archive" });
});

it("clocks read like clocks", () => {
  expect([7_000, 247_000, 3_753_000, 273_600_000].map(duration)).toEqual(["0:07", "4:07", "1:02:33", "3 d 4 h"]);
});

it("plots mark where chapters begin, and leave out labels that would overlap", () => {
  const chapters = [
    { number: 0, label: "spring" },
    { number: 10, label: "summer" },
    { number: 100, label: "autumn" },
  ];
  expect(marksOf(chapters, 200, 400)).toEqual([
    { x: 0, label: "spring" },
    { x: 20, label: "" },
    { x: 200, label: "autumn" },
  ]);
});

it("plots have round limits and reach their ends", () => {
  expect(scaleOf([0, 37, 12])).toEqual({ low: 0, high: 40, step: 10 });
  expect(scaleOf([-3, 4])).toEqual({ low: -4, high: 4, step: 2 });
  expect(path([0, 40], { low: 0, high: 40, step: 10 }, 100, 50)).toBe("M0.0 50.0L100.0 0.0");
});

describe("a view without a board", () => {
  const view = {
    round: 2,
    players: [
      { score: 3, hand: [1, 2] },
      { score: 5, hand: null },
    ],
    tower: { red: 2 },
    deck: -1,
  };

  it("is told as facts, tables and records", () => {
    const found = parts(view);
    expect(found.facts.map(([key]) => key)).toEqual(["round", "deck"]);
    expect(found.tables.map(([key]) => key)).toEqual(["players"]);
    expect(found.records.map(([key]) => key)).toEqual(["tower"]);
    expect(columns(view.players)).toEqual(["score", "hand"]);
    expect([text([1, 2]), text(null), text(-1), text({ red_cubes: 2 }), text(true)]).toEqual(["1, 2", "–", "–", "red cubes 2", "✓"]);
    expect(numbers(view, "score")).toEqual([3, 5]);
  });
});

describe("Shōgun no Katana", () => {
  it("numbers become the ids of the game", () => {
    expect([swordId(0), swordId(49), swordId(51)]).toEqual(["sword:1", "sword:50", "sword:katana_2"]);
    expect([spaceId(0), spaceId(12), spaceId(27)]).toEqual(["space:red_1", "space:market_1", "space:komainu_1"]);
    expect([cellId(0), cellId(19)]).toEqual(["cell:1_1", "cell:4_5"]);
    expect([CARDS.length, SPACES.length]).toEqual([23, 28]);
  });
});
