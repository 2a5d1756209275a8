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

const kind = (id: string): string => id.slice(0, id.indexOf(":"));

/** What is left of a path after the picks, undefined if it does not go that way. Order matters only among things of one kind: a
 * space may be picked before the miniature that goes there, but of two provinces the first is where the march begins. */
export function rest(path: readonly string[], picked: readonly string[]): string[] | undefined {
  const left = [...path];
  for (const id of picked) {
    const place = left.findIndex((other) => kind(other) === kind(id));
    if (left[place] !== id) return undefined;
    left.splice(place, 1);
  }
  return left;
}

/** The choices that are possible after the picks so far. */
export function open(all: Choice[], picked: readonly string[]): Choice[] {
  return all.filter((choice) => rest(choice.path, picked));
}

/** The elements that may be picked next: the next one of every kind. */
export function targets(all: Choice[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of all) {
    const left = rest(choice.path, picked) ?? [];
    left.forEach((id, i) => {
      if (!left.slice(0, i).some((other) => kind(other) === kind(id))) found.add(id);
    });
  }
  return found;
}

/** What a pick leads to: a choice is made, more has to be picked, or one of several buttons has to be pressed. */
export type Outcome = { kind: "chosen"; choice: Choice } | { kind: "more"; picked: string[] } | { kind: "none" };

/** Pick an element. */
export function pick(all: Choice[], picked: readonly string[], id: string): Outcome {
  if (!targets(all, picked).has(id)) return { kind: "none" };
  const longer = [...picked, id];
  const possible = open(all, longer);
  const only = possible[0];
  return possible.length === 1 && only ? { kind: "chosen", choice: only } : { kind: "more", picked: longer };
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
