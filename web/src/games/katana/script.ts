/** How the beats of Shōgun no Katana are told. */

import type { Katana } from "../../net/types.ts";
import type { Script } from "../../table/clock.svelte.ts";
import { hitBy, holdBy, soundBy, type Holds } from "../../table/telling.ts";
import { HITS } from "./hits.ts";
import { sceneOf, TIMES } from "./scenes.ts";
import { SOUNDS } from "./sounds.ts";

/** Milliseconds that a beat stays at least, whatever else it tells. */
const HOLD: Holds<Katana.Event> = {
  // the Ghost's turn: first its card, then what comes of it
  ghost_finds_no_room: 2200,
  ghost_stays_away: 2000,
  solo_card_leaves: 2000,
  // what a player has worked for
  katana_in_play: 1700,
  katana_delivered: 2400,
  wins_favor: 2400,
  // the end
  final_scoring: 1700,
  honor_scores: 1600,
  chapter_won: 2400,
  chapter_lost: 2400,
};

export const SCRIPT: Script<Katana.View> = {
  moments(lines, before, after) {
    const scene = sceneOf(lines, before, after);
    return scene ? [TIMES[scene.kind]] : [];
  },
  hold: holdBy(HOLD),
  sound: soundBy(SOUNDS),
  hits: hitBy(HITS),
};
