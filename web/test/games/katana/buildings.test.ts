import { expect, it } from "vitest";
import { building, entrance, onlySword } from "../../../src/games/katana/buildings.ts";
import { spaceId } from "../../../src/games/katana/things.ts";
import type { Katana } from "../../../src/net/types.ts";

const space = (number: number, character = -1): Katana.SpaceView => ({ space: number, usable: true, seat: -1, figure: -1, character });
const glow = (...spaces: number[]): Set<string> => new Set(spaces.map(spaceId));

it("a building stands for its first open space, rather one on which nobody walks", () => {
  const spaces = [space(12), space(13, 4), space(14)];
  expect(entrance(glow(13, 14), spaces)).toEqual([spaceId(14)]);
  expect(entrance(glow(13), spaces)).toEqual([spaceId(13)]);
  expect(entrance(glow(), spaces)).toBeNull();
});

it("a House stands for its Sword only if just one may be taken", () => {
  const house = { house: 0, top: -1, cards: 0, spaces: [3, 7].map((sword, i) => ({ place: space(i), sword: { sword } })) };
  expect(onlySword(new Set(["sword:4"]), house as unknown as Katana.HouseView)).toEqual(["sword:4"]);
  expect(onlySword(new Set(["sword:4", "sword:8"]), house as unknown as Katana.HouseView)).toBeNull();
});

it("what is dropped on a building goes to its entrance", () => {
  const choosable = (now: Set<string>, instead: Set<string>) => ({ glow: now, choosing: { instead } });
  expect(building(choosable(glow(12), glow()), [space(12)])).toEqual({ picks: [spaceId(12)], stands: spaceId(12) });
  expect(building(choosable(glow(), glow()), [space(12)])).toEqual({ picks: null });
  expect(building(choosable(glow(), glow(12)), [space(12)])).toEqual({ picks: null, stands: spaceId(12) });
});
