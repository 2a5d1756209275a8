/** Rising Sun's face: its board, the Clan boards, and what the panel of seats tells. */

import type { RisingSun } from "../../net/types.ts";
import { help, thing } from "../../words/speak.ts";
import { t } from "../../words/words.svelte.ts";
import type { Identity } from "../../table/seats.ts";
import type { Face, Holding, Stop } from "../index.ts";
import Board from "./Board.svelte";
import { EMBLEMS } from "./emblems.ts";
import { LAND, LEAST_ON_PHONE, SHARE, TOOLS } from "./layout.svelte.ts";
import Mark from "./Mark.svelte";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import Sheets from "./Sheets.svelte";
import { SCRIPT } from "./story.ts";
import { CLANS, MANDATES, PHASES, SEASONS, type View } from "./things.ts";

function holdings(view: View, seat: number): Holding[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    {
      label: t("rising-sun-board-coins-held"),
      value: player.coins,
      icon: "coin",
      help: t("rising-sun-board-coins-help", { income: player.income }),
    },
    { label: t("rising-sun-board-ronin"), value: player.ronin, icon: "ronin" },
    { label: t("rising-sun-board-cards-owned"), value: player.cards.reduce((sum, { number }) => sum + number, 0), icon: "card" },
    { label: t("rising-sun-board-tokens-won"), value: player.tokens.length, icon: "token" },
    { label: t("rising-sun-board-hostages"), value: player.hostages.length, icon: "hostage" },
  ];
}

/** The four Seasons; the present one with its phase. */
function stops(view: View): Stop[] {
  const { season, phase } = view;
  return SEASONS.map((id, i) => {
    const state = i < season ? "past" : i === season ? "now" : "future";
    const name = thing("rising-sun", "season", id);
    const phaseId = PHASES[phase];
    return { label: state === "now" && phaseId && i < 3 ? `${name} · ${thing("rising-sun", "phase", phaseId)}` : name, state };
  });
}

/** A seat is called by its Clan, and has its colour and crest wherever it sits. */
function identity(view: View, seat: number): Identity | null {
  const clan = CLANS[view.players[seat]?.clan ?? -1];
  if (!clan) return null;
  const about = `${thing("rising-sun", "clan", clan)}. ${help("rising-sun", "clan", clan) ?? ""}`;
  return { label: t(`rising-sun-board-clan-${clan}`), about, emblem: EMBLEMS[clan] };
}

/** What somebody who is asked thinks about. */
function doing(view: View): string | undefined {
  const about = topic(view);
  return about && t(`rising-sun-doing-${about}`);
}

function topic(view: View): string | undefined {
  if (view.players.some((player) => player.clan < 0)) return "clan";
  const phase = PHASES[view.phase];
  if (phase === "tea_ceremony") return "tea";
  if (view.battle) return view.battle.shown ? "battle" : "bid";
  if (phase !== "political" || view.turn < 0) return undefined;
  if (view.track[view.turn] === "K") return "kami";
  const turn = view.track.slice(0, view.turn).filter((kind) => kind === "M").length;
  const mandate = MANDATES[view.mandates[turn]?.mandate ?? -1];
  return mandate === "harvest" ? undefined : (mandate ?? "mandate");
}

/** What the panels of negotiation and of the Battle, and the own board, have buttons for. */
const PLACED: readonly RisingSun.Verb[] = [
  "accept",
  "refuse",
  "refuse_privately",
  "propose",
  "propose_privately",
  "withdraw",
  "withdraw_privately",
  "negotiate",
  "approach",
  "add_to_deal",
  "take_from_deal",
  "give",
  "offer",
  "offer_privately",
  "drop_deal",
  "counter_offer",
  "accept_offer",
  "refuse_offer",
  "refuse_offer_privately",
  "withdraw_offer",
  "withdraw_offer_privately",
  "raise_bid",
  "lower_bid",
  "toll_policy",
];

export const FACE: Face<View> = {
  board: Board,
  size: LAND,
  share: SHARE,
  least: LEAST_ON_PHONE,
  tools: TOOLS,
  stage: Sheets,
  own: Own,
  seat: Seat,
  mark: Mark,
  placed: PLACED,
  script: SCRIPT,
  scores: (view) => view.players.map((player) => player.vp),
  holdings,
  doing,
  stops,
  identity,
};
