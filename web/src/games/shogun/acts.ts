/** What the board plays after a choice, one act after the other: throws of the tower, and the winter. */

import { eventOf } from "../../board/log.ts";
import type { Act, Script } from "../../board/playback.svelte.ts";
import type { LogLine, Shogun } from "../../net/types.ts";
import { tales, type Tale } from "./story.ts";
import { PROVINCES } from "./things.ts";
import type { View } from "./view.ts";
import { ROWS, winterOf, type Winter } from "./winter.ts";

export type Phase = "rest" | "call" | "in" | "out" | "end";

/** What is told beside the map. */
export interface Scene {
  tale: Tale | null; // the last throw
  phase: Phase; // how far it is told
  winter: Winter | null;
  rows: number; // lines of the score that are told
}

const THROW: readonly [Phase, number][] = [
  ["call", 700],
  ["in", 1050],
  ["out", 1150],
  ["end", 1300],
]; // milliseconds
const WINTER = 900;
const TOLD: ReadonlySet<string> = new Set<Shogun.Event>(["winter", "feeds", "drawn_for_revolt"]);

export const SCRIPT: Script<View, Scene> = { settled, acts, rest: { phase: "rest" }, most: 3, hurried: 1 };

function settled(log: readonly LogLine[]): Scene {
  const winter = winterOf(log);
  return { tale: tales(log).at(-1) ?? null, phase: "rest", winter, rows: winter?.points.size ? ROWS.length + 1 : 0 };
}

/** The acts told by the last lines of the log, from `first` on. */
export function acts(log: readonly LogLine[], first: number, before: View, after: View): Act<View, Scene>[] {
  const found: Act<View, Scene>[] = [];
  const waiting = tales(log.slice(first));
  let shown = before;
  let scored = false;
  const tellWinter = (winter: Winter | null, rows: number): void => {
    if (winter) found.push({ spare: false, moments: [{ scene: { winter, rows, phase: "rest" }, board: shown, time: WINTER }] });
  };
  for (let i = first; i < log.length; i++) {
    const event = eventOf<Shogun.Event>(log[i] as LogLine);
    const tale = event === "throw" ? waiting.shift() : undefined;
    if (tale) {
      const [earlier, later] = [shown, settle(shown, after, tale)];
      const moments = THROW.map(([phase, time]) => ({ scene: { tale, phase }, board: phase === "end" ? later : earlier, time }));
      found.push({ spare: true, moments });
      shown = later;
    } else if (TOLD.has(event)) {
      tellWinter(winterOf(log.slice(0, i + 1)), 0);
    } else if (event === "scores" && !scored) {
      scored = true;
      const winter = winterOf(upTo(log, i));
      for (let rows = 1; rows <= ROWS.length + 1; rows++) tellWinter(winter, rows);
    }
  }
  return found;
}

/** The lines up to the last of the scores that stand together. */
function upTo(log: readonly LogLine[], first: number): LogLine[] {
  let end = first;
  while (end < log.length && eventOf<Shogun.Event>(log[end] as LogLine) === "scores") end += 1;
  return log.slice(0, end);
}

/** The board once a throw is decided: its provinces as they are afterwards. */
function settle(view: View, after: View, tale: Tale): View {
  const changed = (number: number): boolean => [tale.from, tale.to].includes(PROVINCES[number] ?? "");
  return { ...view, provinces: view.provinces.map((province, i) => (changed(i) ? (after.provinces[i] ?? province) : province)) };
}
