/** Figures as targets: a miniature stands for its owner, its kind and its place at once. */

import { rest, type Choice } from "../../board/prompt.ts";
import type { RisingSun } from "../../net/types.ts";

/** Pieces of one kind and owner in one place. */
export interface Standing {
  seat: number;
  piece: string; // ids with their kind: "piece:bushi"
  place: string; // "province:edo", "shrine:fujin"
  battle?: string | undefined; // the Province fought over: choices that name no place are about figures there
}

/** Verbs that are done to a figure on the board; the others bring one there. */
const DONE_TO_FIGURES: ReadonlySet<string> = new Set<RisingSun.Verb>([
  "move",
  "move_worshipper",
  "assassinate",
  "replace",
  "replace_worshipper",
  "slay",
  "capture",
]);
const FROM_RESERVE: ReadonlySet<string> = new Set<RisingSun.Verb>(["summon", "place_shinto"]);

const first = (ids: readonly string[], ...kinds: string[]): string | undefined =>
  ids.find((id) => kinds.some((kind) => id.startsWith(`${kind}:`)));

/** What of a choice a miniature stands for; undefined: it is about another one. */
function meant(choice: Choice, figure: Standing, mine: number | null): string[] | undefined {
  const { verb, targets } = choice.option;
  if (!DONE_TO_FIGURES.has(verb)) return undefined;
  const owner = first(targets, "seat");
  const place = first(targets, "province", "shrine");
  if (owner ? owner !== `seat:${figure.seat}` : figure.seat !== mine) return undefined;
  const where = place ?? figure.battle;
  if (first(targets, "piece") !== figure.piece || (where && where !== figure.place)) return undefined;
  return [owner, figure.piece, place].filter((id): id is string => !!id && choice.path.includes(id));
}

/** What has still to be picked when a miniature is clicked; empty: it is picked already; null: it cannot be chosen. */
export function picksOf(all: readonly Choice[], picked: readonly string[], figure: Standing, mine: number | null): string[] | null {
  for (const choice of all) {
    const ids = meant(choice, figure, mine);
    if (!ids?.length) continue;
    const left = ids.filter((id) => !picked.includes(id));
    if (rest(choice, [...picked, ...left])) return left;
  }
  return null;
}

/** The same for a piece in the own reserve. */
export function picksInReserve(all: readonly Choice[], picked: readonly string[], piece: string): string[] | null {
  for (const choice of all) {
    const replacing = choice.option.verb.startsWith("replace");
    if (!replacing && !FROM_RESERVE.has(choice.option.verb)) continue;
    const left = rest(choice, picked);
    if (!left) continue;
    if (!replacing && picked.includes(piece)) return [];
    const pieces = left.filter((id) => id.startsWith("piece:"));
    if (pieces.length === 1 && pieces[0] === piece) return [piece];
  }
  return null;
}

/** The choice with this verb about this seat, part or Advantage. */
export function find(all: readonly Choice[], verb: RisingSun.Verb, n?: number): Choice | undefined {
  return all.find(({ option }) => option.verb === verb && (n === undefined || option.args[0]?.n === n));
}
