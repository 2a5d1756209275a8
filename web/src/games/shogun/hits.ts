/** What hits a person in Shogun: provinces lost, plans made void, too little rice. The end of an own attack is no hit: one watches it. */

import { numberOf } from "../../board/log.ts";
import type { LogLine, Shogun } from "../../net/types.ts";
import type { Hits } from "../../table/telling.ts";
import { BID, SPACES } from "./things.ts";
import type { View } from "./view.ts";

const BATTLE_A = SPACES.indexOf("battle_a");

const own = (line: LogLine, seat: number): boolean => numberOf(line, "seat") === seat;

/** Whether what was planned on a space could still have happened. Before a Battle a province is lost only after its own action. */
function isOpen(space: number, { actions, slot }: View): boolean {
  const at = actions.indexOf(space); // -1: still face down
  return space !== BID && (at < 0 || at > slot || (at === slot && space >= BATTLE_A));
}

export const HITS: Hits<Shogun.Event, View> = {
  conquers: (line, seat, before) => before.provinces[numberOf(line, "province")]?.owner === seat,
  tie: (line, seat) => numberOf(line, "defender") === seat,
  revolt_succeeds: own,
  loses_plan: (line, seat, before) => own(line, seat) && isOpen(numberOf(line, "space"), before),
  cannot: own,
  feeds: (line, seat) => own(line, seat) && numberOf(line, "revolts") > 0,
};
