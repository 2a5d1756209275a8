/** Everything calls a seat by one name, with one crest and one colour. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { EMBLEMS as CLANS } from "../src/games/rising_sun/emblems.ts";
import { FACE as RISING_SUN } from "../src/games/rising_sun/face.ts";
import { EMBLEMS as DAIMYOS } from "../src/games/shogun/emblems.ts";
import { FACE as SHOGUN } from "../src/games/shogun/face.ts";
import type { SeatInfo, TableInfo } from "../src/net/types.ts";
import { botName, fullName, sitters, type Identity } from "../src/table/seats.ts";
import { words } from "../src/words/words.svelte.ts";

const read = (path: string): string => readFileSync(join(__dirname, "../../src/zashiki", path), "utf8");
beforeAll(() => {
  words.add("en", read("locales/en/web.ftl"));
  for (const game of ["rising_sun", "shogun"]) {
    words.add("en", read(`games/${game}/words/en.ftl`));
    words.add("en", read(`games/${game}/words/board.en.ftl`));
  }
});

const seat = (bot: string | null, name = ""): SeatInfo => ({
  seat: 0,
  person: name ? { id: name, name, crest: "fan" } : null,
  kept: null,
  bot,
  online: true,
  alike: false,
  away: false,
});
const table = (id: string, ...seats: SeatInfo[]): TableInfo => ({ id, seats, automata: 0 }) as unknown as TableInfo;
const LOTUS: Identity = { label: "Lotus", emblem: CLANS.lotus };

describe("bots", () => {
  it("have names of their own, always the same at a table and no two alike", () => {
    for (const id of ["a", "Zq3-x", "table"]) {
      const names = [0, 1, 2, 3, 4].map((number) => botName(id, number));
      expect(new Set(names).size).toBe(5);
      expect(names.every((name) => /^[A-Z][a-z]+$/.test(name))).toBe(true);
      expect(sitters(table(id, ...names.map(() => seat("adept"))), "toy").map(({ name }) => name)).toEqual(names);
    }
  });

  it("that play for a person leave the person's name", () => {
    expect(sitters(table("a", seat("adept", "Anna")), "toy")[0]).toMatchObject({ name: "Anna", bot: "adept" });
  });
});

describe("a side of the game", () => {
  it("gives a seat its name, crest and colour, and who plays it is told with it", () => {
    const [anna, bot] = sitters(table("a", seat(null, "Anna"), seat("novice")), "toy", [LOTUS, null]);
    expect(anna).toMatchObject({ name: "Lotus", person: "Anna", crest: CLANS.lotus, colour: CLANS.lotus.colour });
    expect(bot).toMatchObject({ name: botName("a", 1), person: "", crest: "wave" });
    expect([anna, bot].map((sitter) => sitter && fullName(sitter))).toEqual(["Lotus (Anna)", botName("a", 1)]);
  });

  it("is the Clan in Rising Sun, wherever it sits", () => {
    const view = { players: [{ clan: 3 }, { clan: -1 }, { clan: 0 }] } as never;
    expect([0, 1, 2].map((number) => RISING_SUN.identity?.(view, number)?.label)).toEqual(["Dragonfly", undefined, "Koi"]);
    expect(RISING_SUN.identity?.(view, 0)?.about).toContain("Dragonfly Clan. Gossamer Wings");
  });

  it("is the daimyō in Shogun, wherever it sits", () => {
    const view = { players: [{ daimyo: 3 }, { daimyo: -1 }] } as never;
    expect([0, 1].map((number) => SHOGUN.identity?.(view, number)?.label)).toEqual(["Takeda", undefined]);
  });

  it("shares its colour with no other side", () => {
    for (const emblems of [CLANS, DAIMYOS]) expect(new Set(Object.values(emblems).map(({ colour }) => colour)).size).toBe(5);
  });
});
