/** Shogun in the lobby: one click to a game of three Daimyos with the fixed setup. */

import { withBots, type InLobby } from "../lobby.ts";
import cover from "./Cover.svelte";

export const LOBBY: InLobby = {
  cover,
  sign: "将軍",
  starts: [{ key: "now", table: (game) => ({ ...withBots(game, 3), settings: { start: "fixed", daimyo: "random" } }) }],
};
