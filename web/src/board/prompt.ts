/** A choice as a path of targets: what may be pointed at next, and what is chosen when the path is at its end. Knows no game. */

import type { Arg, Consequence, Option, Prompt, Refusal } from "../net/types.ts";

/** An option with the number it is answered by. */
export interface Choice {
  index: number;
  option: Option;
  path: string[]; // its targets that are on the board
  said: string[]; // what cannot be pointed at, but picked by a button: its verb, and the arguments that are not on the board
  brings: Consequence[];
}

/** Options that read alike belong together in the list. */
export interface Group {
  verb: string;
  choices: Choice[];
}

/** Kinds that are no things: there is nothing to point at. */
const NO_THINGS = new Set(["number", "source"]);

/** The element an argument points at. */
export function target(arg: Arg): string | null {
  if (arg.kind === "seat") return arg.n < 0 ? null : `seat:${arg.n}`;
  return !NO_THINGS.has(arg.kind) && arg.id !== null ? `${arg.kind}:${arg.id}` : null;
}

/** Picks that are no elements of the board. */
export const saidVerb = (verb: string): string => `?verb:${verb}`;
export const saidArg = (arg: Arg): string => `?${arg.name}:${arg.n}`;

/** The options of a prompt; `present` tells which elements are on the board now. Targets that are not shown cannot be pointed at. */
export function choices(prompt: Prompt, present: (id: string) => boolean): Choice[] {
  return prompt.options.map((option, index) => ({
    index,
    option,
    path: option.targets.filter(present),
    said: [saidVerb(option.verb), ...option.args.filter((arg) => !present(target(arg) ?? "")).map(saidArg)],
    brings: (prompt.brings[index] ?? []).flatMap((number) => prompt.consequences[number] ?? []),
  }));
}

/** What sort of thing an id names. */
export const kind = (id: string): string => id.slice(0, id.indexOf(":"));

/** What is left of a path after the picks, undefined if it does not go that way. Order matters only among things of one kind: a
 * space may be picked before the miniature that goes there, but of two provinces the first is where the march begins. */
function along(path: readonly string[], picked: readonly string[]): string[] | undefined {
  const left = [...path];
  for (const id of picked) {
    const place = left.findIndex((other) => kind(other) === kind(id));
    if (left[place] !== id) return undefined;
    left.splice(place, 1);
  }
  return left;
}

const isSaid = (id: string): boolean => id.startsWith("?");

/** What is left to point at of a choice after the picks; undefined: it does not go that way. */
export function rest(choice: Choice, picked: readonly string[]): string[] | undefined {
  if (picked.some((id) => isSaid(id) && !choice.said.includes(id))) return undefined;
  return along(
    choice.path,
    picked.filter((id) => !isSaid(id)),
  );
}

/** The choices that are possible after the picks so far. */
export function open(all: Choice[], picked: readonly string[]): Choice[] {
  return all.filter((choice) => rest(choice, picked));
}

/** The elements that may be picked next: the next one of every kind. */
export function targets(all: Choice[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of all) {
    const ahead = rest(choice, picked) ?? [];
    ahead.forEach((id, i) => {
      if (!ahead.slice(0, i).some((other) => kind(other) === kind(id))) found.add(id);
    });
  }
  return found;
}

/** What a pick leads to: a choice is made, more has to be picked, or one of several buttons has to be pressed. */
export type Outcome = { kind: "chosen"; choice: Choice } | { kind: "more"; picked: string[] } | { kind: "none" };

/** Pick an element. */
export function pick(all: Choice[], picked: readonly string[], id: string): Outcome {
  const longer = [...picked, id];
  const possible = isSaid(id) || targets(all, picked).has(id) ? open(all, longer) : [];
  if (!possible.length) return { kind: "none" };
  const only = possible[0];
  return possible.length === 1 && only ? { kind: "chosen", choice: only } : { kind: "more", picked: longer };
}

/** The choices whose path ends where we are: they need a button. */
export function buttons(all: Choice[], picked: readonly string[]): Choice[] {
  return all.filter((choice) => rest(choice, picked)?.length === 0);
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
