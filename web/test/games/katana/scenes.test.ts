import { describe, expect, it } from "vitest";
import { gains, sceneOf } from "../../../src/games/katana/scenes.ts";
import type { Arg, Katana, LogLine } from "../../../src/net/types.ts";

const arg = (name: string, kind: string, n: number, id: string | null = null): Arg => ({ name, kind, n, id }) as Arg;
const line = (event: string, ...args: Arg[]): LogLine => ({ key: `katana-event-${event}`, args }) as unknown as LogLine;
const sword = { sword: 11, points: 5, banner: 2, slots: [], complete: true, cell: 3, target: -1, coins: 0, strength: 1 };
const view = (score: number, more: Partial<Katana.PlayerView> = {}): Katana.View =>
  ({ players: [{ score, forge: [sword], delivering: null, katana: null, ...more }] }) as unknown as Katana.View;

describe("the moments that are played", () => {
  it("a Sword is carried to the House whose Sashimono lies on it", () => {
    const delivery = sceneOf([line("delivers", arg("seat", "seat", 0), arg("sword", "sword", 11, "12"))], view(0), view(0));
    expect(delivery).toEqual({ kind: "delivery", seat: 0, sword, to: "sashimono:white" });
  });

  it("the Ghost’s card names an area, and a round is seen as it begins", () => {
    expect(sceneOf([line("ghost_draws", arg("seat", "seat", 1), arg("area", "area", 1, "market"))], view(0), view(0))).toEqual({
      kind: "card",
      area: "market",
    });
    const after = view(4);
    expect(sceneOf([line("round_begins", arg("round", "number", 3))], view(0), after)).toEqual({ kind: "round", view: after });
  });

  it("everything else is just told", () => {
    expect(sceneOf([line("gains_coins", arg("seat", "seat", 0))], view(0), view(0))).toBeNull();
  });
});

describe("points that fly", () => {
  it("come from the House of the Sword being delivered, or from what the lines speak of", () => {
    expect(gains([], view(3), view(9, { delivering: sword }))).toEqual([{ seat: 0, points: 6, from: "sashimono:white" }]);
    expect(gains([line("honor_scores", arg("honor", "honor", 0, "wealth"))], view(3), view(4))).toEqual([
      { seat: 0, points: 1, from: "honor:wealth" },
    ]);
  });

  it("are none when points are lost", () => {
    expect(gains([], view(3), view(2))).toEqual([]);
  });
});
