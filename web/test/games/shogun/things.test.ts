/** The ids behind the numbers are in the game's order. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as things from "../../../src/games/shogun/things.ts";

const data = "../src/zashiki/games/shogun";
const names = readFileSync(`${data}/names.py`, "utf8");
const listed = (name: string): string[] =>
  [...(new RegExp(`^${name}: Final = \\(([^)]*)\\)`, "m").exec(names)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, id = ""]) => id);

describe("ids", () => {
  it.each(["PROVINCES", "ACTIONS", "SPECIALS", "EVENTS", "BUILDINGS", "REGIONS", "DAIMYOS", "SEASONS", "OBSTACLES"] as const)(
    "%s are those of the game",
    (name) => {
      expect([...things[name]]).toEqual(listed(name));
    },
  );

  it("cards are the provinces, then the treasure cards", () => {
    expect(things.CARDS).toHaveLength(50);
    expect(things.cardId(things.FIRST_TREASURE + 4)).toBe("card:treasure_4");
    expect(things.isProvince(things.FIRST_TREASURE)).toBe(false);
  });
});
