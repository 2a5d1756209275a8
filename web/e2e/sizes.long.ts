/** Every question of every game in every size of window; what is wrong is added to the file that SIZES_REPORT names. */

import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House } from "./house.ts";
import { faultsOf, positionsOf } from "./sizes.ts";

const REPORT = process.env["SIZES_REPORT"];

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

describe.each(["katana", "rising_sun", "shogun"])("%s", (game) => {
  it("has what is asked in sight, in every size of window", async () => {
    const page = await house.guest();
    const faults: string[] = [];
    for (const position of positionsOf(game))
      for (const fault of await faultsOf(house, page, position)) {
        faults.push(`${game} ${position.prompt} ${fault}`);
        if (REPORT) appendFileSync(REPORT, `${faults.at(-1)}\n`);
      }
    await page.context().close();
    expect(faults).toEqual([]);
  });
});
