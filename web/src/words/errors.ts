/** English errors of the server that name a place in somebody's file, in the chosen language; as `zashiki.speech` does it. */

import { prefs } from "../app/prefs.svelte.ts";
import { words } from "./words.svelte.ts";

const english = import.meta.glob<string>("../../../src/zashiki/locales/en/errors.ftl", { query: "?raw", import: "default" });
const MESSAGE = /^(error-[\w-]+) = (.+)$/gm;
const VALUE = /\{ \$(\w+) \}/g;

interface Pattern {
  key: string;
  begins: boolean; // with words of its own
  own: number; // so many letters of them
  form: RegExp;
}

/** The errors of a file, those first that begin with words of their own, and that have the most of them. */
export function patterns(text: string): Pattern[] {
  const found = [...text.matchAll(MESSAGE)].map(([, key = "", said = ""]) => ({
    key,
    begins: !said.startsWith("{ $"),
    own: said.replace(VALUE, "").length,
    form: new RegExp(
      `^${said
        .split(VALUE)
        .map((part, i) => (i % 2 ? `(?<${part}>.*?)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
        .join("")}$`,
      "s",
    ),
  }));
  return found.toSorted((one, other) => Number(other.begins) - Number(one.begins) || other.own - one.own);
}

/** An error in the chosen language, the values in it likewise. What no pattern fits stays as it is. */
export function told(sentence: string, known: readonly Pattern[]): string {
  for (const { key, form } of known) {
    const found = form.exec(sentence);
    if (!found) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, told(value, known)]);
    return words.find(key, Object.fromEntries(values)) ?? sentence;
  }
  return sentence;
}

/** The same, with everything it needs loaded. */
export async function translate(sentence: string): Promise<string> {
  if (prefs.language === "en") return sentence;
  const [text] = await Promise.all([...Object.values(english).map((load) => load()), words.load("errors")]);
  return typeof text === "string" ? told(sentence, patterns(text)) : sentence;
}
