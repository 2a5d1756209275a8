/** Where Swords would go that somebody looks at: from a House to where they enter, on the Forge to where a move leads. */

import type { Choice } from "../../board/prompt.ts";
import type { Katana } from "../../net/types.ts";
import { cellId, swordId } from "./things.ts";

/** The cells, as ids; `ids`: what is looked at, picked or marked by a button. */
export function goals(
  { houses, starting_swords }: Pick<Katana.View, "houses" | "starting_swords">,
  choices: readonly Choice[],
  ids: ReadonlySet<string>,
): Set<string> {
  const shown = [...houses.flatMap(({ spaces }) => spaces.flatMap(({ sword }) => sword ?? [])), ...starting_swords];
  const entered = shown.filter(({ sword }) => ids.has(swordId(sword))).map(({ target }) => cellId(target));
  const meant = choices.filter(({ option }) => option.targets.some((id) => id.startsWith("sword:") && ids.has(id)));
  const led = meant.flatMap(({ brings }) => brings).flatMap(({ args }) => args);
  return new Set([...entered, ...led.flatMap(({ kind, id }) => (kind === "cell" && id !== null ? `cell:${id}` : []))]);
}
