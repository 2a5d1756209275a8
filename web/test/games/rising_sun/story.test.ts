/** A Battle told from the log, and the ways of figures. */

import { describe, expect, it } from "vitest";
import { journeyOf } from "../../../src/games/rising_sun/journeys.ts";
import { PLACES } from "../../../src/games/rising_sun/map.ts";
import { lastBattle, SCRIPT, warLines, winterLines } from "../../../src/games/rising_sun/story.ts";
import { CLANS, fightsLater, PIECES, wrap, type View } from "../../../src/games/rising_sun/things.ts";
import type { LogLine } from "../../../src/net/types.ts";

function line(event: string, numbers: Record<string, number> = {}): LogLine {
  return {
    choice: 1,
    number: 1,
    key: `rising-sun-event-${event}`,
    args: Object.entries(numbers).map(([name, n]) => ({ name, kind: "number", n, id: null })),
  };
}

const bids = (seat: number, ...[seppuku, take_hostage, hire_ronin, imperial_poets]: [number, number, number, number]): LogLine =>
  line("bids", { seat, seppuku, take_hostage, hire_ronin, imperial_poets });

const WAR = [
  line("war_phase"),
  line("war", { province: 2, number: 1 }),
  line("battle", { province: 2 }),
  line("shows", { seat: 0, coins: 4, ronin: 0 }),
  line("shows", { seat: 1, coins: 3, ronin: 1 }),
  bids(0, 0, 2, 0, 1),
  bids(1, 1, 0, 2, 0),
  line("wins_advantage", { seat: 1, advantage: 0 }),
  line("wins_advantage", { seat: 0, advantage: 1 }),
  line("captures", { seat: 0, owner: 1, piece: 0 }),
  line("wins_advantage", { seat: 1, advantage: 2 }),
  line("battle_force", { seat: 0, force: 3 }),
  line("battle_force", { seat: 1, force: 2 }),
  line("wins_battle", { seat: 0, province: 2 }),
  line("wins_advantage", { seat: 0, advantage: 3 }),
  line("reparations", { seat: 1, coins: 3 }),
  line("war", { province: 4, number: 2 }),
];

describe("whether a Battle is a Clan's last", () => {
  const [BUSHI, STRONGHOLD] = [PIECES.indexOf("bushi"), PIECES.indexOf("stronghold")];
  const clan = CLANS.indexOf("koi");
  const at = (later: [seat: number, piece: number][], ally = -1): View =>
    ({
      war_row: [2, 5],
      war: 0,
      players: [{ clan, ally }, { clan }, { clan: CLANS.indexOf("turtle") }],
      provinces: [0, 1, 2, 3, 4, 5].map((n) => ({ groups: n === 5 ? later.map(([seat, piece]) => ({ seat, piece })) : [] })),
    }) as unknown as View;
  it("is told by who stands against it in the Wars that follow", () => {
    expect(fightsLater(at([[0, BUSHI], [1, BUSHI]]), 0)).toBe(true); // prettier-ignore
    expect(fightsLater(at([[0, BUSHI]]), 0)).toBe(false);
    expect(fightsLater(at([[1, BUSHI], [2, BUSHI]]), 0)).toBe(false); // prettier-ignore
  });
  it("counts no Stronghold but the Turtle's, and no Ally it is alone with", () => {
    expect(fightsLater(at([[0, BUSHI], [1, STRONGHOLD]]), 0)).toBe(false); // prettier-ignore
    expect(fightsLater(at([[0, BUSHI], [2, STRONGHOLD]]), 0)).toBe(true); // prettier-ignore
    expect(fightsLater(at([[0, BUSHI], [1, BUSHI]], 1), 0)).toBe(false); // prettier-ignore
    expect(fightsLater(at([[0, BUSHI], [1, BUSHI], [2, BUSHI]], 1), 0)).toBe(true); // prettier-ignore
  });
});

describe("a Battle", () => {
  it("has no bids to show until all are shown", () => {
    expect(lastBattle(WAR.slice(0, 5))).toMatchObject({ province: 2, stage: -1, winner: -1, over: false, bids: new Map() });
  });
  it("shows all bids with the same step", () => {
    expect(lastBattle(WAR.slice(0, 7))?.bids).toEqual(
      new Map([
        [0, [0, 2, 0, 1]],
        [1, [1, 0, 2, 0]],
      ]),
    );
  });
  it("resolves one Advantage after the other", () => {
    expect(lastBattle(WAR.slice(0, 8))).toMatchObject({ stage: 0, winners: [1, -1, -1, -1] });
    expect(lastBattle(WAR.slice(0, 10))).toMatchObject({ stage: 1, winners: [1, 0, -1, -1], told: WAR.slice(7, 10) });
  });
  it("tells the outcome and ends with the next War", () => {
    expect(lastBattle(WAR.slice(0, 14))).toMatchObject({
      stage: 4,
      winner: 0,
      forces: new Map([
        [0, 3],
        [1, 2],
      ]),
      over: false,
    });
    expect(lastBattle(WAR)).toMatchObject({ winners: [1, 0, 1, 0], over: true });
  });
  it("is told from within where the log begins within it", () => {
    const within = WAR.slice(5);
    expect(lastBattle(warLines(within.slice(0, 4), true), 2)).toMatchObject({ province: 2, stage: 1, winners: [1, 0, -1, -1] });
    expect(lastBattle(warLines(within, true), 2)).toMatchObject({ winner: 0, over: true });
    expect(lastBattle(warLines([line("moves")], false), -1)).toBeNull();
    expect(lastBattle(warLines(WAR, true), 4)?.province).toBe(2);
  });
  it("is forgotten when the Season is over", () => {
    expect(lastBattle([...WAR, line("cleanup")])).toBeNull();
    expect(warLines([line("season"), ...WAR, line("cleanup"), line("moves")])).toHaveLength(WAR.length + 1);
  });
});

it("Winter grows line by line", () => {
  const lines = [
    line("winter_kitsune", { seat: 1, vp: 4 }),
    line("winter_tokens", { seat: 0, vp: 3 }),
    line("winter_tokens", { seat: 2, vp: 6 }),
  ];
  expect(winterLines(lines.slice(0, 2), 3)).toEqual([
    { key: "rising-sun-score-kitsune", points: [0, 4, 0] },
    { key: "rising-sun-score-tokens", points: [3, 0, 0] },
  ]);
  expect(winterLines(lines, 3)[1]?.points).toEqual([3, 0, 6]);
});

it("lifted bids stay longer than a line takes to be read", () => {
  const [plain, lifted] = [[line("moves")], [bids(0, 0, 2, 0, 1)]].map((lines) => SCRIPT.hold?.(lines) ?? 0) as [number, number];
  expect(lifted).toBeGreaterThan(plain);
});

describe("figures on their way", () => {
  const view = { shrines: [{ shrine: 3 }, { shrine: 1 }], players: [{}, {}, {}], order: [2, 0, 1] } as unknown as View;

  it("move from Province to Province", () => {
    const way = journeyOf(line("moves", { seat: 0, piece: 0, from: 2, to: 3 }), view);
    expect([way?.from[0], way?.to[0], way?.fades]).toEqual([PLACES.edo.x, PLACES.kyoto.x, false]);
  });
  it("go to the Shrine of the Kami, wherever it lies", () => {
    const [first, second] = [3, 1].map(
      (shrine) => journeyOf(line("worships", { seat: 0, piece: 1, province: 2, shrine }), view)?.to[0] ?? 0,
    );
    expect(second).toBeGreaterThan(first ?? 0);
  });
  it("fade when they fall, and other lines move nobody", () => {
    expect(journeyOf(line("killed", { seat: 0, piece: 0, province: 2 }), view)?.fades).toBe(true);
    expect(journeyOf(line("gains_vp", { seat: 0, vp: 2 }), view)).toBeUndefined();
  });
});

it("breaks texts into lines", () => {
  expect(wrap("up to the top of it", 9)).toEqual(["up to the", "top of it"]);
  expect(wrap("one two three four", 4, 2)).toEqual(["one", "two…"]);
});
