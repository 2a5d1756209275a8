import { describe, expect, it } from "vitest";
import { choices, open, pick, type Choice } from "../src/board/prompt.ts";
import { commonly, marked, pointable, question } from "../src/board/question.ts";
import { all, consequence, option, prompt } from "./prompts.ts";

const asks = (list: Choice[], picked: string[]) => question(open(list, picked), picked);

describe("the exact question", () => {
  const turn = all(
    option("place", "figure:worker", "space:market_1"),
    option("place", "figure:monk", "space:market_1"),
    option("place", "figure:worker", "space:palace_1"),
    option("place", "figure:monk", "space:palace_1"),
    option("forge", "figure:worker", "line:row_1"),
    option("forge", "figure:worker", "line:row_2"),
    option("pass"),
  );

  it("is asked by act where many are open, with one answer for each", () => {
    const { by, answers } = asks(turn, []);
    expect(by).toBe("verb");
    expect(answers.map(({ verb, choices }) => [verb, choices.length])).toEqual([
      ["place", 4],
      ["forge", 2],
      ["pass", 1],
    ]);
  });

  it("names the argument that is still open, whatever was picked first", () => {
    expect(asks(turn, ["space:market_1"])).toMatchObject({ by: "argument", verb: "place", arg: { name: "figure" } });
    expect(asks(turn, ["?verb:forge"])).toMatchObject({ by: "argument", verb: "forge", arg: { name: "line" } });
    expect(asks(turn, ["figure:monk"])).toMatchObject({ by: "argument", verb: "place", arg: { name: "space" }, known: [{ id: "monk" }] });
  });

  it("offers whole choices where a few acts are open", () => {
    const few = all(option("add", "resource:wood"), option("remove", "resource:wood"), option("done"));
    expect(asks(few, ["resource:wood"])).toMatchObject({ by: "whole", answers: [{ verb: "add" }, { verb: "remove" }] });
    expect(asks(few, []).answers).toHaveLength(3);
  });

  it("is asked by act where there is little room and an act can go on in several ways, as it was with more of them", () => {
    const moves = all(
      option("move", "piece:bushi", "province:edo", "province:oshu"),
      option("move", "piece:bushi", "province:edo", "province:kyoto"),
      option("move", "piece:shinto", "province:edo", "province:oshu"),
      option("done"),
    );
    expect(question(moves, []).by).toBe("whole");
    const { by, answers } = question(moves, [], true);
    expect([by, answers.map(({ verb, choices }) => [verb, choices.length])]).toEqual(["verb", [["move", 3], ["done", 1]]]); // prettier-ignore
    const captives = all(
      option("capture", "piece:bushi"),
      option("capture", "piece:shinto"),
      option("capture", "piece:daimyo"),
      option("pass"),
    );
    expect(question(captives, [], true).by).toBe("whole");
  });

  it("answers by elements where they are on the board, and by their values where not", () => {
    const marches = choices(
      prompt(
        option("march", "province:kii", "armies=1"),
        option("march", "province:kii", "armies=2"),
        option("march", "province:ise", "armies=1"),
      ),
      (id) => id.startsWith("province:"),
    );
    expect(asks(marches, ["?verb:march"]).answers.map(({ picks }) => picks)).toEqual([["province:kii"], ["province:ise"]]);
    const { arg, known, answers } = asks(marches, ["province:kii"]);
    expect([arg?.name, known.map(({ id }) => id)]).toEqual(["armies", ["kii"]]);
    expect(answers.map(({ picks }) => picks)).toEqual([["?armies:1"], ["?armies:2"]]);
    expect(pick(marches, ["province:kii"], "?armies:2")).toMatchObject({ kind: "chosen", choice: { index: 1 } });
  });

  it("picks what is settled before it among things of its kind", () => {
    const shifts = all(option("shift", "room:a", "room:b"), option("shift", "room:a", "room:c"), option("done"));
    const { answers } = asks(shifts, ["?verb:shift"]);
    expect(answers.map(({ picks }) => picks)).toEqual([
      ["room:a", "room:b"],
      ["room:a", "room:c"],
    ]);
  });
});

describe("an answer", () => {
  const first = consequence("ends_round", true);
  const second = consequence("points");
  const passes = choices(
    {
      ...prompt(option("pass", "honor:a"), option("pass", "honor:b"), option("done")),
      consequences: [first, second],
      brings: [[0], [0, 1], []],
    },
    (id) => id !== "honor:b",
  );

  it("tells what all its choices bring", () => {
    expect(commonly(passes.slice(0, 2))).toEqual([first]);
    expect(commonly(passes)).toEqual([]);
  });

  it("marks what it is about, and knows whether the board offers it, too", () => {
    const { answers } = question(passes.slice(0, 2), ["?verb:pass"]);
    expect(answers.map(marked)).toEqual([["honor:a"], []]);
    expect(answers.map(pointable)).toEqual([true, false]);
  });
});
