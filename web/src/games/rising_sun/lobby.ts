/** Rising Sun in the lobby: one click to a game of four Clans with the Shrines of a first game. */

import type { InLobby } from "../lobby.ts";
import { BOT_LEVELS, withBots } from "../opponents.ts";
import cover from "./Cover.svelte";

export const LOBBY: InLobby = {
  cover,
  sign: "日昇",
  starts: [{ key: "now", levels: BOT_LEVELS, table: (game, level) => ({ ...withBots(game, 4, level), settings: { shrines: "first" } }) }],
};
