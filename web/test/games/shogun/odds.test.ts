/** The odds of an attack are told for the province that may be attacked, where the table tells them at all. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { oddsNotes } from "../../../src/games/shogun/odds.ts";
import type { View } from "../../../src/games/shogun/view.ts";
import { words } from "../../../src/words/words.svelte.ts";

words.add("en", readFileSync("../src/zashiki/games/shogun/words/board.en.ftl", "utf8"));
const view = (odds: View["odds"]): View => ({ odds, provinces: [...Array(5).fill({ owner: 1 }), { owner: -1 }] }) as View;
const told = view([
  { province: 4, armies: 1, conquered: 20, neutral: 40, held: 40 },
  { province: 4, armies: 2, conquered: 52, neutral: 28, held: 20 },
  { province: 5, armies: 1, conquered: 90, neutral: 10, held: 0 },
]);

it("one line for each number of armies, in whole per cent", () => {
  expect(oddsNotes(told, 4)).toEqual([
    "With 1: conquered 20 %, neutral 40 %, held 40 %",
    "With 2: conquered 52 %, neutral 28 %, held 20 %",
  ]);
});

it("of a neutral province nothing about who would hold it", () => {
  expect(oddsNotes(told, 5)).toEqual(["With 1: conquered 90 %, still neutral 10 %"]);
});

it("nothing where the table wants no help", () => {
  expect(oddsNotes(view([]), 4)).toEqual([]);
});
