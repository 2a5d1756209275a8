/** The card of something that is no piece of the board: an icon or a number in a panel. */

import type { Attachment } from "svelte/attachments";
import type { Attention, Watch } from "./context.svelte.ts";

export type About = Pick<Attention, "label" | "help"> & { notes?: string[] };

/** Shows a card while the pointer is over an element or it has the focus. */
export function card(watch: Watch, about: About): Attachment<HTMLElement> {
  return (element) => {
    const open = (): void => {
      watch.attention = {
        id: "",
        notes: [],
        rule: "",
        asked: "",
        barred: false,
        ...about,
        box: element.getBoundingClientRect(),
        piece: element,
      };
    };
    const close = (): void => {
      if (watch.attention?.piece === element) watch.attention = null;
    };
    const ways = { pointerenter: open, pointerleave: close, focus: open, blur: close };
    for (const [name, way] of Object.entries(ways)) element.addEventListener(name, way);
    return () => {
      for (const [name, way] of Object.entries(ways)) element.removeEventListener(name, way);
      close();
    };
  };
}
