/** The planning board: everything has its place at every width, and a drag means the choice it looks like. */

import { describe, expect, it } from "vitest";
import { again, CARD, dropped, lastPlan, layout, SPACE } from "../../../src/games/shogun/planning.ts";
import { CARDS, SPACES } from "../../../src/games/shogun/things.ts";
import type { Arg, LogLine } from "../../../src/net/types.ts";

const HAND = [0, 3, 7, 12, 13, 20, 21, 22, 30, 31, 40, 44, 45, 46, 47, 48, 49];

describe("the layout", () => {
  it.each([390, 756, 1104, 2200])("keeps %i pixels", (pixels) => {
    const place = layout(pixels, HAND);
    expect(place.spaces).toHaveLength(11);
    for (const { x, width } of [...place.spaces, ...place.hand]) expect(x >= 0 && x + width <= place.width).toBe(true);
    for (const { y } of place.spaces) expect(y + SPACE.height).toBeLessThanOrEqual(place.spacesHeight);
    for (const { y } of place.hand) expect(y + CARD.height).toBeLessThanOrEqual(place.handHeight);
  });

  it.each([390, 756, 1104])("lets nothing overlap on %i pixels, not even the largest hand", (pixels) => {
    const { spaces, hand } = layout(pixels, [...Array(30).keys(), 45, 46, 47, 48, 49]);
    for (const spots of [spaces, hand])
      for (const [i, one] of spots.entries())
        for (const two of spots.slice(i + 1)) expect(one.y !== two.y || Math.abs(one.x - two.x) >= one.width).toBe(true);
  });

  it.each([756, 1104])("puts all in one row of spaces and one of cards on %i pixels", (pixels) => {
    const place = layout(pixels, HAND);
    expect(new Set(place.spaces.map(({ y }) => y)).size).toBe(1);
    expect(new Set(place.hand.map(({ y }) => y)).size).toBe(1);
  });
});

const KII = CARDS.indexOf("kii");
const ISE = CARDS.indexOf("ise");
const [TAXES, BATTLE] = [SPACES.indexOf("collect_taxes"), SPACES.indexOf("battle_a")];
const plan = (laid: Record<number, number>): number[] => SPACES.map((_, space) => laid[space] ?? -1);
const said = (wishes: ReturnType<typeof dropped>): string[] => wishes.map(({ verb, targets }) => [verb, ...targets].join(" "));

describe("a drag", () => {
  it("onto a free space lays a card of the hand and moves one that lies", () => {
    expect(said(dropped(plan({}), ISE, BATTLE))).toEqual(["lay card:ise space:battle_a"]);
    expect(said(dropped(plan({ [TAXES]: KII }), KII, BATTLE))).toEqual(["move card:kii space:battle_a"]);
  });

  it("elsewhere takes a card back, and means nothing for a card of the hand", () => {
    expect(said(dropped(plan({ [TAXES]: KII }), KII, -1))).toEqual(["take_back card:kii"]);
    expect(dropped(plan({}), ISE, -1)).toEqual([]);
  });

  it("onto a space that is taken lets the two cards change places", () => {
    expect(said(dropped(plan({ [TAXES]: KII, [BATTLE]: ISE }), KII, BATTLE))).toEqual([
      "take_back card:ise",
      "move card:kii space:battle_a",
      "lay card:ise space:collect_taxes",
      "lay card:ise space:battle_a", // only where the rules did not let the other lie there
    ]);
    expect(said(dropped(plan({ [BATTLE]: ISE }), KII, BATTLE)).slice(0, 2)).toEqual(["take_back card:ise", "lay card:kii space:battle_a"]);
  });

  it("onto its own space means nothing", () => {
    expect(dropped(plan({ [TAXES]: KII }), KII, TAXES)).toEqual([]);
  });
});

describe("the plan of last season", () => {
  const arg = (name: string, kind: string, id: string | null, n = 0): Arg => ({ name, kind, id, n });
  const line = (key: string, ...args: Arg[]): LogLine => ({ choice: 1, number: 1, key: `shogun-event-${key}`, args });
  const shows = (seat: number, card: string | null, action: string): LogLine =>
    line("shows", arg("seat", "seat", null, seat), arg("card", "card", card), arg("action", "action", action));
  const log = [
    line("season_begins"),
    line("bids", arg("seat", "seat", null, 0), arg("card", "card", "treasure_2")),
    shows(0, "kii", "collect_taxes"),
    shows(1, "ise", "collect_taxes"),
    shows(0, null, "battle_b"),
    shows(0, "ise", "battle_a"),
    line("season_begins"),
  ];

  it("is what the seat showed and bid then", () => {
    const found = lastPlan(log, 0);
    expect([...found].sort(([one], [two]) => one - two)).toEqual([
      [TAXES, KII],
      [BATTLE, ISE],
      [SPACES.indexOf("bid"), CARDS.indexOf("treasure_2")],
    ]);
    expect(lastPlan(log.slice(0, -1), 0).size).toBe(0);
  });

  it("is laid again as far as cards are in hand and spaces are free", () => {
    const last = lastPlan(log, 0);
    expect(said(again(plan({}), [KII, ISE], last))).toEqual(["lay card:kii space:collect_taxes", "lay card:ise space:battle_a"]);
    expect(said(again(plan({ [BATTLE]: 3 }), [KII, ISE], last))).toEqual(["lay card:kii space:collect_taxes"]);
    expect(again(plan({ [TAXES]: KII }), [], last)).toEqual([]);
  });
});
