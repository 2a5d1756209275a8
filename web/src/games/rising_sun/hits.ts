/** What hits a person in Rising Sun: betrayal, figures, Honor, points and Coins lost to others, a Battle lost. */

import { numberOf } from "../../board/log.ts";
import type { LogLine, RisingSun } from "../../net/types.ts";
import type { Hits } from "../../table/telling.ts";
import type { View } from "./things.ts";

type Hit = (line: LogLine, seat: number) => boolean;

/** Whether an argument of the line names the seat. */
const named =
  (name: string): Hit =>
  (line, seat) =>
    numberOf(line, name) === seat;

/** Whether somebody still wants to win the Battle: whoever has fallen before its outcome committed Seppuku. */
const fights = ({ battle }: View, seat: number): boolean =>
  !!battle?.fighters.includes(seat) && !battle.fallen.some((group) => group.seat === seat);

export const HITS: Hits<RisingSun.Event, View> = {
  loses_vp: named("seat"), // only ever stolen
  takes_coins: named("from"),
  gains_honor: (line, seat, before) => before.honor[numberOf(line, "place") - 1] === seat, // who stood there is passed
  rises: (line, seat, before) => before.honor.indexOf(seat) < before.honor.indexOf(numberOf(line, "seat")),
  breaks_alliance: named("with"),
  replaces: named("owner"),
  replaces_worshipper: named("owner"),
  assassinates: named("owner"),
  killed: (line, seat, before) => numberOf(line, "seat") === seat && !before.battle, // in a Battle: by Seppuku, or as it was lost
  captures: named("owner"),
  wins_battle: (line, seat, before) => numberOf(line, "seat") !== seat && fights(before, seat),
};
