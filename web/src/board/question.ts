/** The exact question of a step: once something is picked, what is still open is asked for, with an answer for each way to go on. Knows no game. */

import type { Arg, Consequence } from "../net/types.ts";
import { kind, saidArg, saidVerb, target, type Choice } from "./prompt.ts";

/** One way to go on. */
export interface Answer {
  picks: string[]; // what is picked by it: elements of the board, or something said
  choices: Choice[]; // what it leaves; one: it is chosen at once
  verb: string;
  arg: Arg | null; // what it answers; null: the verb is chosen, or the whole
}

/** What is asked. `verb`: which of several acts; `argument`: the next open argument of an act; `whole`: one of a few choices. */
export interface Question {
  by: "verb" | "argument" | "whole";
  verb: string;
  arg: Arg | null; // the argument that is asked for, in the first choice
  known: Arg[]; // the arguments before it, which are settled
  answers: Answer[];
}

const FEW = 6; // whole choices that are told apart at a glance

/** Choices that agree in something, in the order in which they come. */
function grouped(choices: readonly Choice[], by: (choice: Choice) => string): Choice[][] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const same = found.get(by(choice));
    if (same) same.push(choice);
    else found.set(by(choice), [choice]);
  }
  return [...found.values()];
}

/** The first argument in which the choices of one verb differ; -1: none. */
function differing(choices: readonly Choice[]): number {
  const first = choices[0]?.option.args ?? [];
  return first.findIndex((arg, i) => choices.some((choice) => choice.option.args[i]?.n !== arg.n));
}

const verbOf = (choice: Choice | undefined): string => choice?.option.verb ?? "";

/** A choice that is made at once. */
export function whole(choice: Choice): Answer {
  return { picks: [], choices: [choice], verb: choice.option.verb, arg: null };
}

/** One answer for each kind of act. */
export function byVerb(choices: readonly Choice[]): Answer[] {
  return grouped(choices, verbOf).map((same) => ({ picks: [saidVerb(verbOf(same[0]))], choices: same, verb: verbOf(same[0]), arg: null }));
}

/** Whether several choices of one verb differ in more than one thing: as many sentences would be long to read. */
function isLong(same: readonly Choice[]): boolean {
  const args = same[0]?.option.args ?? [];
  const open = args.filter((arg, i) => same.some((choice) => choice.option.args[i]?.n !== arg.n));
  return same.length > 2 && open.length > 1;
}

/** What is asked when these choices are left after the picks. While nothing has been picked, the prompt itself asks. `narrow`: there is
 * little room, and an act that can be carried out in many ways is one answer also where few choices are left. */
export function question(choices: readonly Choice[], picked: readonly string[], narrow = false): Question {
  const verbs = grouped(choices, verbOf);
  const none = { verb: "", arg: null, known: [] };
  const few = choices.length <= FEW && !(narrow && verbs.length > 1 && verbs.some(isLong));
  if (few && (!picked.length || verbs.length > 1)) {
    return { by: "whole", ...none, answers: choices.map(whole) };
  }
  if (verbs.length > 1) return { by: "verb", ...none, answers: byVerb(choices) };
  return byArgument(choices, picked);
}

/** The question for the next open argument of the one act that is left. */
function byArgument(choices: readonly Choice[], picked: readonly string[]): Question {
  const at = differing(choices);
  const args = choices[0]?.option.args ?? [];
  const verb = verbOf(choices[0]);
  const answers = grouped(choices, (choice) => String(choice.option.args[at]?.n)).map((same): Answer => {
    const arg = same[0]?.option.args[at] ?? null;
    return { picks: arg ? picksOf(same, arg, picked) : [], choices: same, verb, arg };
  });
  return { by: "argument", verb, arg: args[at] ?? null, known: at < 0 ? args : args.slice(0, at), answers };
}

/** What names an argument: its element, after those of its kind that are settled before it; or, where it is not on the board, its value. */
function picksOf(same: readonly Choice[], arg: Arg, picked: readonly string[]): string[] {
  const element = target(arg);
  const path = same[0]?.path ?? [];
  if (element === null || !same.every((choice) => choice.path.includes(element))) return [saidArg(arg)];
  const alike = path.slice(0, path.indexOf(element) + 1).filter((id) => kind(id) === kind(element));
  return alike.filter((id) => !picked.includes(id));
}

/** Whether an answer can be given on the board, too. */
export function pointable(answer: Answer): boolean {
  return answer.choices.every((choice) => choice.path.length > 0);
}

/** What all choices of an answer bring. */
export function commonly(choices: readonly Choice[]): Consequence[] {
  const [first, ...others] = choices;
  return (first?.brings ?? []).filter((part) => others.every((choice) => choice.brings.includes(part)));
}

/** Whether a choice costs dearly and cannot be had back. */
export const isGrave = (choice: Choice): boolean => choice.brings.some((part) => part.grave);

/** Whether a choice has a price. All games call it so. */
export const isPaid = (choice: Choice): boolean => choice.brings.some((part) => part.key.endsWith("-costs"));

/** What an answer is about on the board. */
export function marked(answer: Answer): string[] {
  const elements = answer.picks.filter((id) => !id.startsWith("?"));
  return elements.length ? elements : [...new Set(answer.choices.flatMap((choice) => choice.path))];
}
