/** The ids behind the numbers of the view, in the order of the game's labels. */

import map from "./map.json";

export const PROVINCES: readonly string[] = map.provinces.map((province) => province.id);
export const FIRST_TREASURE = PROVINCES.length;
export const CARDS: readonly string[] = [...PROVINCES, ...[0, 1, 2, 3, 4].map((value) => `treasure_${value}`)];
export const ACTIONS = [
  "build_castle",
  "build_temple",
  "build_theatre",
  "collect_rice",
  "collect_taxes",
  "deploy_5",
  "deploy_3",
  "deploy_1_move",
  "battle_a",
  "battle_b",
] as const;
export const BID = ACTIONS.length;
export const SPACES = [...ACTIONS, "bid"] as const;
export const SPECIALS = ["tax_bonus", "rice_bonus", "six_armies", "attack_bonus", "defence_bonus"] as const;
export const EVENTS = [
  "theatre_calm_5",
  "theatre_calm_7",
  "neutral_resistance",
  "castle_guard_2",
  "castle_guard_6",
  "temple_peace_3",
  "temple_peace_4",
  "tax_max_5",
  "tax_min_6",
  "rice_min_4",
  "rice_max_3",
  "weak_levy",
] as const;
export const REGIONS = ["green", "red", "purple", "yellow", "brown"] as const;
export const DAIMYOS = ["uesugi", "mori", "tokugawa", "takeda", "hashiba"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const OBSTACLES = ["chests", "site", "same_building", "tile", "supply", "armies", "target"] as const;
export const BUILDINGS = ["castle", "temple", "theatre"] as const;

export const FACE_DOWN = -2;
export const FARMERS = 5; // the colour behind those of the seats

export type Mark =
  "castle" | "temple" | "theatre" | "rice" | "chest" | "cube" | "swords" | "shield" | "province" | "revolt" | "farmer" | "calm" | "arrow";

/** How a card shows what it does: a sign before the mark, the mark, a sign after it. */
export interface Sign {
  before: string;
  mark: Mark;
  after: string;
}

export const isProvince = (card: number): boolean => card >= 0 && card < FIRST_TREASURE;
export const cardId = (card: number): string => `card:${CARDS[card] ?? card}`;
export const provinceId = (province: number): string => `province:${PROVINCES[province] ?? province}`;
