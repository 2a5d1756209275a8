/** Plays what happened, act by act; until an act is over the board looks as it did before. */

import { calm } from "../../app/prefs.svelte.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import { acts, type Act } from "./acts.ts";
import { tales, type Tale } from "./story.ts";
import type { View } from "./view.ts";
import { ROWS, winterOf, type Winter } from "./winter.ts";

export type Phase = "rest" | "call" | "in" | "out" | "end";

const STEPS: readonly [Phase, number][] = [
  ["call", 700],
  ["in", 1050],
  ["out", 1150],
  ["end", 1300],
]; // milliseconds
const WINTER = 900;
const MANY = 3; // with more throws waiting than this, only the last ones are played
const HURRY = 0.6; // when something waits

export class Playback {
  tale = $state.raw<Tale | null>(null);
  phase = $state<Phase>("rest");
  winter = $state.raw<Winter | null>(null);
  rows = $state(0); // lines of the score that are told
  shown = $state.raw<View | null>(null); // the board as it was, while something is played
  busy = $state(false);
  private waiting: Act[] = [];
  private timer = 0;
  private seen = -1; // the last choice that has been played or passed over
  private view: View | null = null; // and its position
  private looking = false; // an earlier position was shown last

  /** A new position of the table, or an earlier one that is looked at. */
  follow(table: TableModel): void {
    const past = table.past;
    const view = table.view as View | null;
    const choice = past?.choice ?? table.live?.choice ?? -1;
    const log = table.log.filter((line) => line.choice <= choice);
    const next = past ? choice === this.seen + 1 : choice >= this.seen && !this.looking;
    const first = log.findIndex((line) => line.choice > this.seen);
    if (this.seen < 0 || !next || !view || !this.view) this.rest(table);
    else if (choice > this.seen && first >= 0) this.play(acts(log, first, this.view, view));
    this.seen = choice;
    this.view = view;
    this.looking = !!past;
  }

  private play(more: Act[]): void {
    const all = [...this.waiting, ...more];
    const throws = all.filter((act) => "tale" in act).length;
    let left = Math.max(0, throws - MANY);
    this.waiting = all.filter((act) => !("tale" in act) || left-- <= 0);
    if (!this.busy) this.next();
  }

  private next(): void {
    const act = this.waiting.shift();
    this.busy = !!act;
    this.shown = act?.before ?? null;
    if (!act) this.phase = "rest";
    else if ("tale" in act) {
      this.tale = act.tale;
      this.step(act, 0);
    } else {
      this.phase = "rest";
      this.winter = act.winter;
      this.rows = act.rows;
      this.later(WINTER, () => this.next());
    }
  }

  private step(act: Act, number: number): void {
    const step = STEPS[number];
    if (!step) return this.next();
    this.phase = step[0];
    if (this.phase === "end") this.shown = act.after;
    this.later(step[1], () => this.step(act, number + 1));
  }

  private later(time: number, then: () => void): void {
    this.timer = window.setTimeout(then, time * (calm() ? HURRY : 1) * (this.waiting.length > 1 ? HURRY : 1));
  }

  /** Show how things stand, with nothing left to be played. */
  private rest(table: TableModel): void {
    const log = table.log.filter((line) => line.choice <= table.choice);
    this.settle(tales(log).at(-1) ?? null, winterOf(log));
  }

  /** The rest at once. */
  skip(): void {
    const last = this.waiting.findLast((act) => "tale" in act);
    const winter = this.waiting.findLast((act) => "winter" in act);
    this.settle(last && "tale" in last ? last.tale : this.tale, winter && "winter" in winter ? winter.winter : this.winter);
  }

  private settle(tale: Tale | null, winter: Winter | null): void {
    this.stop();
    this.tale = tale;
    this.winter = winter;
    this.rows = winter?.points.size ? ROWS.length + 1 : 0;
  }

  /** Put the winter away. */
  close(): void {
    this.winter = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.phase = "rest";
    this.shown = null;
    this.busy = false;
  }
}
