/** What a planner should know about a province on a space, as the engine tells it. */

import { thing } from "../../words/speak.ts";
import { t } from "../../words/words.svelte.ts";
import { hindrance, riskOf } from "./planning.ts";
import { BID, isProvince, OBSTACLES, PAYMENTS } from "./things.ts";
import type { View } from "./view.ts";

export interface Warning {
  kind: "no" | "luck" | "revolt"; // it cannot happen as things are; it may or may not be paid; farmers will rise
  text: string;
}

/** How a planned action stands with the chests. */
export const paymentOf = (view: View, space: number): (typeof PAYMENTS)[number] => PAYMENTS[view.budget?.payments[space] ?? 0] ?? "paid";

/** The gravest warning about a card on a space; null: none. */
export function warningOf(view: View, game: string, card: number, space: number): Warning | null {
  if (space < 0 || space >= BID || !isProvince(card)) return null;
  const obstacle = hindrance(view, card, space);
  if (obstacle >= 0) return { kind: "no", text: thing(game, "obstacle", OBSTACLES[obstacle] ?? "") };
  const payment = paymentOf(view, space);
  if (payment === "unpaid") return { kind: "no", text: thing(game, "payment", payment) };
  const risk = riskOf(view, card, space);
  if (risk)
    return {
      kind: "revolt",
      text: t("shogun-board-risk", { farmers: risk.farmers, held: risk.held }),
    };
  return payment === "by_luck" ? { kind: "luck", text: thing(game, "payment", payment) } : null;
}
