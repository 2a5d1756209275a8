/** The ids behind the numbers of the view, in the order of the game's labels. */

export const RESOURCES = ["lacquer", "wood", "steel", "leather"] as const;
export type Resource = (typeof RESOURCES)[number];

export const SASHIMONOS = ["red", "blue", "white", "green"] as const;
export const BANNERS = [...SASHIMONOS, "start_0", "start_1", "start_2", "start_3"] as const;
export const FIGURES = ["worker", "monk"] as const;
export const LINES = ["row_1", "row_2", "row_3", "row_4", "column_1", "column_2", "column_3", "column_4", "column_5"] as const;
export const TILES = 50; // Swords from here on are the katanas of the seats

const DAIMYO = ["a", "b", "c", "d"].flatMap((letter) => ["wood", "steel", "leather", "lacquer"].map((kind) => `daimyo_${letter}_${kind}`));
export const CARDS = [...DAIMYO, ...[1, 2, 3, 4, 5, 6, 7].map((number) => `market_${number}`)];

export const SPACES = [
  ...SASHIMONOS.flatMap((house) => [1, 2, 3].map((i) => `${house}_${i}`)),
  ...["market", "academy", "palace"].flatMap((area) => [1, 2, 3, 4, 5].map((i) => `${area}_${i}`)),
  "komainu_1",
];
export const ROOMS = [
  "advance_decorator",
  "move_sword",
  "two_coins",
  "wood_and_coin",
  "steel",
  "leather_for_1",
  "lacquer_for_2",
  "passive_discount",
  "passive_market_move",
] as const;
export const HONORS = [
  "wealth",
  "presence",
  "might",
  "battle_blades",
  "court_blades",
  "diligence",
  "banners",
  "loyalty",
  "balance",
  "gloss",
  "grain",
  "edge",
  "grip",
  "ornament",
  "masterpieces",
  "masters",
  "study",
  "workshop",
  "contacts",
  "courtiers",
  "devotion",
  "school",
] as const;
export const FAVORS = ["i", "ii", "iii", "iv", "v"] as const;
export const SHAMES = ["honorable", "shame", "dishonor"] as const;
export const CHARACTERS = ["kaji", "kanri", "kogeika", "shinobi", "ronin", "samurai", "shonin", "unsuiso", "geisha"] as const;
export const KOGEIKA = ["advance", "decorate", "academy_coin"] as const;
export const PROMOS = ["cards", "coins", "points", "sashimono"] as const;

export const swordId = (sword: number): string => `sword:${sword < TILES ? sword + 1 : `katana_${sword - TILES + 1}`}`;
export const spaceId = (space: number): string => `space:${SPACES[space] ?? space}`;
export const cellId = (cell: number): string => `cell:${Math.floor(cell / 5) + 1}_${(cell % 5) + 1}`;
