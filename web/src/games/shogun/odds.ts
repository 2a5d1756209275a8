/** The odds of an attack, where the table tells them. */

import type { Shogun } from "../../net/types.ts";
import { t } from "../../words/words.svelte.ts";

/** How an attack with so many armies may end, in thousandths. */
export interface Odds {
  province: number;
  armies: number;
  conquered: number;
  neutral: number;
  held: number;
}

/** The odds a view tells about a province; none where the table wants no help. */
export function oddsOf(view: Shogun.View, province: number): Odds[] {
  const told = (view as Shogun.View & { odds?: Odds[] }).odds ?? [];
  return told.filter((odds) => odds.province === province);
}

const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** One line for each number of armies. */
export function oddsNotes(view: Shogun.View, province: number): string[] {
  return oddsOf(view, province).map((odds) =>
    t("shogun-board-odds", {
      armies: odds.armies,
      conquered: percent(odds.conquered),
      neutral: percent(odds.neutral),
      held: percent(odds.held),
    }),
  );
}
