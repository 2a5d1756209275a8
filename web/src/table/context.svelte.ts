/** The table of this page, for everything drawn on it. */

import { createContext } from "svelte";
import type { Shows, TableModel } from "./table.svelte.ts";

/** What the pointer or the focus is on, for the card that explains it. */
export interface Attention {
  id: string; // "": it is no piece of the board
  label: string;
  help?: string | undefined; // what it does, where the words of the game do not tell it
  notes: string[];
  rule: string;
  box: DOMRect;
  piece: Element; // that is looked at: two may have the same id
  asked: string; // what a click on it picks; "": nothing, the card only tells what it is
  through?: boolean; // that is the place it stands in: its own card tells of itself alone
  barred: boolean; // it is meant where its id cannot be chosen, so it tells why
  printed?: boolean; // it says itself what it does: its card opens only where there is more to say
}

export class Watch {
  attention = $state.raw<Attention | null>(null);
}

const [use, setTable] = createContext<TableModel>();
export { setTable };
/** The table of this page. The boards of a game name their game: their table is one of it. */
export const useTable = <Game extends Shows = Shows>(): TableModel<Game> => use() as TableModel<Game>;
export const [useWatch, setWatch] = createContext<Watch>();
