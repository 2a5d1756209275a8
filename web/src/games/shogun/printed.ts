/** What is printed on the components of the table: signs, prices, numbers in words. */

import type { Shogun } from "../../net/types.ts";
import { t } from "../../words/words.svelte.ts";
import { FIRST_TREASURE, type Mark, type Sign } from "./things.ts";

export type Components = Shogun.Components;

const plain = (mark: Mark, before = "", after = ""): Sign => ({ before, mark, after });

/** The sign of an action. */
export function actionSign(set: Components, action: number): Sign | undefined {
  const card = set.actions[action];
  if (!card) return undefined;
  if (card.building) return plain(card.building);
  if (card.resource) return plain(card.resource === "rice" ? "rice" : "chest");
  if (card.kind === "battle") return plain("swords", "", card.id.slice(-1).toUpperCase());
  return plain("cube", String(card.armies), card.kind === "deploy_move" ? "→" : "");
}

/** What an action costs. */
export const costOf = (set: Components, action: number): number => set.actions[action]?.cost ?? 0;

const SPECIAL_MARKS: Record<string, Mark> = {
  collect_taxes_plus: "chest",
  collect_rice_plus: "rice",
  deploy_5_becomes: "cube",
  attacker_extra_armies: "swords",
  defender_extra_armies: "shield",
};

/** The sign of a special card. */
export function specialSign(set: Components, special: number): Sign | undefined {
  const card = set.specials[special];
  return card && plain(SPECIAL_MARKS[card.effect] ?? "cube", `${card.effect === "deploy_5_becomes" ? "" : "+"}${card.value}`);
}

const armies = (set: Components, id: string): number => printed(set.actions, id)?.armies ?? 0;

export const EVENT = { width: 124, height: 138 }; // of an event card

/** The sign of an event card. */
export function eventSign(set: Components, event: number): Sign | undefined {
  const card = set.events[event];
  if (!card) return undefined;
  switch (card.effect) {
    case "theatre_removes_revolt_marker":
      return plain("theatre", "", "calm");
    case "temple_no_attack":
      return plain("temple", "", "peace");
    case "neutral_farmers":
      return plain("farmer", String(card.value));
    case "castle_defender_extra_armies":
      return plain("castle", `+${card.value}`);
    case "deploy_reduced":
      return plain("cube", `${armies(set, "deploy_5")}→${card.deploy_5}`, `${armies(set, "deploy_3")}→${card.deploy_3}`);
    default:
      return plain(card.effect.startsWith("tax") ? "chest" : "rice", `${card.effect.endsWith("max") ? "≤" : "≥"}${card.value}`);
  }
}

/** The chests a treasure card bids. */
export const bidOf = (set: Components, card: number): number => set.treasure_cards.values[card - FIRST_TREASURE] ?? 0;

/** The table of winter: from so many provinces without rice on, revolts and farmers in each. */
export function supplyRows(set: Components): { short: string; revolts: number; farmers: number }[] {
  return set.supply_rows.map(({ short, revolts, farmers }, i, all) => {
    const last = all[i + 1] ? (all[i + 1]?.short ?? 0) - 1 : Infinity;
    return { short: last === short ? `${short}` : last === Infinity ? `${short}+` : `${short}–${last}`, revolts, farmers };
  });
}

const printed = <Entry extends { id: string }>(list: readonly Entry[], id: string): Entry | undefined =>
  list.find((card) => card.id === id);

/** What an action or a space of one's board does, in words. */
export function actionHelp(set: Components, kind: "action" | "space", id: string): string {
  return t(`shogun-${kind}-${id}-help`, { armies: armies(set, id) });
}

/** What a special card does, in words. */
export function specialHelp(set: Components, id: string): string {
  return t(`shogun-special-${id}-help`, { value: printed(set.specials, id)?.value ?? 0, armies: armies(set, "deploy_5") });
}

/** What an event card does, in words; `rice`: what it takes in winter. */
export function eventHelp(set: Components, id: string, rice: number): string {
  const card = printed(set.events, id);
  return t(`shogun-event_card-${id}-help`, {
    value: card?.value ?? 0,
    usual: set.battle.neutral_farmers,
    five: armies(set, "deploy_5"),
    three: armies(set, "deploy_3"),
    few: card?.deploy_5 ?? 0,
    fewer: card?.deploy_3 ?? 0,
    rice,
  });
}
