/** The things of Shogun by number, and the ids by which the board knows them. */

import { LABELS } from "./labels.ts";

export const {
  province: PROVINCES,
  card: CARDS,
  action: ACTIONS,
  space: SPACES,
  special: SPECIALS,
  event_card: EVENTS,
  region: REGIONS,
  daimyo: DAIMYOS,
  season: SEASONS,
  obstacle: OBSTACLES,
  payment: PAYMENTS,
  building: BUILDINGS,
  cube: CUBES,
} = LABELS;
export const FIRST_TREASURE = CARDS.indexOf("treasure_0");
export const BID = SPACES.indexOf("bid");
export const FARMERS = CUBES.indexOf("farmers");

export const FACE_DOWN = -2; // in views: a card that this seat may not see

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
