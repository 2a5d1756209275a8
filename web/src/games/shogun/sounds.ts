/** What is heard with the events of the game; with all others, wood. */

import type { Shogun } from "../../net/types.ts";
import type { Heard } from "../../table/telling.ts";

export const SOUNDS: Heard<Shogun.Event> = {
  // Coins change hands
  collects_taxes: "coins",
  bids: "coins",
  // small pieces
  throw: "cubes",
  deploys: "cubes",
  places: "cubes",
  // what is won or lost by the sword
  attacks: "blade",
  attacks_neutral: "blade",
  revolt: "blade",
  conquers: "blade",
  // cards and tiles
  turns_up: "paper",
  turns_up_card: "paper",
  event_card: "paper",
  event_strikes: "paper",
  actions_laid_out: "paper",
  specials_laid_out: "paper",
  takes: "paper",
  draws: "paper",
  takes_card: "paper",
  shows: "paper",
  // something begins or ends
  year_begins: "drum",
  season_begins: "drum",
  winter: "drum",
  game_ends: "drum",
  // something is broken
  becomes_neutral: "seal",
  loses_plan: "seal",
};
