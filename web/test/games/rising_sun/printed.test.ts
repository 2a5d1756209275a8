/** What the board shows is what the table's component set prints, not what ours does. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { harvestOf, helpOf, shortOf, tokenVp, typeOf, type Components } from "../../../src/games/rising_sun/printed.ts";
import { words } from "../../../src/words/words.svelte.ts";

for (const file of ["en", "board.en"]) words.add("en", readFileSync(`../src/zashiki/games/rising_sun/words/${file}.ftl`, "utf8"));

const none = { coins: 0, ronin: 0, vp: 0, vp_each: 0, daimyo_force: 0, bushi_force: 0, extra: 0 };
const set = {
  counts: { hostage_vp: 4, stronghold_cost: 1, betray_replacements: 3 },
  provinces: [{ id: "edo", harvest: { vp: 0, coins: 1, ronin: 5 } }],
  shrines: [{ id: "fujin", first_game: 0, moves: 6, ronin: 0, coins: 0, vp_per_stronghold: 0 }],
  war_tokens: [{ id: "x", season: "summer", province: "edo", vp: 9 }],
  monsters: [{ id: "oni_of_skulls", oni: true, force: 2, force_if_lowest_honor: 7 }],
  cards: [
    { ...none, id: "way_of_the_shogun", type: "war_upgrade", cost: 0, coins: 8 },
    { ...none, id: "oni_of_skulls", type: "monster", cost: 1 },
    { ...none, id: "respect", type: "virtue", cost: 0, extra: 2 },
  ],
} as unknown as Components;

describe("an own component set of Rising Sun", () => {
  it("tells the Harvest in marks and in words", () => {
    expect(harvestOf(set, "edo")).toEqual([
      ["coin", 1],
      ["ronin", 5],
    ]);
    expect(helpOf(set, "province", "edo")).toBe("Harvest: 1 Coin, 5 Ronin");
  });

  it("tells what cards cost and do", () => {
    expect(typeOf(set, "oni_of_skulls")).toBe("monster");
    expect(shortOf(set, "card", "way_of_the_shogun")).toBe("When the War Phase begins, you gain 8 Coins.");
    expect(helpOf(set, "card", "way_of_the_shogun")).toBe("War Upgrade, free. Start of the War Phase: 8 Coins.");
    expect(helpOf(set, "card", "oni_of_skulls")).toMatch(/1 Coin\. Force 2; Force 7 where/);
    expect(shortOf(set, "card", "respect")).toBe("When you Take Hostage, you may take 2 more figures.");
  });

  it("tells of Shrines, Advantages, Mandates and tokens", () => {
    expect(shortOf(set, "shrine", "fujin")).toBe("up to 6 Moves");
    expect(shortOf(set, "advantage", "take_hostage")).toBe("take a figure, steal 4 VP");
    expect(helpOf(set, "mandate", "marshal")).toMatch(/a Stronghold for 1 Coin\.$/);
    expect(helpOf(set, "mandate", "betray")).toMatch(/up to 3 figures/);
    expect(tokenVp(set, "summer", "edo")).toBe(9);
  });
});
