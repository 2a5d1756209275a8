/** Several choices in a row, each made as soon as it is offered: a deal goes out as one package, quick presses one after the other. */

import type { RisingSun } from "../../net/types.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import { find } from "./picking.ts";

export interface Errand {
  verb: RisingSun.Verb;
  n?: number; // the seat or part it is about
}

/** What comes then, worked out when it is its turn. */
export type Later = () => readonly Errand[];

export class Errands {
  private left = $state.raw<readonly (Errand | Later)[]>([]);
  private sent = $state(false); // one is being carried out

  constructor(private readonly table: TableModel) {
    $effect(() => {
      const [next, ...rest] = this.left;
      if (!this.table.prompt) return;
      this.sent = false;
      if (!next) return;
      if (typeof next === "function") {
        this.left = [...next(), ...rest];
        return;
      }
      this.left = rest;
      const choice = find(this.table.all, next.verb, next.n);
      if (choice) {
        this.sent = true;
        this.table.choose(choice.index);
      } else this.left = []; // things have changed: the rest is left to the person
    });
  }

  /** Whether something is still to be done. */
  get pending(): boolean {
    return this.sent || this.left.length > 0;
  }

  /** Do this, after what is still to be done: a quick second press counts. */
  send(...errands: (Errand | Later)[]): void {
    this.left = [...this.left, ...errands];
  }
}
