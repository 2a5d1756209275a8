/** Where a Resource that is asked for is meant: Resources of one kind lie in several places. */

import type { Choice } from "../../board/prompt.ts";
import type { Katana } from "../../net/types.ts";

export type Place = "market" | "project" | "draft" | "stock";
const PLACES: Partial<Record<Katana.Verb, Place>> = {
  buy_resource: "market",
  raise_price: "market",
  add_to_project: "project",
  add: "draft",
  remove: "draft",
  arrange: "draft",
};

/** Whether one of the choices asks for an element in a place. */
export function asks(choices: readonly Choice[], id: string, place: Place): boolean {
  return choices.some(({ option }) => option.targets.includes(id) && (PLACES[option.verb as Katana.Verb] ?? "stock") === place);
}
