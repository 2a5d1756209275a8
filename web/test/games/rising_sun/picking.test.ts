/** Figures as targets: what a click on a miniature picks. */

import { describe, expect, it } from "vitest";
import { find, picksInReserve, picksOf } from "../../../src/games/rising_sun/picking.ts";
import type { Arg, Option } from "../../../src/net/types.ts";
import { all, option as anOption } from "../../prompts.ts";

const option = (verb: string, targets: string[], args: Arg[] = []): Option => ({ ...anOption(verb, ...targets), args });

const bushiIn = (place: string, seat = 0) => ({ seat, piece: "piece:bushi", place: `province:${place}` });

describe("marching", () => {
  const moves = all(
    option("move", ["piece:bushi", "province:edo", "province:kyoto"]),
    option("move", ["piece:bushi", "province:edo", "province:oshu"]),
    option("done", []),
  );

  it("picks the kind and the Province together", () => {
    expect(picksOf(moves, [], bushiIn("edo"), 0)).toEqual(["piece:bushi", "province:edo"]);
  });
  it("picks what is missing when the Province was clicked first", () => {
    expect(picksOf(moves, ["province:edo"], bushiIn("edo"), 0)).toEqual(["piece:bushi"]);
  });
  it("knows the miniature that is picked", () => {
    expect(picksOf(moves, ["piece:bushi", "province:edo"], bushiIn("edo"), 0)).toEqual([]);
  });
  it("leaves alone figures of others, of other kinds and in other places", () => {
    expect(picksOf(moves, [], bushiIn("edo", 1), 0)).toBeNull();
    expect(picksOf(moves, [], { ...bushiIn("edo"), piece: "piece:shinto" }, 0)).toBeNull();
    expect(picksOf(moves, [], bushiIn("kyoto"), 0)).toBeNull();
    expect(picksOf(moves, [], bushiIn("edo"), null)).toBeNull();
  });
});

describe("Take Hostage", () => {
  const captures = all(option("capture", ["seat:1", "piece:bushi"]), option("pass", []));

  it("is about figures in the Province fought over alone", () => {
    expect(picksOf(captures, [], { ...bushiIn("edo", 1), battle: "province:edo" }, 0)).toEqual(["seat:1", "piece:bushi"]);
    expect(picksOf(captures, [], { ...bushiIn("oshu", 1), battle: "province:edo" }, 0)).toBeNull();
    expect(picksOf(captures, [], { seat: 1, piece: "piece:bushi", place: "shrine:fujin", battle: "province:edo" }, 0)).toBeNull();
  });
});

describe("Betrayal", () => {
  const betrayals = all(
    option("replace", ["seat:1", "piece:bushi", "province:edo", "piece:bushi"]),
    option("replace", ["seat:1", "piece:bushi", "province:edo", "piece:shinto"]),
    option("replace_worshipper", ["seat:2", "piece:shinto", "shrine:fujin", "piece:shinto"]),
  );
  const chosen = ["seat:1", "piece:bushi", "province:edo"];

  it("picks owner, kind and place of the figure replaced", () => {
    expect(picksOf(betrayals, [], bushiIn("edo", 1), 0)).toEqual(chosen);
    expect(picksOf(betrayals, [], { seat: 2, piece: "piece:shinto", place: "shrine:fujin" }, 0)).toEqual([
      "seat:2",
      "piece:shinto",
      "shrine:fujin",
    ]);
    expect(picksOf(betrayals, [], bushiIn("edo", 0), 0)).toBeNull();
  });
  it("then takes the new figure from the reserve", () => {
    expect(picksInReserve(betrayals, [], "piece:shinto")).toBeNull();
    expect(picksInReserve(betrayals, chosen, "piece:shinto")).toEqual(["piece:shinto"]);
    expect(picksInReserve(betrayals, chosen, "piece:daimyo")).toBeNull();
  });
});

describe("Summoning", () => {
  const summons = all(
    option("summon", ["piece:bushi", "province:edo"]),
    option("summon", ["piece:shinto", "province:edo"]),
    option("done", []),
  );

  it("begins in the reserve, not on the map", () => {
    expect(picksInReserve(summons, [], "piece:bushi")).toEqual(["piece:bushi"]);
    expect(picksOf(summons, [], bushiIn("edo"), 0)).toBeNull();
  });
  it("or ends there when the Province was clicked first", () => {
    expect(picksInReserve(summons, ["province:edo"], "piece:shinto")).toEqual(["piece:shinto"]);
    expect(picksInReserve(summons, ["piece:shinto"], "piece:shinto")).toEqual([]);
  });
});

it("finds the choice about a seat", () => {
  const seat = (n: number): Arg[] => [{ name: "seat", kind: "seat", n, id: null }];
  const proposals = all(option("propose", ["seat:1"], seat(1)), option("propose", ["seat:2"], seat(2)), option("done", []));
  expect(find(proposals, "propose", 2)?.index).toBe(1);
  expect(find(proposals, "propose", 3)).toBeUndefined();
  expect(find(proposals, "done")?.index).toBe(2);
});
