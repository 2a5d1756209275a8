/** Whole buildings as targets: a click on one goes to a place in it. */

import type { Katana } from "../../net/types.ts";
import { spaceId, swordId } from "./things.ts";

/** What a click on a building picks: the first space in it that may be chosen, one without a Character if there is one. */
export function entrance(glow: ReadonlySet<string>, spaces: readonly Katana.SpaceView[]): string[] | null {
  const open = spaces.filter(({ space }) => glow.has(spaceId(space)));
  const best = open.find(({ character }) => character < 0) ?? open[0];
  return best ? [spaceId(best.space)] : null;
}

/** What may be chosen now, and what could have been picked before instead of what was. */
interface Choosable {
  readonly glow: ReadonlySet<string>;
  readonly choosing: { readonly instead: ReadonlySet<string> };
}

/** How a building answers: a click goes to its entrance, and so does what is dropped on it. */
export function building({ glow, choosing }: Choosable, spaces: readonly Katana.SpaceView[]): { picks: string[] | null; stands?: string } {
  const picks = entrance(glow, spaces);
  const [door] = picks ?? entrance(choosing.instead, spaces) ?? [];
  return { picks, ...(door ? { stands: door } : {}) };
}

/** What a click on a House picks: its Sword, if just one may be chosen. */
export function onlySword(glow: ReadonlySet<string>, { spaces }: Katana.HouseView): string[] | null {
  const open = spaces
    .flatMap(({ place, sword }) => (sword ? [swordId(sword.sword), spaceId(place.space)] : []))
    .filter((id) => glow.has(id));
  return open.length === 1 ? open : null;
}
