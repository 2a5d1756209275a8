/** The story goes on over lost connections: every beat is told once, in its order, also where it was cut in the middle of a row. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../src/app/prefs.svelte.ts";
import type { Beat, HistoryRow, LogLine, Update } from "../src/net/types.ts";
import { reading } from "../src/table/clock.svelte.ts";
import { Story } from "../src/table/story.svelte.ts";

const line = (choice: number, key: string): LogLine => ({ choice, number: choice, key, args: [] });
const beat = (choice: number, key: string): Beat => ({ log: [line(choice, key)], change: [key] });
const HOLD = reading([line(1, "a")]);

/** An update of a choice; `view`: it does not build on the one before. */
function update(version: number, beats: Beat[], view: string | null = null, changes: Partial<Update> = {}): Update {
  const choice = version - 1;
  const all = { version, choice, number: choice, after: view === null ? choice - 1 : -1, log: [], view, beats };
  return { ...all, prompt: null, waiting: [], over: false, winners: [], scores: [], undo: false, ...changes } as unknown as Update;
}

/** What the server tells of the past from now on; how often it was asked. */
function past(row: Partial<HistoryRow> | null): ReturnType<typeof vi.fn> {
  const fetched = vi
    .fn()
    .mockResolvedValue(row ? { ok: true, json: () => Promise.resolve(row) } : { ok: false, json: () => Promise.resolve({}) });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("the story", () => {
  let story: Story<string>;
  let arrivals: number[];
  const shows = (): string => story.place?.view ?? "";
  const told = (): string[] => story.told.map(({ key }) => key);
  const tellAll = (): void => void vi.advanceTimersByTime(20 * HOLD);

  beforeEach(() => {
    vi.useFakeTimers();
    prefs.speed = "calm";
    arrivals = [];
    story = new Story<string>(() => "t", {
      seat: () => null,
      arrived: ({ version }) => void arrivals.push(version),
      telling: () => undefined,
      lost: () => undefined,
    });
    story.take(update(1, [], "start"), -1);
    story.take(update(2, [beat(1, "a"), beat(1, "b"), beat(1, "c")]), -1);
    vi.advanceTimersByTime(0);
    expect(shows()).toBe("a");
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("stands where it stood when the connection is back and nothing has happened", () => {
    story.take(update(2, [], "c"), -1);
    expect([shows(), told(), arrivals]).toEqual(["a", ["a"], [1]]);
    tellAll();
    expect([shows(), told(), arrivals]).toEqual(["c", ["a", "b", "c"], [1, 2]]);
  });

  it("tells the rest of its row first and then what it has missed", async () => {
    const asked = past({ after: 1, choice: 3, beats: [beat(2, "d"), beat(3, "e")] });
    story.take(update(4, [], "e", { after: 1, log: [line(2, "d"), line(3, "e")] }), -1);
    await vi.advanceTimersByTimeAsync(0);
    expect(String(asked.mock.calls[0]?.[0])).toMatch(/after=1&choice=3/);
    expect([shows(), told()]).toEqual(["a", ["a"]]);
    vi.advanceTimersByTime(HOLD);
    expect(shows()).toBe("b");
    tellAll();
    expect([shows(), told(), arrivals]).toEqual(["e", ["a", "b", "c", "d", "e"], [1, 4]]);
  });

  it("keeps what comes while it asks for what it has missed", async () => {
    past({ after: 1, choice: 2, beats: [beat(2, "d")] });
    story.take(update(3, [], "d", { after: 1, log: [line(2, "d")] }), -1);
    story.take(update(4, [beat(3, "e")]), -1);
    await vi.advanceTimersByTimeAsync(0);
    tellAll();
    expect([shows(), told(), arrivals]).toEqual(["e", ["a", "b", "c", "d", "e"], [1, 4]]);
  });

  it("stands at the end with the whole log if what was missed cannot be had", async () => {
    past(null);
    story.take(update(3, [], "d", { after: 1, log: [line(2, "d")] }), -1);
    await vi.advanceTimersByTimeAsync(0);
    expect([shows(), told(), arrivals.at(-1)]).toEqual(["d", ["a", "b", "c", "d"], 3]);
  });

  it("forgets what was taken back, also in the middle of a row", () => {
    story.take(update(3, [{ log: [], change: ["start"] }], null, { choice: 0, number: 0, after: 0 }), -1);
    expect([shows(), told(), arrivals.at(-1)]).toEqual(["start", [], 3]);
    tellAll();
    expect([shows(), told()]).toEqual(["start", []]);
  });
});
