/** Shogun's face: its board, its planning board, and what the panel of seats tells. */

import { eventOf, idOf } from "../../board/log.ts";
import type { LogLine, Shogun } from "../../net/types.ts";
import { thing } from "../../words/speak.ts";
import { t } from "../../words/words.svelte.ts";
import type { Chapter, Face, Stop } from "../index.ts";
import Board from "./Board.svelte";
import { EMBLEMS } from "./emblems.ts";
import { here, LEAST_ON_PHONE, PARTS } from "./layout.svelte.ts";
import Mark from "./Mark.svelte";
import Own from "./Own.svelte";
import Stage from "./Stage.svelte";
import { SCRIPT } from "./story.ts";
import { ACTIONS, DAIMYOS, SEASONS } from "./things.ts";
import type { View } from "./view.ts";

/** The years behind one up to another, each as one stop. */
function years(behind: number, last: number, state: Stop["state"]): Stop[] {
  return Array.from({ length: last - behind }, (_, i) => ({ label: t("shogun-board-year", { year: behind + i + 1 }), state }));
}

/** The seasons of this year, with the other year as one stop. */
function stops(view: View): Stop[] {
  if (view.stage === "setup" || view.year === 0) {
    return [{ label: t("shogun-board-setup"), state: "now" }, ...years(0, view.years, "future")];
  }
  const over = view.stage === "over";
  const seasons = SEASONS.map((season, i): Stop => {
    const state = over || i < view.season ? "past" : i === view.season ? "now" : "future";
    const name = thing("shogun", "season", season);
    return { label: state === "now" ? `${name} · ${t(`shogun-board-stage-${view.stage}`)}` : name, state };
  });
  return [...years(0, view.year - 1, "past"), ...seasons, ...years(view.year, view.years, "future")];
}

/** A chapter for each season, winter included. */
function chapters(log: readonly LogLine[]): Chapter[] {
  return log.flatMap((line) => {
    const event = eventOf<Shogun.Event>(line);
    const season = event === "season_begins" ? idOf(line, "season") : event === "winter" ? "winter" : null;
    return season ? [{ number: line.number, label: thing("shogun", "season", season) }] : [];
  });
}

/** What somebody who is asked thinks about. */
function doing(view: View, seat: number): string | undefined {
  if (!DAIMYOS[view.players[seat]?.daimyo ?? -1]) return t("shogun-doing-daimyo");
  return view.stage === "over" ? undefined : t(`shogun-doing-${view.stage}`);
}

/** The action that is carried out. */
function during(view: View): string | undefined {
  const action = view.stage === "execution" ? ACTIONS[view.actions[view.slot] ?? -1] : undefined;
  return action && t("shogun-board-during", { slot: view.slot + 1, action: thing("shogun", "action", action) });
}

/** What the planning board asks for by itself: cards, and the spaces they go to. */
const PLACED: readonly Shogun.Verb[] = ["lay", "move", "take_back"];

export const FACE: Face<View> = {
  board: Board,
  get size() {
    return { width: here().width, height: here().height };
  },
  get tools() {
    return here().tools;
  },
  get share() {
    return here().share;
  },
  least: LEAST_ON_PHONE,
  parts: PARTS,
  stage: Stage,
  own: Own,
  mark: Mark,
  placed: PLACED,
  script: SCRIPT,
  scores: (view) => view.players.map((player) => player.score),
  holdings(view, seat) {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { label: t("shogun-board-chests"), value: player.chests, icon: "chest" },
      { label: t("shogun-board-rice"), value: player.rice, icon: "rice" },
      { label: t("shogun-board-provinces"), value: player.provinces, icon: "province" },
      { label: t("shogun-board-supply"), value: player.supply, icon: "cube" },
    ];
  },
  stops,
  chapters,
  doing,
  during,
  identity(view, seat) {
    const daimyo = DAIMYOS[view.players[seat]?.daimyo ?? -1];
    return daimyo ? { label: t(`shogun-board-daimyo-${daimyo}`), about: thing("shogun", "daimyo", daimyo), emblem: EMBLEMS[daimyo] } : null;
  },
  notes(view, seat) {
    const player = view.players[seat];
    if (!player) return "";
    return player.done ? t("shogun-board-done") : "";
  },
};
