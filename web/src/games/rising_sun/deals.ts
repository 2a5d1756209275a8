/** Deals as one package: what a bot has said about one, and how the builder gets from what lies there to another. */

import type { ChatLine } from "../../net/types.ts";
import type { Errand } from "./errands.svelte.ts";
import { PARTS, phaseOf, type View } from "./things.ts";

/** Numbers by part: Coins and Ronin given, Coins and Ronin asked for, and 1 with an Alliance. */
export type Parts = readonly number[];

const EXCUSE = "rising-sun-reason-excuse_";
const ABOUT_ALLIANCES: ReadonlySet<string> = new Set(["alone", "other", "broke_faith"]);

/** What one has proposed or offered to a seat. */
function onTable(view: View, mine: number | null, seat: number): Parts {
  const offer = view.offers.find((one) => one.seat === mine && one.to === seat);
  const proposed = view.proposals.some((one) => one.seat === mine && one.to === seat);
  if (!offer) return [0, 0, 0, 0, Number(proposed)];
  return [offer.coins, offer.ronin, offer.asked_coins, offer.asked_ronin, Number(offer.alliance)];
}

/** The seats there is something with now, in the order in which it came: what is there keeps its place. */
export function arrivals(before: readonly number[], now: readonly number[]): number[] {
  return [...before.filter((seat) => now.includes(seat)), ...now.filter((seat) => !before.includes(seat))];
}

/** The choices that make one package of another. */
export function changes(from: Parts, to: Parts): Errand[] {
  return to.flatMap((number, n) => {
    const missing = number - (from[n] ?? 0);
    return Array.from({ length: Math.abs(missing) }, (): Errand => ({ verb: missing > 0 ? "add_to_deal" : "take_from_deal", n }));
  });
}

/** The deal that is being put together. */
export function drafted({ draft }: View): Parts {
  return draft ? [draft.coins, draft.ronin, draft.asked_coins, draft.asked_ronin, Number(draft.alliance)] : [];
}

/** What a bot has last said about what one wants from it, as far as it still holds: the reasons, and the package it would take. */
export function saidBy(
  chat: readonly ChatLine[],
  view: View,
  mine: number | null,
  seat: number,
): { lines: ChatLine[]; price: Parts | null } {
  const tea = phaseOf(view) === "tea_ceremony" && [mine ?? -1, seat].every((one) => (view.players[one]?.ally ?? -1) < 0);
  const lines: ChatLine[] = [];
  let price: Parts | null = null;
  for (const line of chat) {
    if (line.seat !== seat || line.removed || !line.words?.key.startsWith(EXCUSE)) continue;
    const kind = line.words.key.slice(EXCUSE.length);
    const args = new Map(line.words.args.map((arg) => [arg.name, arg.n]));
    if (args.get("to") !== mine || args.get("now") !== view.season) continue;
    if (!tea && (ABOUT_ALLIANCES.has(kind) || args.get("alliance"))) continue;
    if (kind !== "coins" || price) lines.length = 0; // a reason, and perhaps a price after it
    price = kind === "coins" ? net(PARTS.map((part) => args.get(part) ?? 0)) : null;
    lines.push(line);
  }
  return { lines, price: price?.some(Boolean) && !same(price, onTable(view, mine, seat)) ? price : null };
}

/** The same with Coins on one side only. */
function net([coins = 0, ronin = 0, askedCoins = 0, ...rest]: Parts): Parts {
  const both = Math.min(coins, askedCoins);
  return [coins - both, ronin, askedCoins - both, ...rest];
}

const same = (one: Parts, other: Parts): boolean => one.every((number, i) => number === other[i]);
