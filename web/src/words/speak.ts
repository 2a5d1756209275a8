/** Sentences of the games: a key and its numbers become words, with the things in them to point at. */

import { target } from "../board/prompt.ts";
import type { Arg, Message } from "../net/types.ts";
import { t, words, type Args } from "./words.svelte.ts";

/** Whose words: the game's name in Fluent keys, and how seats are called. */
export interface Voice {
  game: string;
  seat(seat: number): string;
}

/** A part of a sentence; `id`: the element on the board it speaks of. */
export interface Segment {
  text: string;
  id: string | null;
}

const OPEN = "\u{e000}";
const MIDDLE = "\u{e001}";
const CLOSE = "\u{e002}";

/** The name of a thing. */
export function thing(game: string, kind: string, id: string | null, n = 0): string {
  if (id === null) return words.find(`${game}-${kind}-none`) ?? t("nothing");
  return words.find(`${game}-${kind}-${id}`, { n: n + 1 }) ?? words.find(`${game}-${kind}`, { n: n + 1, id }) ?? readable(id);
}

/** What a thing does, where there are words for it. */
export function help(game: string, kind: string, id: string): string | undefined {
  return words.find(`${game}-${kind}-${id}-help`) ?? words.find(`${game}-${kind}-help`);
}

/** An id without words of its own, as something to read. */
export function readable(id: string): string {
  return id.replace(/[_-]+/g, " ");
}

/** With a capital letter, as a name on the board. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function word(arg: Arg, voice: Voice): string | number {
  if (arg.kind === "number") return arg.n;
  if (arg.kind === "seat") return arg.n < 0 ? t("nothing") : voice.seat(arg.n);
  return thing(voice.game, arg.kind, arg.id, arg.n);
}

function variables(args: Arg[], voice: Voice, mark: boolean): Args {
  const found: Args = {};
  for (const arg of args) {
    const value = word(arg, voice);
    const id = target(arg);
    found[arg.name] = mark && id && typeof value === "string" ? `${OPEN}${id}${MIDDLE}${value}${CLOSE}` : value;
  }
  return found;
}

/** A kind of act: "Deliver a Sword". */
export function act(game: string, verb: string): string {
  return words.find(`${game}-act-${verb}`) ?? words.find(`${game}-verb-${verb}`) ?? readable(verb);
}

/** The question for an argument of an act, which may name the arguments before it. */
export function ask(voice: Voice, verb: string, arg: Arg, known: Arg[]): Message {
  const exact = `${voice.game}-ask-${verb}-${arg.name}`;
  return { key: words.has(exact) ? exact : `${voice.game}-ask-${arg.kind}`, args: known };
}

/** An argument as the answer to the question for it: "3 armies", "Monk". */
export function answer(verb: string, arg: Arg, voice: Voice): string {
  const value = word(arg, voice);
  return words.find(`${voice.game}-answer-${verb}-${arg.name}`, { [arg.name]: value }) ?? capital(String(value));
}

/** A message as plain text. */
export function sentence(message: Message, voice: Voice): string {
  return words.find(message.key, variables(message.args, voice, false)) ?? fallback(message, voice);
}

/** A message in parts, so that the things it names can be pointed at. */
export function segments(message: Message, voice: Voice): Segment[] {
  const text = words.find(message.key, variables(message.args, voice, true));
  return text === undefined ? [{ text: fallback(message, voice), id: null }] : split(text);
}

/** Cut a sentence at its marks. */
export function split(text: string): Segment[] {
  const found: Segment[] = [];
  for (const [i, piece] of text.split(OPEN).entries()) {
    if (i === 0) {
      if (piece) found.push({ text: piece, id: null });
      continue;
    }
    const middle = piece.indexOf(MIDDLE);
    const close = piece.indexOf(CLOSE);
    found.push({ text: piece.slice(middle + 1, close), id: piece.slice(0, middle) });
    if (close + 1 < piece.length) found.push({ text: piece.slice(close + 1), id: null });
  }
  return found;
}

function fallback(message: Message, voice: Voice): string {
  const name = readable(message.key.replace(/^.*?-(verb|prompt|event|reason|score)-/, ""));
  const rest = message.args.map((arg) => word(arg, voice)).join(", ");
  return rest ? `${name}: ${rest}` : name;
}
