/** Which sheet lies over the map: the one the moment is about, or the one that is asked for. */

import { describe, expect, it } from "vitest";
import type { Choice } from "../../../src/board/prompt.ts";
import { asksFor, sheetsOf } from "../../../src/games/rising_sun/sheets.ts";
import { PHASES, type View } from "../../../src/games/rising_sun/things.ts";

const NOTHING = { battle: false, over: false, tiles: false };
const at = (phase: (typeof PHASES)[number], more: Partial<View> = {}): View =>
  ({
    phase: PHASES.indexOf(phase),
    players: [{ clan: 0 }, { clan: 1 }],
    display: [{ card: 0 }],
    offers: [],
    proposals: [],
    draft: null,
    battle: null,
    ...more,
  }) as unknown as View;
const choice = (verb: string): Choice =>
  ({ index: 0, path: [], option: { verb, key: "", args: [], targets: [], free: false } }) as unknown as Choice;

describe("the sheets", () => {
  it("are the Clans until all are chosen, and the count in Winter", () => {
    expect(sheetsOf(at("preparation", { players: [{ clan: -1 }] as View["players"] }), NOTHING)).toEqual(["clans"]);
    expect(sheetsOf(at("winter"), NOTHING)).toEqual(["winter"]);
  });

  it("open for the Tea Ceremony, and later when somebody waits for an answer", () => {
    const tea = at("tea_ceremony");
    expect(asksFor(tea, sheetsOf(tea, NOTHING), [], 0)).toBe("talk");
    const politics = at("political");
    expect(asksFor(politics, sheetsOf(politics, NOTHING), [choice("negotiate")], 0)).toBeNull();
    const offered = at("political", { offers: [{ seat: 1, to: 0 }] as View["offers"] });
    expect(asksFor(offered, sheetsOf(offered, NOTHING), [], 0)).toBe("talk");
    expect(asksFor(offered, sheetsOf(offered, NOTHING), [], 1)).toBeNull();
    expect(asksFor(offered, sheetsOf(offered, NOTHING), [choice("move")], 0)).toBeNull(); // the map is asked about
  });

  it("open with the cards when one may be bought", () => {
    const politics = at("political");
    expect(asksFor(politics, sheetsOf(politics, NOTHING), [choice("buy"), choice("pass")], 0)).toBe("market");
  });

  it("open with the Mandate tiles where the map is too small for them", () => {
    const politics = at("political");
    const there = sheetsOf(politics, { ...NOTHING, tiles: true });
    expect(asksFor(politics, there, [choice("select")], 0)).toBe("tiles");
    expect(asksFor(politics, sheetsOf(politics, NOTHING), [choice("select")], 0)).toBeNull();
    expect(asksFor(politics, there, [choice("move")], 0)).toBeNull();
  });

  it("show a Battle as long as it is told", () => {
    const war = at("war");
    expect(asksFor(war, sheetsOf(war, { ...NOTHING, battle: true }), [], 0)).toBe("battle");
    expect(asksFor(war, sheetsOf(war, NOTHING), [], 0)).toBeNull();
  });
});
