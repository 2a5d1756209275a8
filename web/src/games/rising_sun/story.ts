/** Battles read from the log, up to any line: what was bid, who won what, how it ended. */

import { eventOf, numberOf } from "../../board/log.ts";
import type { Act, Script } from "../../board/playback.svelte.ts";
import type { LogLine, RisingSun } from "../../net/types.ts";
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

const OUTCOME = 4;
const TOGETHER: ReadonlySet<string> = new Set<RisingSun.Event>(["bids", "shows", "battle_force", "war", "battle"]);
const PACE: Partial<Record<RisingSun.Event, number>> = { bids: 1500, wins_advantage: 1200, wins_battle: 1300 }; // milliseconds
const OTHERWISE = 650;
const ENDS: ReadonlySet<string> = new Set<RisingSun.Event>(["war", "battle", "cleanup", "season", "token_discarded"]);

/** The lines of the War Phases. */
export function warLines(log: readonly LogLine[]): LogLine[] {
  let war = false;
  return log.filter((line) => {
    const event = eventOf<RisingSun.Event>(line);
    if (event === "war_phase") war = true;
    if (event === "cleanup") war = false;
    return war || event === "cleanup";
  });
}

/** The last Battle of some lines; null: none since the War Phase began. */
export function lastBattle(lines: readonly LogLine[]): Tale | null {
  let tale = null as Tale | null;
  for (const line of lines) {
    const event = eventOf<RisingSun.Event>(line);
    if (event === "war_phase" || event === "cleanup") tale = null;
    else if (event === "battle") tale = begin(line);
    else if (tale && ENDS.has(event)) tale.over = true;
    else if (tale && !tale.over) tell(tale, event, line);
  }
  return tale;
}

function begin(line: LogLine): Tale {
  return {
    province: numberOf(line, "province"),
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

/** Where to stop next when the lines are told one after the other: bids are shown together, forces too. */
export function nextStop(lines: readonly LogLine[], from: number): number {
  let next = from + 1;
  const here = eventOf<RisingSun.Event>(lines[from] as LogLine);
  while (TOGETHER.has(here) && next < lines.length && eventOf(lines[next] as LogLine) === here) next += 1;
  return Math.min(next, lines.length);
}

/** What the board tells beside the map. */
export interface Scene {
  tale: Tale | null;
}

export const SCRIPT: Script<View, Scene> = {
  settled: (log) => ({ tale: lastBattle(warLines(log)) }),
  acts,
  rest: {},
  most: 60,
  hurried: Infinity,
};

/** The war told line by line, with the map as it was until the last of them. */
export function acts(log: readonly LogLine[], first: number, before: View, after: View): Act<View, Scene>[] {
  const found: Act<View, Scene>[] = [];
  const lines = warLines(log);
  for (let told = warLines(log.slice(0, first)).length; told < lines.length;) {
    const next = nextStop(lines, told);
    const time = PACE[eventOf<RisingSun.Event>(lines[told] as LogLine)] ?? OTHERWISE;
    const moment = { scene: { tale: lastBattle(lines.slice(0, next)) }, board: next < lines.length ? before : after, time };
    found.push({ spare: true, moments: [moment] });
    told = next;
  }
  return found;
}
