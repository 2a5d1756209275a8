/** Tells the war line by line, so that one understands what happened, with the map as it was then; an earlier position is shown at once. */

import { calm } from "../../app/prefs.svelte.ts";
import type { LogLine } from "../../net/types.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import { eventOf, lastBattle, nextStop, warLines, type Tale } from "./story.ts";
import type { View } from "./things.ts";

const PACE: Record<string, number> = { bids: 1500, wins_advantage: 1200, wins_battle: 1300 }; // milliseconds
const OTHERWISE = 650;
const FAR = 60; // so many lines behind, the rest is skipped

export class WarPlayback {
  tale = $state.raw<Tale | null>(null);
  busy = $state(false); // something is still being told
  shown = $state.raw<View | null>(null); // the position the telling has come to, while it is not at its end
  private lines: LogLine[] = [];
  private told = -1; // lines told so far; -1: nothing seen yet
  private timer = 0;
  private views: { upTo: number; view: View }[] = []; // positions with the lines that lead to them

  follow(table: TableModel): void {
    const choice = table.past?.choice ?? table.live?.choice ?? 0;
    this.lines = warLines(table.log.filter((line) => line.choice <= choice));
    this.views.push({ upTo: this.lines.length, view: table.view as View });
    const jump = this.told < 0 || table.past || this.lines.length < this.told || this.lines.length - this.told > FAR;
    if (jump) this.stop(this.lines.length);
    else if (!this.busy) this.step();
  }

  private show(told: number): void {
    this.told = told;
    const come = this.views.findLastIndex(({ upTo }) => upTo <= told);
    this.views = this.views.slice(Math.max(0, come));
    this.shown = told < this.lines.length ? (this.views[0]?.view ?? null) : null;
    this.tale = lastBattle(this.lines.slice(0, told));
  }

  private step(): void {
    if (this.told >= this.lines.length) {
      this.stop();
      return;
    }
    this.busy = true;
    const line = this.lines[this.told] as LogLine;
    this.show(nextStop(this.lines, this.told));
    const pace = PACE[eventOf(line)] ?? OTHERWISE;
    this.timer = window.setTimeout(() => this.step(), calm() ? pace / 2 : pace);
  }

  /** Tell the rest at once. */
  skip(): void {
    this.stop(this.lines.length);
  }

  /** Show what has been told up to a line, and rest. */
  stop(told: number = this.told): void {
    clearTimeout(this.timer);
    this.busy = false;
    this.show(Math.max(0, told));
  }
}
