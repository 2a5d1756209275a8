/** The ids behind the numbers are in the game's order, and the cards show what is printed on them. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as things from "../../../src/games/shogun/things.ts";

const data = "../src/zashiki/games/shogun";
const toml = readFileSync(`${data}/data/components.toml`, "utf8");
const names = readFileSync(`${data}/names.py`, "utf8");
const blocks = (key: string): string[] =>
  toml
    .split(`[[${key}]]\n`)
    .slice(1)
    .map((block) => block.split("\n[")[0] ?? "");
const field = (block: string, key: string): string => new RegExp(`^${key} = "?(\\w+)"?$`, "m").exec(block)?.[1] ?? "";
const listed = (name: string): string[] => [...(new RegExp(`^${name}: Final = \\(([^)]*)\\)`, "m").exec(names)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, id = ""]) => id);

describe("ids", () => {
  it.each(["PROVINCES", "ACTIONS", "SPECIALS", "EVENTS", "BUILDINGS", "REGIONS", "DAIMYOS", "SEASONS", "OBSTACLES"] as const)("%s are those of the game", (name) => {
    expect([...things[name]]).toEqual(listed(name));
  });

  it("cards are the provinces, then the treasure cards", () => {
    expect(things.CARDS).toHaveLength(50);
    expect(things.cardId(things.FIRST_TREASURE + 4)).toBe("card:treasure_4");
    expect(things.isProvince(things.FIRST_TREASURE)).toBe(false);
  });
});

describe("what is printed", () => {
  it("actions cost what the component set says", () => {
    expect(things.COSTS).toEqual(blocks("actions").map((block) => Number(field(block, "cost"))));
  });

  it("event cards take the rice the component set says", () => {
    expect(things.EVENT_SIGNS.map((sign) => sign.loss)).toEqual(blocks("events").map((block) => Number(field(block, "rice_loss"))));
  });

  it("the table of winter is that of the component set", () => {
    const rows = blocks("supply_rows").map((block) => ["short", "revolts", "farmers"].map((key) => Number(field(block, key))));
    expect(things.SUPPLY_ROWS.map((row) => [Number.parseInt(row.short, 10), row.revolts, row.farmers])).toEqual(rows);
  });
});
