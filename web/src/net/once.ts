/** What is fetched when it is first looked at. */

import type { Language } from "../app/prefs.svelte.ts";

/** Asks for something of a game in a language once, and again only if that failed. */
export function once<T>(ask: (game: string, language: Language) => Promise<T>): (game: string, language: Language) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return (game, language) => {
    const name = `${game}.${language}`;
    let answer = found.get(name);
    if (!answer) {
      answer = ask(game, language);
      found.set(name, answer);
      answer.catch(() => found.delete(name)); // the next one who looks asks again
    }
    return answer;
  };
}
