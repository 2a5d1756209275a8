/** Says what stood on every open page when a test failed, and keeps a picture of it in e2e/failures. */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach } from "vitest";
import { pages } from "./house.ts";

const FOLDER = join(import.meta.dirname, "failures");
const PATIENCE = 5000; // milliseconds; a page that is stuck answers nothing

/** Run in the page: what a person would tell of it. */
function seen(): string {
  const parts = [".prompt", "[role=alert]", ".bar", "main h1"].map((part) => document.querySelector<HTMLElement>(part)?.innerText ?? "");
  const desk = JSON.stringify({ ...document.querySelector<HTMLElement>(".desk")?.dataset });
  return [...parts.map((text) => text.replace(/\s+/g, " ").slice(0, 300)), desk].filter(Boolean).join(" | ");
}

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  await mkdir(FOLDER, { recursive: true });
  const name = task.name.replace(/\W+/g, "-").slice(0, 60);
  for (const [number, page] of pages().entries()) {
    const picture = join(FOLDER, `${name}-${number}.png`);
    const words = await Promise.race([
      page.evaluate(seen),
      new Promise<string>((done) => setTimeout(done, PATIENCE, "it does not answer")),
    ]);
    await page.screenshot({ path: picture, timeout: PATIENCE }).catch(() => undefined);
    console.error(`«${task.name}» failed while ${page.url()} showed: ${words}\n  (${picture})`);
  }
});
