/** The rules of a game, fetched when they are first looked at. */

import { api } from "../net/api.ts";
import { once } from "../net/once.ts";
import type { Rule } from "../net/types.ts";

/** The rules of a game in a language; none where they are not written down. */
export const rulebook = once<Rule[]>((game, language) => api.rules(game, language));

/** A chapter: rules that stand under one heading. */
export interface Chapter {
  title: string;
  rules: Rule[];
}

/** Rules by their chapters, in their order. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.title === rule.section) last.rules.push(rule);
    else found.push({ title: rule.section, rules: [rule] });
  }
  return found;
}

/** The same chapters, those first whose title speaks of something. */
export function titledFirst(chapters: readonly Chapter[], speaks: (title: string) => boolean): Chapter[] {
  return chapters.toSorted((one, other) => Number(speaks(other.title)) - Number(speaks(one.title)));
}

/** A rule's text without the marks of words in bold and the numbers of other rules. */
export const plain = (rule: Rule): string => rule.text.replaceAll("**", "").replace(REFERENCES, "");
const REFERENCES = / \((?:[A-Z]{2,3}(?:-[A-Z]+)+-\d+(?:, )?)+\)/g;
