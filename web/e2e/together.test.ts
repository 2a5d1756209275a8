/** Two people at one table, each with a browser of their own. */

import type { Locator, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { House } from "./house.ts";
import { act, answered, choiceOf } from "./player.ts";

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

/** Wait until all pages have come equally far; the one that is asked then. */
async function turn(pages: Page[]): Promise<Page> {
  await expect.poll(async () => new Set(await Promise.all(pages.map(choiceOf))).size).toBe(1);
  const asked = await Promise.all(pages.map((page) => page.locator(".prompt.asked").count()));
  return pages[asked.indexOf(1)] as Page;
}

/** Choose on the page that is asked until the table has come so far. */
async function playTo(pages: Page[], choice: number): Promise<void> {
  for (let page = await turn(pages); (await choiceOf(page)) < choice; page = await turn(pages)) await choose(page);
}

/** One press, and its answer. */
async function choose(page: Page): Promise<void> {
  await act(page, { by: "pointer" });
  await answered(page);
}

/** Play on until somebody may take back a choice, and do so. */
async function undo(pages: Page[]): Promise<void> {
  const button = (page: Page): Locator => page.locator("header .tool").first();
  for (;;) {
    const asked = await turn(pages);
    for (const page of pages) {
      if (await button(page).isDisabled()) continue;
      const before = await choiceOf(page);
      await button(page).click();
      await expect.poll(() => choiceOf(page)).toBe(before - 1);
      return;
    }
    await choose(asked);
  }
}

it("two people meet by a link, talk, lose and find the connection, take back and look back", async () => {
  const [host, friend] = [await house.guest(), await house.guest({ language: "it" })];
  const both = [host, friend];

  await house.settle(host);
  await host.goto("/new/katana");
  await host.locator(".counts label", { hasText: "2" }).click();
  await host.getByRole("group", { name: "Seat 2" }).getByText("a person").click();
  await host.getByRole("group", { name: "The Ghost" }).getByText("does not play").click();
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
  await playTo(both, 4);
  while ((await turn(both)) !== host) await choose(friend);

  await host.getByRole("tab", { name: "Chat" }).click();
  await host.getByRole("textbox", { name: "Say something" }).fill("<b>Konbanwa</b>");
  await host.getByRole("button", { name: "Send" }).click();
  await friend.getByRole("tab", { name: /Chat/ }).click();
  await friend.getByText("<b>Konbanwa</b>").waitFor();

  await way.enter();
  await friend.getByText("Mi ricollego…").waitFor();
  const known = await choiceOf(friend);
  while ((await choiceOf(host)) === known) await choose(host);
  way.leave();
  await friend.getByText("Mi ricollego…").waitFor({ state: "detached" });
  await playTo(both, known + 7);
  await undo(both);

  await host.getByRole("button", { name: "History" }).click();
  const place = host.getByText(/You are looking back at \d+\.\d+/);
  const earlier = Number(/(\d+)\./.exec((await place.textContent()) ?? "")?.[1]);
  expect(await host.locator(".piece.glow").count()).toBe(0);
  await host.getByRole("button", { name: "Ask all to go back here" }).click();
  await friend.getByRole("button", { name: "Acconsenti" }).click();
  await expect.poll(() => choiceOf(host)).toBe(earlier);
  expect(house.trouble).toEqual({ errors: [], strangers: [] });
});
