/** A table that is being prepared: what contradicts the last change gives way, and it is said. */

import { expect, it } from "vitest";
import type { CheckSetup, GameInfo, SetupCheck } from "../src/net/types.ts";
import { Draft, LOT } from "../src/lobby/draft.svelte.ts";

const GAME: GameInfo = {
  id: "toy",
  name: "toy",
  rules_version: 1,
  seats: [1, 2, 3, 4],
  minutes: [10, 20, 30, 40],
  settings: [{ key: "ghost", values: [0, 1, 2], default: 1 }],
  bots: ["random", "adept"],
  manners: { adept: ["cautious", "bold"] },
  ratings: {},
  components: "",
  campaign: null,
  lessons: [],
};
const NO_SEAT = { key: "toy-reason-no_seat", args: [] };

/** A house in which the ghost has no seat at a table of four. */
function house(asked: CheckSetup[]): (wish: CheckSetup) => Promise<SetupCheck> {
  return async (wish) => {
    asked.push(wish);
    const ok = wish.seats < 4 || !wish.settings["ghost"];
    const instead = wish.changed === "ghost" ? { seats: 3, settings: wish.settings } : { seats: wish.seats, settings: { ghost: 0 } };
    return {
      ok,
      refusal: ok ? null : NO_SEAT,
      automata: 0,
      instead: ok ? null : instead,
      values: { ghost: wish.seats < 4 ? [0, 1, 2] : [0] },
    };
  };
}

it("changing the number of players changes what contradicts it, and says why", async () => {
  const draft = new Draft(GAME, house([]));
  draft.seats = 4;
  await draft.changed("seats");
  expect(draft.settings).toEqual({ ghost: 0 });
  expect(draft.mended).toEqual({ settings: ["ghost"], seats: false, reason: NO_SEAT });
  expect(draft.check?.ok).toBe(true);
  expect(draft.valuesOf("ghost")).toEqual([0]);
});

it("a setting that is changed stays, and the number of players gives way", async () => {
  const draft = new Draft(GAME, house([]));
  draft.seats = 4;
  draft.settings["ghost"] = 2;
  await draft.changed("ghost");
  expect([draft.seats, draft.settings["ghost"]]).toEqual([3, 2]);
  expect(draft.mended).toMatchObject({ settings: [], seats: true });
});

it("the next change that contradicts nothing takes the message away", async () => {
  const draft = new Draft(GAME, house([]));
  draft.seats = 4;
  await draft.changed("seats");
  draft.seats = 2;
  await draft.changed("seats");
  expect(draft.mended).toBeNull();
});

it("all other seats have bots, also those that more players bring", () => {
  const draft = new Draft(GAME, house([]));
  draft.seats = 4;
  expect(draft.others).toEqual(["adept", "adept", "adept"]);
  draft.fill(null);
  expect(draft.others).toEqual([null, null, null]);
});

it("only the answer to the last question counts", async () => {
  const answers: ((check: SetupCheck) => void)[] = [];
  const draft = new Draft(GAME, () => new Promise((resolve) => answers.push(resolve)));
  const [first, second] = [draft.changed("seats"), draft.changed("seats")];
  const answer = (automata: number): SetupCheck => ({ ok: true, refusal: null, automata, instead: null, values: {} });
  answers[2]?.(answer(2));
  answers[1]?.(answer(1));
  await Promise.all([first, second]);
  expect(draft.check?.automata).toBe(2);
});

it("a bot has the manner that is wished for, if its level can have one", () => {
  const draft = new Draft(GAME, house([]));
  draft.seats = 4;
  draft.bots = [null, "adept", "random", "adept"];
  draft.manners = ["", "bold", "bold", ""];
  expect(draft.sitting).toEqual([null, "adept-bold", "random", "adept"]);
});

it("lots are drawn among all manners, and none", () => {
  const draft = new Draft(GAME, house([]));
  draft.seats = 2;
  draft.manners = ["", LOT];
  const drawn = new Set(Array.from({ length: 200 }, () => draft.sitting[1]));
  expect(drawn).toEqual(new Set(["adept", "adept-cautious", "adept-bold"]));
});
