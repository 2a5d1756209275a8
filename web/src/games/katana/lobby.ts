/** Shōgun no Katana in the lobby: one click to a game against the Ghost. */

import type { InLobby } from "../lobby.ts";
import cover from "./Cover.svelte";

export const LOBBY: InLobby = {
  cover,
  sign: "将軍之刀",
  starts: [
    { key: "ghost", table: (game) => ({ game: game.id, seats: 1, settings: { ghost: 3, rooms: "first" }, public: false, start: true }) },
  ],
};
