/** Battles read from the log, up to any line: what was bid, who won what, how it ended. */

import type { LogLine } from "../../net/types.ts";
import { ADVANTAGES } from "./things.ts";

export const eventOf = (line: LogLine): string => line.key.replace(/^rising-sun-event-/, "");

export function value(line: LogLine, name: string): number {
  return line.args.find((arg) => arg.name === name)?.n ?? -1;
}

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
const ENDS = new Set(["war", "battle", "cleanup", "season", "token_discarded"]);

/** The lines of the War Phases. */
export function warLines(log: readonly LogLine[]): LogLine[] {
  let war = false;
  return log.filter((line) => {
    const event = eventOf(line);
    if (event === "war_phase") war = true;
    if (event === "cleanup") war = false;
    return war || event === "cleanup";
  });
}

/** The last Battle of some lines; null: none since the War Phase began. */
export function lastBattle(lines: readonly LogLine[]): Tale | null {
  let tale = null as Tale | null;
  for (const line of lines) {
    const event = eventOf(line);
    if (event === "war_phase" || event === "cleanup") tale = null;
    else if (event === "battle") tale = begin(line);
    else if (tale && ENDS.has(event)) tale.over = true;
    else if (tale && !tale.over) tell(tale, event, line);
  }
  return tale;
}

function begin(line: LogLine): Tale {
  return {
    province: value(line, "province"),
    bids: new Map(),
    stage: -1,
    winners: [-1, -1, -1, -1],
    forces: new Map(),
    winner: -1,
    told: [],
    over: false,
  };
}

function tell(tale: Tale, event: string, line: LogLine): void {
  if (event === "shows" || event === "done" || event === "rethinks") return;
  if (event === "bids") {
    tale.bids.set(
      value(line, "seat"),
      ADVANTAGES.map((advantage) => value(line, advantage)),
    );
    return;
  }
  if (event === "wins_advantage") {
    tale.stage = value(line, "advantage");
    tale.winners[tale.stage] = value(line, "seat");
  } else if (event === "battle_force") {
    tale.stage = OUTCOME;
    tale.forces.set(value(line, "seat"), value(line, "force"));
  } else if (event === "wins_battle") tale.winner = value(line, "seat");
  tale.told.push(line);
}

/** Where to stop next when the lines are told one after the other: bids are shown together, forces too. */
export function nextStop(lines: readonly LogLine[], from: number): number {
  let next = from + 1;
  const here = lines[from];
  const together = here && ["bids", "shows", "battle_force", "war", "battle"].includes(eventOf(here)) ? eventOf(here) : "";
  while (together && next < lines.length && eventOf(lines[next] as LogLine) === together) next += 1;
  return Math.min(next, lines.length);
}
