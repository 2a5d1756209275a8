/** Rising Sun in the lobby: one click to a game of four Clans with the Shrines of a first game. */

import { withBots, type InLobby } from "../lobby.ts";
import cover from "./Cover.svelte";

export const LOBBY: InLobby = {
  cover,
  sign: "日昇",
  starts: [{ key: "now", table: (game) => ({ ...withBots(game, 4), settings: { shrines: "first" } }) }],
};
