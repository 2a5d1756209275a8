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
  "wealth", "presence", "might", "battle_blades", "court_blades", "diligence", "banners", "loyalty", "balance", "gloss", "grain", "edge",
  "grip", "ornament", "masterpieces", "masters", "study", "workshop", "contacts", "courtiers", "devotion", "school",
] as const;
export const FAVORS = ["i", "ii", "iii", "iv", "v"] as const;
export const SHAMES = ["honorable", "shame", "dishonor"] as const;
export const CHARACTERS = ["kaji", "kanri", "kogeika", "shinobi", "ronin", "samurai", "shonin", "unsuiso", "geisha"] as const;
export const KOGEIKA = ["advance", "decorate", "academy_coin"] as const;
export const PROMOS = ["cards", "coins", "points", "sashimono"] as const;

export const swordId = (sword: number): string => `sword:${sword < TILES ? sword + 1 : `katana_${sword - TILES + 1}`}`;
export const spaceId = (space: number): string => `space:${SPACES[space] ?? space}`;
export const cellId = (cell: number): string => `cell:${Math.floor(cell / 5) + 1}_${(cell % 5) + 1}`;

/** What a card shows: the area whose action it goes with, its effect and its benefit as marks, its price. */
export interface CardFace {
  area: "market" | "palace" | "academy" | "forge" | "delivery" | "temple" | "any";
  effect: string;
  benefit: string;
  amount: number;
  price: number;
}

const PRICES: Record<string, number> = { wood: 1, steel: 2, leather: 3, lacquer: 4 };
const LETTERS: Record<string, Pick<CardFace, "area" | "effect">> = {
  a: { area: "market", effect: "discount" },
  b: { area: "palace", effect: "rearrange" },
  c: { area: "academy", effect: "decorate" },
  d: { area: "forge", effect: "move" },
};
const MARKET: CardFace[] = [
  { area: "any", effect: "coins", benefit: "coin", amount: 1, price: 1 },
  { area: "academy", effect: "advance", benefit: "advance", amount: 1, price: 2 },
  { area: "delivery", effect: "points_again", benefit: "coin", amount: 2, price: 3 },
  { area: "any", effect: "stack", benefit: "point", amount: 1, price: 2 },
  { area: "delivery", effect: "line_twice", benefit: "coin", amount: 2, price: 3 },
  { area: "any", effect: "decorate", benefit: "point", amount: 2, price: 4 },
  { area: "temple", effect: "cheap_monk", benefit: "coin", amount: 3, price: 4 },
];

/** What is drawn on a card. */
export function faceOfCard(card: number): CardFace {
  const id = CARDS[card] ?? "";
  const [, letter = "", kind = ""] = id.split("_");
  const market = MARKET[Number(letter) - 1];
  if (market) return market;
  return { ...(LETTERS[letter] ?? { area: "any", effect: "coins" }), benefit: kind, amount: 1, price: PRICES[kind] ?? 0 };
}
