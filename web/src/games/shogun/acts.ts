/** What the board plays after a choice, one act after the other: throws of the tower, and the winter. */

import type { LogLine } from "../../net/types.ts";
import { eventOf, tales, type Tale } from "./story.ts";
import { PROVINCES } from "./things.ts";
import type { View } from "./view.ts";
import { ROWS, winterOf, type Winter } from "./winter.ts";

/** A throw, or a step of the winter; `before` and `after`: how the board looks meanwhile and then. */
export type Act = { before: View; after: View } & ({ tale: Tale } | { winter: Winter; rows: number });

const TOLD = new Set(["winter", "feeds", "drawn_for_revolt"]);

/** The acts told by the last lines of the log, from `first` on. */
export function acts(log: readonly LogLine[], first: number, before: View, after: View): Act[] {
  const found: Act[] = [];
  const waiting = tales(log.slice(first));
  let shown = before;
  let scored = false;
  for (let i = first; i < log.length; i++) {
    const event = eventOf(log[i] as LogLine);
    const tale = event === "throw" ? waiting.shift() : undefined;
    if (tale) {
      const settled = settle(shown, after, tale);
      found.push({ tale, before: shown, after: settled });
      shown = settled;
    } else if (TOLD.has(event)) {
      const winter = winterOf(log.slice(0, i + 1));
      if (winter) found.push({ winter, rows: 0, before: shown, after: shown });
    } else if (event === "scores" && !scored) {
      scored = true;
      const winter = winterOf(upTo(log, i));
      for (let rows = 1; winter && rows <= ROWS.length + 1; rows++) found.push({ winter, rows, before: shown, after: shown });
    }
  }
  return found;
}

/** The lines up to the last of the scores that stand together. */
function upTo(log: readonly LogLine[], first: number): LogLine[] {
  let end = first;
  while (end < log.length && eventOf(log[end] as LogLine) === "scores") end += 1;
  return log.slice(0, end);
}

/** The board once a throw is decided: its provinces as they are afterwards. */
function settle(view: View, after: View, tale: Tale): View {
  const changed = new Set([tale.from, tale.to].map((id) => PROVINCES.indexOf(id ?? "")));
  return { ...view, provinces: view.provinces.map((province, i) => (changed.has(i) ? (after.provinces[i] ?? province) : province)) };
}
