/** Several choices in a row, each made as soon as it is offered: a deal goes out as one package. */

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

  constructor(private readonly table: TableModel) {
    $effect(() => {
      const [next, ...rest] = this.left;
      if (!next || !this.table.prompt) return;
      if (typeof next === "function") {
        this.left = [...next(), ...rest];
        return;
      }
      this.left = rest;
      const choice = find(this.table.all, next.verb, next.n);
      if (choice) this.table.choose(choice.index);
      else this.left = []; // things have changed: the rest is left to the person
    });
  }

  send(...errands: (Errand | Later)[]): void {
    this.left = errands;
  }
}
