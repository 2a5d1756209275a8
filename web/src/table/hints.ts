/** Which alternatives a hint tells: not the next best three, which are often the same act three times, but those that a person thinks of. */

import type { HintOther } from "../net/types.ts";

const MOST = 4;

/** What has been picked, if it was weighed; else the next best, the best of every other kind of act, and what comes after. `kindOf` an
 * option; `possible` after the picks. */
export function alternatives(
  others: readonly HintOther[],
  kindOf: (option: number | null) => string,
  possible: (option: number | null) => boolean,
): HintOther[] {
  const open = others.filter(({ option }) => possible(option));
  const first = open.filter((other, i) => !i || open.findIndex(({ option }) => kindOf(option) === kindOf(other.option)) === i);
  const told = [...first, ...open.filter((other) => !first.includes(other))].slice(0, MOST);
  return told.toSorted((one, other) => one.cost - other.cost);
}
