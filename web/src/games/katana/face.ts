/** The face of Shōgun no Katana. */

import type { Katana } from "../../net/types.ts";
import { t } from "../../words/words.svelte.ts";
import type { Face, Holding, Stop } from "../index.ts";
import Board from "./Board.svelte";
import Marks from "./Marks.svelte";
import Own from "./Own.svelte";
import { SCRIPT } from "./script.ts";
import Stage from "./Stage.svelte";
import Story from "./Story.svelte";
import { RESOURCES } from "./things.ts";
import { resourceName, swordName } from "./wording.ts";

function holdings(view: Katana.View, seat: number): Holding[] {
  const player = view.players[seat];
  if (!player) return [];
  const swords: Holding[] = [
    { label: t("katana-workers"), value: player.workers, icon: "worker" },
    { label: t("katana-rack"), value: player.washitsu.length, icon: "katana" },
  ];
  if (player.ghost) return swords;
  return [
    { label: t("katana-coins"), value: player.coins, icon: "coin" },
    ...swords,
    ...RESOURCES.map((kind, i) => ({ label: resourceName(i), value: player.stock[i] ?? 0, icon: kind })),
  ];
}

function stops(view: Katana.View): Stop[] {
  const { round, rounds, over } = view;
  return Array.from({ length: rounds }, (_, i) => ({
    label: t("katana-round", { round: i + 1 }),
    state: over || i + 1 < round ? "past" : i + 1 === round ? "now" : "future",
  }));
}

function notes(view: Katana.View, seat: number): string {
  const { players, first, ghost } = view;
  const player = players[seat];
  return [
    player?.ghost && ghost ? t("katana-ghost-strength", { level: ghost.level }) : "",
    player?.passed ? t("katana-passed") : "",
    first === seat ? t("katana-first") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function doing(view: Katana.View, seat: number): string | undefined {
  const player = view.players[seat];
  if (!player) return undefined;
  if (!view.round) return t("katana-doing-start");
  if (player.draft) return t("katana-doing-katana");
  if (player.delivering) return t("katana-doing-delivery", { sword: swordName(player.delivering.sword) });
  return view.active === seat ? t("katana-doing-turn", { workers: player.workers }) : t("katana-doing-beside");
}

export const FACE: Face<Katana.View> = {
  board: Board,
  size: { width: 1560, height: 690 }, // the right edge is left to the buttons for zooming
  tools: "auto 2px 0.4rem calc(100% - 38px)",
  least: 12 / 17.6, // the smallest letters have 12 pixels
  stage: Stage,
  own: Own,
  heading: Story,
  mark: Marks,
  script: SCRIPT,
  scores: (view) => view.players.map((player) => player.score),
  holdings,
  doing,
  stops,
  notes,
};
