/** What hits a person, game by game: lines of the log, and how the table looked before. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HITS as KATANA } from "../../src/games/katana/hits.ts";
import { SCRIPT as KATANA_SCRIPT } from "../../src/games/katana/script.ts";
import { HITS as RISING_SUN } from "../../src/games/rising_sun/hits.ts";
import { SCRIPT as RISING_SUN_SCRIPT } from "../../src/games/rising_sun/story.ts";
import { HITS as SHOGUN } from "../../src/games/shogun/hits.ts";
import { SCRIPT as SHOGUN_SCRIPT } from "../../src/games/shogun/story.ts";
import { ACTIONS, BID, PROVINCES } from "../../src/games/shogun/things.ts";
import type { Katana, LogLine, RisingSun, Shogun } from "../../src/net/types.ts";
import { reading } from "../../src/table/clock.svelte.ts";

/** A line with its numbers; what is given as a text is an id. */
function line(game: string, event: string, args: Record<string, number | string>): LogLine {
  const found = Object.entries(args).map(([name, value]) => {
    const [n, id] = typeof value === "number" ? [value, null] : [0, value];
    return { name, kind: "", n, id };
  });
  return { choice: 1, number: 1, key: `${game}-event-${event}`, args: found };
}

/** The seats of three that a line hits. */
function hit<View>(hits: ((line: LogLine, seat: number, before: View) => boolean) | undefined, told: LogLine, before: unknown): number[] {
  return [0, 1, 2].filter((seat) => hits?.(told, seat, before as View));
}

describe("words", () => {
  const GAMES = { katana: KATANA, rising_sun: RISING_SUN, shogun: SHOGUN };
  const told = (game: string, language: string): string[] => {
    const text = readFileSync(join(__dirname, `../../../src/zashiki/games/${game}/words/board.${language}.ftl`), "utf8");
    return [...text.matchAll(/^([\w-]+)-hit-(\w+) = \S/gm)].map((match) => `${match[1]} ${match[2]}`).sort();
  };

  it.each(Object.entries(GAMES).flatMap(([game, hits]) => ["en", "it"].map((language) => ({ game, language, hits }))))(
    "of $game in $language say what each hit means, and nothing else",
    ({ game, language, hits }) => {
      const name = game.replaceAll("_", "-");
      expect(told(game, language)).toEqual(
        Object.keys(hits)
          .map((event) => `${name} ${event}`)
          .sort(),
      );
    },
  );
});

describe("in Shogun", () => {
  const [ise, kii] = [PROVINCES.indexOf("ise"), PROVINCES.indexOf("kii")];
  const [castle, rice, battle, taxes] = (["build_castle", "collect_rice", "battle_a", "collect_taxes"] as const).map((action) =>
    ACTIONS.indexOf(action),
  ) as [number, number, number, number];
  const owners = PROVINCES.map((_, province) => ({ owner: province === ise ? 1 : -1 }));
  const before = { provinces: owners, actions: [castle, rice, battle, -2], slot: 1 };
  const hits = (event: Shogun.Event, args: Record<string, number>, view: unknown = before): number[] =>
    hit(SHOGUN_SCRIPT.hits, line("shogun", event, args), view);

  it("a province conquered hits who had it, and a neutral one nobody", () => {
    expect(hits("conquers", { seat: 0, province: ise })).toEqual([1]);
    expect(hits("conquers", { seat: 0, province: kii })).toEqual([]);
  });

  it("a province lost to nobody hits its owner, not who attacked it", () => {
    expect(hits("tie", { seat: 0, defender: 1, province: ise })).toEqual([1]);
    expect(hits("revolt_succeeds", { seat: 2, province: kii })).toEqual([2]);
    expect(hits("holds", { seat: 1, province: ise })).toEqual([]);
    expect(hits("becomes_neutral", { province: ise })).toEqual([]);
  });

  it("a plan is void where its action is still to come", () => {
    expect(hits("loses_plan", { seat: 1, card: ise, space: battle })).toEqual([1]);
    expect(hits("loses_plan", { seat: 1, card: ise, space: taxes })).toEqual([1]); // face down
    expect(hits("loses_plan", { seat: 1, card: ise, space: castle })).toEqual([]);
    expect(hits("loses_plan", { seat: 1, card: ise, space: BID })).toEqual([]);
  });

  it("the action being carried out may be void in a Battle, but not after the rice was collected", () => {
    expect(hits("loses_plan", { seat: 1, card: ise, space: rice })).toEqual([]);
    expect(hits("loses_plan", { seat: 1, card: ise, space: battle }, { ...before, slot: 2 })).toEqual([1]);
  });

  it("an action that cannot be carried out hits who planned it", () => {
    expect(hits("cannot", { seat: 2, action: castle, province: ise, obstacle: 0 })).toEqual([2]);
  });

  it("winter hits who has too little rice", () => {
    expect(hits("feeds", { seat: 0, provinces: 6, rice: 4, short: 2, revolts: 1, farmers: 2 })).toEqual([0]);
    expect(hits("feeds", { seat: 0, provinces: 6, rice: 6, short: 0, revolts: 0, farmers: 0 })).toEqual([]);
  });
});

describe("in Rising Sun", () => {
  const peace = { honor: [2, 1, 0], battle: null };
  const war = { ...peace, battle: { fighters: [0, 1], fallen: [] } };
  const hits = (event: RisingSun.Event, args: Record<string, number>, view: unknown = peace): number[] =>
    hit(RISING_SUN_SCRIPT.hits, line("rising-sun", event, args), view);

  it("what others take hits who had it", () => {
    expect(hits("loses_vp", { seat: 1, vp: 1 })).toEqual([1]);
    expect(hits("takes_coins", { seat: 0, from: 2, coins: 1 })).toEqual([2]);
    expect(hits("replaces", { seat: 0, owner: 1, piece: 0, province: 2, by: 0 })).toEqual([1]);
    expect(hits("replaces_worshipper", { seat: 0, owner: 2, piece: 1, shrine: 2, by: 1 })).toEqual([2]);
    expect(hits("captures", { seat: 0, owner: 1, piece: 0 }, war)).toEqual([1]);
    expect(hits("assassinates", { seat: 2, owner: 0, province: 2 })).toEqual([0]);
  });

  it("betrayal hits the Ally", () => {
    expect(hits("breaks_alliance", { seat: 0, with: 1 })).toEqual([1]);
  });

  it("Honor gained hits who is passed, step by step", () => {
    expect(hits("gains_honor", { seat: 0, place: 2 })).toEqual([1]);
    expect(hits("gains_honor", { seat: 0, place: 1 })).toEqual([2]);
    expect(hits("rises", { seat: 0 })).toEqual([1, 2]);
    expect(hits("rises", { seat: 1 })).toEqual([2]);
  });

  it("Honor lost by an own act is no hit", () => {
    expect(hits("loses_honor", { seat: 2, place: 2 })).toEqual([]);
  });

  it("a Battle lost hits who fought in it, but not who committed Seppuku", () => {
    expect(hits("wins_battle", { seat: 0, province: 2 }, war)).toEqual([1]);
    const fallen = { ...war, battle: { fighters: [0, 1], fallen: [{ seat: 1, piece: 0, number: 2 }] } };
    expect(hits("wins_battle", { seat: 0, province: 2 }, fallen)).toEqual([]);
  });

  it("a figure killed hits its owner; those that die in a Battle are told with it", () => {
    expect(hits("killed", { seat: 1, piece: 0, province: 2 })).toEqual([1]);
    expect(hits("killed", { seat: 1, piece: 0, province: 2 }, war)).toEqual([]);
  });
});

describe("in Shōgun no Katana", () => {
  const forging = { draft: null, katana: {}, katana_delivered: false };
  const idle = { draft: null, katana: null, katana_delivered: false };
  const before = { metal: 1, players: [idle, forging, { ...forging, katana_delivered: true }] };
  const hits = (event: Katana.Event, args: Record<string, number | string>, view: unknown = before): number[] =>
    hit(KATANA_SCRIPT.hits, line("katana", event, args), view);

  it("the Metal Katana taken hits who held it", () => {
    expect(hits("takes_metal", { seat: 0 })).toEqual([1]);
    expect(hits("takes_metal", { seat: 0 }, { ...before, metal: -1 })).toEqual([]);
  });

  it("points owed to the Temple hit, those of a changed Project do not", () => {
    expect(hits("loses_points", { seat: 0, points: 2 })).toEqual([0]);
    const composing = { ...before, players: [{ ...idle, draft: { project: [], order: [] } }, forging, idle] };
    expect(hits("loses_points", { seat: 0, points: 2 }, composing)).toEqual([]);
  });

  it("Dishonor hits who falls into it, Shame comes by an own choice", () => {
    expect(hits("dishonor", { seat: 1 })).toEqual([1]);
    expect(hits("shame", { seat: 1 })).toEqual([]);
  });

  it("the Favor for the first katana hits who still forges one", () => {
    expect(hits("wins_favor", { seat: 2, favor: "i" })).toEqual([1]);
    expect(hits("wins_favor", { seat: 2, favor: "ii" })).toEqual([]);
  });

  it("a delivered katana and a Favor won stay longer than their line takes to be read", () => {
    for (const event of ["katana_delivered", "wins_favor"] satisfies Katana.Event[]) {
      const lines = [line("katana", event, { seat: 1 })];
      expect(KATANA_SCRIPT.hold?.(lines)).toBeGreaterThan(reading(lines));
    }
    const plain = [line("katana", "moves", { seat: 1 })];
    expect(KATANA_SCRIPT.hold?.(plain)).toBe(reading(plain));
  });
});
