/** The clock tells one beat after the other; what it has not told is not shown. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Speed } from "../src/app/prefs.svelte.ts";
import type { Beat, LogLine } from "../src/net/types.ts";
import { Clock, placesOf, reading, type Place, type Script } from "../src/table/clock.svelte.ts";

const line = (choice: number, key: string, number = choice): LogLine => ({ choice, number, key, args: [] });
const START: Place<string> = { choice: 0, number: 0, beat: 0, lines: [], view: "start" };
const beat = (choice: number, ...keys: string[]): Beat => ({ log: keys.map((key) => line(choice, key)), change: [keys.join(" ")] });
const HOLD = reading([line(1, "a")]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("places", () => {
  it("are counted within the number that everybody knows", () => {
    const secret: Beat = { log: [line(2, "c", 1)], change: ["c"] };
    const found = placesOf(START, [beat(1, "a"), beat(1, "b"), secret, beat(3, "d")], { choice: 3, number: 2 });
    expect(found.map(({ choice, number, beat }) => [choice, number, beat])).toEqual([
      [1, 1, 1],
      [1, 1, 2],
      [2, 1, 3],
      [3, 2, 1],
    ]);
    expect(found.map(({ view }) => view)).toEqual(["a", "b", "c", "d"]);
  });
});

describe("the clock", () => {
  let speed: Speed;
  let script: Script<string>;
  let watched: boolean;
  let told: string[];
  let heard: string[];
  let arrivals: number;
  let clock: Clock<string>;
  const shows = (): unknown[] => [clock.at?.view, clock.coming.length, clock.arrived];
  const tell = (...beats: Beat[]): void => clock.tell(placesOf(clock.end ?? START, beats, { choice: 1, number: 1 }));

  beforeEach(() => {
    [speed, script, told, heard, arrivals, watched] = ["calm", {}, [], [], 0, true];
    clock = new Clock<string>({
      watched: () => watched,
      speed: () => speed,
      script: () => script,
      hits: (lines) => lines.filter(({ key }) => key === "hit"),
      landed: (place) => void told.push(place.view),
      heard: (lines) => void heard.push(lines.map(({ key }) => key).join(" ")),
      arrived: () => void (arrivals += 1),
    });
    clock.settle(START);
    clock.hurry();
    arrivals = 0;
  });

  it("lets every beat be heard as its scene begins, and none that is skipped", () => {
    script = { moments: () => [400] };
    tell(beat(1, "a"), beat(1, "b"), beat(1, "c"));
    vi.advanceTimersByTime(1);
    expect([heard, told]).toEqual([["a"], []]);
    clock.skip();
    expect([heard, told]).toEqual([["a"], ["a", "b", "c"]]);
  });

  it("tells one beat after the other, and arrives with the last", () => {
    tell(beat(1, "a"), beat(1, "b"));
    vi.advanceTimersByTime(0);
    expect(shows()).toEqual(["a", 1, false]);
    vi.advanceTimersByTime(HOLD - 1);
    expect(shows()).toEqual(["a", 1, false]);
    expect(arrivals).toBe(0);
    vi.advanceTimersByTime(1);
    expect(shows()).toEqual(["b", 0, true]);
    expect(arrivals).toBe(1);
  });

  it("leaves what was told last its time before it goes on, unless somebody has chosen", () => {
    tell(beat(1, "a"));
    vi.advanceTimersByTime(0);
    tell(beat(1, "b"));
    vi.advanceTimersByTime(HOLD - 1);
    expect(shows()).toEqual(["a", 1, false]);
    vi.advanceTimersByTime(1);
    clock.hurry();
    tell(beat(1, "c"));
    vi.advanceTimersByTime(0);
    expect(shows()).toEqual(["c", 0, true]);
  });

  it("plays the scene of a beat before it tells it", () => {
    script = { moments: (lines) => (lines[0]?.key === "throw" ? [300, 200] : []) };
    tell(beat(1, "throw"));
    vi.advanceTimersByTime(0);
    expect([clock.leading?.view, clock.moment, ...shows()]).toEqual(["throw", 0, "start", 1, false]);
    vi.advanceTimersByTime(300);
    expect(clock.moment).toBe(1);
    vi.advanceTimersByTime(200);
    expect([clock.leading, ...shows()]).toEqual([null, "throw", 0, true]);
  });

  it("is brisk, or tells all at once", () => {
    speed = "brisk";
    tell(beat(1, "a"), beat(1, "b"));
    vi.advanceTimersByTime(0.4 * HOLD + 1);
    expect(shows()).toEqual(["b", 0, true]);
    speed = "at_once";
    tell(beat(1, "c"), beat(1, "d"));
    expect(shows()).toEqual(["d", 0, true]);
    expect(told).toEqual(["a", "b", "c", "d"]);
  });

  it("pauses, steps and goes on", () => {
    clock.pause(true);
    tell(beat(1, "a"), beat(1, "b"), beat(1, "c"));
    vi.advanceTimersByTime(60_000);
    expect(shows()).toEqual(["start", 3, false]);
    clock.step();
    vi.advanceTimersByTime(60_000);
    expect(shows()).toEqual(["a", 2, false]);
    clock.pause(false);
    vi.advanceTimersByTime(2 * HOLD);
    expect(shows()).toEqual(["c", 0, true]);
    clock.pause(true);
    tell(beat(1, "d"), beat(1, "e"));
    clock.skip();
    tell(beat(1, "f"));
    vi.advanceTimersByTime(HOLD);
    expect(shows()).toEqual(["f", 0, true]);
  });

  it("stops at what has to be read, also when it is skipped", () => {
    tell(beat(1, "hit"), beat(1, "b"));
    vi.advanceTimersByTime(60_000);
    expect([clock.cards.length, ...shows()]).toEqual([1, "hit", 1, false]);
    clock.read();
    vi.advanceTimersByTime(HOLD);
    expect(shows()).toEqual(["b", 0, true]);
    tell(beat(1, "hit"), beat(1, "c"));
    clock.skip();
    expect([clock.cards.length, ...shows()]).toEqual([1, "c", 0, false]);
    expect(arrivals).toBe(1);
    clock.read();
    expect([clock.arrived, arrivals]).toEqual([true, 2]);
  });

  it("waits until somebody looks", () => {
    watched = false;
    tell(beat(1, "a"), beat(1, "b"));
    vi.advanceTimersByTime(60_000);
    expect(shows()).toEqual(["start", 2, false]);
    watched = true;
    clock.wake();
    vi.advanceTimersByTime(HOLD);
    expect(shows()).toEqual(["b", 0, true]);
  });

  it("tells again from an earlier place", () => {
    tell(beat(1, "a"), beat(1, "b"));
    clock.skip();
    clock.retell(START, placesOf(START, [beat(1, "a"), beat(1, "b")], { choice: 1, number: 1 }));
    expect(shows()).toEqual(["start", 2, false]);
    vi.advanceTimersByTime(HOLD);
    expect(shows()).toEqual(["b", 0, true]);
  });
});
