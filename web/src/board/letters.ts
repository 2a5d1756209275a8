/** Letters that have grown still stay where they belong. */

import type { Attachment } from "svelte/attachments";
import { pixels } from "../app/window.svelte.ts";

/** Squeezes a text that would be wider than this, in units of its drawing. */
export function within(width: number, text: string): Attachment<SVGTextElement> {
  return (element) => {
    void [text, pixels()];
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(squeeze))); // once the board has its size
    void document.fonts.ready.then(squeeze);

    function squeeze(): void {
      element.removeAttribute("textLength");
      if (element.getComputedTextLength() <= width) return;
      element.setAttribute("textLength", String(width));
      element.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    return () => cancelAnimationFrame(frame);
  };
}
