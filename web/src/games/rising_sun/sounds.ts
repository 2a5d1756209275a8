/** What is heard with the events of the game; with all others, wood. */

import type { RisingSun } from "../../net/types.ts";
import type { Heard } from "../../table/telling.ts";

export const SOUNDS: Heard<RisingSun.Event> = {
  // Coins change hands
  gains_coins: "coins",
  takes_coins: "coins",
  gives_coins: "coins",
  pays_toll: "coins",
  reparations: "coins",
  shows: "coins",
  bids: "coins",
  discards_bid: "coins",
  merchant: "coins",
  harvests: "coins",
  // what is won or lost by the sword
  battle: "blade",
  wins_battle: "blade",
  killed: "blade",
  commits_seppuku: "blade",
  assassinates: "blade",
  captures: "blade",
  // cards and tiles
  draws_tiles: "paper",
  plays_mandate: "paper",
  hides_tile: "paper",
  hides_tile_unseen: "paper",
  buys: "paper",
  offers: "paper",
  card_set: "paper",
  names_mandate: "paper",
  // something begins or ends
  season: "drum",
  war_phase: "drum",
  war: "drum",
  // something is broken
  breaks_alliance: "seal",
  replaces: "seal",
  replaces_worshipper: "seal",
  // something is sealed
  allies: "wood",
};
