/** Two people at one table, each with a browser of their own. */

import type { Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { House } from "./house.ts";
import { answered, asked, chance, choiceOf, click } from "./player.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** A tunnel a page may enter: while inside, its socket is cut. */
async function tunnel(page: Page): Promise<{ enter(): Promise<void>; leave(): void }> {
  let inside = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (inside) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    enter: async () => {
      inside = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    leave: () => void (inside = false),
  };
}

/** Choose on whichever page is asked until the table has come so far. */
async function playTo(pages: Page[], choice: number, random: () => number): Promise<void> {
  for (let i = 0; i < 400; i++) {
    for (const page of pages) {
      if ((await choiceOf(page)) >= choice) return;
      if (await page.locator(".prompt.asked").count()) await click(page, random);
    }
    await pages[0]?.waitForTimeout(40);
  }
  throw new Error(`The table has not come to choice ${choice}.`);
}

it("two people meet by a link, talk, lose and find the connection, take back and look back", async () => {
  const [host, friend] = [await house.guest(), await house.guest({ language: "it" })];
  const random = chance(17);

  await host.goto("/new/katana");
  await host.locator(".counts label", { hasText: "2" }).click();
  await host.locator(".settings select").first().selectOption({ index: 0 });
  await host.getByLabel("Open table").uncheck();
  await host.getByRole("button", { name: "Open the table" }).click();
  const invitation = await host.getByLabel("Invitation link").inputValue();
  expect(invitation).toContain("/join/");

  const way = await tunnel(friend);
  await friend.goto(invitation);
  await friend.getByLabel("Il tuo nome").fill("Murasaki Shikibu della Casa del Glicine");
  await friend.getByRole("button", { name: "Siediti" }).click();
  await friend.waitForURL(/\/table\//);
  await host.getByText("Murasaki").first().waitFor();
  await host.getByRole("button", { name: "Begin the game" }).click();
  await host.locator(".desk").waitFor();
  await friend.locator(".desk").waitFor();
  await playTo([host, friend], 4, random);

  await host.getByRole("tab", { name: "Chat" }).click();
  await host.getByRole("textbox", { name: "Say something" }).fill("<b>Konbanwa</b>");
  await host.getByRole("button", { name: "Send" }).click();
  await friend.getByRole("tab", { name: /Chat/ }).click();
  await friend.getByText("<b>Konbanwa</b>").waitFor();

  await way.enter();
  await friend.getByText("Mi ricollego…").waitFor();
  for (let i = 0; i < 12 && (await host.locator(".prompt.asked").count()); i++) {
    await click(host, random);
    await answered(host);
  }
  way.leave();
  await friend.getByText("Mi ricollego…").waitFor({ state: "detached" });
  await expect.poll(async () => (await choiceOf(friend)) === (await choiceOf(host)), { timeout: 15_000 }).toBe(true);
  await playTo([host, friend], (await choiceOf(host)) + 6, random);

  const taken = await undo([host, friend], random);
  expect(taken).toBe(true);

  const now = await choiceOf(host);
  await host.getByRole("button", { name: "History" }).click();
  await host.getByText(new RegExp(`Position ${now - 1} of ${now}`)).waitFor();
  expect(await host.locator(".piece.glow").count()).toBe(0);
  await host.getByRole("button", { name: "Ask all to go back here" }).click();
  await friend.getByRole("button", { name: "Acconsenti" }).click();
  await expect.poll(() => choiceOf(host), { timeout: 15_000 }).toBe(now - 1);
  await host
    .getByRole("button", { name: "Back to now" })
    .click()
    .catch(() => undefined);
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});

/** Play on until somebody may take back a choice, and do so. */
async function undo(pages: Page[], random: () => number): Promise<boolean> {
  for (let i = 0; i < 300; i++) {
    for (const page of pages) {
      const button = page.locator("header .tool").first();
      if (await button.isEnabled()) {
        const before = await choiceOf(page);
        await button.click();
        await expect.poll(() => choiceOf(page), { timeout: 10_000 }).toBe(before - 1);
        await asked(page);
        return true;
      }
      if (await page.locator(".prompt.asked").count()) await click(page, random);
      await answered(page);
    }
  }
  return false;
}
