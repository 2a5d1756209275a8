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

export type Mark = "castle" | "temple" | "theatre" | "rice" | "chest" | "cube" | "swords" | "shield" | "province" | "revolt" | "farmer" | "calm" | "arrow";

/** How a card shows what it does: a sign before the mark, the mark, a sign after it. */
export interface Sign {
  before: string;
  mark: Mark;
  after: string;
}

export const ACTION_SIGNS: readonly Sign[] = [
  { before: "", mark: "castle", after: "" },
  { before: "", mark: "temple", after: "" },
  { before: "", mark: "theatre", after: "" },
  { before: "", mark: "rice", after: "" },
  { before: "", mark: "chest", after: "" },
  { before: "5", mark: "cube", after: "" },
  { before: "3", mark: "cube", after: "" },
  { before: "1", mark: "cube", after: "→" },
  { before: "", mark: "swords", after: "A" },
  { before: "", mark: "swords", after: "B" },
];
/** What the action costs, as printed on the individual board. */
export const COSTS: readonly number[] = [3, 2, 1, 0, 0, 3, 2, 1, 0, 0];

export const SPECIAL_SIGNS: readonly Sign[] = [
  { before: "+1", mark: "chest", after: "" },
  { before: "+1", mark: "rice", after: "" },
  { before: "6", mark: "cube", after: "" },
  { before: "+1", mark: "swords", after: "" },
  { before: "+1", mark: "shield", after: "" },
];

/** What is printed on an event card: its sign, and the rice it takes in winter. */
export const EVENT_SIGNS: readonly (Sign & { loss: number })[] = [
  { before: "", mark: "theatre", after: "calm", loss: 5 },
  { before: "", mark: "theatre", after: "calm", loss: 7 },
  { before: "2", mark: "farmer", after: "", loss: 3 },
  { before: "+1", mark: "castle", after: "", loss: 2 },
  { before: "+1", mark: "castle", after: "", loss: 6 },
  { before: "", mark: "temple", after: "peace", loss: 3 },
  { before: "", mark: "temple", after: "peace", loss: 4 },
  { before: "≤5", mark: "chest", after: "", loss: 0 },
  { before: "≥6", mark: "chest", after: "", loss: 2 },
  { before: "≥4", mark: "rice", after: "", loss: 3 },
  { before: "≤3", mark: "rice", after: "", loss: 4 },
  { before: "5→3", mark: "cube", after: "3→2", loss: 4 },
];

/** The table of winter as it is printed: from so many provinces without rice on, revolts and farmers in each. */
export const SUPPLY_ROWS: readonly { short: string; revolts: number; farmers: number }[] = [
  { short: "1", revolts: 1, farmers: 1 },
  { short: "2", revolts: 1, farmers: 2 },
  { short: "3–4", revolts: 2, farmers: 2 },
  { short: "5–6", revolts: 2, farmers: 3 },
  { short: "7+", revolts: 3, farmers: 3 },
];

export const isProvince = (card: number): boolean => card >= 0 && card < FIRST_TREASURE;
export const cardId = (card: number): string => `card:${CARDS[card] ?? card}`;
export const provinceId = (province: number): string => `province:${PROVINCES[province] ?? province}`;
