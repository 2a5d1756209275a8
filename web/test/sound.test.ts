/** Sounds: named by what a beat tells, loaded only when they are wanted. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../src/app/prefs.svelte.ts";
import { play } from "../src/app/sound.ts";
import { SOUNDS as KATANA } from "../src/games/katana/sounds.ts";
import { SOUNDS as RISING_SUN } from "../src/games/rising_sun/sounds.ts";
import { SOUNDS as SHOGUN } from "../src/games/shogun/sounds.ts";
import type { LogLine } from "../src/net/types.ts";
import { soundBy } from "../src/table/telling.ts";

const line = (event: string): LogLine => ({ choice: 1, number: 1, key: `shogun-event-${event}`, args: [] });

describe("a beat", () => {
  const sound = soundBy(SHOGUN);

  it("is heard as the first of its lines that has a sound", () => {
    expect(sound([line("moves"), line("throw"), line("collects_taxes")])).toBe("cubes");
  });

  it("is heard as wood if none has one, and not at all if it tells nothing", () => {
    expect([sound([line("moves")]), sound([])]).toEqual(["wood", null]);
  });

  it("names only sounds that there are", () => {
    for (const name of new Set([KATANA, RISING_SUN, SHOGUN].flatMap((sounds) => Object.values(sounds))))
      expect(existsSync(join(__dirname, `../public/sounds/${name}.wav`)), name).toBe(true);
  });
});

describe("playing", () => {
  const started: number[] = [];
  const fetched = vi.fn(async () => new Response(new ArrayBuffer(4)));

  beforeEach(() => {
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "running";
        destination = {};
        decodeAudioData = async (): Promise<object> => ({});
      },
    );
    vi.stubGlobal(
      "GainNode",
      class {
        constructor(_: unknown, { gain }: { gain: number }) {
          started.push(gain);
        }
        connect = (): object => this;
      },
    );
    vi.stubGlobal(
      "AudioBufferSourceNode",
      class {
        connect = (other: unknown): unknown => other;
        start = (): void => undefined;
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    started.length = 0;
    fetched.mockClear();
  });

  it("loads nothing while sound is off", async () => {
    prefs.setSound(false);
    await play("drum");
    expect([fetched.mock.calls.length, started]).toEqual([0, []]);
  });

  it("is as loud as wished, and loads a sound once", async () => {
    prefs.setSound(true);
    prefs.setVolume(0.5);
    await play("blade");
    await play("blade");
    expect([fetched.mock.calls.length, started]).toEqual([1, [0.25, 0.25]]);
  });
});
