/** The games in the lobby: each tells its own part in games/<id>/lobby.ts, and may leave any of it out. */

import type { Component } from "svelte";
import type { CreateTable, GameInfo } from "../net/types.ts";
import { withBots, type Levels } from "./opponents.ts";

/** A start with one click; its words are `start-<game>-<key>` or `start-<key>`. */
export interface Start {
  key: string;
  levels?: Levels;
  table(game: GameInfo, level?: number): CreateTable;
}

export interface InLobby {
  cover?: Component; // its print; else a plain sun
  sign?: string; // its name in characters that art/kanji.ts has; else none
  starts?: Start[]; // else one, with as few seats as possible
}

const files = import.meta.glob<{ LOBBY: InLobby }>("./*/lobby.ts", { eager: true });

const PLAIN: Start[] = [{ key: "now", table: (game) => withBots(game, game.seats[0] ?? 2) }];

/** What a game tells of itself, by its id. */
export function inLobby(game: string): InLobby {
  return files[`./${game}/lobby.ts`]?.LOBBY ?? {};
}

export function startsOf(game: GameInfo): Start[] {
  return inLobby(game.id).starts ?? PLAIN;
}
