/** What has happened is told act by act, with the board as it was; whoever does not wait sees the end at once. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback, type Script } from "../src/board/playback.svelte.ts";
import type { HistoryView, LogLine } from "../src/net/types.ts";

interface Scene {
  told: string;
  phase: "told" | "rest";
}

const TIME = 1000;
const SCRIPT: Script<string, Scene> = {
  settled: (log) => ({ told: log.at(-1)?.key ?? "", phase: "rest" }),
  acts: (log, first, before, after) =>
    log.slice(first).map(({ key }, i, all) => ({
      spare: key.startsWith("spare"),
      moments: [{ scene: { told: key, phase: "told" }, board: i + 1 < all.length ? before : after, time: TIME }],
    })),
  rest: { phase: "rest" },
  most: 2,
  hurried: 3,
};

/** The position after the last choice: its view is called by the choice's number. */
function position(log: LogLine[], choice = log.at(-1)?.choice ?? 0, past = false) {
  return { view: `view ${choice}`, choice, log, past: past ? ({ choice } as HistoryView) : null };
}
const lines = (choice: number, ...keys: string[]): LogLine[] => keys.map((key) => ({ choice, key, args: [] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a playback", () => {
  function begun(): Playback<string, Scene> {
    const playback = new Playback(SCRIPT);
    playback.follow(position(lines(1, "a")));
    return playback;
  }
  const told = lines(2, "b", "c");
  const shows = ({ scene, shown, busy }: Playback<string, Scene>): unknown[] => [scene.told, scene.phase, shown, busy];

  it("shows the first position at once", () => {
    expect(shows(begun())).toEqual(["a", "rest", null, false]);
  });

  it("tells a new position act by act, with the board as it was until the last", () => {
    const playback = begun();
    playback.follow(position([...lines(1, "a"), ...told]));
    expect(shows(playback)).toEqual(["b", "told", "view 1", true]);
    vi.advanceTimersByTime(TIME);
    expect(shows(playback)).toEqual(["c", "told", "view 2", true]);
    vi.advanceTimersByTime(TIME);
    expect(shows(playback)).toEqual(["c", "rest", null, false]);
  });

  it("tells what comes meanwhile behind what it is telling", () => {
    const playback = begun();
    playback.follow(position([...lines(1, "a"), ...told]));
    playback.follow(position([...lines(1, "a"), ...told, ...lines(3, "d")]));
    vi.advanceTimersByTime(2 * TIME);
    expect(shows(playback)).toEqual(["d", "told", "view 3", true]);
  });

  it("skips to the end, and says so", () => {
    const playback = begun();
    playback.follow(position([...lines(1, "a"), ...told]));
    playback.skip();
    expect(shows(playback)).toEqual(["c", "rest", null, false]);
    vi.advanceTimersByTime(9 * TIME);
    expect(shows(playback)).toEqual(["c", "rest", null, false]);
  });

  it("leaves out the earlier ones of many spare acts", () => {
    const playback = begun();
    playback.follow(position([...lines(1, "a"), ...lines(2, "spare 1", "b", "spare 2", "spare 3")]));
    const seen = [playback.scene.told];
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(TIME);
      seen.push(playback.scene.told);
    }
    expect(seen).toEqual(["b", "spare 2", "spare 3", "spare 3"]);
  });

  it("hurries while much waits", () => {
    const playback = begun();
    playback.follow(position([...lines(1, "a"), ...lines(2, "b", "c", "d", "e", "f")]));
    vi.advanceTimersByTime(0.6 * TIME);
    expect(playback.scene.told).toBe("c");
    vi.advanceTimersByTime(0.6 * TIME);
    expect(playback.scene.told).toBe("c");
  });

  it("tells the next of the earlier positions, and shows any other at once", () => {
    const log = [...lines(1, "a"), ...told, ...lines(3, "d")];
    const playback = new Playback(SCRIPT);
    playback.follow(position(log));
    playback.follow(position(log, 1, true));
    expect(shows(playback)).toEqual(["a", "rest", null, false]);
    playback.follow(position(log, 2, true));
    expect(shows(playback)).toEqual(["b", "told", "view 1", true]);
    playback.follow(position(log));
    expect(shows(playback)).toEqual(["d", "rest", null, false]);
  });

  it("shows a position that was taken back at once", () => {
    const playback = begun();
    playback.follow(position([...lines(1, "a"), ...told]));
    playback.follow(position(lines(1, "a")));
    expect(shows(playback)).toEqual(["a", "rest", null, false]);
  });
});
