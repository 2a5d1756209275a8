/** Which sheets there are now, and which one the question asks for. */

import type { Choice } from "../../board/prompt.ts";
import type { RisingSun } from "../../net/types.ts";
import { phaseOf, type View } from "./things.ts";

export type SheetName = "clans" | "winter" | "battle" | "talk" | "market";

/** The sheets that can be looked at; `battle`: there is one to be told, `over`: the game has ended. */
export function sheetsOf(view: View, { battle, over }: { battle: boolean; over: boolean }): SheetName[] {
  if (view.players.some((player) => player.clan < 0)) return ["clans"];
  const phase = phaseOf(view);
  if (phase === "winter") return ["winter"];
  const found: SheetName[] = [];
  if (battle || view.battle) found.push("battle");
  if ((phase === "tea_ceremony" || phase === "political") && !over) found.push("talk");
  if (view.display.length) found.push("market");
  return found;
}

const has = (all: readonly Choice[], ...verbs: RisingSun.Verb[]): boolean =>
  all.some(({ option }) => (verbs as string[]).includes(option.verb));

/** The sheet that is asked for now: it opens by itself. */
export function asksFor(view: View, there: readonly SheetName[], all: readonly Choice[], mine: number | null): SheetName | null {
  if (there[0] === "clans" || there[0] === "winter" || there[0] === "battle") return there[0];
  if (has(all, "buy", "buy_at_full_price")) return "market";
  if (!there.includes("talk")) return null;
  const asked = all.some(({ option }) => !option.free); // about the map: it stays in sight
  const waits = !!view.draft || [...view.offers, ...view.proposals].some((one) => one.to === mine);
  return phaseOf(view) === "tea_ceremony" || (waits && !asked) ? "talk" : null;
}
