/** Prompts as a server would send them, for tests. */

import { choices, type Choice } from "../src/board/prompt.ts";
import type { Arg, Consequence, Option, Prompt, Refusal } from "../src/net/types.ts";

/** An option whose arguments are elements ("sword:7") or plain numbers ("armies=3"). */
export function option(verb: string, ...ids: string[]): Option {
  const args = ids.map((id): Arg => {
    const [name = "", number] = id.split("=");
    if (number !== undefined) return { name, kind: "number", n: Number(number), id: null };
    const [kind = "", thing = ""] = id.split(":");
    return { name: kind, kind, n: [...thing].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0), id: thing };
  });
  return { verb, key: `toy-verb-${verb}`, args, targets: ids.filter((id) => !id.includes("=")), free: false, climax: false };
}

export const consequence = (key: string, grave = false): Consequence => ({ key: `toy-consequence-${key}`, args: [], grave });

export const refusal = (refused: Option): Refusal => ({ option: refused, reason: { key: "toy-reason-no", args: [] }, rule: "" });

export function prompt(...options: Option[]): Prompt {
  return {
    version: 3,
    asked: true,
    message: { key: "toy-prompt-turn", args: [] },
    options,
    places: [],
    consequences: [],
    brings: [],
    refused: [],
    barred: [],
  };
}

/** The choices of a prompt of which everything is on the board. */
export const all = (...options: Option[]): Choice[] => choices(prompt(...options), () => true);
