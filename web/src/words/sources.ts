/** Where the values printed on the components come from, fetched when somebody first looks at one. Knows no game. */

import { api } from "../net/api.ts";

export type Sources = Record<string, string>;
type Entry = { id?: unknown; number?: unknown };

const found = new Map<string, Promise<Sources>>();

export function sourcesOf(game: string, digest: string): Promise<Sources> {
  let sources = found.get(digest);
  if (!sources) {
    sources = api.sources(game, digest);
    found.set(digest, sources);
    sources.catch(() => found.delete(digest)); // the next one who looks asks again
  }
  return sources;
}

/** Where the values of a thing come from: of the entry with its id, first in the list called like its kind; undefined: it is no entry. */
export function sourceOf(printed: unknown, sources: Sources, kind: string, id: string): string | undefined {
  const lists = Object.entries(printed as Record<string, unknown>).filter((pair): pair is [string, Entry[]] => Array.isArray(pair[1]));
  const called = ([name]: [string, Entry[]]): number => (name.startsWith(kind) ? 0 : 1);
  for (const [name, entries] of lists.sort((a, b) => called(a) - called(b))) {
    const at = entries.findIndex((entry) => entry?.id === id || (name.startsWith(kind) && String(entry?.number) === id));
    if (at >= 0) return sources[`${name}[${at + 1}]`];
  }
  return undefined;
}

/** Whether a value may differ from what is printed in a box. */
export const doubtful = (source: string | undefined): boolean => source === "reconstructed" || source === "recalled";
