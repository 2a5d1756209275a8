/** What begins with one click: against whom. */

import { expect, it } from "vitest";
import { startsOf } from "../src/games/lobby.ts";
import type { GameInfo } from "../src/net/types.ts";

const game = (id: string): GameInfo => ({ id, bots: ["random", "novice", "adept", "master"], seats: [3, 4, 5] }) as unknown as GameInfo;

it.each(["rising_sun", "shogun"])("the first game of %s is against the weakest bots, and stronger ones can be chosen", (id) => {
  const [start] = startsOf(game(id));
  expect(start?.table(game(id), start.levels?.first).bots?.slice(0, 2)).toEqual([null, "novice"]);
  expect(start?.table(game(id), start.levels?.values.at(-1)).bots?.slice(0, 2)).toEqual([null, "master"]);
});

it("a game without such bots has its own", () => {
  const toy = { ...game("toy"), bots: ["clever"] };
  expect(startsOf(toy)[0]?.table(toy).bots).toEqual([null, "clever", "clever"]);
});
