/** Names and lines for the cards of things, from the words of the game and of the pages. */

import type { Katana } from "../../net/types.ts";
import { thing } from "../../words/speak.ts";
import { t } from "../../words/words.svelte.ts";
import { CARDS, RESOURCES, swordId } from "./things.ts";

export const cardName = (game: string, card: number): string => thing(game, "card", CARDS[card] ?? null, card);

/** What is printed at a card's head; the Resource in brackets stands at its foot. */
export const cardTitle = (card: number): string => cardName("katana", card).replace(/ \(.*\)$/, "");

export const resourceName = (kind: number): string => thing("katana", "resource", RESOURCES[kind] ?? null, kind);

/** The name of a Sword: its number, or whose katana it is. */
export const swordName = (sword: number): string => thing("katana", "sword", swordId(sword).slice("sword:".length), sword);

/** What a Sword asks for and gives. */
export function swordNotes(sword: Katana.SwordView): string[] {
  const asked = sword.slots.map((slot) => resourceName(slot.resource)).join(" – ");
  const worth = sword.points ? [t("katana-sword-worth", { points: sword.points, coins: sword.coins, strength: sword.strength })] : [];
  return [asked, ...worth, ...(sword.complete && sword.slots.length ? [t("katana-sword-complete")] : [])];
}
