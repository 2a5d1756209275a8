/** Who sits where, with which crest: nobody shares one, and colours follow the crests. */

import type { SeatInfo, TableInfo } from "../net/types.ts";
import { t, words } from "../words/words.svelte.ts";

export type Crest = "fan" | "wave" | "crane" | "pine" | "plum" | "ghost";
export const CRESTS: readonly Crest[] = ["fan", "wave", "crane", "pine", "plum"];
export const COLOURS: Record<Crest, string> = {
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
  name: string;
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
export function crests(seats: SeatInfo[]): Crest[] {
  const taken = new Set<Crest>();
  const found: (Crest | null)[] = seats.map(({ person, kept }) => {
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

export function botName(bot: string): string {
  return words.find(`bot-${bot}`) ?? t("bot-other", { bot });
}

/** Everybody at a table, automata last. */
export function sitters(table: TableInfo, game: string): Sitter[] {
  const marks = crests(table.seats);
  const found: Sitter[] = table.seats.map((seat, i) => {
    const crest = marks[i] ?? "fan";
    const owner = seat.person ?? seat.kept;
    const name = owner ? owner.name || t("person-unnamed") : seat.bot ? botName(seat.bot) : t("seat-free");
    return {
      seat: i,
      name,
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
  for (let i = 0; i < table.automata; i++) {
    const name = words.find(`${game}-automaton`) ?? t("automaton");
    found.push({
      seat: found.length,
      name,
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
