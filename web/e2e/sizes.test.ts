/** Every question of every game in the smallest window of a desk, where room is scarcest; `sizes.long.ts` looks at all sizes. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { House } from "./house.ts";
import { GAMES, positionsOf, SIZES, told, walk } from "./sizes.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

it.each(GAMES)("%s has what is asked in sight at 1024 × 768", async (game) => {
  const page = await house.guest();
  const found: string[] = [];
  const sizes = SIZES.filter(({ width }) => width === 1024);
  for await (const { position, size, faults } of walk(house, page, positionsOf(game), sizes))
    found.push(...faults.map((fault) => told(position, size, fault)));
  await page.context().close();
  expect(found).toEqual([]);
});
