/** Rising Sun's face: its board, the Clan boards, and what the panel of seats tells. */

import type { RisingSun } from "../../net/types.ts";
import { thing } from "../../words/speak.ts";
import { t } from "../../words/words.svelte.ts";
import type { Face, Holding, Stop } from "../index.ts";
import Board from "./Board.svelte";
import { LAND, SHARE, TOOLS } from "./layout.svelte.ts";
import Mark from "./Mark.svelte";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import Sheets from "./Sheets.svelte";
import { SCRIPT } from "./story.ts";
import { CLANS, PHASES, SEASONS, type View } from "./things.ts";

function holdings(view: View, seat: number): Holding[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { label: t("rising-sun-board-coins", { income: player.income }), value: player.coins, icon: "coin" },
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

function notes(view: View, seat: number): string {
  const player = view.players[seat];
  const clan = player ? CLANS[player.clan] : undefined;
  return clan ? thing("rising-sun", "clan", clan) : "";
}

/** What the panels of negotiation and of the Battle have buttons for. */
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
];

export const FACE: Face<View> = {
  board: Board,
  size: LAND,
  share: SHARE,
  tools: TOOLS,
  stage: Sheets,
  own: Own,
  seat: Seat,
  mark: Mark,
  placed: PLACED,
  script: SCRIPT,
  scores: (view) => view.players.map((player) => player.vp),
  holdings,
  stops,
  notes,
};
