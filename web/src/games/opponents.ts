/** Against whom a game begins with one click. */

import type { CreateTable, GameInfo } from "../net/types.ts";

/** How hard a game may be; `first`: somebody's first one. `names`: the keys of their names, if they are not called by their number. */
export interface Levels {
  values: readonly number[];
  first: number;
  names?: readonly string[];
}

const OPPONENTS = ["novice", "adept", "master"]; // from weak to strong

/** Bots of a strength one chooses. */
export const BOT_LEVELS: Levels = { values: [1, 2, 3], first: 1, names: OPPONENTS.map((bot) => `start-against-${bot}`) };

/** Bots on every seat but the first, of a level if the game has them. */
export function withBots(game: GameInfo, seats: number, level = 0): CreateTable {
  const bot = game.bots.find((other) => other === OPPONENTS[level - 1]) ?? game.bots.at(-1) ?? null;
  return { game: game.id, seats, bots: Array.from({ length: seats }, (_, i) => (i ? bot : null)), public: false, start: true };
}
