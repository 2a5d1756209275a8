/** What axe finds, and whether a page has come to rest. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export interface Found {
  id: string;
  nodes: string[];
}

/** Letters are here, and nothing moves that will come to an end. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((motion) => motion.playState !== "running" || motion.effect?.getComputedTiming().iterations === Infinity),
  );
}

/** What axe finds against levels A and AA. */
export async function violations(page: Page): Promise<Found[]> {
  await still(page);
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
    return found.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 4).map((node) => node.html.slice(0, 200)) }));
  });
}
