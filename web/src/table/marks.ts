/** Who looks at a button or a line sees on the board what it is about; what is gone marks nothing. */

import type { Attachment } from "svelte/attachments";
import type { TableModel } from "./table.svelte.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** Marks these elements while the pointer or the focus is on it. */
export function marks(table: Pick<TableModel, "pointed">, ids: readonly string[]): Attachment<Element> {
  return (element) => {
    const mine = new Set(ids);
    const mark = (): void => void (table.pointed = mine);
    const forget = (): void => {
      queueMicrotask(() => table.pointed === mine && (table.pointed = NOTHING)); // what goes away while the page changes changes nothing itself
    };
    if (element.matches(":hover")) queueMicrotask(mark);
    const handlers = { pointerenter: mark, focusin: mark, pointerleave: forget, focusout: forget };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
      forget();
    };
  };
}
