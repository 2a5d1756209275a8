/** A choice as a path of targets: what may be pointed at next, and what is chosen when the path is at its end. Knows no game. */

import type { Option, Prompt, Refusal } from "../net/types.ts";

/** An option with the number it is answered by. */
export interface Choice {
  index: number;
  option: Option;
  path: string[]; // its targets that are on the board
}

/** Options that read alike belong together in the list. */
export interface Group {
  verb: string;
  choices: Choice[];
}

/** The options of a prompt; `present` tells which elements are on the board now. Targets that are not shown cannot be pointed at. */
export function choices(prompt: Prompt, present: (id: string) => boolean): Choice[] {
  return prompt.options.map((option, index) => ({ index, option, path: option.targets.filter(present) }));
}

/** The choices that begin with the targets picked so far. */
export function open(all: Choice[], picked: readonly string[]): Choice[] {
  return all.filter((choice) => picked.every((id, i) => choice.path[i] === id));
}

/** The elements that may be picked next. */
export function targets(all: Choice[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of open(all, picked)) {
    const next = choice.path[picked.length];
    if (next !== undefined) found.add(next);
  }
  return found;
}

/** What a pick leads to: a choice is made, more has to be picked, or one of several buttons has to be pressed. */
export type Outcome = { kind: "chosen"; choice: Choice } | { kind: "more"; picked: string[] } | { kind: "none" };

/** Pick an element. */
export function pick(all: Choice[], picked: readonly string[], id: string): Outcome {
  if (!targets(all, picked).has(id)) return { kind: "none" };
  const longer = [...picked, id];
  const rest = open(all, longer);
  const only = rest[0];
  return rest.length === 1 && only ? { kind: "chosen", choice: only } : { kind: "more", picked: longer };
}

/** The choices whose path ends where we are: they need a button. */
export function buttons(all: Choice[], picked: readonly string[]): Choice[] {
  return open(all, picked).filter((choice) => choice.path.length === picked.length);
}

/** The choices by verb, in the order in which verbs first appear. */
export function groups(list: Choice[]): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of list) {
    const same = found.get(choice.option.verb);
    if (same) same.push(choice);
    else found.set(choice.option.verb, [choice]);
  }
  return [...found].map(([verb, same]) => ({ verb, choices: same }));
}

/** The refusals that concern an element as the next pick. */
export function refusals(prompt: Prompt | null, id: string): Refusal[] {
  return prompt?.refused.filter((refusal) => refusal.option.targets.includes(id)) ?? [];
}

/** Picks that are still possible under a new prompt; all forgotten otherwise. */
export function carried(all: Choice[], picked: readonly string[]): string[] {
  return open(all, picked).length ? [...picked] : [];
}
