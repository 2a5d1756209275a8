/** Looks at the page at every frame: do all parts of it stand at the same beat, and can nothing be answered before it is time? */

import type { Page } from "playwright-core";

export interface Probe {
  frames: number;
  beats: string[]; // that were shown, one after the other
  faults: string[];
}
type WithProbe = { probe: Probe };

/** Run in a page before its own scripts: `window.probe`. */
function install(): void {
  const probe: Probe = { frames: 0, beats: [], faults: [] };
  (window as unknown as WithProbe).probe = probe;
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

  function look(): void {
    requestAnimationFrame(look);
    const parts = all("[data-beat]");
    if (!parts.length) return;
    probe.frames += 1;
    const beats = new Set(parts.map((part) => (part as HTMLElement).dataset.beat));
    if (beats.size > 1) probe.faults.push(`at different beats: ${[...beats].join(", ")}`);
    const [beat = ""] = beats;
    if (beat !== probe.beats.at(-1)) probe.beats.push(beat);
    const telling = !!document.querySelector(".desk[data-telling]");
    const answers = all(".prompt .choices .button, .piece.glow, .prompt.asked");
    if (telling && answers.length) probe.faults.push(`an answer can be given at ${beat} before everything is told`);
  }
  requestAnimationFrame(look);
}

/** Watch a page from its next loading on. */
export const watch = async (page: Page): Promise<void> => void (await page.addInitScript(install));

/** What has been seen so far. */
export const seen = (page: Page): Promise<Probe> => page.evaluate(() => (window as unknown as WithProbe).probe);
