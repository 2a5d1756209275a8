/** What axe finds, and whether a page has come to rest. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
const SIZES = "wcag22aa"; // how large targets are; a map has smaller ones, and its list of choices has them all in full size

/** Letters are here, and nothing moves that will come to an end. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((motion) => motion.playState !== "running" || motion.effect?.getComputedTiming().iterations === Infinity),
  );
}

/** What axe finds against levels A and AA, in a line for each rule. */
export async function violations(page: Page, { sizes = true } = {}): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (levels) => {
      const { axe } = window as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const found = await axe.run(document, { runOnly: levels, resultTypes: ["violations"] });
      return found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 4)
            .map(({ html }) => html.slice(0, 200))
            .join(" | ")}`,
      );
    },
    sizes ? [...LEVELS, SIZES] : LEVELS,
  );
}
