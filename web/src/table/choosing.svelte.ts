/** Choosing: what has been picked so far, what is asked next, and whether a grave choice is meant. Knows no game. */

import { prefs } from "../app/prefs.svelte.ts";
import { onPhone } from "../app/window.svelte.ts";
import { buttons, carried, choices, open, pick, rest, targets, type Choice } from "../board/prompt.ts";
import { isGrave, isPaid, question, type Answer, type Question } from "../board/question.ts";
import type { Prompt } from "../net/types.ts";

/** Who is asked. */
export interface Asker {
  readonly prompt: Prompt | null;
  isPresent(id: string): boolean; // whether an element is on the board
  offers(verb: string): boolean; // whether this person wants such free acts to be offered
  objects(option: number): boolean; // whether something is said to a choice instead of making it
  send(option: number): void; // the choice is made
}

const NOTHING: ReadonlySet<string> = new Set();

export class Choosing {
  picked = $state.raw<string[]>([]);
  doubted = $state.raw<Choice | null>(null); // what is asked once more
  private steps = $state.raw<number[]>([]); // how many picks there were before each step

  constructor(private readonly asker: Asker) {}

  readonly all: Choice[] = $derived.by(() => {
    const prompt = this.asker.prompt;
    return prompt ? choices(prompt, (id) => this.asker.isPresent(id)) : [];
  });
  /** Free acts this person does not want to be offered now. */
  readonly hidden: Choice[] = $derived(this.all.filter(({ option }) => option.free && !this.asker.offers(option.verb)));
  private readonly offered: Choice[] = $derived(this.all.filter((choice) => !this.hidden.includes(choice)));
  private readonly answers: Choice[] = $derived(this.offered.filter(({ option }) => !option.free));
  readonly glow: ReadonlySet<string> = $derived(this.doubted ? NOTHING : targets(this.offered, this.picked));
  private readonly loud: ReadonlySet<string> = $derived(this.doubted ? NOTHING : targets(this.answers, this.picked));
  readonly buttons: Choice[] = $derived(buttons(this.offered, this.picked));
  readonly open: Choice[] = $derived(open(this.offered, this.picked));

  /** What could have been picked in this step or an earlier one instead of what was. */
  readonly instead: ReadonlySet<string> = $derived.by(() => {
    if (this.doubted) return NOTHING;
    const before = this.steps.flatMap((count) => [...targets(this.offered, this.picked.slice(0, count))]);
    return new Set(before.filter((id) => !this.glow.has(id) && !this.picked.includes(id)));
  });

  /** The one choice there is, unless it would be asked once more. */
  readonly only: Choice | null = $derived.by(() => {
    const [first, second] = this.offered;
    return first && !second && !this.picked.length && !this.isDoubtful(first) ? first : null;
  });

  /** What is asked now, without these verbs, which have controls of their own. Free acts are asked for once they have been begun. */
  question(placed: readonly string[]): Question {
    if (this.picked.length) return question(this.open, this.picked, onPhone());
    const own = this.open.filter(({ option }) => !placed.includes(option.verb));
    const withFree = this.asksForFree(placed);
    return question(
      own.filter(({ option }) => !option.free || (withFree && !option.climax)),
      [],
      onPhone(),
    );
  }

  /** Whether free acts are the question: besides them there is only one answer. */
  asksForFree(placed: readonly string[]): boolean {
    const answers = this.open.filter(({ option }) => !option.free && !placed.includes(option.verb));
    return !!this.asker.prompt?.asked && answers.length === 1;
  }

  /** Whether an element glows for free acts only, not for an answer to the question. */
  isQuiet(id: string): boolean {
    return !this.loud.has(id);
  }

  /** The one choice that is left of what was picked: it only waits for a yes. */
  readonly ready: Choice | null = $derived(this.picked.length && this.open.length === 1 ? (this.open[0] ?? null) : null);

  /** Pick elements of the board, or what is said of them, as one step; the question comes before free acts. Whether that led on.
   * What could have been picked earlier takes the place of what was. `look`: who has not seen yet what it is (a finger cannot hover) sees
   * it first, also if only one choice is left. */
  pick(ids: readonly string[], look = false): boolean {
    const [first = ""] = ids;
    if (this.instead.has(first)) while (!this.glow.has(first) && this.back());
    const before = this.picked;
    const among = ids.some((id) => this.loud.has(id)) ? this.answers : this.offered;
    let picked: readonly string[] = before;
    for (const id of ids) {
      const outcome = pick(among, picked, id);
      if (outcome.kind === "chosen") {
        const { choice } = outcome;
        const hasty = (look && !before.length) || this.paysUnasked(choice, [...picked, id]);
        return hasty && !this.isDoubtful(choice) ? this.hold(ids) : this.choose(choice.index);
      }
      if (outcome.kind === "more") picked = outcome.picked;
    }
    if (picked === before) return false;
    this.steps = [...this.steps, before.length];
    this.picked = [...picked];
    this.doubted = null;
    return true;
  }

  /** Pick elements without making a choice, even if only one is left: they are in somebody's hand. Whether that led on. */
  hold(ids: readonly string[]): boolean {
    const picked = [...this.picked, ...ids];
    if (!ids.length || !open(this.offered, picked).length) return false;
    this.steps = [...this.steps, this.picked.length];
    this.picked = picked;
    this.doubted = null;
    return true;
  }

  /** Give an answer: the choice is made, or the next question comes. */
  answer(answer: Answer): void {
    const [only, another] = answer.choices;
    if (only && !another) this.choose(only.index);
    else this.pick(answer.picks);
  }

  /** One step back. Whether there was one. */
  back(): boolean {
    if (this.doubted) this.doubted = null;
    else if (this.picked.length) {
      this.picked = this.picked.slice(0, this.steps.at(-1) ?? 0);
      this.steps = this.steps.slice(0, -1);
    } else return false;
    return true;
  }

  /** Put back an element that was picked, and what was picked after it. */
  putBack(id: string): void {
    const at = this.picked.indexOf(id);
    while (at >= 0 && this.picked.length > at && this.back());
  }

  /** Everything picked is put back. */
  drop(): void {
    this.picked = [];
    this.steps = [];
    this.doubted = null;
  }

  /** Another question may have come: what is still possible stays picked. */
  carry(): void {
    this.picked = carried(this.offered, this.picked);
    if (!this.picked.length) this.steps = [];
    if (this.doubted && !this.all.includes(this.doubted)) this.doubted = null;
  }

  /** Choose an option; what costs dearly is asked once more. */
  choose(index: number): boolean {
    const choice = this.all[index];
    if (!choice) return false;
    if (this.asker.objects(index)) this.drop();
    else if (this.isDoubtful(choice)) this.doubted = choice;
    else this.send(choice);
    return true;
  }

  /** Yes, that is meant. */
  confirm(): void {
    if (this.doubted) this.send(this.doubted);
  }

  /** Whether something is paid for a piece that nobody has pointed at: where no Worker is left, a line of the Forge means a Monk. */
  private paysUnasked(choice: Choice, picked: readonly string[]): boolean {
    return isPaid(choice) && !!rest(choice, picked)?.length;
  }

  private send(choice: Choice): void {
    this.drop();
    this.asker.send(choice.index);
  }

  /** Whether a choice is asked once more. Who wants that for every turn is not asked at what stays open until they are done. */
  private isDoubtful(choice: Choice): boolean {
    if (isGrave(choice)) return this.all.length > 1;
    if (!prefs.confirm || !this.asker.prompt?.asked || choice.option.free) return false;
    return choice.option.verb === "done" || !this.all.some(({ option }) => option.verb === "done");
  }
}
