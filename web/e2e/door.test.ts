/** The door of a house of its own: a keeper shuts it, invites, sees what is reported, closes a table and shuts somebody out. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violations } from "./access.ts";
import { House } from "./house.ts";
import { said, start, type Running } from "./server.ts";

let server: Running;
let house: House;
beforeAll(async () => {
  server = await start("zashiki", "serve", "--port", "0", "--data");
  house = await House.open(server.url);
});
afterAll(async () => {
  await house.close();
  await server.stop();
});

/** Somebody who has chosen a name in the open house. */
async function person(name: string): Promise<Page> {
  const page = await house.guest();
  await page.goto("/");
  await page.request.get("/api/me");
  await page.request.put("/api/me", { data: { name, crest: "wave", language: "en" } });
  await page.reload();
  return page;
}

it("a keeper comes by a link of the machine, shuts the door, invites by a word, and acts on what is reported", async () => {
  const [keeper, guest, rude] = [await person("Murasaki"), await person("Sei"), await person("Kaoru")];
  await keeper.goto(said("zashiki", "keeper", "--data", server.data).trim());
  await keeper.getByRole("button", { name: "Come in" }).click();
  await keeper.getByRole("heading", { name: "The house" }).waitFor();
  expect(await violations(keeper)).toEqual([]);

  await keeper.getByRole("radio", { name: /by invitation/ }).check();
  await keeper.getByRole("textbox", { name: "A word" }).fill("chrysanthemum");
  await keeper.getByRole("textbox", { name: "For whom" }).fill("Friends");
  await keeper.getByRole("button", { name: "Invite" }).click();
  await keeper.getByText("Friends · not used yet").waitFor();
  const stranger = await house.guest();
  await stranger.goto("/");
  await stranger.getByRole("heading", { name: "The door is shut" }).waitFor();
  expect(await violations(stranger)).toEqual([]);
  const word = stranger.getByRole("textbox", { name: "The word of the house" });
  await word.fill("peony");
  await stranger.getByRole("button", { name: "Come in" }).click();
  await stranger.getByText("There is no such invitation.").waitFor();
  await word.fill("Chrysanthemum");
  await stranger.getByRole("button", { name: "Come in" }).click();
  await stranger.getByRole("heading", { name: "The door is shut" }).waitFor({ state: "detached" });

  const id = await house.table(rude, { game: "katana", seats: 2 });
  await house.join(rude, guest, id);
  await rude.request.post(`/api/tables/${id}/start`);
  for (const page of [rude, guest]) {
    await page.goto(`/table/${id}`);
    await page.getByRole("tab", { name: /Chat/ }).click();
  }
  await rude.getByRole("textbox", { name: "Say something" }).fill("You play like a mule");
  await rude.getByRole("button", { name: "Send" }).click();
  const line = guest.locator(".chat li", { hasText: "mule" });
  await line.getByRole("button", { name: "What can be done" }).click();
  await line.getByRole("button", { name: "Report" }).click();
  await line.getByRole("button", { name: "Tell the house" }).click();
  await guest.getByText("The house has been told.").waitFor();
  await keeper.reload();
  await keeper.getByText("You play like a mule").waitFor();
  expect(await violations(keeper)).toEqual([]);
  await keeper.getByRole("button", { name: "Remove the line" }).click();
  await guest.locator(".chat li .said", { hasText: "removed" }).waitFor();
  await keeper.getByText("seen to").waitFor();

  const culprit = keeper
    .getByRole("listitem")
    .filter({ hasText: "Kaoru" })
    .filter({ has: keeper.getByRole("button", { name: "Shut out" }) });
  await culprit.getByRole("button", { name: "Shut out" }).click();
  await keeper.getByRole("button", { name: "Shut out and take all seats" }).click();
  await rude.getByText("A keeper of this house has shut you out.").first().waitFor();
  await keeper.getByRole("button", { name: "Let in again" }).waitFor();
  await keeper.getByRole("button", { name: "Close", exact: true }).click();
  await keeper.getByRole("button", { name: "Close it for good" }).click();
  await guest.getByText("A keeper of the house has closed this table.").first().waitFor();
  await keeper.getByText("There are none.").waitFor();
  expect(house.trouble.errors.filter((error) => !/40[34]|410/.test(error))).toEqual([]);
  expect(house.trouble.strangers).toEqual([]);
});
