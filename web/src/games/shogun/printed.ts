/** What is printed on the components of the table: signs, prices, numbers in words. */

import type { Shogun } from "../../net/types.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { ACTIONS, EVENTS, FIRST_TREASURE, SPECIALS, type Mark, type Sign } from "./things.ts";

export type Components = Shogun.Components;
type Event = Components["events"][number];

export const printedOn = (table: TableModel): Components => table.printed as Components;

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

const armies = (set: Components, id: string): number => set.actions.find((action) => action.id === id)?.armies ?? 0;

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

/** The rice an event card takes in winter: for one of them the table has chosen between two numbers. */
export function riceLoss(table: TableModel, event: number): number {
  const card: Event | undefined = printedOn(table).events[event];
  if (!card) return 0;
  return card.rice_loss_card !== null && table.info?.options.weak_levy === card.rice_loss_card ? card.rice_loss_card : card.rice_loss;
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

/** What an action, special or event card does, in words. */
export function helpOf(table: TableModel, kind: "action" | "space" | "special" | "event_card", id: string): string {
  const set = printedOn(table);
  const key = `shogun-${kind}-${id}-help`;
  if (kind === "special")
    return t(key, { value: set.specials[SPECIALS.findIndex((other) => other === id)]?.value ?? 0, armies: armies(set, "deploy_5") });
  if (kind !== "event_card") return t(key, { armies: set.actions[ACTIONS.findIndex((other) => other === id)]?.armies ?? 0 });
  const number = EVENTS.findIndex((other) => other === id);
  const card = set.events[number];
  return t(key, {
    value: card?.value ?? 0,
    usual: set.battle.neutral_farmers,
    five: armies(set, "deploy_5"),
    three: armies(set, "deploy_3"),
    few: card?.deploy_5 ?? 0,
    fewer: card?.deploy_3 ?? 0,
    rice: riceLoss(table, number),
  });
}
