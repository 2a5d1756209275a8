/** What is printed on the components of the table: faces of cards, lines, Rooms, as marks and as words. */

import type { Katana } from "../../net/types.ts";
import { t } from "../../words/words.svelte.ts";
import { CARDS, FAVORS, HONORS, LINES, ROOMS } from "./things.ts";

export type Components = Katana.Components;
type Printed = Components["daimyo_cards"][number] | Components["market_cards"][number];
type Benefit = Printed["permanent"];

/** A sign with a number: what a line or a card pays. */
export interface Mark {
  name: string;
  amount: number;
}

/** What a card shows: the area whose action it goes with, its effect, what it pays under a line, and what that costs. */
export interface CardFace {
  area: string;
  effect: Printed["immediate"];
  benefit: Mark;
  price: number;
}

/** A card by its number in the views. */
export function cardOf(set: Components, card: number): Printed | undefined {
  const id = CARDS[card] ?? "";
  return set.daimyo_cards.find((other) => other.id === id) ?? set.market_cards.find(({ number }) => `market_${number}` === id);
}

/** What a benefit pays most of, as one sign. */
export function markOf(benefit: Benefit): Mark {
  if (benefit.resource) return { name: benefit.resource, amount: benefit.amount };
  if (benefit.decorator_steps) return { name: "advance", amount: benefit.decorator_steps };
  return benefit.points ? { name: "point", amount: benefit.points } : { name: "coin", amount: benefit.coins };
}

export function faceOfCard(set: Components, card: number): CardFace {
  const found = cardOf(set, card);
  if (!found) return { area: "none", effect: { kind: "gain_coins", amount: 0 }, benefit: { name: "coin", amount: 0 }, price: 0 };
  return { area: found.area_icon, effect: found.immediate, benefit: markOf(found.permanent), price: found.cost };
}

type Line = Components["forge_benefits"][number];
const lineOf = (set: Components, line: number): Line | undefined =>
  set.forge_benefits.find(({ line: kind, index }) => `${kind}_${index}` === LINES[line]);

/** The benefit printed at the end of a line. */
export function benefitOfLine(set: Components, line: number): Mark {
  const found = lineOf(set, line);
  return found ? markOf(found.benefit) : { name: "coin", amount: 0 };
}

/** What a benefit pays, in words. */
function paid(benefit: Benefit): string {
  const parts = [
    benefit.resource ? t("katana-pays-resource", { amount: benefit.amount, resource: t(`katana-resource-${benefit.resource}`) }) : "",
    benefit.coins ? t("katana-pays-coins", { amount: benefit.coins }) : "",
    benefit.points ? t("katana-pays-points", { amount: benefit.points }) : "",
    benefit.decorator_steps ? t("katana-pays-steps", { amount: benefit.decorator_steps }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** What a card does, in words. */
export function cardHelp(set: Components, card: number): string {
  const found = cardOf(set, card);
  if (!found) return "";
  return `${t(`katana-effect-${found.immediate.kind}`, { amount: found.immediate.amount })} ${t("katana-permanent", { benefit: paid(found.permanent), price: found.cost })}`;
}

/** What a card under a line pays, in words. */
export function cardPays(set: Components, card: number): string {
  const found = cardOf(set, card);
  return found ? paid(found.permanent) : "";
}

/** What a line pays, in words. */
export function lineHelp(set: Components, line: number): string {
  const found = lineOf(set, line);
  return found ? t("katana-line-pays", { benefit: paid(found.benefit) }) : "";
}

/** What an Honor card scores, in words. */
export function honorHelp(set: Components, honor: number): string {
  const found = set.honor_cards.find(({ id }) => id === HONORS[honor]);
  if (!found) return "";
  const { base, rate, per, cap, metric } = found;
  return t("katana-honor-scores", { base, rate, per, cap, metric: t(`katana-metric-${metric}`) });
}

/** What a Favor card brings, in words. */
export function favorHelp(set: Components, favor: number): string {
  const found = set.favor_cards.find(({ id }) => id.toLowerCase() === FAVORS[favor]);
  return found ? t(`katana-criterion-${found.criterion}`, { points: found.points }) : "";
}

export type RoomEffect = Components["rooms"][number]["effect"];

/** What a Room gives. */
export function roomOf(set: Components, room: number): RoomEffect {
  return set.rooms.find(({ id }) => id === ROOMS[room])?.effect ?? { kind: "gain", amount: 0, coins: 0, pay: 0, resource: null };
}

export function roomHelp(set: Components, room: number): string {
  const { kind, amount, coins, pay, resource } = roomOf(set, room);
  const gain = [
    resource ? t("katana-pays-resource", { amount, resource: t(`katana-resource-${resource}`) }) : "",
    coins ? t("katana-pays-coins", { amount: coins }) : "",
  ];
  return t(`katana-gives-${kind}`, { amount, pay, gain: gain.filter(Boolean).join(", ") });
}

/** The Coins of an area's action. */
export const coinsOf = (set: Components, area: string): number => set.areas.find(({ id }) => id === area)?.coins ?? 0;
