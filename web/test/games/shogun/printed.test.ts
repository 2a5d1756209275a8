/** What the board shows is what the table's component set prints, not what ours does. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  actionSign,
  bidOf,
  eventHelp,
  eventSign,
  specialHelp,
  specialSign,
  supplyRows,
  type Components,
} from "../../../src/games/shogun/printed.ts";
import { EVENTS, FIRST_TREASURE } from "../../../src/games/shogun/things.ts";
import { words } from "../../../src/words/words.svelte.ts";

words.add("en", readFileSync("../src/zashiki/games/shogun/words/en.ftl", "utf8"));

const levy = EVENTS.indexOf("weak_levy");
const set = {
  actions: [
    { id: "build_castle", kind: "build", cost: 4, building: "castle", resource: null, armies: 0 },
    { id: "deploy_5", kind: "deploy", cost: 3, building: null, resource: null, armies: 7 },
    { id: "battle_b", kind: "battle", cost: 0, building: null, resource: null, armies: 0 },
  ],
  specials: [{ id: "tax_bonus", effect: "collect_taxes_plus", value: 2 }],
  treasure_cards: { values: [0, 2, 4, 6, 8] },
  events: EVENTS.map((id, i) =>
    i === levy
      ? { id, effect: "deploy_reduced", rice_loss: 4, value: 0, deploy_5: 3, deploy_3: 2, rice_loss_card: 1 }
      : { id, effect: "tax_max", rice_loss: 9, value: 3, deploy_5: 0, deploy_3: 0, rice_loss_card: null },
  ),
  supply_rows: [
    { short: 1, revolts: 1, farmers: 1 },
    { short: 2, revolts: 2, farmers: 2 },
    { short: 5, revolts: 4, farmers: 3 },
  ],
  battle: { neutral_farmers: 1, left_behind: 1 },
} as unknown as Components;

it("actions show their building, armies or letter", () => {
  expect(actionSign(set, 0)).toEqual({ before: "", mark: "castle", after: "" });
  expect(actionSign(set, 1)).toEqual({ before: "7", mark: "cube", after: "" });
  expect(actionSign(set, 2)).toEqual({ before: "", mark: "swords", after: "B" });
});

it("special, treasure and event cards show their numbers", () => {
  expect(specialSign(set, 0)).toEqual({ before: "+2", mark: "chest", after: "" });
  expect(bidOf(set, FIRST_TREASURE + 3)).toBe(6);
  expect(eventSign(set, 0)).toEqual({ before: "≤3", mark: "chest", after: "" });
  expect(specialHelp(set, "tax_bonus")).toBe("Collecting taxes brings you 2 chests more.");
});

it("an event card says what it does and what the view says that it takes in winter", () => {
  expect(eventHelp(set, "weak_levy", 1)).toMatch(/^Deploy 7 armies gives only 3, .* loses 1 rice\.$/);
});

it("the table of winter names its rows by the provinces without rice", () => {
  expect(supplyRows(set).map((row) => row.short)).toEqual(["1", "2–4", "5+"]);
});
