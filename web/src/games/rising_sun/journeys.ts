/** Which way the figure went that a log line speaks of. */

import { eventOf, numberOf } from "../../board/log.ts";
import type { LogLine, RisingSun } from "../../net/types.ts";
import { LAND, SHRINE_ROW } from "./layout.svelte.ts";
import { PLACES, type Point } from "./map.ts";
import { orderOf, PIECES, PROVINCES, type View } from "./things.ts";

export interface Journey {
  seat: number;
  piece: number;
  from: Point;
  to: Point;
  fades: boolean; // it is gone at the end of its way
}

function province(number: number): Point {
  const id = PROVINCES[number];
  return id ? [PLACES[id].x, PLACES[id].y + PLACES[id].height / 2 + 20] : [0, 0];
}

function shrine(number: number, view: View): Point {
  const slot = view.shrines.findIndex((other) => other.shrine === number);
  return [SHRINE_ROW.x + (slot + 0.5) * SHRINE_ROW.width, SHRINE_ROW.y + 176];
}

/** Where the Reserve of a seat is: beside the board, as high as it stands in the order of play. */
function reserve(seat: number, view: View): Point {
  const row = Math.max(0, orderOf(view).indexOf(seat));
  return [LAND.width, ((row + 0.5) * LAND.height) / 2 / Math.max(1, view.players.length)];
}

/** The way of a figure; undefined: the line tells of none. */
export function journeyOf(line: LogLine, view: View): Journey | undefined {
  const [seat, piece, at] = [numberOf(line, "seat"), numberOf(line, "piece"), numberOf(line, "province")];
  const way = (from: Point, to: Point, fades = false): Journey => ({ seat, piece, from, to, fades });
  switch (eventOf<RisingSun.Event>(line)) {
    case "moves":
      return way(province(numberOf(line, "from")), province(numberOf(line, "to")));
    case "summons":
    case "places":
      return way(reserve(seat, view), province(at));
    case "builds":
      return { seat, piece: PIECES.indexOf("stronghold"), from: reserve(seat, view), to: province(at), fades: false };
    case "worships":
      return way(province(at), shrine(numberOf(line, "shrine"), view));
    case "places_at_shrine":
      return way(reserve(seat, view), shrine(numberOf(line, "shrine"), view));
    case "killed":
      return way(province(at), [province(at)[0], province(at)[1] + 46], true);
    default:
      return undefined;
  }
}
