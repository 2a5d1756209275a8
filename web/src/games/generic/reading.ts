/** Reads a view nobody has drawn: which parts are tables, which are facts. */

import { readable } from "../../words/speak.ts";
import type { Stop } from "../index.ts";

export type Plain = Record<string, unknown>;

export function isRecord(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list whose entries are all records: shown as a table. */
export function isTable(value: unknown): value is Plain[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

/** Facts first, then lists and records, in their order. */
export function parts(view: Plain): { facts: [string, unknown][]; tables: [string, Plain[]][]; records: [string, Plain][] } {
  const entries = Object.entries(view);
  return {
    facts: entries.filter(([, value]) => !isTable(value) && !isRecord(value)),
    tables: entries.filter((entry): entry is [string, Plain[]] => isTable(entry[1])),
    records: entries.filter((entry): entry is [string, Plain] => isRecord(entry[1])),
  };
}

/** The columns of a table, in the order in which they first appear. */
export function columns(rows: Plain[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** A small value as text. */
export function text(value: unknown): string {
  if (value === null || value === undefined || value === -1) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.length ? value.map(text).join(", ") : "–";
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, item]) => `${readable(key)} ${text(item)}`)
      .join(" · ");
  return typeof value === "string" ? readable(value) : String(value);
}

/** A number of every player of a view, found by its name. */
export function numbers(view: unknown, name: string): number[] {
  if (!isRecord(view)) return [];
  const players = Object.values(view).find((value) => isTable(value) && value.every((entry) => typeof entry[name] === "number"));
  return isTable(players) ? players.map((player) => Number(player[name])) : [];
}

/** The rounds of a view, where it counts them. */
export function roundOf(view: unknown): Stop[] {
  if (!isRecord(view) || typeof view.round !== "number") return [];
  const now = view.round;
  const last = typeof view.rounds === "number" ? view.rounds : now;
  return Array.from({ length: last }, (_, i) => ({ label: String(i + 1), state: i + 1 < now ? "past" : i + 1 === now ? "now" : "future" }));
}
