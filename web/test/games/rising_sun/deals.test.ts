/** Deals as one package: what a bot has said, and how its price is put on the table. */

import { describe, expect, it } from "vitest";
import { arrivals, changes, drafted, saidBy } from "../../../src/games/rising_sun/deals.ts";
import { PHASES, type View } from "../../../src/games/rising_sun/things.ts";
import type { Arg, ChatLine } from "../../../src/net/types.ts";

const SUMMER = 1;
const TEA = PHASES.indexOf("tea_ceremony");

const position = (more: Partial<View> = {}): View =>
  ({
    season: SUMMER,
    phase: TEA,
    players: [-1, -1, -1].map((ally) => ({ ally })),
    offers: [],
    proposals: [],
    draft: null,
    ...more,
  }) as unknown as View;

let id = 0;
function line(kind: string, numbers: Record<string, number> = {}, { to = 0, now = SUMMER, seat = 1 } = {}): ChatLine {
  const args: Arg[] = Object.entries({ to, now, ...numbers }).map(([name, n]) => ({ name, kind: "number", n, id: null }));
  const words = { key: `rising-sun-reason-excuse_${kind}`, args };
  return { type: "chat", id: id++, at: 0, person: "", name: "", seat, to: null, about: "", text: "", words, alike: false, removed: false };
}
const price = (coins: number): ChatLine =>
  line("coins", { coins, give_coins: coins, give_ronin: 0, ask_coins: 0, ask_ronin: 1, alliance: 1 });

describe("what a bot says about a proposal", () => {
  it("is the last reason with its price", () => {
    const lines = [line("other", { seat: 2 }), price(5), line("alone"), price(3)];
    expect(saidBy(lines, position(), 0, 1)).toEqual({ lines: lines.slice(2), price: [3, 0, 0, 1, 1] });
    expect(saidBy([...lines, line("alone")], position(), 0, 1).price).toBeNull();
  });
  it("has Coins on one side only", () => {
    const both = line("coins", { coins: 1, give_coins: 1, give_ronin: 0, ask_coins: 2, ask_ronin: 0, alliance: 1 });
    expect(saidBy([both], position(), 0, 1).price).toEqual([0, 0, 1, 0, 1]);
    const nothing = line("coins", { coins: 2, give_coins: 2, give_ronin: 0, ask_coins: 2, ask_ronin: 0, alliance: 0 });
    expect(saidBy([nothing], position(), 0, 1).price).toBeNull();
  });
  it("was said by this seat, to oneself, in this Season", () => {
    const none = { lines: [], price: null };
    expect(saidBy([line("alone", {}, { seat: 2 })], position(), 0, 1)).toEqual(none);
    expect(saidBy([line("alone", {}, { to: 2 })], position(), 0, 1)).toEqual(none);
    expect(saidBy([line("alone", {}, { now: 0 })], position(), 0, 1)).toEqual(none);
  });
  it("is forgotten when there is no Alliance to be had any more; an exchange is not", () => {
    const lines = [line("alone"), price(3), line("too_little")];
    const allied = position({ players: [{ ally: 2 }, { ally: -1 }, { ally: 0 }] as unknown as View["players"] });
    expect(saidBy(lines, allied, 0, 1).lines).toEqual(lines.slice(2));
    expect(saidBy(lines, position({ phase: TEA + 1 }), 0, 1).lines).toEqual(lines.slice(2));
  });
  it("offers no price that lies on the table already", () => {
    const offers = [{ seat: 0, to: 1, private: false, coins: 3, ronin: 0, asked_coins: 0, asked_ronin: 1, alliance: true }];
    expect(saidBy([line("alone"), price(3)], position({ offers }), 0, 1).price).toBeNull();
  });
});

describe("a price", () => {
  it("is built from what the deal begins with", () => {
    expect(changes([0, 0, 0, 0, 1], [2, 0, 0, 0, 1])).toEqual([
      { verb: "add_to_deal", n: 0 },
      { verb: "add_to_deal", n: 0 },
    ]);
    const draft = { to: 1, coins: 1, ronin: 0, asked_coins: 1, asked_ronin: 0, alliance: false } as View["draft"];
    expect(changes(drafted(position({ draft })), [1, 0, 0, 0, 1])).toEqual([
      { verb: "take_from_deal", n: 2 },
      { verb: "add_to_deal", n: 4 },
    ]);
  });
});

describe("what lies on the table", () => {
  it("keeps its place when more comes, from whomever", () => {
    expect(arrivals([], [2])).toEqual([2]);
    expect(arrivals([2], [0, 2, 3])).toEqual([2, 0, 3]);
    expect(arrivals([2, 0, 3], [0, 3])).toEqual([0, 3]);
  });
});
