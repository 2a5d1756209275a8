/** Battles and revolts read from the log: who goes against whom, what was thrown, what fell, how it ended. */

import { eventOf, idOf, numberOf } from "../../board/log.ts";
import type { LogLine, Shogun } from "../../net/types.ts";
import { CUBES } from "./things.ts";

/** Cubes by colour: seats 1 to 5, then farmers. */
export interface Throw {
  wentIn: number[];
  hadStuck: number[];
  newFell: number[];
  oldFell: number[];
}

export interface Tale {
  kind: "attack" | "neutral" | "revolt" | "filling";
  seat: number; // who attacks, or against whom the farmers rise; -1: nobody
  from: string | null; // province ids
  to: string | null;
  armies: number;
  against: number; // the seat attacked, -1: farmers
  defenders: number;
  thrown: Throw;
  outcome: LogLine | null;
}

const BEGINS: Partial<Record<Shogun.Event, Tale["kind"]>> = { attacks: "attack", attacks_neutral: "neutral", revolt: "revolt" };
const ENDS: ReadonlySet<string> = new Set<Shogun.Event>(["conquers", "holds", "tie", "stays_neutral", "revolt_crushed", "revolt_succeeds"]);

/** What a throw did. */
export function throwOf(line: LogLine): Throw {
  const row = (what: string): number[] => CUBES.map((colour) => Math.max(0, numberOf(line, `${what}_${colour}`)));
  return { wentIn: row("went_in"), hadStuck: row("had_stuck"), newFell: row("new_fell"), oldFell: row("old_fell") };
}

/** All throws told by some lines, each with what led to it and what came of it. */
export function tales(lines: readonly LogLine[]): Tale[] {
  const found: Tale[] = [];
  let begin: LogLine | null = null;
  for (const line of lines) {
    const event = eventOf<Shogun.Event>(line);
    const last = found.at(-1);
    if (event in BEGINS) begin = line;
    else if (event === "throw") {
      found.push(tale(begin, throwOf(line)));
      begin = null;
    } else if (ENDS.has(event) && last && !last.outcome) last.outcome = line;
  }
  return found;
}

function tale(begin: LogLine | null, thrown: Throw): Tale {
  const kind = begin ? (BEGINS[eventOf<Shogun.Event>(begin)] ?? "filling") : "filling";
  return {
    kind,
    seat: numberOf(begin, "seat"),
    from: idOf(begin, "from"),
    to: idOf(begin, kind === "revolt" ? "province" : "to"),
    armies: Math.max(0, kind === "revolt" ? numberOf(begin, "armies") : numberOf(begin, "attackers")),
    against: kind === "attack" ? numberOf(begin, "defender") : -1,
    defenders: Math.max(0, numberOf(begin, kind === "attack" ? "defenders" : "farmers")),
    thrown,
    outcome: null,
  };
}

/** What lay in the tray after a throw. */
export function fell(thrown: Throw): number[] {
  return thrown.newFell.map((count, colour) => count + (thrown.oldFell[colour] ?? 0));
}

/** What is stuck after a throw. */
export function stuck(thrown: Throw): number[] {
  return thrown.wentIn.map(
    (count, colour) => count + (thrown.hadStuck[colour] ?? 0) - (thrown.newFell[colour] ?? 0) - (thrown.oldFell[colour] ?? 0),
  );
}

/** Colours one by one, in turns, so that a heap looks mixed. */
export function heap(counts: readonly number[]): number[] {
  const left = [...counts];
  const found: number[] = [];
  while (left.some((count) => count > 0))
    left.forEach((count, colour) => {
      if (count > 0) {
        found.push(colour);
        left[colour] = count - 1;
      }
    });
  return found;
}
