/** The Story: a chapter begun from its page, and a campaign taken from a file. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { House } from "./house.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const attempt = (chapter: number, won: boolean, record: string): object => ({
  chapter,
  ghost: 2,
  score: won ? 90 : 60,
  ghost_score: 71,
  met: won,
  won,
  record,
});

it("four clicks lead from the lobby to the first chapter, and the lobby leads back to it", async () => {
  const page = await house.guest();
  await page.goto("/");
  await page.getByRole("link", { name: "Begin the Story" }).click();
  await page.getByRole("button", { name: "Begin the Story" }).click();
  await page.locator("label", { hasText: "level 3" }).click();
  await page.getByText("A victory brings 7 Story Points, a defeat costs 1.").waitFor();
  await page.getByRole("button", { name: "Play chapter 1" }).click();
  await page.waitForURL(/\/table\//);
  await page.getByText("No Sword left on your Forge").first().waitFor();
  const table = page.url();
  await page.goto("/");
  await page.getByRole("link", { name: "Continue the Story: chapter 1" }).click();
  expect(page.url()).toBe(table);
  await page.goto("/story");
  await page.getByRole("link", { name: "Back to the table" }).waitFor();
  await page.context().close();
});

it("a campaign from a file shows its points; a lost chapter is left, a closed one tells why", async () => {
  const page = await house.guest();
  await page.goto("/story/katana");
  const campaign = { format: 2, settings: {}, chapter: 2, attempts: [attempt(1, true, "a"), attempt(2, false, "b")], table: "" };
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "story.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(campaign)) });
  await page.getByRole("heading", { name: "A Period of Peace" }).waitFor();
  expect(await page.locator(".standing dd").first().innerText()).toBe("5"); // 6 for the victory, less 1
  await page.getByRole("button", { name: "The Beginning won" }).click();
  await page.getByText("90 : 71").waitFor();
  await page.getByRole("button", { name: "Well-Deserved Rest" }).click();
  await page.getByText("chapter 2 comes first").waitFor();
  await page.getByRole("button", { name: "A Period of Peace" }).click();
  await page.getByRole("button", { name: "Go on without victory" }).click();
  await page.locator("dialog").getByRole("button", { name: "Go on without victory" }).click();
  await page.getByRole("heading", { name: "Gion Matsuri" }).waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save as a file" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^katana-campaign-.*\.json$/);
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
  await page.context().close();
});
