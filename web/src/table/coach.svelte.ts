/** The teacher at the table of a lesson: what is said, and what is said to a choice. Where the lesson stands the server knows. */

import { target } from "../board/prompt.ts";
import type { Coach, LessonCard, LessonChapter, LessonInfo, Message } from "../net/types.ts";

/** Whom a teacher looks over the shoulder. */
export interface Learner {
  readonly coach: Coach | null; // where the lesson stands
  readonly turn: boolean; // this person is asked
}

/** A card as it is shown. */
export interface Shown {
  text: Message;
  asks: LessonCard["asks"];
}

const NOTHING: ReadonlySet<string> = new Set();

export class Teaching {
  chapter = $state.raw<LessonChapter | null>(null);
  next = $state.raw<LessonChapter | null>(null); // the chapter after this one
  objection = $state.raw<Message | null>(null); // what is said to the choice that was just tried
  private read = $state(0); // the card that is read, of those that belong to the task
  private known = ""; // for which place of the lesson that holds
  private task = 0; // and for which task

  constructor(private readonly learner: Learner) {}

  /** The cards of the task: what is said of the last choice, what there is to see, what is to be done. */
  readonly cards: Shown[] = $derived.by(() => {
    const { coach, turn } = this.learner;
    if (!coach || !this.chapter || coach.astray) return [];
    const said: Shown[] = coach.said ? [{ text: coach.said, asks: "see" }] : [];
    return turn || this.over ? [...said, ...this.chapter.cards.filter((card) => card.task === coach.task)] : said;
  });
  readonly card: Shown | null = $derived(this.cards[Math.min(this.read, this.cards.length - 1)] ?? null);
  /** What the card names. */
  readonly named: ReadonlySet<string> = $derived.by(() => {
    const said = this.objection ?? this.card?.text;
    return said ? new Set(said.args.map(target).filter((id) => id !== null)) : NOTHING;
  });

  /** Whether everything has been done. */
  get over(): boolean {
    const { coach } = this.learner;
    const tasks = this.chapter?.cards.filter((card) => card.asks !== "see").length ?? 0;
    return !!coach && !!this.chapter && coach.task === tasks;
  }

  get astray(): boolean {
    return !!this.learner.coach?.astray;
  }

  get isFirst(): boolean {
    return this.read <= 0;
  }

  get isLast(): boolean {
    return this.read >= this.cards.length - 1;
  }

  /** Learn which chapter is played: "lesson/chapter". */
  take(lessons: readonly LessonInfo[], name: string): void {
    const [id, chapter] = name.split("/");
    const chapters = lessons.find((lesson) => lesson.id === id)?.chapters ?? [];
    const at = chapters.findIndex((one) => one.id === chapter);
    this.chapter = chapters[at] ?? null;
    this.next = (at >= 0 && chapters[at + 1]) || null;
  }

  /** The game has gone on: with a new task, or with something to say, the first card comes. After taking back the task is told again. */
  arrived(): void {
    const { coach } = this.learner;
    this.objection = null;
    const [task, said] = [coach?.task ?? 0, coach?.said ?? null];
    const place = `${task} ${JSON.stringify(said)}`;
    const last = (this.chapter?.cards.filter((card) => card.task === task).length ?? 0) + Number(!!said) - 1;
    if (place !== this.known) this.read = task < this.task ? Math.max(0, last) : 0;
    [this.known, this.task] = [place, task];
  }

  /** Whether a choice is not made, and something is said to it instead. */
  stops(option: number): boolean {
    const { coach } = this.learner;
    const said = coach?.objections[coach.verdicts[option] ?? -1];
    this.objection = said ?? null;
    return !!said;
  }

  turn(way: 1 | -1): void {
    this.objection = null;
    this.read = Math.max(0, Math.min(this.read + way, this.cards.length - 1));
  }
}
