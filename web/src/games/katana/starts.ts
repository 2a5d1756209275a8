/** One click to a game of Shōgun no Katana against the Ghost. */

import type { Start } from "../starts.ts";

export const STARTS: Start[] = [
  { key: "ghost", table: (game) => ({ game: game.id, seats: 1, settings: { ghost: 3, rooms: "first" }, public: false, start: true }) },
];
