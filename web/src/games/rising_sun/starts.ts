/** One click to a game of Rising Sun: four Clans, the Shrines of a first game. */

import { withBots, type Start } from "../starts.ts";

export const STARTS: Start[] = [{ key: "now", table: (game) => ({ ...withBots(game, 4), settings: { shrines: "first" } }) }];
