/** The things of Shōgun no Katana by number, and the ids by which the board knows them. */

import { LABELS } from "./labels.ts";

export const {
  resource: RESOURCES,
  sashimono: SASHIMONOS,
  banner: BANNERS,
  figure: FIGURES,
  line: LINES,
  card: CARDS,
  space: SPACES,
  cell: CELLS,
  sword: SWORDS,
  area: AREAS,
  room: ROOMS,
  honor: HONORS,
  favor: FAVORS,
  shame: SHAMES,
  character: CHARACTERS,
  kogeika: KOGEIKA,
  promo: PROMOS,
} = LABELS;
export type Resource = (typeof RESOURCES)[number];

export const isKatana = (sword: number): boolean => sword >= SWORDS.indexOf("katana_1"); // behind the tiles: the katanas of the seats
export const swordId = (sword: number): string => `sword:${SWORDS[sword] ?? sword}`;
export const spaceId = (space: number): string => `space:${SPACES[space] ?? space}`;
export const cellId = (cell: number): string => `cell:${CELLS[cell] ?? cell}`;
