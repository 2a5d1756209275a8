/** The moments of Shōgun no Katana that are played before they are told, and how long each takes at the calm speed. */

import { eventOf, idOf, numberOf } from "../../board/log.ts";
import type { Katana, LogLine } from "../../net/types.ts";
import { BANNERS, isKatana } from "./things.ts";

export type Scene =
  | { kind: "delivery"; seat: number; sword: Katana.SwordView; to: string } // a Sword is carried to its House, a katana to the Palace
  | { kind: "drawn"; seat: number; sword: Katana.SwordView } // a katana is put into play
  | { kind: "card"; area: string } // the Ghost turns a card
  | { kind: "round"; view: Katana.View }; // as it begins

export const TIMES: Record<Scene["kind"], number> = { delivery: 1500, drawn: 1900, card: 1200, round: 3000 }; // milliseconds

/** The building a Sword is brought to. */
export function houseOf({ sword, banner }: Katana.SwordView): string {
  const id = BANNERS[banner] ?? "start";
  return isKatana(sword) || id.startsWith("start") ? "area:palace" : `sashimono:${id}`;
}

const SCENES: Partial<Record<Katana.Event, (line: LogLine, before: Katana.View, after: Katana.View) => Scene | null>> = {
  delivers(line, { players }) {
    const [seat, number] = [numberOf(line, "seat"), numberOf(line, "sword")];
    const sword = players[seat]?.forge.find((other) => other.sword === number);
    return sword ? { kind: "delivery", seat, sword, to: houseOf(sword) } : null;
  },
  katana_in_play(line, _, { players }) {
    const seat = numberOf(line, "seat");
    const sword = players[seat]?.katana;
    return sword ? { kind: "drawn", seat, sword } : null;
  },
  ghost_draws: (line) => ({ kind: "card", area: idOf(line, "area") ?? "houses" }),
  round_begins: (_line, _before, view) => ({ kind: "round", view }),
};

/** The scene that leads to some lines; null: they are just told. */
export function sceneOf(lines: readonly LogLine[], before: Katana.View, after: Katana.View): Scene | null {
  for (const line of lines) {
    const scene = SCENES[eventOf<Katana.Event>(line)]?.(line, before, after);
    if (scene) return scene;
  }
  return null;
}

/** The Sword that is being carried to its House while some lines are led to; -1: none. */
export function carriedSword(lines: readonly LogLine[]): number {
  return numberOf(lines.find((line) => eventOf<Katana.Event>(line) === "delivers") ?? null, "sword");
}

/** Points that somebody has just got. */
export interface Gain {
  seat: number;
  points: number;
  from: string; // the element they come from; empty: none is told
}

/** What the seats have gained from one view to the next; `lines` tell it. */
export function gains(lines: readonly LogLine[], before: Katana.View, after: Katana.View): Gain[] {
  const spoken = lines.flatMap(({ args }) => args).find(({ kind, id }) => id !== null && PLACES.includes(kind));
  return after.players.flatMap((player, seat) => {
    const points = player.score - (before.players[seat]?.score ?? 0);
    const from = player.delivering ? houseOf(player.delivering) : spoken ? `${spoken.kind}:${spoken.id}` : "";
    return points > 0 ? [{ seat, points, from }] : [];
  });
}
const PLACES = ["area", "honor", "favor", "room", "line", "space", "sword"]; // that points may come from
