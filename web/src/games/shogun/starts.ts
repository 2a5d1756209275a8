/** One click to a game of Shogun: three Daimyos, the fixed setup. */

import { withBots, type Start } from "../starts.ts";

export const STARTS: Start[] = [
  { key: "now", table: (game) => ({ ...withBots(game, 3), settings: { start: "fixed", daimyo: "random" } }) },
];
