/** What a game tells of itself, fetched when it is first looked at; reading its texts, finding a word in them. */

import { api } from "../net/api.ts";
import { once } from "../net/once.ts";
import type { Primer, Rule, Term } from "../net/types.ts";

export const primerOf = once<Primer>((game, language) => api.primer(game, language));

/** A piece of a text; it may lead to a term or to a rule, or stand out. */
export interface Piece {
  text: string;
  term?: string;
  rule?: string;
  bold?: true;
}

const PIECES = /\[([^\]]+)\]\(([\w-]+)\)|\*\*([^*]+)\*\*|\b([A-Z]{2,4}(?:-[A-Z]+)+-[A-Z]?\d+[a-z]?)\b/g;

/** A text cut where something can be followed. */
export function pieces(text: string): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECES)) {
    const [whole, shown, term, bold, rule] = match;
    if (match.index > at) cut.push({ text: text.slice(at, match.index) });
    if (term !== undefined) cut.push({ text: shown ?? "", term });
    else if (bold !== undefined) cut.push({ text: bold, bold: true });
    else if (rule !== undefined) cut.push({ text: rule, rule });
    at = match.index + whole.length;
  }
  if (at < text.length) cut.push({ text: text.slice(at) });
  return cut;
}

export const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).map((part) => part.replaceAll("\n", " "));

/** Letters as one types them: small, without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A word without its last letters, so that one and several are the same: swords, spade, provinces. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:[aeiou]|es|s)$/, "") : word);

/** Whether a text has all words that are sought, in whatever form. */
export function speaksOf(text: string, sought: string): boolean {
  const where = folded(text);
  return folded(sought)
    .split(/[^\p{L}\p{N}-]+/u)
    .every((word) => where.includes(stem(word)));
}

/** A term by its title, its other forms, or the name of one of its things. */
export function termSpeaksOf(term: Term, sought: string): boolean {
  return [term.title, ...term.also, ...term.things.map((thing) => thing.name)].some((name) => speaksOf(name, sought));
}

/** The term of a thing on the board ("room:steel"). */
export function termOf(primer: Primer, id: string): Term | undefined {
  const kind = id.slice(0, Math.max(0, id.indexOf(":")));
  return primer.terms.find((term) => term.kinds.includes(kind));
}

/** The rule that an id leads to: its own, that of a prompt or event, or that of the term of a thing; "": none. */
export function ruleOf(primer: Primer, id: string): string {
  if (!id.includes(":")) return id;
  return primer.where[id] ?? primer.where[id.slice(0, id.lastIndexOf(":"))] ?? termOf(primer, id)?.rules[0] ?? "";
}

/** Rules that speak of something: with its words, or those of a term that it is called by. */
export function rulesAbout(rules: readonly Rule[], terms: readonly Term[], sought: string): Rule[] {
  const wanted = sought.trim();
  if (!wanted) return [...rules];
  const cited = new Set(terms.filter((term) => termSpeaksOf(term, wanted)).flatMap((term) => term.rules));
  return rules.filter((rule) => cited.has(rule.id) || speaksOf(`${rule.id} ${rule.text}`, wanted));
}
