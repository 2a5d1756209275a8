/** Letters that have grown still stay where they belong. */

import type { Attachment } from "svelte/attachments";
import { pixels } from "../app/window.svelte.ts";
import { measured } from "./measure.ts";

/** Squeezes a text that would be wider than this, in units of its drawing. */
export function within(width: number, text: string): Attachment<SVGTextElement> {
  return (element) => {
    void [text, pixels()];
    let off = (): void => undefined;

    function squeeze(): void {
      element.removeAttribute("textLength");
      off = measured(
        () => element.getComputedTextLength() > width,
        (wide) => {
          if (!wide) return;
          element.setAttribute("textLength", String(width));
          element.setAttribute("lengthAdjust", "spacingAndGlyphs");
        },
      );
    }
    const frame = requestAnimationFrame(squeeze); // once the board has its size
    if (document.fonts.status !== "loaded") void document.fonts.ready.then(squeeze);
    return () => {
      cancelAnimationFrame(frame);
      off();
    };
  };
}
