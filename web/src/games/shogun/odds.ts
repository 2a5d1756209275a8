/** The odds of an attack, where the table tells them. */

import { t } from "../../words/words.svelte.ts";
import type { Odds, View } from "./view.ts";

/** The odds a view tells about a province; none where the table wants no help. */
export function oddsOf(view: View, province: number): Odds[] {
  return view.odds.filter((odds) => odds.province === province);
}

/** One line for each number of armies. */
export function oddsNotes(view: View, province: number): string[] {
  const owned = (view.provinces[province]?.owner ?? -1) >= 0;
  return oddsOf(view, province).map((odds) =>
    t(owned ? "shogun-board-odds" : "shogun-board-odds-neutral", {
      armies: odds.armies,
      conquered: odds.conquered,
      neutral: odds.neutral,
      held: odds.held,
    }),
  );
}
