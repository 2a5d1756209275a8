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

  it("is not made by what is only held, though it be the last", () => {
    const { choosing, sent } = asked(TURN);
    expect(choosing.hold(["piece:daimyo"])).toBe(true);
    expect(choosing.hold(["piece:shinto"])).toBe(false);
    expect(sent).toEqual([]);
    expect([...choosing.glow]).toEqual(["province:edo"]);
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
