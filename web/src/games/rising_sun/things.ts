/** The things of Rising Sun by number, in the order in which views count them. */

import type { RisingSun } from "../../net/types.ts";
import type { CardType } from "./printed.ts";

export type View = RisingSun.View;
export type Player = RisingSun.PlayerView;
export type Group = RisingSun.GroupView;

export const PROVINCES = ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"] as const;
export const CLANS = ["koi", "lotus", "turtle", "dragonfly", "bonsai"] as const;
export const PIECES = [
  "bushi",
  "shinto",
  "daimyo",
  "stronghold",
  "komainu",
  "oni_of_skulls",
  "yurei",
  "oni_of_blood",
  "oni_of_souls",
  "river_dragon",
  "oni_of_hate",
  "oni_of_spite",
] as const;
export const SHRINES = ["amaterasu", "fujin", "hachiman", "tsukuyomi", "raijin", "ryujin", "susanoo"] as const;
export const MANDATES = ["recruit", "marshal", "train", "harvest", "betray"] as const;
export const ADVANTAGES = ["seppuku", "take_hostage", "hire_ronin", "imperial_poets"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const SETS = ["archway", "horseman", "teapot"] as const;
export const POLICIES = ["ask", "charge", "let_pass"] as const;
export const PARTS = ["give_coins", "give_ronin", "ask_coins", "ask_ronin"] as const;
export const PHASES = ["preparation", "seasonal_setup", "tea_ceremony", "political", "war", "cleanup", "winter"] as const;
export const TEA = 2;
export const POLITICAL = 3;
export const WAR = 4;
export const SCORING = 6;

export const CARDS = [
  "komainu",
  "oni_of_skulls",
  "path_of_the_lion",
  "righteousness",
  "way_of_the_shogun",
  "path_of_the_serpent",
  "respect",
  "way_of_bushido",
  "way_of_the_ronin",
  "yurei",
  "form_of_the_kitsune",
  "form_of_the_phoenix",
  "path_of_the_dragon",
  "river_dragon",
  "way_of_the_moneylender",
  "benevolence",
  "path_of_the_kenin",
  "path_of_the_light",
  "justice",
  "path_of_the_samurai",
  "oni_of_blood",
  "oni_of_souls",
  "form_of_the_beast",
  "way_of_the_katana",
  "oni_of_hate",
  "oni_of_spite",
  "courage",
  "path_of_the_ninja",
  "way_of_the_righteous",
  "mercy",
  "path_of_the_monkey",
  "form_of_the_demon",
  "path_of_the_spirit",
  "honesty",
  "path_of_the_patron",
  "path_of_the_warlord",
  "loyalty",
  "way_of_the_merchant",
  "form_of_the_kindred",
  "path_of_the_unrighteous",
] as const;

export type Province = (typeof PROVINCES)[number];
export type PieceName = (typeof PIECES)[number];
export type Card = (typeof CARDS)[number];
export const TYPE_COLOURS: Record<CardType, string> = {
  monster: "light-dark(#7c2f2a, #d98072)",
  enhancement: "light-dark(#3d5a3a, #9dbb8d)",
  virtue: "light-dark(#7a5a14, #dcb96a)",
  war_upgrade: "light-dark(#3b3f46, #b4bac4)",
  winter_upgrade: "light-dark(#24507a, #8db7e0)",
};

/** The Province that is fought over, as an id. */
export const battleIn = (view: View): string | undefined => (view.battle ? `province:${PROVINCES[view.battle.province]}` : undefined);

/** The seats in the order of play. */
export const orderOf = (view: View): number[] => (view.order.length ? view.order : view.players.map((_, seat) => seat));

/** A text broken into lines of at most so many letters. */
export function wrap(text: string, width: number, most = 9): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= width) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.length > most ? [...found.slice(0, most - 1), `${found[most - 1]}…`] : found;
}

/** A name that has to fit. */
export function short(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

/** The word that tells a card from its kin: "Path of the Lion" is the Lion. */
export function lastWord(name: string): string {
  return name.slice(Math.max(name.lastIndexOf(" "), name.lastIndexOf("'"), name.lastIndexOf("’")) + 1);
}
