/** Escape closes what was opened last, wherever the focus is, and nothing else. */

import type { Attachment } from "svelte/attachments";

const open: (() => void)[] = [];

/** While an element is there, Escape closes it; what was opened later goes first. A dialog of the browser closes itself. */
export function closeOnEscape(close: () => void): Attachment<Element> {
  return () => {
    if (!open.length) window.addEventListener("keydown", pressed, true);
    open.push(close);
    return () => {
      open.splice(open.indexOf(close), 1);
      if (!open.length) window.removeEventListener("keydown", pressed, true);
    };
  };
}

function pressed(event: KeyboardEvent): void {
  if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  event.stopPropagation();
  event.preventDefault();
  open.at(-1)?.();
}
