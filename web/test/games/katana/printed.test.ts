import { describe, expect, it } from "vitest";
import { benefitOfLine, coinsOf, faceOfCard, markOf, roomOf, type Components } from "../../../src/games/katana/printed.ts";
import { CARDS, LINES, ROOMS } from "../../../src/games/katana/things.ts";

const nothing = { coins: 0, points: 0, resource: null, amount: 1, decorator_steps: 0 };
const set = {
  daimyo_cards: [
    {
      id: "daimyo_c_lacquer",
      letter: "C",
      area_icon: "academy",
      immediate: { kind: "extra_decoration", amount: 1 },
      permanent: { ...nothing, resource: "lacquer", amount: 2 },
      cost: 7,
      copies: 4,
    },
  ],
  market_cards: [
    {
      number: 5,
      area_icon: "delivery",
      immediate: { kind: "double_line_benefits", amount: 1 },
      permanent: { ...nothing, coins: 9 },
      cost: 3,
      copies: 2,
    },
  ],
  forge_benefits: [
    { line: "row", index: 2, benefit: { ...nothing, resource: "wood" } },
    { line: "column", index: 5, benefit: { ...nothing, coins: 4 } },
  ],
  rooms: [
    { id: "leather_for_1", passive: false, effect: { kind: "buy", amount: 1, coins: 0, pay: 3, resource: "leather" }, first_game: true },
  ],
  areas: [{ id: "komainu", spaces: [2], coins: 6, ghost_points: 4 }],
} as unknown as Components;

describe("what is printed comes from the table's component set", () => {
  it("cards by their ids, Market cards by their numbers", () => {
    expect(faceOfCard(set, CARDS.indexOf("daimyo_c_lacquer"))).toEqual({
      area: "academy",
      effect: { kind: "extra_decoration", amount: 1 },
      benefit: { name: "lacquer", amount: 2 },
      price: 7,
    });
    expect(faceOfCard(set, CARDS.indexOf("market_5"))).toMatchObject({ area: "delivery", benefit: { name: "coin", amount: 9 }, price: 3 });
  });

  it("lines of the Forge, Rooms and areas", () => {
    expect(benefitOfLine(set, LINES.indexOf("row_2"))).toEqual({ name: "wood", amount: 1 });
    expect(benefitOfLine(set, LINES.indexOf("column_5"))).toEqual({ name: "coin", amount: 4 });
    expect(roomOf(set, ROOMS.indexOf("leather_for_1"))).toMatchObject({ kind: "buy", pay: 3 });
    expect(coinsOf(set, "komainu")).toBe(6);
  });

  it("a benefit has the sign of what it pays", () => {
    expect(markOf({ ...nothing, decorator_steps: 1 })).toEqual({ name: "advance", amount: 1 });
    expect(markOf({ ...nothing, points: 2 })).toEqual({ name: "point", amount: 2 });
  });
});
