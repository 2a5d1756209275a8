/** What this board reads of a view. */

import type { Shogun } from "../../net/types.ts";

/** How an attack with so many armies may end, in thousandths. */
export interface Odds {
  province: number;
  armies: number;
  conquered: number;
  neutral: number;
  held: number;
}

/** The view; `odds`: of the attacks that may be chosen now, where the table tells them. */
export type View = Shogun.View & { odds?: Odds[] };
