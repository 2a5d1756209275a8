/** Where only one way is left, it is taken by itself after a while, unless somebody says wait. Knows no game. */

import { prefs } from "../app/prefs.svelte.ts";
import type { Choice } from "../board/prompt.ts";
import type { Prompt } from "../net/types.ts";
import { FACTORS } from "./clock.svelte.ts";

const [TIME, LEAST] = [4000, 1000]; // milliseconds at the calm speed, and at any

/** Who is asked. */
export interface Lone {
  readonly prompt: Prompt | null;
  readonly waiting: readonly number[];
  readonly taught: boolean; // a teacher waits for the answer
  readonly choosing: { readonly only: Choice | null };
}

export class OnlyWay {
  private held = $state(-1); // the version of the prompt that shall wait
  private furthest = $state(0); // choices that have been seen made
  private now = $state(0);

  constructor(private readonly table: Lone) {}

  /** What will happen by itself: nobody else is asked meanwhile, and nothing was taken back to get here. */
  readonly choice: Choice | null = $derived.by(() => {
    const { prompt, waiting, taught, choosing } = this.table;
    if (!prompt?.asked || waiting.length > 1 || taught || !prefs.goOn || prefs.confirm) return null;
    return prompt.version === this.held || this.now < this.furthest ? null : choosing.only;
  });

  /** How long it takes. */
  get time(): number {
    return Math.max(LEAST, TIME * FACTORS[prefs.speed]);
  }

  wait(): void {
    this.held = this.table.prompt?.version ?? -1;
  }

  /** So many choices have been made. */
  arrived(choice: number): void {
    this.now = choice;
    this.furthest = Math.max(choice, this.furthest);
  }
}
