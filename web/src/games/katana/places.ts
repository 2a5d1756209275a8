/** Where a Resource that is asked for or spoken of is meant: Resources of one kind lie in several places. */

import { eventOf } from "../../board/log.ts";
import type { Choice } from "../../board/prompt.ts";
import type { Katana, LogLine } from "../../net/types.ts";

export type Place = "market" | "project" | "draft" | "stock";
const ASKED: Partial<Record<Katana.Verb, Place>> = {
  buy_resource: "market",
  raise_price: "market",
  add_to_project: "project",
  add: "draft",
  remove: "draft",
  arrange: "draft",
};
const TOLD: Partial<Record<Katana.Event, Place>> = { buys_resource: "market", price_rises: "market", plans: "project" };

/** A table, as far as it matters here: what may be chosen, and what is being told. */
interface Speaker {
  open: readonly Choice[];
  story: { place: { lines: readonly LogLine[] } | null };
}

/** Where the choices ask for an element; nowhere, if they do not. */
function asked(choices: readonly Choice[], id: string): Place[] {
  return choices.filter(({ option }) => option.targets.includes(id)).map(({ option }) => ASKED[option.verb as Katana.Verb] ?? "stock");
}

/** Whether an element is meant in a place: by a choice, or else by what is being told. */
export function means(table: Speaker, id: string, place: Place): boolean {
  const places = asked(table.open, id);
  if (places.length) return places.includes(place);
  return !!table.story.place?.lines.some((line) => (TOLD[eventOf<Katana.Event>(line)] ?? "stock") === place);
}
