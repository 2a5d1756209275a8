/** As many buttons as there is room for. */

import { tick, untrack } from "svelte";
import { pixels } from "../app/window.svelte.ts";

/** In how many rows some elements stand. */
export function rows(elements: Iterable<Element>): number {
  let [count, bottom] = [0, -Infinity];
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (!box.height) continue;
    if (box.top >= bottom) count += 1;
    bottom = box.top >= bottom ? box.bottom : Math.max(bottom, box.bottom);
  }
  return count;
}

/** The number of the first arrangement that fits: they are tried from the fullest, 0, to the barest, `last`, before anything is
 * painted, and again whenever the content or the window changes. What has grown since, as letters that came late, asks for a barer one
 * by `check`. */
export function fitting(last: number, content: () => unknown, fits: () => boolean): { readonly number: number; check(): void } {
  let number = $state(0);
  let current = (): boolean => false; // whether what is being tried is still wanted

  async function settle(wanted: () => boolean): Promise<void> {
    await tick();
    if (!wanted() || number === last || fits()) return;
    number += 1;
    await settle(wanted);
  }

  $effect(() => {
    void [content(), pixels()];
    let wanted = true;
    current = () => wanted;
    number = 0;
    untrack(() => void settle(() => wanted));
    return () => (wanted = false);
  });
  return {
    get number() {
      return number;
    },
    check: () => void settle(current),
  };
}
