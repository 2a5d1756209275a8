/** Plays what has happened, moment by moment; until it has been told, the board looks as it did before. Knows no game. */

import { untrack } from "svelte";
import { calm } from "../app/prefs.svelte.ts";
import type { LogLine } from "../net/types.ts";
import type { TableModel } from "../table/table.svelte.ts";

/** What the scene shows from now on, how the board looks meanwhile, and for how many milliseconds. */
export interface Moment<View, Scene> {
  scene: Partial<Scene>;
  board: View;
  time: number;
}

/** Moments that are played, or left out, together. */
export interface Act<View, Scene> {
  moments: Moment<View, Scene>[];
  spare: boolean; // it may be left out when many wait
}

/** How a game tells what its log says. */
export interface Script<View, Scene> {
  /** The scene after some lines, with nothing left to be told. */
  settled(log: readonly LogLine[]): Scene;
  /** What the lines from `first` on tell, between two positions. */
  acts(log: readonly LogLine[], first: number, before: View, after: View): Act<View, Scene>[];
  /** What changes in the scene when all has been told. */
  rest: Partial<Scene>;
  most: number; // so many spare acts may wait; earlier ones are left out
  hurried: number; // with more acts waiting, all goes faster
}

const HURRY = 0.6;

export class Playback<View, Scene extends object> {
  scene: Scene;
  shown = $state.raw<View | null>(null); // the board as it was, while something is told
  busy = $state(false); // something is still being told
  private now: Act<View, Scene> | null = null;
  private waiting: Act<View, Scene>[] = [];
  private timer = 0;
  private seen = -1; // the last choice that has been told or passed over
  private view: View | null = null; // and its position
  private looking = false; // an earlier position was shown last

  constructor(private readonly script: Script<View, Scene>) {
    this.scene = $state.raw(script.settled([]));
  }

  /** Follow a table for as long as the component that says so is there. `more`: something else is being told. */
  attach(table: TableModel<{ view: View; components: unknown }>, more: () => boolean = () => false): void {
    $effect(() => {
      void [table.live, table.past];
      untrack(() => this.follow(table));
    });
    $effect(() => {
      if (table.busy) untrack(() => this.skip()); // who chooses has seen enough
    });
    $effect(() => void (table.telling = this.busy || more()));
    $effect(() => () => this.stop());
  }

  /** A new position of the table, or an earlier one that is looked at: told if it comes next, else shown at once. */
  follow({ past, choice, view, log }: Pick<TableModel<{ view: View; components: unknown }>, "past" | "choice" | "view" | "log">): void {
    const lines = log.filter((line) => line.choice <= choice);
    const first = lines.findIndex((line) => line.choice > this.seen);
    const next = past ? choice === this.seen + 1 : choice >= this.seen && !this.looking;
    if (this.seen < 0 || !next || !view || !this.view) this.settle(lines);
    else if (first >= 0) this.play(this.script.acts(lines, first, this.view, view));
    this.seen = choice;
    this.view = view;
    this.looking = !!past;
  }

  private play(more: Act<View, Scene>[]): void {
    const all = [...this.waiting, ...more];
    let extra = all.filter((act) => act.spare).length - this.script.most;
    this.waiting = all.filter((act) => !act.spare || extra-- <= 0);
    if (!this.busy) this.next();
  }

  private next(): void {
    this.now = this.waiting.shift() ?? null;
    if (this.now) this.step(this.now, 0);
    else this.stop();
  }

  private step(act: Act<View, Scene>, number: number): void {
    const moment = act.moments[number];
    if (!moment) return this.next();
    this.busy = true;
    this.change(moment.scene);
    this.shown = moment.board;
    const pace = (calm() ? HURRY : 1) * (this.waiting.length > this.script.hurried ? HURRY : 1);
    this.timer = window.setTimeout(() => this.step(act, number + 1), moment.time * pace);
  }

  /** Change something in the scene. */
  change(part: Partial<Scene>): void {
    this.scene = { ...this.scene, ...part };
  }

  /** Tell the rest at once. */
  skip(): void {
    for (const act of [this.now, ...this.waiting]) for (const { scene } of act?.moments ?? []) this.change(scene);
    this.stop();
  }

  /** Show how things stand after some lines. */
  private settle(lines: readonly LogLine[]): void {
    this.stop();
    this.scene = this.script.settled(lines);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.now = null;
    this.waiting = [];
    this.shown = null;
    this.busy = false;
    this.change(this.script.rest);
  }
}
