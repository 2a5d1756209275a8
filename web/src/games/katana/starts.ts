/** One click to a game of Shōgun no Katana: against the Ghost, or the next chapter of the Story. */

import type { TableInfo } from "../../net/types.ts";
import type { Start } from "../starts.ts";

const LAST = 14;

/** The chapter after the last one this person has won. */
export function nextChapter(mine: TableInfo[]): number {
  const won = mine.filter((table) => table.game === "katana" && table.status === "finished" && table.seat !== null && table.winners.includes(table.seat));
  return Math.min(LAST, Math.max(0, ...won.map((table) => Number(table.options.chapter ?? 0))) + 1);
}

export const STARTS: Start[] = [
  { key: "ghost", table: (game) => ({ game: game.id, seats: 1, options: { ghost: 3, rooms: "first" }, public: false, start: true }) },
  {
    key: "story",
    table: (game, mine = []) => ({ game: game.id, seats: 1, options: { ghost: 2, chapter: nextChapter(mine) }, public: false, start: true }),
    words: (mine) => ({ chapter: nextChapter(mine) }),
  },
];
