/** Which lines of the log stand over the question. Knows no game. */

import type { LogLine } from "../net/types.ts";

const ACT = 10; // lines: what more comes of a choice is a story of its own, and its last beat is what counts

export interface Told {
  first: number; // the place of the first of these lines in the log
  before: readonly LogLine[]; // what was told before it
  lines: readonly LogLine[]; // what is told, from its first line on
}

/** While a beat is being told, its lines after those before it; then what came of the last choice, from what was done on. At most `most`
 * lines in all. */
export function told(log: readonly LogLine[], beat: readonly LogLine[], running: boolean, most: number): Told {
  const number = log.at(-1)?.number;
  const act = log.length - log.findLastIndex((line) => line.number !== number) - 1;
  const count = running || act > ACT ? Math.min(beat.length, log.length) : act;
  const from = log.length - count;
  const lines = log.slice(from, from + most);
  const first = running || !lines.length ? Math.max(0, from - (most - lines.length)) : from;
  return { first, before: log.slice(first, from), lines };
}
