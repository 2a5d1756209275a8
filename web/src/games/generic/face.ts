/** The face of a game that has no board of its own yet: its view as tables, its choices as buttons. */

import type { Face } from "../index.ts";
import Board from "./Board.svelte";
import { numbers, roundOf } from "./reading.ts";

export const FACE: Face = {
  board: Board,
  size: { width: 0, height: 0 },
  own: null,
  mark: null,
  scores: (view) => numbers(view, "score"),
  holdings: () => [],
  stops: (view) => roundOf(view),
};
