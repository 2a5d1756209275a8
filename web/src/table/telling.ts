/** What a game's script says event by event: how long a beat stays, what is heard, whom a line hits. Knows no game. */

import type { SoundName } from "../app/sound.ts";
import { eventOf } from "../board/log.ts";
import type { LogLine } from "../net/types.ts";
import { reading } from "./clock.svelte.ts";

/** How many milliseconds a beat stays at least if it tells an event. */
export type Holds<Event extends string> = Partial<Record<Event, number>>;

/** Whether a line of an event tells of a loss of this seat; `before`: how it looked before. An event that is not here is never one. */
export type Hits<Event extends string, View> = Partial<Record<Event, (line: LogLine, seat: number, before: View) => boolean>>;

export function holdBy<Event extends string>(holds: Holds<Event>): (lines: readonly LogLine[]) => number {
  return (lines) => Math.max(reading(lines), ...lines.map((line) => holds[eventOf<Event>(line)] ?? 0));
}

/** What is heard with an event. */
export type Heard<Event extends string> = Partial<Record<Event, SoundName>>;

/** The sound of the first line that has one; else wood, as when something is set down. */
export function soundBy<Event extends string>(heard: Heard<Event>): (lines: readonly LogLine[]) => SoundName | null {
  return (lines) => lines.map((line) => heard[eventOf<Event>(line)]).find(Boolean) ?? (lines.length ? "wood" : null);
}

export function hitBy<Event extends string, View>(hits: Hits<Event, View>): (line: LogLine, seat: number, before: View) => boolean {
  return (line, seat, before) => hits[eventOf<Event>(line)]?.(line, seat, before) ?? false;
}
