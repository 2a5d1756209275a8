/** What is heard with the events of the game; with all others, wood. */

import type { Katana } from "../../net/types.ts";
import type { Heard } from "../../table/telling.ts";

export const SOUNDS: Heard<Katana.Event> = {
  // Coins change hands
  gains_coins: "coins",
  pays_coins: "coins",
  line_pays: "coins",
  sells_resource: "coins",
  fills_bowl: "coins",
  price_rises: "coins",
  hires_monk: "coins",
  // what is won or lost by the sword
  delivers: "blade",
  katana_delivered: "blade",
  katana_in_play: "blade",
  wins_favor: "blade",
  takes_metal: "blade",
  // cards and tiles
  takes_card: "paper",
  uncovers: "paper",
  market_shows: "paper",
  uses_card: "paper",
  buys_benefit: "paper",
  ghost_draws: "paper",
  shows_sword: "paper",
  shows_honor: "paper",
  takes_sword: "paper",
  room_in_play: "paper",
  temple_asks: "paper",
  // small pieces
  gains_resource: "cubes",
  buys_resource: "cubes",
  // something begins or ends
  round_begins: "drum",
  final_scoring: "drum",
  // something is broken
  shame: "seal",
  dishonor: "seal",
};
