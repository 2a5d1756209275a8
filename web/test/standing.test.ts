import { beforeEach, describe, expect, it } from "vitest";
import { StandingAnswers } from "../src/table/standing.svelte.ts";

beforeEach(() => localStorage.clear());

describe("standing answers to free acts", () => {
  it("offer everything until something else is said", () => {
    const answers = new StandingAnswers("ume", "katana");
    expect([answers.offers("deliver", true), answers.offers("deliver", false)]).toEqual([true, true]);
    expect(answers.verbs).toEqual([]);
  });

  it("hide an act when others are asked, or always", () => {
    const answers = new StandingAnswers("ume", "katana");
    answers.say("deliver", "turn");
    answers.say("buy", "never");
    expect([answers.offers("deliver", true), answers.offers("deliver", false)]).toEqual([true, false]);
    expect([answers.offers("buy", true), answers.offers("buy", false)]).toEqual([false, false]);
    expect(answers.offers("use", false)).toBe(true);
  });

  it("are kept for one person and one game", () => {
    new StandingAnswers("ume", "katana").say("buy", "never");
    expect(new StandingAnswers("ume", "katana").of("buy")).toBe("never");
    expect(new StandingAnswers("sho", "katana").of("buy")).toBe("always");
    expect(new StandingAnswers("ume", "shogun").of("buy")).toBe("always");
  });

  it("bear with what somebody else has written there", () => {
    localStorage.setItem("zashiki.table.acts.ume.katana", '{"buy": "maybe", "use": "turn"}');
    expect(new StandingAnswers("ume", "katana").verbs).toEqual(["use"]);
    localStorage.setItem("zashiki.table.acts.ume.katana", "not JSON");
    expect(new StandingAnswers("ume", "katana").verbs).toEqual([]);
  });
});
