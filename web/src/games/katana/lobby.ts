/** Shōgun no Katana in the lobby: one click to a game against the Ghost, of a level one chooses. */

import type { InLobby } from "../lobby.ts";
import cover from "./Cover.svelte";

export const LOBBY: InLobby = {
  cover,
  sign: "将軍之刀",
  starts: [
    {
      key: "ghost",
      levels: { values: [1, 2, 3, 4, 5], first: 1 },
      table: (game, level = 1) => ({
        game: game.id,
        seats: 1,
        settings: { ghost: level, rooms: "first" },
        public: false,
        start: true,
      }),
    },
  ],
};
