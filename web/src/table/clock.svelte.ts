/** The clock of the table: everything on the page shows the beat at which it stands. Knows no game. */

import type { Speed } from "../app/prefs.svelte.ts";
import type { SoundName } from "../app/sound.ts";
import { changed, type Change } from "../net/changes.ts";
import type { Beat, LogLine } from "../net/types.ts";

/** A place in the game: what was told last, and what is seen after it. */
export interface Place<View = unknown> {
  choice: number; // as this person counts them
  number: number; // as everybody counts them
  beat: number; // of this number, from 1; 0: nothing of it has been told
  lines: readonly LogLine[];
  view: View;
}

/** How much of the calm time each speed takes. */
export const FACTORS: Record<Speed, number> = { calm: 1, brisk: 0.4, at_once: 0 };

/** How a game tells a beat, in milliseconds at the calm speed. */
export interface Script<View = unknown> {
  /** The moments of the scene that leads to it, while the board still looks as before. */
  moments?(lines: readonly LogLine[], before: View, after: View): number[];
  /** How long it stays before the next one comes. */
  hold?(lines: readonly LogLine[]): number;
  /** What is heard when it is told; null: nothing. */
  sound?(lines: readonly LogLine[]): SoundName | null;
  /** Whether a line tells of a loss of this seat; `before`: how it looked before. */
  hits?(line: LogLine, seat: number, before: View): boolean;
}

const [BEAT, LINE, LONGEST] = [500, 650, 3600]; // milliseconds: a beat, each of its lines, the longest one

/** How long some lines take to be read. */
export const reading = (lines: readonly LogLine[]): number => (lines.length ? Math.min(LONGEST, BEAT + LINE * lines.length) : 0);

/** The places that some beats lead to, one after the other; the last is the end. */
export function placesOf<View>(from: Place<View>, beats: readonly Beat[], end: { choice: number; number: number }): Place<View>[] {
  let last = from;
  return beats.map(({ log, change }, i) => {
    const { choice, number } = (i + 1 < beats.length ? log[0] : undefined) ?? end;
    const beat = number === last.number ? last.beat + 1 : 1;
    last = { choice, number, beat, lines: log, view: changed(last.view, change as Change) as View };
    return last;
  });
}

/** What the clock needs to know and whom it tells. */
export interface Wearer<View> {
  /** Whether anybody looks at it: a page nobody sees tells nothing. */
  watched(): boolean;
  speed(): Speed;
  script(): Script<View>;
  /** Which lines of a beat stop the clock until they have been read. */
  hits(lines: readonly LogLine[], before: View): LogLine[];
  landed(place: Place<View>): void;
  /** A beat begins to be told, with its scene if it has one. */
  heard(lines: readonly LogLine[]): void;
  arrived(): void;
}

export class Clock<View = unknown> {
  at = $state.raw<Place<View> | null>(null); // what is shown
  coming = $state.raw<readonly Place<View>[]>([]); // what is still to be told
  moment = $state(-1); // of the scene that leads to the next place; -1: none
  paused = $state(false);
  cards = $state.raw<readonly LogLine[]>([]); // what has to be read before it goes on
  private timer = 0;
  private free = 0; // when what is shown has been seen long enough

  constructor(private readonly wearer: Wearer<View>) {}

  /** Whether everything has been told and read. */
  readonly arrived = $derived(!this.coming.length && !this.cards.length);
  /** The beat whose scene is being played, before it is told. */
  readonly leading: Place<View> | null = $derived(this.moment < 0 ? null : (this.coming[0] ?? null));

  /** The last place there is. */
  get end(): Place<View> | null {
    return this.coming.at(-1) ?? this.at;
  }

  /** Stand at a place at once; nothing is left to be told. */
  settle(place: Place<View>): void {
    this.stop();
    this.coming = [];
    this.cards = [];
    this.at = place;
    this.wearer.arrived();
  }

  /** Tell what happened next. */
  tell(places: readonly Place<View>[]): void {
    this.coming = [...this.coming, ...places];
    if (!this.timer) this.go();
  }

  /** Stand at an earlier place and tell from there. */
  retell(from: Place<View>, places: readonly Place<View>[]): void {
    this.stop();
    this.at = from;
    this.cards = [];
    this.coming = places;
    this.free = 0;
    this.go();
  }

  /** Somebody looks again. */
  wake(): void {
    if (!this.timer) this.go();
  }

  /** Whoever chooses has seen enough of what is shown. */
  hurry(): void {
    this.free = 0;
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.stop();
    this.go();
  }

  /** Tell the next beat now. */
  step(): void {
    this.stop();
    if (this.cards.length) this.read();
    else if (this.coming.length) this.land();
  }

  /** Tell the rest at once, and go on as usual then. What has to be read, stays to be read. */
  skip(): void {
    this.stop();
    this.paused = false;
    const cards: LogLine[] = [...this.cards];
    while (this.coming.length) cards.push(...this.put());
    this.cards = cards;
    this.go();
  }

  /** What stopped the clock has been read. */
  read(): void {
    this.cards = [];
    this.go();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.moment = -1;
  }

  private go(): void {
    if (this.cards.length) return;
    if (!this.coming.length) return this.wearer.arrived();
    if (this.wearer.speed() === "at_once") return this.skip();
    if (!this.paused && this.wearer.watched()) this.wait(this.free - performance.now(), () => this.lead(0));
  }

  private wait(time: number, then: () => void): void {
    this.timer = window.setTimeout(
      () => {
        this.timer = 0;
        then();
      },
      Math.max(0, time),
    );
  }

  /** Play the scene of the next beat, then tell it. */
  private lead(moment: number): void {
    const [before, next] = [this.at, this.coming[0]];
    if (!before || !next) return;
    if (!moment) this.wearer.heard(next.lines);
    const time = this.wearer.script().moments?.(next.lines, before.view, next.view)[moment];
    if (time === undefined) return this.land();
    this.moment = moment;
    this.wait(time * FACTORS[this.wearer.speed()], () => this.lead(moment + 1));
  }

  private land(): void {
    this.cards = this.put();
    this.go();
  }

  /** Show the next beat; what of it has to be read. */
  private put(): LogLine[] {
    const [before, [place, ...rest]] = [this.at, this.coming];
    if (!before || !place) return [];
    const time = this.wearer.script().hold?.(place.lines) ?? reading(place.lines);
    this.free = performance.now() + time * FACTORS[this.wearer.speed()];
    this.moment = -1;
    this.coming = rest;
    this.at = place;
    this.wearer.landed(place);
    return this.wearer.hits(place.lines, before.view);
  }
}
