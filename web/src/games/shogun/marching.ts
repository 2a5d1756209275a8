/** Armies that may leave a province. */

import type { Prompt } from "../../net/types.ts";

/** Whether a question is about armies that may leave a province. */
export function asksFrom(prompt: Prompt | null, province: string): boolean {
  const { key, args } = prompt?.message ?? { key: "", args: [] };
  return /-(march|move_on)$/.test(key) && args.some(({ kind, id }) => `${kind}:${id}` === province);
}
