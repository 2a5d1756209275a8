/** Pictures: a position as one SVG that needs nothing else. Knows no game. */

import type { Component } from "svelte";
import { render } from "svelte/server";
import type { Language } from "../app/prefs.svelte.ts";
import { prefs } from "../app/prefs.svelte.ts";
import { faceOf, type OwnProps } from "../games/index.ts";
import type { SeatInfo, TableInfo } from "../net/types.ts";
import boardCss from "../styles/board.css?raw";
import tokensCss from "../styles/tokens.css?raw";
import { t, words } from "../words/words.svelte.ts";
import { flat, type Theme } from "./flat.ts";
import Picture from "./Picture.svelte";

/** What a picture is asked for with. */
export interface Request {
  game: string;
  view: unknown; // what is shown: that of a seat, or of spectators
  seat: number | null; // whose view it is; null: spectators'
  names: string[]; // of the seats; "": it is called by its number
  automata: number;
  components: unknown; // what is printed on them
  language: Language;
  theme: Theme;
}

/** The boards before a seat, in the units of the game's board and as wide as it. */
export interface OwnPicture<View = unknown> {
  component: Component<OwnProps<View>>;
  height(view: View, seat: number): number;
}

/** The table at which it is shown: nobody but its seats is there. */
export function tableOf({ game, seat, names, automata }: Request): TableInfo {
  const seats = names.map((name, i): SeatInfo => {
    const person = { id: String(i), name: name || t("seat", { n: i + 1 }), crest: "fan" as const };
    return { seat: i, person, kept: null, bot: null, online: true, alike: false, away: false };
  });
  return {
    ...{ id: "", game, name: "", status: "playing", public: false, hints: false, pace: "calm", imported: false, created: 0, changed: 0 },
    ...{ host: "", settings: {}, components: "", own_components: false, commitment: "", seats, automata, spectators: 0, waiting: [] },
    ...{ winners: [], request: null, rematch: "", campaign: "", lesson: "", seat, invitation: "", unseen: false },
  };
}

const owns = import.meta.glob<{ OWN: OwnPicture }>("../games/*/picture.ts");

/** The picture; null: the game has no board that is drawn. */
export async function draw(request: Request): Promise<string | null> {
  const { game, language, theme } = request;
  const face = await faceOf(game);
  if (!face.size.width) return null;
  const own = (await owns[`../games/${game}/picture.ts`]?.())?.OWN ?? null;
  prefs.language = language;
  await Promise.all(["common", "web", game].map((name) => words.load(name)));
  const { head, body } = render(Picture, { props: { request, face, own } });
  const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
  return flat(body, [tokensCss, boardCss, ...styles].join("\n"), theme);
}
