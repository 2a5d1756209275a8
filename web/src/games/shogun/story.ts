/** Battles and revolts read from the log: who goes against whom, what was thrown, what fell, how it ended. */

import { eventOf, idOf, numberOf } from "../../board/log.ts";
import type { LogLine, Shogun } from "../../net/types.ts";
import type { Script } from "../../table/clock.svelte.ts";
import { hitBy, holdBy, soundBy, type Holds } from "../../table/telling.ts";
import type { TINTS } from "./colours.ts";
import { HITS } from "./hits.ts";
import { SOUNDS } from "./sounds.ts";
import { CUBES, FARMERS } from "./things.ts";
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
  const events = lines.map((line) => eventOf<Shogun.Event>(line));
  if (events.includes("throw")) return moment === 0 ? "in" : "out";
  if (events.some((event) => ENDS.has(event))) return moment >= 0 ? "end" : "rest";
  return moment < 0 && events.some((event) => event in BEGINS) ? "call" : "rest";
}

/** A moment of its own that lies over the board while it is told. */
export type Scene =
  | { kind: "throw"; phase: Phase }
  | { kind: "event"; card: string | null; turned: boolean }
  | { kind: "bids"; bids: { seat: number; card: string | null; chests: number }[]; shown: number }
  | { kind: "season"; season: keyof typeof TINTS; year: number }
  | { kind: "winter"; card: string | null; rice: number };

/** The scene of a beat, if it has one; `moment`: of the scene that leads to it, -1: it has been told. */
export function sceneOf(lines: readonly LogLine[], moment: number): Scene | null {
  const line = (event: Shogun.Event): LogLine | undefined => lines.find((other) => eventOf<Shogun.Event>(other) === event);
  const phase = phaseOf(lines, moment);
  if (phase !== "rest") return { kind: "throw", phase };
  if (moment < 0) return null;
  const [struck, season, winter] = [line("event_strikes"), line("season_begins"), line("winter")];
  if (struck) return { kind: "event", card: idOf(struck, "event_card"), turned: moment > 0 };
  if (season) return { kind: "season", season: idOf(season, "season") as keyof typeof TINTS, year: numberOf(season, "year") };
  if (winter) return { kind: "winter", card: idOf(winter, "event_card"), rice: numberOf(winter, "rice") };
  const bids = lines.filter((other) => eventOf<Shogun.Event>(other) === "bids");
  if (!bids.length) return null;
  const bid = (one: LogLine): { seat: number; card: string | null; chests: number } => ({
    seat: numberOf(one, "seat"),
    card: idOf(one, "card"),
    chests: numberOf(one, "chests"),
  });
  return { kind: "bids", bids: bids.map(bid), shown: moment };
}

/** The moments of a scene that leads to a beat, in milliseconds at the calm speed. */
function moments(lines: readonly LogLine[]): number[] {
  const scene = sceneOf(lines, 0);
  switch (scene?.kind) {
    case "throw":
      return scene.phase === "end" ? [1700] : [1000, 1100];
    case "event":
      return [500, 1700];
    case "bids":
      return [500, ...scene.bids.map((_, i) => (i + 1 < scene.bids.length ? 600 : 1100))];
    case "season":
    case "winter":
      return [2000];
    default:
      return [];
  }
}

const HOLD: Holds<Shogun.Event> = { feeds: 1400 }; // milliseconds
const told = holdBy(HOLD);

/** How long a beat stays: what its scene has told needs no second reading. */
function hold(lines: readonly LogLine[]): number {
  const phase = phaseOf(lines, -1);
  if (phase === "call") return 1100;
  if (phase === "out") return 150;
  return moments(lines).length ? 700 : told(lines);
}

export const SCRIPT: Script<View> = { moments, hold, sound: soundBy(SOUNDS), hits: hitBy(HITS) };

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

/** The cubes of one colour in a throw. */
export interface Side {
  owner: number; // a seat, or FARMERS
  went: number; // thrown for it
  tray: number; // that lay in the tray before and went in with them
  came: number; // out
}

/** Whose cubes are in a throw: who fights whom, then all others with something in it. */
export function sidesOf(tale: Tale): Side[] {
  const [first, second] = [tale.seat, tale.against >= 0 ? tale.against : FARMERS];
  const came = tale.thrown ? fell(tale.thrown) : [];
  const side = (owner: number, went: number): Side => ({
    owner,
    went,
    tray: Math.max(0, (tale.thrown?.wentIn[owner] ?? 0) - went),
    came: came[owner] ?? 0,
  });
  const others = CUBES.map((_, owner) => side(owner, 0)).filter(({ owner }) => owner !== first && owner !== second);
  return [side(first, tale.armies), side(second, tale.defenders), ...others.filter(({ tray, came }) => tray || came)];
}

/** Whether farmers lie in the tray and help nobody, as where revolt markers lie in the province of the defender. */
export function isIdle(tale: Tale): boolean {
  const farmers = tale.thrown ? (fell(tale.thrown)[FARMERS] ?? 0) : 0;
  return tale.kind === "attack" && !!tale.outcome && farmers > 0 && numberOf(tale.outcome, "farmers") === 0;
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
