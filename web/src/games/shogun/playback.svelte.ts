/** Plays what the tower did: one throw after the other, each in four steps. */

import { calm } from "../../app/prefs.svelte.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import { tales, type Tale } from "./story.ts";

export type Phase = "rest" | "call" | "in" | "out" | "end";

const STEPS: readonly [Phase, number][] = [
  ["call", 700],
  ["in", 1050],
  ["out", 1150],
  ["end", 1300],
];
const MANY = 3; // with more throws waiting than this, only the last ones are played

export class Playback {
  tale = $state.raw<Tale | null>(null);
  phase = $state<Phase>("rest");
  private waiting: Tale[] = [];
  private timer = 0;
  private seen = -1; // the last choice whose throws have been played or passed over

  /** A new position of the table, or an earlier one that is looked at. */
  follow(table: TableModel): void {
    if (table.past) {
      this.stop();
      const { choice, log } = table.past;
      if (choice !== this.seen) this.play(tales(log));
      this.seen = choice;
      return;
    }
    const now = table.live?.choice ?? -1;
    if (this.seen < 0) this.tale = tales(table.log).at(-1) ?? null;
    else if (now > this.seen) this.play(tales(table.log.filter((line) => line.choice > this.seen)));
    else if (now < this.seen) this.stop(tales(table.log).at(-1));
    this.seen = now;
  }

  private play(more: Tale[]): void {
    this.waiting = [...this.waiting, ...more].slice(-MANY);
    if (this.phase === "rest") this.next();
  }

  private next(): void {
    const tale = this.waiting.shift();
    if (!tale) {
      this.phase = "rest";
      return;
    }
    this.tale = tale;
    this.step(0);
  }

  private step(number: number): void {
    const step = STEPS[number];
    if (!step) return this.next();
    this.phase = step[0];
    this.timer = window.setTimeout(() => this.step(number + 1), calm() ? step[1] * 0.6 : step[1]);
  }

  stop(tale: Tale | null = this.tale): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.phase = "rest";
    this.tale = tale;
  }
}
