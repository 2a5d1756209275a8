/** Starts with one click: each game names its own in games/<id>/starts.ts. */

import type { CreateTable, GameInfo } from "../net/types.ts";

/** A start; its words are `start-<game>-<key>` or `start-<key>`. */
export interface Start {
  key: string;
  table(game: GameInfo): CreateTable;
}

const files = import.meta.glob<{ STARTS: Start[] }>("./*/starts.ts", { eager: true });

/** Bots on every seat but the first. */
export function withBots(game: GameInfo, seats: number): CreateTable {
  const bot = game.bots.at(-1) ?? null;
  return { game: game.id, seats, bots: Array.from({ length: seats }, (_, i) => (i ? bot : null)), public: false, start: true };
}

const PLAIN: Start[] = [{ key: "now", table: (game) => withBots(game, game.seats[0] ?? 2) }];

export function startsOf(game: GameInfo): Start[] {
  return files[`./${game.id}/starts.ts`]?.STARTS ?? PLAIN;
}
