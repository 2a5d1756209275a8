/** Lessons: offered before the first game, played following only the words, left and taken up again. All of them: `npm run e2e:long`. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { violations } from "./access.ts";
import { House } from "./house.ts";
import { learn, sit } from "./lessons.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

it("is offered before the first game, never forced, and leads to the chapters", async () => {
  const page = await house.guest();
  await page.goto("/");
  const card = page.locator(".games > li", { hasText: "Shogun" }).filter({ hasText: "Play now" }).last();
  await card.getByRole("button", { name: "Play now" }).click();
  await page.locator("dialog[open]").getByRole("link", { name: "Learn by playing" }).click();
  await page.getByRole("heading", { name: "Learn Shogun" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto("/");
  await card.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\//);
  await page.context().close();
});

it("is played following only the words, and by name to the next chapter", async () => {
  const page = await house.guest();
  await page.goto("/learn/shogun");
  await page.locator("ol > li").nth(1).getByRole("button").click();
  const said = await learn(page);
  expect(said.length).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Next chapter" }).click();
  await page.locator(".coach", { hasText: "The battle tower" }).waitFor();
  await page.goto("/learn/shogun");
  await page.locator("ol > li").nth(1).getByText("done").waitFor();
  await page.context().close();
});

it("is read out, reached by keyboard, and survives a reload on a phone", async () => {
  const page = await house.guest({ language: "it", viewport: { width: 390, height: 844 }, hasTouch: true });
  await sit(page, "shogun", "first", "tower");
  const card = page.getByRole("region", { name: "Il maestro" });
  await card.locator("[aria-live='polite']").waitFor();
  await card.getByRole("button", { name: "Avanti" }).focus();
  await page.keyboard.press("Enter");
  await card.getByRole("button", { name: "Indietro" }).waitFor();
  await page.reload();
  const said = await learn(page);
  expect(said.length).toBeGreaterThan(6);
  await page.context().close();
});
