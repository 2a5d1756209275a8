/** Where one way is left, it is taken by itself; where somebody could still want something else, it is not. */

import { beforeEach, describe, expect, it } from "vitest";
import { prefs } from "../src/app/prefs.svelte.ts";
import type { Prompt } from "../src/net/types.ts";
import { Choosing } from "../src/table/choosing.svelte.ts";
import { OnlyWay } from "../src/table/only.svelte.ts";
import { consequence, option, prompt } from "./prompts.ts";

const DONE = prompt(option("done"));
const PASS: Prompt = { ...prompt(option("pass")), consequences: [consequence("ends_round", true)], brings: [[0]] };

class Desk {
  prompt = $state.raw<Prompt | null>(DONE);
  waiting = $state.raw([0]);
  taught = $state(false);
  readonly choosing: Choosing;

  constructor(put: Prompt) {
    this.prompt = put;
    this.choosing = new Choosing({
      prompt: put,
      isPresent: () => true,
      offers: (verb) => verb !== "buy",
      objects: () => false,
      send: () => undefined,
    });
  }
}

const left = (put: Prompt, change: Partial<Desk> = {}): string | undefined =>
  new OnlyWay(Object.assign(new Desk(put), change)).choice?.option.verb;

beforeEach(() => {
  prefs.setGoOn(true);
  prefs.setConfirm(false);
});

describe("the only way left", () => {
  it("is taken by itself, even if it costs much: nothing else can be done", () => {
    expect([left(DONE), left(PASS)]).toEqual(["done", "pass"]);
  });

  it("is the only one also if somebody wants no free acts to be offered", () => {
    expect(left(prompt(option("done"), { ...option("buy"), free: true }))).toBe("done");
    expect(left(prompt(option("done"), { ...option("deliver"), free: true }))).toBeUndefined();
  });

  it("is not taken while others are asked, a teacher waits, or somebody wants to be asked", () => {
    expect(left(DONE, { waiting: [0, 1] })).toBeUndefined();
    expect(left(DONE, { taught: true })).toBeUndefined();
    prefs.setGoOn(false);
    expect(left(DONE)).toBeUndefined();
    prefs.setGoOn(true);
    prefs.setConfirm(true);
    expect(left(DONE)).toBeUndefined();
  });

  it("waits when it is told to, and after something was taken back", () => {
    const way = new OnlyWay(new Desk(DONE));
    way.arrived(7);
    expect(way.choice).not.toBeNull();
    way.arrived(5);
    expect(way.choice).toBeNull();
    way.arrived(8);
    expect(way.choice).not.toBeNull();
    way.wait();
    expect(way.choice).toBeNull();
  });
});
