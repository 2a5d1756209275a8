import { describe, expect, it } from "vitest";
import type { Coach, LessonCard, LessonInfo, Message } from "../src/net/types.ts";
import { Teaching } from "../src/table/coach.svelte.ts";

const text = (key: string, ...things: string[]): Message => ({
  key,
  args: things.map((thing) => ({ name: thing, kind: "sword", n: 0, id: thing })),
});
const card = (key: string, task: number, asks: LessonCard["asks"]): LessonCard => ({ text: text(key, key), task, asks });
const CARDS = [card("look", 0, "see"), card("take", 0, "do"), card("forge", 1, "decide"), card("end", 2, "see")];
const chapter = (id: string): LessonInfo["chapters"][number] => ({ id, key: id, minutes: 3, done: false, table: "", cards: CARDS });
const LESSONS: LessonInfo[] = [{ id: "first", key: "first", chapters: [chapter("one"), chapter("two")] }];

class Desk {
  coach = $state.raw<Coach | null>({ task: 0, said: null, verdicts: [-1, 0], objections: [text("no")], astray: false });
  turn = $state(true);
}

function taught(name = "first/one"): { desk: Desk; teaching: Teaching } {
  const desk = new Desk();
  const teaching = new Teaching(desk);
  teaching.take(LESSONS, name);
  teaching.arrived();
  return { desk, teaching };
}

const shown = (teaching: Teaching): string | undefined => teaching.card?.text.key;

describe("a teacher", () => {
  it("shows what there is to see before what is to be done, and back again", () => {
    const { teaching } = taught();
    expect(shown(teaching)).toBe("look");
    expect([...teaching.named]).toEqual(["sword:look"]);
    teaching.turn(1);
    expect([shown(teaching), teaching.isLast]).toEqual(["take", true]);
    teaching.turn(-1);
    expect([shown(teaching), teaching.isFirst]).toEqual(["look", true]);
  });

  it("lets what is right pass, and says something to all else", () => {
    const { teaching } = taught();
    expect(teaching.stops(0)).toBe(false);
    expect(teaching.stops(1)).toBe(true);
    expect(teaching.objection?.key).toBe("no");
    teaching.turn(1);
    expect(teaching.objection).toBeNull();
  });

  it("comments on a choice before it goes on, also while others choose", () => {
    const { desk, teaching } = taught();
    desk.coach = { task: 1, said: text("well done"), verdicts: [], objections: [], astray: false };
    desk.turn = false;
    teaching.arrived();
    expect([shown(teaching), teaching.cards.length]).toEqual(["well done", 1]);
    desk.turn = true;
    teaching.turn(1);
    expect(shown(teaching)).toBe("forge");
  });

  it("tells the task again, and not all before it, when a choice is taken back", () => {
    const { desk, teaching } = taught();
    const start = desk.coach;
    desk.coach = { task: 1, said: null, verdicts: [], objections: [], astray: false };
    teaching.arrived();
    expect(shown(teaching)).toBe("forge");
    desk.coach = start;
    teaching.arrived();
    expect([shown(teaching), teaching.isFirst]).toEqual(["take", false]);
  });

  it("knows the end, and which chapter comes then", () => {
    const { desk, teaching } = taught();
    desk.coach = { task: 2, said: null, verdicts: [], objections: [], astray: false };
    desk.turn = false;
    teaching.arrived();
    expect([shown(teaching), teaching.over, teaching.next?.id]).toEqual(["end", true, "two"]);
    expect(taught("first/two").teaching.next).toBeNull();
  });

  it("says nothing at other tables, nor where the game has gone astray", () => {
    const { desk, teaching } = taught("first/none");
    expect(teaching.card).toBeNull();
    desk.coach = null;
    expect(teaching.stops(1)).toBe(false);
    expect(teaching.over).toBe(false);
  });
});
