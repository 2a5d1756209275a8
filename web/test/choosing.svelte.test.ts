/** Choosing, step by step: back by one, once more before what costs dearly, and holding something without choosing. */

import { beforeEach, describe, expect, it } from "vitest";
import { prefs } from "../src/app/prefs.svelte.ts";
import type { Prompt } from "../src/net/types.ts";
import { Choosing } from "../src/table/choosing.svelte.ts";
import { consequence, option, prompt } from "./prompts.ts";

const TURN: Prompt = {
  ...prompt(
    option("move", "piece:bushi", "province:edo", "province:kyoto"),
    option("move", "piece:bushi", "province:edo", "province:oshu"),
    option("move", "piece:daimyo", "province:edo", "province:oshu"),
    option("pass"),
  ),
  consequences: [consequence("ends_round", true)],
  brings: [[], [], [], [0]],
};

/** Somebody who is asked, and what they have chosen. */
function asked(put: Prompt, objects: (option: number) => boolean = () => false): { choosing: Choosing; sent: number[] } {
  const sent: number[] = [];
  const choosing = new Choosing({ prompt: put, isPresent: () => true, offers: () => true, objects, send: (index) => sent.push(index) });
  return { choosing, sent };
}

beforeEach(() => prefs.setConfirm(false));

describe("a choice of several steps", () => {
  it("goes back by what was picked together", () => {
    const { choosing } = asked(TURN);
    choosing.pick(["?verb:move"]);
    choosing.pick(["piece:bushi", "province:edo"]);
    expect(choosing.picked).toEqual(["?verb:move", "piece:bushi", "province:edo"]);
    expect(choosing.back()).toBe(true);
    expect(choosing.picked).toEqual(["?verb:move"]);
    expect([choosing.back(), choosing.back()]).toEqual([true, false]);
  });

  it("puts back a piece with everything that was picked after it", () => {
    const { choosing } = asked(TURN);
    choosing.pick(["piece:bushi"]);
    choosing.pick(["?verb:move"]);
    choosing.putBack("piece:bushi");
    expect(choosing.picked).toEqual([]);
  });

  it("is made by its last pick", () => {
    const { choosing, sent } = asked(TURN);
    choosing.pick(["piece:bushi", "province:edo"]);
    choosing.pick(["province:oshu"]);
    expect(sent).toEqual([1]);
    expect(choosing.picked).toEqual([]);
  });

  it("is put back, and never asked once more, if a teacher objects to it", () => {
    const { choosing, sent } = asked(TURN, (option) => option === 3);
    choosing.pick(["?verb:pass"]);
    expect([choosing.doubted, choosing.picked, sent]).toEqual([null, [], []]);
  });

  it("takes something else instead of what was picked, in this step or an earlier one", () => {
    const { choosing, sent } = asked(TURN);
    choosing.pick(["piece:bushi"]);
    expect([...choosing.instead]).toEqual(["piece:daimyo"]);
    choosing.pick(["province:edo"]);
    expect([...choosing.instead]).toEqual(["piece:daimyo"]);
    expect(choosing.pick(["piece:daimyo"], true)).toBe(true);
    expect([choosing.picked, choosing.ready?.index, sent]).toEqual([["piece:daimyo"], 2, []]);
    choosing.pick(["piece:bushi"]);
    expect([choosing.picked, sent]).toEqual([["piece:bushi"], []]);
    choosing.drop();
    expect([...choosing.instead]).toEqual([]);
  });

  it("is not made by what is only held, though it be the last", () => {
    const { choosing, sent } = asked(TURN);
    expect(choosing.hold(["piece:daimyo"])).toBe(true);
    expect(choosing.hold(["piece:shinto"])).toBe(false);
    expect(sent).toEqual([]);
    expect([...choosing.glow]).toEqual(["province:edo"]);
  });
});

describe("what is shown before it is done", () => {
  const SWORDS = prompt(
    option("take", "sword:7"),
    option("take", "sword:9"),
    option("move", "sword:3", "cell:1"),
    option("move", "sword:3", "cell:2"),
  );

  it("is what a finger taps first; the same choice is made when it is wanted", () => {
    const { choosing, sent } = asked(SWORDS);
    expect(choosing.pick(["sword:7"], true)).toBe(true);
    expect([choosing.picked, choosing.ready?.index, sent]).toEqual([["sword:7"], 0, []]);
    expect(choosing.question([]).answers.map(({ choices }) => choices.map(({ index }) => index))).toEqual([[0]]);
    choosing.back();
    expect([choosing.picked, choosing.ready]).toEqual([[], null]);
    choosing.pick(["sword:9"]);
    expect(sent).toEqual([1]);
  });

  it("is not the last of several taps, nor what is asked once more anyway", () => {
    const { choosing, sent } = asked(SWORDS);
    choosing.pick(["sword:3"], true);
    choosing.pick(["cell:2"], true);
    expect(sent).toEqual([3]);
    const grave = asked({
      ...prompt(option("pass", "honor:1"), option("stay")),
      consequences: [consequence("ends", true)],
      brings: [[0], []],
    });
    grave.choosing.pick(["honor:1"], true);
    expect([grave.choosing.doubted?.index, grave.choosing.picked]).toEqual([0, []]);
  });

  it("is what has a price for a piece nobody pointed at", () => {
    const monks = {
      ...prompt(option("forge", "figure:monk", "line:1"), option("forge", "figure:monk", "line:2")),
      consequences: [consequence("costs")],
    };
    const { choosing, sent } = asked({ ...monks, brings: [[0], [0]] });
    choosing.pick(["line:1"]);
    expect([choosing.ready?.index, sent]).toEqual([0, []]);
    choosing.pick(["figure:monk"]);
    expect(sent).toEqual([0]);
    const free = asked({ ...monks, brings: [[], []] });
    free.choosing.pick(["line:1"]);
    expect(free.sent).toEqual([0]);
  });
});

describe("what costs dearly", () => {
  it("is asked once more, however it is chosen, and nothing glows meanwhile", () => {
    const { choosing, sent } = asked(TURN);
    choosing.choose(3);
    expect([choosing.doubted?.index, sent, choosing.glow.size]).toEqual([3, [], 0]);
    choosing.back();
    expect(choosing.doubted).toBeNull();
    choosing.choose(3);
    choosing.confirm();
    expect(sent).toEqual([3]);
  });

  it("and every turn of who wants it so; but a draft only when it is done", () => {
    prefs.setConfirm(true);
    const turn = asked(TURN);
    turn.choosing.choose(2);
    expect(turn.sent).toEqual([]);
    const draft = asked(prompt(option("lay", "card:kii"), option("done")));
    draft.choosing.choose(0);
    draft.choosing.choose(1);
    expect([draft.sent, draft.choosing.doubted?.option.verb]).toEqual([[0], "done"]);
  });
});

describe("free acts", () => {
  const FREE = [1, 2, 3, 4, 5, 6].map((line) => ({ ...option("buy", "card:haggling", `line:${line}`), free: true }));
  const answers = (put: Prompt): string[] =>
    asked(put)
      .choosing.question([])
      .answers.map(({ verb }) => verb);

  it("are answers where besides them there is only one", () => {
    expect(answers(prompt(option("done"), ...FREE))).toEqual(["done", "buy"]);
    expect(answers(prompt(option("done"), ...FREE.slice(0, 2)))).toEqual(["done", "buy", "buy"]);
  });

  it("stay beside a question that has answers of its own, and one that somebody else has to answer", () => {
    expect(answers(prompt(option("done"), option("pass"), ...FREE))).toEqual(["done", "pass"]);
    expect(answers({ ...prompt(option("done"), ...FREE), asked: false })).toEqual(["done"]);
  });
});
