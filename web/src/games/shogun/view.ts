/** What this board reads. */

import type { Shogun } from "../../net/types.ts";

export type View = Shogun.View;
export type Odds = Shogun.OddsView; // how an attack with so many armies may end, in thousandths
