/** What is printed on the components of the table, in numbers and in words. */

import type { RisingSun } from "../../net/types.ts";
import { t } from "../../words/words.svelte.ts";

export type Components = RisingSun.Components;
export type Card = Components["cards"][number];
export type CardType = Card["type"];
type Values = Record<string, string | number>;

/** The entry with an id in one of the lists. */
export function entry<Entry extends { id: string }>(list: readonly Entry[], id: string): Entry | undefined {
  return list.find((other) => other.id === id);
}

export const typeOf = (set: Components, card: string): CardType => entry(set.cards, card)?.type ?? "enhancement";

/** What a token is worth. */
export function tokenVp(set: Components, season: string, province: string): number {
  return set.war_tokens.find((token) => token.season === season && token.province === province)?.vp ?? 0;
}

const amount = (kind: "coins" | "vp" | "ronin", n: number): string => t(`rising-sun-board-amount-${kind}`, { n });

/** What a Province gives in a Harvest: marks with numbers. */
export function harvestOf(set: Components, province: string): [mark: string, number: number][] {
  const reward = entry(set.provinces, province)?.harvest;
  if (!reward) return [];
  const all: [string, number][] = [
    ["vp", reward.vp],
    ["coin", reward.coins],
    ["ronin", reward.ronin],
  ];
  return all.filter(([, number]) => number);
}

/** The numbers of a thing, by the names its words know them by. */
function values(set: Components, kind: string, id: string): Values {
  const { counts } = set;
  if (kind === "card" || kind === "piece") {
    const [card, monster] = [entry(set.cards, id), entry(set.monsters, id)];
    return {
      cost: card?.cost ? amount("coins", card.cost) : t("rising-sun-board-amount-free"),
      coins: amount("coins", card?.coins ?? 0),
      ronin: amount("ronin", card?.ronin ?? 0),
      vp: amount("vp", card?.vp ?? 0),
      each: amount("vp", card?.vp_each ?? 0),
      number: card?.coins ?? 0,
      points: card?.vp ?? 0,
      daimyo: card?.daimyo_force ?? 0,
      bushi: card?.bushi_force ?? 0,
      extra: card?.extra ?? 0,
      force: monster?.force ?? 0,
      low: monster?.force_if_lowest_honor ?? 0,
    };
  }
  if (kind === "shrine") {
    const shrine = entry(set.shrines, id);
    return {
      moves: shrine?.moves ?? 0,
      ronin: amount("ronin", shrine?.ronin ?? 0),
      coins: amount("coins", shrine?.coins ?? 0),
      vp: amount("vp", shrine?.vp_per_stronghold ?? 0),
    };
  }
  if (kind === "advantage")
    return { vp: amount("vp", { seppuku: counts.seppuku_vp, take_hostage: counts.hostage_vp, imperial_poets: counts.poets_vp }[id] ?? 0) };
  if (kind === "mandate")
    return {
      coins: amount("coins", { marshal: counts.stronghold_cost, train: counts.train_discount, harvest: counts.harvest_coins }[id] ?? 0),
      figures: counts.betray_replacements,
    };
  return {};
}

/** What a thing does, in a sentence or two. */
export function helpOf(set: Components, kind: string, id: string): string {
  if (kind !== "province") return t(`rising-sun-${kind}-${id}-help`, values(set, kind, id));
  const { vp, coins, ronin } = entry(set.provinces, id)?.harvest ?? { vp: 0, coins: 0, ronin: 0 };
  const list = [vp && amount("vp", vp), coins && amount("coins", coins), ronin && amount("ronin", ronin)].filter(Boolean);
  return t("rising-sun-board-harvest", { list: list.join(", ") });
}

/** The same in a few words, as they stand on the board. */
export function shortOf(set: Components, kind: "card" | "shrine" | "advantage", id: string): string {
  return t(`rising-sun-board-${kind}-${id}`, values(set, kind, id));
}
