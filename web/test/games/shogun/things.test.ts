/** Cards and spaces by number. */

import { expect, it } from "vitest";
import {
  ACTIONS,
  BID,
  cardId,
  CARDS,
  FIRST_TREASURE,
  isProvince,
  PROVINCES,
  provinceId,
  SPACES,
} from "../../../src/games/shogun/things.ts";

it("cards are the provinces, then the treasure cards", () => {
  expect(CARDS.slice(0, FIRST_TREASURE)).toEqual(PROVINCES);
  expect(CARDS.slice(FIRST_TREASURE)).toHaveLength(5);
  expect(cardId(FIRST_TREASURE + 4)).toBe("card:treasure_4");
  expect(cardId(0)).toBe("card:aki");
  expect(provinceId(0)).toBe("province:aki");
  expect([isProvince(0), isProvince(FIRST_TREASURE), isProvince(-2)]).toEqual([true, false, false]);
});

it("the bid lies behind the actions", () => {
  expect(SPACES.slice(0, BID)).toEqual(ACTIONS);
});
