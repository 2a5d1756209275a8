/** Shogun in the lobby: one click to a game of three Daimyos with the fixed setup. */

import type { InLobby } from "../lobby.ts";
import { BOT_LEVELS, withBots } from "../opponents.ts";
import cover from "./Cover.svelte";

export const LOBBY: InLobby = {
  cover,
  sign: "将軍",
  starts: [
    {
      key: "now",
      levels: BOT_LEVELS,
      table: (game, level) => ({ ...withBots(game, 3, level), settings: { start: "fixed", daimyo: "random" } }),
    },
  ],
};
