/** Winter read from the log: the rice lost, who goes hungry, which provinces are drawn, and the points of the year. */

import { eventOf, idOf, numberOf } from "../../board/log.ts";
import type { LogLine, Shogun } from "../../net/types.ts";

/** How a seat comes through the winter. */
export interface Feed {
  seat: number;
  rice: number;
  provinces: number;
  short: number;
  revolts: number;
  farmers: number;
  drawn: string[]; // the provinces that revolt
}

export interface Winter {
  event: string | null; // the card that rules the winter
  loss: number;
  feeds: Feed[];
  points: Map<number, number[]>; // by seat, line by line as in ROWS, as far as they are counted
}

export const ROWS = ["provinces", "buildings", "castles", "temples", "theatres"] as const;
const FIRST_MAJORITY = ROWS.indexOf("castles"); // then one for each building

const GONE: Shogun.Event = "event_strikes"; // the next season is on its way

/** The last winter told by some lines; null: none, or it is over and gone. */
export function winterOf(lines: readonly LogLine[]): Winter | null {
  let winter = null as Winter | null;
  for (const line of lines) {
    const event = eventOf<Shogun.Event>(line);
    if (event === "winter") winter = { event: idOf(line, "event_card"), loss: numberOf(line, "rice"), feeds: [], points: new Map() };
    else if (event === GONE) winter = null;
    else if (winter) tell(winter, event, line);
  }
  return winter;
}

function tell(winter: Winter, event: Shogun.Event, line: LogLine): void {
  const seat = numberOf(line, "seat");
  if (event === "feeds") {
    const [rice, provinces, short, revolts, farmers] = ["rice", "provinces", "short", "revolts", "farmers"].map((name) =>
      Math.max(0, numberOf(line, name)),
    ) as [number, number, number, number, number];
    winter.feeds.push({ seat, rice, provinces, short, revolts, farmers, drawn: [] });
  } else if (event === "drawn_for_revolt") {
    winter.feeds.find((feed) => feed.seat === seat)?.drawn.push(idOf(line, "province") ?? "");
  } else if (event === "scores") {
    winter.points.set(
      seat,
      ROWS.map((row) => Math.max(0, numberOf(line, row))),
    );
  } else if (event === "majority") {
    const points = winter.points.get(seat) ?? ROWS.map(() => 0);
    const row = FIRST_MAJORITY + numberOf(line, "building");
    points[row] = (points[row] ?? 0) + Math.max(0, numberOf(line, "points"));
    winter.points.set(seat, points);
  }
}
