/** Winter read from the log: the rice lost, who goes hungry, which provinces are drawn, and the points of the year. */

import type { LogLine } from "../../net/types.ts";
import { eventOf, place, value } from "./story.ts";

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
  points: Map<number, number[]>; // by seat, line by line as in ROWS
  totals: Map<number, number>; // after this winter
}

export const ROWS = ["provinces", "buildings", "castles", "temples", "theatres"] as const;

const GONE = "event_strikes"; // the next season is on its way

/** The last winter told by some lines; null: none, or it is over and gone. */
export function winterOf(lines: readonly LogLine[]): Winter | null {
  let winter = null as Winter | null;
  for (const line of lines) {
    const event = eventOf(line);
    if (event === "winter")
      winter = { event: place(line, "event_card"), loss: value(line, "rice"), feeds: [], points: new Map(), totals: new Map() };
    else if (event === GONE) winter = null;
    else if (winter) tell(winter, event, line);
  }
  return winter;
}

function tell(winter: Winter, event: string, line: LogLine): void {
  const seat = value(line, "seat");
  if (event === "feeds") {
    const [rice, provinces, short, revolts, farmers] = ["rice", "provinces", "short", "revolts", "farmers"].map((name) =>
      Math.max(0, value(line, name)),
    ) as [number, number, number, number, number];
    winter.feeds.push({ seat, rice, provinces, short, revolts, farmers, drawn: [] });
  } else if (event === "drawn_for_revolt") {
    winter.feeds.find((feed) => feed.seat === seat)?.drawn.push(place(line, "province") ?? "");
  } else if (event === "scores") {
    winter.points.set(
      seat,
      ROWS.map((row) => Math.max(0, value(line, row))),
    );
    winter.totals.set(seat, value(line, "total"));
  }
}
