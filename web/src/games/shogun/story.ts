/** Battles and revolts read from the log: who goes against whom, what was thrown, what fell, how it ended. */

import { eventOf, idOf, numberOf } from "../../board/log.ts";
import type { LogLine, Shogun } from "../../net/types.ts";
import type { Script } from "../../table/clock.svelte.ts";
import { hitBy, holdBy, type Holds } from "../../table/telling.ts";
import { HITS } from "./hits.ts";
import { CUBES } from "./things.ts";
import type { View } from "./view.ts";

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
  thrown: Throw | null; // null: not yet
  outcome: LogLine | null;
}

/** How far a throw is told: it is called, the cubes go in, they have come out, it is decided; or it is past. */
export type Phase = "rest" | "call" | "in" | "out" | "end";

const MOMENTS: readonly [Phase, number][] = [
  ["in", 1050],
  ["out", 1250],
]; // of the scene of a throw, in milliseconds
const HOLD: Holds<Shogun.Event> = { attacks: 1500, attacks_neutral: 1500, revolt: 1500, throw: 700, feeds: 1400 };

const BEGINS: Partial<Record<Shogun.Event, Tale["kind"]>> = { attacks: "attack", attacks_neutral: "neutral", revolt: "revolt" };
const ENDS: ReadonlySet<string> = new Set<Shogun.Event>(["conquers", "holds", "tie", "stays_neutral", "revolt_crushed", "revolt_succeeds"]);

/** What a throw did. */
export function throwOf(line: LogLine): Throw {
  const row = (what: string): number[] => CUBES.map((colour) => Math.max(0, numberOf(line, `${what}_${colour}`)));
  return { wentIn: row("went_in"), hadStuck: row("had_stuck"), newFell: row("new_fell"), oldFell: row("old_fell") };
}

/** The last throw that some lines tell of, with what led to it and what came of it; null: there is none. */
export function lastTale(lines: readonly LogLine[]): Tale | null {
  let last = null as Tale | null;
  for (const line of lines) {
    const event = eventOf<Shogun.Event>(line);
    if (event in BEGINS) last = tale(line);
    else if (event === "throw") {
      if (!last || last.thrown) last = tale(null);
      last.thrown = throwOf(line);
    } else if (ENDS.has(event) && last && !last.outcome) last.outcome = line;
  }
  return last;
}

/** How far a throw is told by the lines of a beat; `moment`: of the scene that leads to it, -1: it has been told. */
export function phaseOf(lines: readonly LogLine[], moment: number): Phase {
  const told = (is: (event: string) => boolean): boolean => lines.some((line) => is(eventOf<Shogun.Event>(line)));
  if (moment >= 0) return MOMENTS[moment]?.[0] ?? "rest";
  if (told((event) => ENDS.has(event))) return "end";
  if (told((event) => event === "throw")) return "out";
  return told((event) => event in BEGINS) ? "call" : "rest";
}

export const SCRIPT: Script<View> = {
  moments: (lines) => (lines.some((line) => eventOf<Shogun.Event>(line) === "throw") ? MOMENTS.map(([, time]) => time) : []),
  hold: holdBy(HOLD),
  hits: hitBy(HITS),
};

function tale(begin: LogLine | null): Tale {
  const kind = begin ? (BEGINS[eventOf<Shogun.Event>(begin)] ?? "filling") : "filling";
  return {
    kind,
    seat: numberOf(begin, "seat"),
    from: idOf(begin, "from"),
    to: idOf(begin, kind === "revolt" ? "province" : "to"),
    armies: Math.max(0, kind === "revolt" ? numberOf(begin, "armies") : numberOf(begin, "attackers")),
    against: kind === "attack" ? numberOf(begin, "defender") : -1,
    defenders: Math.max(0, numberOf(begin, kind === "attack" ? "defenders" : "farmers")),
    thrown: null,
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
