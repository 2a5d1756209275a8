import { expect, it } from "vitest";
import type { Choice } from "../../../src/board/prompt.ts";
import { goals } from "../../../src/games/katana/goals.ts";
import { CELLS, SWORDS } from "../../../src/games/katana/things.ts";
import type { Katana } from "../../../src/net/types.ts";

const sword = (name: (typeof SWORDS)[number], target: (typeof CELLS)[number]): Katana.SwordView =>
  ({ sword: SWORDS.indexOf(name), target: CELLS.indexOf(target) }) as Katana.SwordView;
const view = {
  houses: [{ spaces: [{ sword: sword("12", "2_1") }, { sword: null }] }],
  starting_swords: [sword("3", "1_1")],
} as unknown as Katana.View;
const move = {
  option: { verb: "move", targets: ["sword:25"] },
  brings: [
    {
      key: "katana-consequence-goes",
      args: [
        { kind: "cell", id: "3_2" },
        { kind: "resource", id: "steel" },
      ],
    },
  ],
} as unknown as Choice;

it("a Sword of a House that is looked at shows where it would enter", () => {
  expect([...goals(view, [move], new Set(["sword:12"]))]).toEqual(["cell:2_1"]);
  expect([...goals(view, [move], new Set(["sword:3"]))]).toEqual(["cell:1_1"]);
});

it("a Sword of the Forge shows where a move would lead it, and nothing where it may not move", () => {
  expect([...goals(view, [move], new Set(["sword:25"]))]).toEqual(["cell:3_2"]);
  expect([...goals(view, [], new Set(["sword:25"]))]).toEqual([]);
  expect([...goals(view, [move], new Set([""]))]).toEqual([]);
});
