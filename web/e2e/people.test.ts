/** People at a running game: who speaks, who may not be heard, who has left and comes back, and who must agree. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violations } from "./access.ts";
import { House } from "./house.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** A request by a page's own cookie. */
function ask(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([how, where, sent]) => {
      const headers = sent ? { "Content-Type": "application/json" } : undefined;
      return (await fetch(where, { method: how, headers, body: sent })).json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

/** Somebody with a name. */
async function person(name: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await house.guest({ viewport });
  await page.goto("/");
  await ask(page, "GET", "/api/me");
  await ask(page, "PUT", "/api/me", { name, crest: "wave", language: "en" });
  return page;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: /Chat/ }).click();
  await page.getByRole("textbox", { name: "Say something" }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".chat li", { hasText: text }).waitFor();
}

/** Press Tab until the button with these words has the focus, then Enter. */
async function press(page: Page, words: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((label) => document.activeElement?.textContent?.trim() === label, words)) {
      await page.keyboard.press("Enter");
      return;
    }
  }
  throw new Error(`«${words}» cannot be reached by Tab.`);
}

it("spectators are marked, rude people are muted, lines are removed; a seat is kept, and all must agree to another on it", async () => {
  const [host, friend, poser] = [await person("Murasaki"), await person("Rikyū"), await person("RIKYU")];
  const id = await house.table(host, { game: "shogun", seats: 3, bots: [null, null, "random"] });
  await ask(friend, "POST", `/api/tables/${id}/join`, {});
  await ask(host, "POST", `/api/tables/${id}/start`);
  for (const page of [host, friend, poser]) {
    await page.goto(`/table/${id}`);
    await page.locator(".desk").waitFor();
  }

  await say(friend, "Good evening");
  await say(poser, "I resign");
  await host.getByRole("tab", { name: /Chat/ }).click();
  const line = host.locator(".chat li", { hasText: "I resign" });
  await line.getByText("spectator").waitFor();
  await line.getByText("similar name").waitFor();
  expect(await host.locator(".chat li", { hasText: "Good evening" }).getByText("spectator").count()).toBe(0);
  await line.getByRole("button", { name: "What can be done" }).click();
  await line.getByRole("button", { name: "Report" }).click();
  expect(await violations(host)).toEqual([]);
  await line.getByRole("button", { name: "Remove" }).click();
  await host.locator(".chat li .said", { hasText: "removed" }).waitFor();
  await friend.locator(".chat li .said", { hasText: "removed" }).waitFor();
  await host.locator(".chat li").nth(1).getByRole("button", { name: "What can be done" }).click();
  await host.getByRole("button", { name: "Mute" }).click();
  await host.reload();
  await host.getByRole("tab", { name: /Chat/ }).click();
  await host.getByText("Good evening").waitFor();
  expect(await host.locator(".chat > ol > li").count()).toBe(1);
  await host.getByText("Muted and blocked people").click();
  await host.getByRole("button", { name: /Hear again/ }).click();
  await host.locator(".chat li .said", { hasText: "removed" }).waitFor();

  await friend.getByRole("button", { name: "Menu" }).click();
  await friend.getByRole("button", { name: "Leave the table" }).click();
  await friend.getByRole("button", { name: "Yes, leave" }).click();
  await friend.getByText("Your seat is kept for you.").waitFor();
  await host.getByText("has left; the seat is kept").waitFor();
  await poser.getByRole("button", { name: "Menu" }).click();
  await poser.getByRole("button", { name: "Ask to sit here" }).first().click();
  await poser.keyboard.press("Escape");
  await host.getByText("RIKYU asks to sit down in the place of").waitFor();
  expect(await violations(host)).toEqual([]);
  await press(host, "Agree");
  await poser.getByText("Waiting for Rikyū.").waitFor();
  await press(friend, "Decline");
  await host.getByText("asks to sit down").waitFor({ state: "detached" });
  await friend.getByRole("button", { name: "Sit down again" }).click();
  await friend.getByText("Your seat is kept for you.").waitFor({ state: "detached" });
  await host.getByText("has left; the seat is kept").waitFor({ state: "detached" });
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
