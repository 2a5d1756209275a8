import { describe, expect, it } from "vitest";
import { buttons, carried, choices, groups, open, pick, refusals, rest, targets } from "../src/board/prompt.ts";
import { all, option, prompt } from "./prompts.ts";

describe("a choice as a path of targets", () => {
  const marches = all(
    option("march", "province:kii", "province:ise"),
    option("march", "province:ise", "province:kii"),
    option("march", "province:kii", "province:omi"),
    option("pass"),
  );

  it("shows where a march may begin, then where it may go", () => {
    expect(targets(marches, [])).toEqual(new Set(["province:kii", "province:ise"]));
    expect(targets(marches, ["province:kii"])).toEqual(new Set(["province:ise", "province:omi"]));
  });

  it("is made when only one is left", () => {
    expect(pick(marches, ["province:kii"], "province:omi")).toMatchObject({ kind: "chosen", choice: { index: 2 } });
    expect(pick(marches, [], "province:ise")).toMatchObject({ kind: "chosen", choice: { index: 1 } });
  });

  it("goes on while several are left, and ignores what is no target", () => {
    expect(pick(marches, [], "province:kii")).toEqual({ kind: "more", picked: ["province:kii"] });
    expect(pick(marches, [], "province:omi")).toEqual({ kind: "none" });
  });

  it("needs a button where nothing is pointed at", () => {
    expect(buttons(marches, []).map((choice) => choice.option.verb)).toEqual(["pass"]);
  });

  it("keeps its picks only while they are possible", () => {
    expect(carried(marches, ["province:kii"])).toEqual(["province:kii"]);
    expect(carried(all(option("pass")), ["province:kii"])).toEqual([]);
  });
});

describe("things of different kinds", () => {
  const placements = all(
    option("place", "figure:worker", "space:market_1"),
    option("place", "figure:monk", "space:market_1"),
    option("place", "figure:worker", "space:palace_1"),
  );

  it("may be picked in any order", () => {
    expect(targets(placements, [])).toEqual(new Set(["figure:worker", "figure:monk", "space:market_1", "space:palace_1"]));
    expect(pick(placements, [], "space:palace_1")).toMatchObject({ kind: "chosen", choice: { index: 2 } });
    expect(pick(placements, ["space:market_1"], "figure:monk")).toMatchObject({ kind: "chosen", choice: { index: 1 } });
  });

  it("keep their order among one kind", () => {
    const [shift] = all(option("shift", "room:a", "room:b"));
    expect(shift && rest(shift, ["room:b"])).toBeUndefined();
    expect(shift && rest(shift, ["room:a"])).toEqual(["room:b"]);
  });
});

describe("what is not on the board", () => {
  it("cannot be pointed at, so the choice needs a button", () => {
    const list = choices(prompt(option("use", "card:a"), option("use", "card:b")), (id) => id !== "card:b");
    expect(targets(list, [])).toEqual(new Set(["card:a"]));
    expect(buttons(list, []).map((choice) => choice.index)).toEqual([1]);
  });

  it("leaves alike choices to buttons after the pick", () => {
    const list = all(option("add", "resource:wood"), option("remove", "resource:wood"));
    expect(pick(list, [], "resource:wood")).toEqual({ kind: "more", picked: ["resource:wood"] });
    expect(buttons(list, ["resource:wood"])).toHaveLength(2);
    expect(open(list, ["resource:steel"])).toEqual([]);
  });
});

it("lists choices by verb in the order of their first appearance", () => {
  expect(groups(all(option("b", "x:1"), option("a"), option("b", "x:2"))).map((group) => [group.verb, group.choices.length])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});

it("finds why an element is refused", () => {
  const refused = { option: option("buy", "card:a"), reason: { key: "toy-reason-dear", args: [] }, rule: "TOY-01" };
  expect(refusals({ ...prompt(), refused: [refused] }, "card:a")).toEqual([refused]);
  expect(refusals({ ...prompt(), refused: [refused] }, "card:b")).toEqual([]);
  expect(refusals(null, "card:a")).toEqual([]);
});
