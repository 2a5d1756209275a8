/** Every question of every game in every size of window. What is wrong is added to the file that SIZES_REPORT names, and pictures of all
 * of it are put into the folder that SIZES_PICTURES names. */

import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { House } from "./house.ts";
import { GAMES, positionsOf, SIZES, told, walk } from "./sizes.ts";

const { SIZES_REPORT: REPORT, SIZES_PICTURES: PICTURES } = process.env;

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

it.each(GAMES)("%s has what is asked in sight, in every size of window", async (game) => {
  const page = await house.guest();
  const found: string[] = [];
  for await (const { position, size, faults } of walk(house, page, positionsOf(game), SIZES)) {
    const lines = faults.map((fault) => told(position, size, fault));
    found.push(...lines);
    if (REPORT) appendFileSync(REPORT, lines.map((line) => `${line}\n`).join(""));
    if (PICTURES) await page.screenshot({ path: join(PICTURES, `${game}-${position.prompt}-${size.width}.png`) });
  }
  await page.context().close();
  expect(found).toEqual([]);
});
