/** Reading a line of the log: which event it tells, and the numbers and things in it. Knows no game. */

import type { LogLine } from "../net/types.ts";

/** The event's own name, without those of its game and kind; `Event`: the events of a game. */
export function eventOf<Event extends string>(line: LogLine): Event {
  return line.key.slice(line.key.indexOf(MARK) + MARK.length) as Event;
}
const MARK = "-event-";

/** A number of a line by its name; -1: there is none. */
export function numberOf(line: LogLine | null, name: string): number {
  return line?.args.find((arg) => arg.name === name)?.n ?? -1;
}

/** A thing of a line by its name, as its id; null: there is none. */
export function idOf(line: LogLine | null, name: string): string | null {
  return line?.args.find((arg) => arg.name === name)?.id ?? null;
}
