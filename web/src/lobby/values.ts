/** The printed values of a component set as rows to read. Knows no game. */

import type { Sources } from "../words/sources.ts";

export interface Row {
  name: string;
  values: string;
  source: string;
}

/** A list or a table of the set. */
export interface Chapter {
  name: string;
  rows: Row[];
}

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value in a few signs. */
export function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(", ");
  if (isEntry(value)) return pairs(value);
  return String(value);
}

function pairs(entry: Entry): string {
  return Object.entries(entry)
    .filter(([key, value]) => key !== "id" && key !== "number" && value !== null)
    .map(([key, value]) => `${key.replaceAll("_", " ")} ${isEntry(value) ? `(${told(value)})` : told(value)}`)
    .join("; ");
}

/** All lists and tables; where an entry says nothing of itself, its list does. */
export function chaptersOf(printed: Entry, sources: Sources): Chapter[] {
  return Object.entries(printed).map(([name, value]) => {
    const source = (place: string): string => sources[place] ?? sources[name] ?? "";
    if (Array.isArray(value))
      return {
        name,
        rows: value.map((entry, i) => {
          const named = isEntry(entry) ? (entry["id"] ?? entry["number"]) : undefined;
          return { name: String(named ?? i + 1), values: told(entry), source: source(`${name}[${i + 1}]`) };
        }),
      };
    const entries = isEntry(value) ? Object.entries(value) : [["", value] as const];
    return { name, rows: entries.map(([key, one]) => ({ name: key, values: told(one), source: source(`${name}.${key}`) })) };
  });
}
