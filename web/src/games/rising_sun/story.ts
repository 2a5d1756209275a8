/** Battles read from the log, up to any line: what was bid, who won what, how it ended. */

import { eventOf, numberOf } from "../../board/log.ts";
import type { Script } from "../../table/clock.svelte.ts";
import { hitBy, holdBy, soundBy, type Holds } from "../../table/telling.ts";
import type { LogLine, RisingSun } from "../../net/types.ts";
import { HITS } from "./hits.ts";
import { SOUNDS } from "./sounds.ts";
import { ADVANTAGES, type View } from "./things.ts";

/** A Battle as told so far. */
export interface Tale {
  province: number;
  bids: Map<number, number[]>; // by seat; empty until the screens are lifted
  stage: number; // the Advantage being resolved: 0 to 3; -1: bidding; 4: the outcome
  winners: number[]; // by Advantage; -1: nobody, or not yet
  forces: Map<number, number>;
  winner: number; // -1: not yet
  told: LogLine[]; // what happened since the bids
  over: boolean;
}

export const OUTCOME = 4;
const HOLD: Holds<RisingSun.Event> = {
  bids: 2400,
  wins_advantage: 1900,
  battle_force: 1900,
  wins_battle: 2000,
  seppuku_idle: 2400,
  hostage_idle: 2400,
  ronin_idle: 2400,
  coins_idle: 2400,
  poets_idle: 2400,
}; // milliseconds
const ENDS: ReadonlySet<string> = new Set<RisingSun.Event>(["war", "battle", "cleanup", "season", "token_discarded"]);

/** The lines of the War Phases; `within`: if none is told to begin, the log begins within one. */
export function warLines(log: readonly LogLine[], within = false): LogLine[] {
  let war = within && !log.some((line) => eventOf<RisingSun.Event>(line) === "war_phase");
  return log.filter((line) => {
    const event = eventOf<RisingSun.Event>(line);
    if (event === "war_phase") war = true;
    if (event === "cleanup") war = false;
    return war || event === "cleanup";
  });
}

/** The last Battle of some lines; null: none since the War Phase began. `province`: where they begin within a Battle, if they do. */
export function lastBattle(lines: readonly LogLine[], province = -1): Tale | null {
  const begins = lines.some((line) => ["war_phase", "battle"].includes(eventOf<RisingSun.Event>(line)));
  let tale = (lines.length && province >= 0 && !begins ? begin(province) : null) as Tale | null;
  for (const line of lines) {
    const event = eventOf<RisingSun.Event>(line);
    if (event === "war_phase" || event === "cleanup") tale = null;
    else if (event === "battle") tale = begin(numberOf(line, "province"));
    else if (tale && ENDS.has(event)) tale.over = true;
    else if (tale && !tale.over) tell(tale, event, line);
  }
  return tale;
}

function begin(province: number): Tale {
  return {
    province,
    bids: new Map(),
    stage: -1,
    winners: [-1, -1, -1, -1],
    forces: new Map(),
    winner: -1,
    told: [],
    over: false,
  };
}

function tell(tale: Tale, event: RisingSun.Event, line: LogLine): void {
  if (event === "shows" || event === "done" || event === "rethinks") return;
  if (event === "bids") {
    tale.bids.set(
      numberOf(line, "seat"),
      ADVANTAGES.map((advantage) => numberOf(line, advantage)),
    );
    return;
  }
  if (event === "wins_advantage") {
    tale.stage = numberOf(line, "advantage");
    tale.winners[tale.stage] = numberOf(line, "seat");
  } else if (event === "battle_force") {
    tale.stage = OUTCOME;
    tale.forces.set(numberOf(line, "seat"), numberOf(line, "force"));
  } else if (event === "wins_battle") tale.winner = numberOf(line, "seat");
  tale.told.push(line);
}

/** A line of Winter: what gives points, and to whom how many so far. */
export interface WinterLine {
  key: string; // of the score
  points: number[]; // by seat
}

const WINTER = "winter_";

/** What Winter has given so far, in the order told. */
export function winterLines(log: readonly LogLine[], seats: number): WinterLine[] {
  const found = new Map<string, number[]>();
  for (const line of log) {
    const event = eventOf<RisingSun.Event>(line);
    if (!event.startsWith(WINTER)) continue;
    const key = `rising-sun-score-${event.slice(WINTER.length)}`;
    const points = found.get(key) ?? Array<number>(seats).fill(0);
    points[numberOf(line, "seat")] = numberOf(line, "vp");
    found.set(key, points);
  }
  return [...found].map(([key, points]) => ({ key, points }));
}

/** The moments of the scenes that lead to a beat, in milliseconds: seals, lit Shrines, the turn of a Season; screens, one Advantage each. */
const SCENES: Partial<Record<RisingSun.Event, readonly number[]>> = {
  allies: [1400],
  breaks_alliance: [1500],
  season: [1500],
  blesses: [700],
  bids: [650, 550, 550, 900],
  wins_battle: [1600],
};

/** The event of a beat that is played as a scene. */
export function sceneOf(lines: readonly LogLine[]): LogLine | undefined {
  return lines.find((line) => SCENES[eventOf<RisingSun.Event>(line)]);
}

export const SCRIPT: Script<View> = {
  moments: (lines) => {
    const line = sceneOf(lines);
    return [...((line && SCENES[eventOf<RisingSun.Event>(line)]) ?? [])];
  },
  hold: holdBy(HOLD),
  sound: soundBy(SOUNDS),
  hits: hitBy(HITS),
};
