/** Who sits where, and how everything calls them: one name, one crest, one colour. */

import type { GameInfo, SeatInfo, TableInfo } from "../net/types.ts";
import { t, words } from "../words/words.svelte.ts";

/** A crest of the house: people choose one. */
export type HouseCrest = "fan" | "wave" | "crane" | "pine" | "plum" | "ghost";
/** A crest that belongs to a side of a game, drawn on a square of 32 × 32. */
export interface Emblem {
  colour: string;
  fill?: string; // a path to be filled
  line?: string; // a path to be drawn with a brush
  cut?: string; // lines left open in what is filled
}
export type Crest = HouseCrest | Emblem;
/** Which side of a game a seat plays: everything at the table calls the seat so. */
export interface Identity {
  label: string;
  about?: string; // its whole name, and what it can do
  emblem: Emblem;
}
export const CRESTS: readonly HouseCrest[] = ["fan", "wave", "crane", "pine", "plum"];
export const COLOURS: Record<HouseCrest, string> = {
  fan: "var(--vermilion)",
  wave: "var(--indigo)",
  crane: "var(--gold)",
  pine: "var(--moss)",
  plum: "var(--plum)",
  ghost: "var(--quiet)",
};
export const PACES: readonly TableInfo["pace"][] = ["calm", "brisk", "at_once"]; // of the bots

/** A seat as it is shown. */
export interface Sitter {
  seat: number;
  name: string; // by which everything calls it
  person: string; // who plays it, where the name is that of a side of the game
  crest: Crest;
  colour: string;
  bot: string | null;
  automaton: boolean;
  free: boolean;
  kept: boolean; // its person has left the running game and may come back
  away: boolean; // its person has not been here for long: others may ask for the seat
  online: boolean;
}

/** People keep their own crest where nobody before them has it; the others take what is left. */
export function crests(seats: SeatInfo[]): HouseCrest[] {
  const taken = new Set<HouseCrest>();
  const found: (HouseCrest | null)[] = seats.map(({ person, kept }) => {
    const crest = (person ?? kept)?.crest;
    if (!crest || taken.has(crest)) return null;
    taken.add(crest);
    return crest;
  });
  return found.map((crest) => {
    if (crest) return crest;
    const next = CRESTS.find((other) => !taken.has(other)) ?? "fan";
    taken.add(next);
    return next;
  });
}

/** The level of a bot, and its manner; "": none. */
export function partsOf(bot: string): { level: string; manner: string } {
  const [level = "", manner = ""] = bot.split("-");
  return { level, manner };
}

/** Every bot of a game: its levels, each followed by what it is called with a manner. */
export function botsOf(game: GameInfo | undefined): string[] {
  return (game?.bots ?? []).flatMap((level) => [level, ...(game?.manners[level] ?? []).map((manner) => `${level}-${manner}`)]);
}

/** How strong a bot is, in a word, and its manner in another. */
export function levelName(bot: string): string {
  const { level, manner } = partsOf(bot);
  const name = words.find(`bot-${level}`) ?? t("bot-other", { bot: level });
  return manner ? t("bot-with-manner", { level: name, manner: t(`manner-${manner}`) }) : name;
}

/** What a manner means in a game, whose name is part of the words. */
export function mannerText(game: string, manner: string): string {
  return words.find(`${game}-manner-${manner}`) ?? "";
}

const [BOT_NAMES, STRIDE] = [12, 5]; // words `bot-name-…`; the stride leads through all of them

/** The own name of a bot: always the same at a table, and no two alike. */
export function botName(table: string, seat: number): string {
  const first = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return t(`bot-name-${((first + seat * STRIDE) % BOT_NAMES) + 1}`);
}

/** The name of a seat together with who plays it. */
export function fullName({ name, person }: Sitter): string {
  return person ? `${name} (${person})` : name;
}

/** Everybody at a table, automata last. `identities`: the sides they play, where the game has such. */
export function sitters(table: TableInfo, game: string, identities: readonly (Identity | null)[] = []): Sitter[] {
  const marks = crests(table.seats);
  const found: Sitter[] = table.seats.map((seat, i) => {
    const crest = marks[i] ?? "fan";
    const owner = seat.person ?? seat.kept;
    const name = owner ? owner.name || t("person-unnamed") : seat.bot ? botName(table.id, i) : t("seat-free");
    return {
      seat: i,
      name,
      person: "",
      crest,
      colour: COLOURS[crest],
      bot: seat.bot,
      automaton: false,
      free: !owner && !seat.bot,
      kept: !!seat.kept,
      away: seat.away,
      online: seat.online,
    };
  });
  const twice = (sitter: Sitter): boolean =>
    !sitter.free && (!!table.seats[sitter.seat]?.alike || found.some((other) => other !== sitter && other.name === sitter.name));
  const doubled = found.filter(twice);
  for (const sitter of doubled) sitter.name = `${sitter.name} ${sitter.seat + 1}`;
  for (const sitter of found) {
    const side = identities[sitter.seat];
    if (side) Object.assign(sitter, { name: side.label, person: sitter.name, crest: side.emblem, colour: side.emblem.colour });
  }
  for (let i = 0; i < table.automata; i++) {
    const name = words.find(`${game}-automaton`) ?? t("automaton");
    found.push({
      seat: found.length,
      name,
      person: "",
      crest: "ghost",
      colour: COLOURS.ghost,
      bot: null,
      automaton: true,
      free: false,
      kept: false,
      away: false,
      online: true,
    });
  }
  return found;
}
