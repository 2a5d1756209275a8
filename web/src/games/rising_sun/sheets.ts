/** Which sheets there are now, and which one the question asks for. */

import type { Choice } from "../../board/prompt.ts";
import type { RisingSun } from "../../net/types.ts";
import { MANDATES, phaseOf, type View } from "./things.ts";

export type SheetName = "clans" | "winter" | "battle" | "tiles" | "talk" | "market";

const has = (all: readonly Choice[], ...verbs: RisingSun.Verb[]): boolean =>
  all.some(({ option }) => (verbs as string[]).includes(option.verb));

/** The Mandates that are chosen from: all of them where one may be named, else the tiles looked at. */
export function tilesOf(view: View, all: readonly Choice[]): number[] {
  return has(all, "name") ? MANDATES.map((_, i) => i) : view.hand;
}

interface Moment {
  battle: boolean; // there is one to be told
  over: boolean; // the game has ended
  tiles: boolean; // there are some to choose from, which the map is too small for
}

/** The sheets that can be looked at. */
export function sheetsOf(view: View, { battle, over, tiles }: Moment): SheetName[] {
  if (view.players.some((player) => player.clan < 0)) return ["clans"];
  const phase = phaseOf(view);
  if (phase === "winter") return ["winter"];
  const found: SheetName[] = [];
  if (battle || view.battle) found.push("battle");
  if (tiles) found.push("tiles");
  if ((phase === "tea_ceremony" || phase === "political") && !over) found.push("talk");
  if (view.display.length) found.push("market");
  return found;
}

/** The sheet that is asked for now: it opens by itself. */
export function asksFor(view: View, there: readonly SheetName[], all: readonly Choice[], mine: number | null): SheetName | null {
  if (there[0] === "clans" || there[0] === "winter" || there[0] === "battle") return there[0];
  if (has(all, "buy", "buy_at_full_price")) return "market";
  if (there.includes("tiles") && has(all, "select", "hide", "name")) return "tiles";
  if (!there.includes("talk")) return null;
  const asked = all.some(({ option }) => !option.free); // about the map: it stays in sight
  const waits = !!view.draft || [...view.offers, ...view.proposals].some((one) => one.to === mine);
  return phaseOf(view) === "tea_ceremony" || (waits && !asked) ? "talk" : null;
}
