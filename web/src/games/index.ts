/** The faces of the games: how each is drawn. A game without a board of its own is shown as tables. */

import type { Component } from "svelte";
import type { LogLine } from "../net/types.ts";
import type { Script } from "../table/clock.svelte.ts";
import type { Identity } from "../table/seats.ts";

/** Something a seat holds, for the panel of seats. */
export interface Holding {
  label: string;
  value: number | string;
  help?: string | undefined; // what it is good for
  icon?: string; // the name of a mark of the game
}

/** A stop of the timeline in the top bar. */
export interface Stop {
  label: string;
  state: "past" | "now" | "future";
}

/** A part of a board that is larger than its window: the key of its name, and its middle. */
export interface Part {
  label: string;
  x: number;
  y: number;
}

/** Where a part of the game begins, for the plot at its end. */
export interface Chapter {
  number: number; // of the choice, as everybody counts them
  label: string;
}

export interface BoardProps<View> {
  view: View;
}

/** What lies over the lower edge of a board. */
export interface Cover {
  height: number; // pixels
  towards?: number | undefined; // the height of the board that is to be seen above it; its lower end, if not said
}

export interface StageProps<View> extends BoardProps<View> {
  oncover?: (cover: Cover) => void; // tell what it lies over, so that the board can be moved out from under it
}

export interface OwnProps<View> {
  view: View;
  seat: number; // whose boards are shown
  mine: boolean;
}

export interface SeatProps<View> {
  view: View;
  seat: number;
}

/** What the table needs to know of a game's looks; `View`: what the game shows. */
export interface Face<View = unknown> {
  board: Component<BoardProps<View>>;
  size: { width: number; height: number }; // of the board's drawing; 0: it is a page of its own, not a drawing
  share?: number; // how much of the window's height the board takes at most, in percent: 50 if not said
  least?: number; // pixels for a unit on a phone, so that everything can be read; the board is moved under its window
  parts?: readonly Part[]; // of the board, to go to on a phone
  stage?: Component<StageProps<View>>; // lies over the board, wherever it has been moved to, as text of the page: scenes, what is asked for now
  own: Component<OwnProps<View>> | null;
  seat?: Component<SeatProps<View>>; // what a seat has, in the column of seats, instead of its holdings
  heading?: Component<BoardProps<View>>; // a line over the own boards: what this game is about tonight
  mark: Component<{ name: string }> | null; // draws the marks named by holdings
  identity?(view: View, seat: number): Identity | null; // the side a seat plays: its name, colour and crest everywhere at the table
  scores(view: View): number[];
  holdings(view: View, seat: number): Holding[];
  stops(view: View): Stop[];
  tools?: string; // where the buttons for zooming lie, as an inset, if not at the lower right; on phones they stand above the prompt
  placed?: readonly string[]; // verbs that have buttons on the game's own boards; the bar does not show them once more
  script?: Script<View>; // how its beats are told, if not as any
  chapters?(log: readonly LogLine[]): Chapter[]; // where the parts of the game begin
  doing?(view: View, seat: number): string | undefined; // what somebody who is asked thinks about, as everybody may know it
  during?(view: View): string | undefined; // what is going on, while it is told
  notes?(view: View, seat: number): string; // a word beside the name: has passed, plays first
}

const faces = import.meta.glob<{ FACE: Face }>("./*/face.ts");

/** The face of a game, loaded when it is needed. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/face.ts`] ?? faces["./generic/face.ts"];
  if (!load) throw new Error("no face");
  return (await load()).FACE;
}
