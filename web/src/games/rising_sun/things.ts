/** The things of Rising Sun by number, in the order in which views count them. */

import type { RisingSun } from "../../net/types.ts";
import { LABELS } from "./labels.ts";
import type { CardType } from "./printed.ts";

export type View = RisingSun.View;
export type Player = RisingSun.PlayerView;
export type Group = RisingSun.GroupView;

export const {
  province: PROVINCES,
  clan: CLANS,
  piece: PIECES,
  shrine: SHRINES,
  mandate: MANDATES,
  advantage: ADVANTAGES,
  season: SEASONS,
  set: SETS,
  policy: POLICIES,
  part: PARTS,
  phase: PHASES,
  card: CARDS,
} = LABELS;

export type Province = (typeof PROVINCES)[number];
export type Clan = (typeof CLANS)[number];
export type Phase = (typeof PHASES)[number];
export type PieceName = (typeof PIECES)[number];
export type Card = (typeof CARDS)[number];
export const TYPE_COLOURS: Record<CardType, string> = {
  monster: "light-dark(#7c2f2a, #d98072)",
  enhancement: "light-dark(#3d5a3a, #9dbb8d)",
  virtue: "light-dark(#7a5a14, #dcb96a)",
  war_upgrade: "light-dark(#3b3f46, #b4bac4)",
  winter_upgrade: "light-dark(#24507a, #8db7e0)",
};

export const MANDATE_COLOURS: Record<(typeof MANDATES)[number], string> = {
  recruit: "#4d6240",
  marshal: "#7c4a25",
  train: "#24436b",
  harvest: "#7d5c12",
  betray: "#8f2a1f",
};

/** The phase the game is in, as an id. */
export const phaseOf = (view: View): Phase | undefined => PHASES[view.phase];

/** The Province that is fought over, as an id. */
export const battleIn = (view: View): string | undefined => (view.battle ? `province:${PROVINCES[view.battle.province]}` : undefined);

/** The Clan of a seat. */
export const clanOf = (view: View, seat: number): Clan | undefined => CLANS[view.players[seat]?.clan ?? -1];

/** Whether a Battle of a seat may come after the War that is resolved now, in this Season. */
export function fightsLater(view: View, seat: number): boolean {
  return view.war_row.slice(view.war + 1).some((province) => {
    const groups = view.provinces[province]?.groups ?? [];
    const armed = groups.filter((group) => PIECES[group.piece] !== "stronghold" || clanOf(view, group.seat) === "turtle");
    const present = new Set(armed.map((group) => group.seat));
    const rivals = [...present].filter((other) => other !== seat);
    const allied = rivals.length === 1 && rivals[0] === view.players[seat]?.ally;
    return present.has(seat) && rivals.length > 0 && !allied;
  });
}

/** Whether a piece is a Monster: they stand two to three times as high as others. */
export const isMonster = (piece: number): boolean => piece > PIECES.indexOf("stronghold");

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
