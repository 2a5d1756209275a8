/** One clock, every game at every speed. `npm run e2e:long` */

import { afterAll, beforeAll, describe, it } from "vitest";
import { GAMES, SPEEDS, toldAtOneBeat } from "./clock.ts";
import { House } from "./house.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

describe.each(GAMES)("%s", (_, wish, scene) => {
  it.each(SPEEDS)("stands at one beat everywhere, told at the speed %s", (speed) => toldAtOneBeat(house, speed, wish, scene));
});
