/** What hits a person in Shōgun no Katana, where nobody takes much from anybody: a race lost, points owed, Dishonor. */

import { idOf, numberOf } from "../../board/log.ts";
import type { Katana, LogLine } from "../../net/types.ts";
import type { Hits } from "../../table/telling.ts";
import { FAVORS } from "./things.ts";

const FOR_THE_FIRST: (typeof FAVORS)[number] = "i"; // the Favor card of the first katana delivered

const own = (line: LogLine, seat: number): boolean => numberOf(line, "seat") === seat;

/** Whether somebody has a katana on the way. */
function isForging(seat: number, { players }: Katana.View): boolean {
  const player = players[seat];
  return !!player?.katana && !player.katana_delivered;
}

export const HITS: Hits<Katana.Event, Katana.View> = {
  takes_metal: (line, seat, before) => before.metal === seat && !own(line, seat),
  loses_points: (line, seat, before) => own(line, seat) && !before.players[seat]?.draft, // changes of the own Project are wanted
  dishonor: own,
  wins_favor: (line, seat, before) => !own(line, seat) && idOf(line, "favor") === FOR_THE_FIRST && isForging(seat, before),
};
