/** Whole games of one person against the Ghost. */

import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, SOLO } from "./house.ts";
import { act, answered, choiceOf, play } from "./player.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

describe("a game against the Ghost", () => {
  it("begins with one click, and the first own move takes at most six", async () => {
    const page = await house.guest();
    await house.settle(page);
    await page.goto("/");
    let clicks = 1;
    await page.getByRole("button", { name: "Play the Ghost now" }).click();
    await page.locator(".desk").waitFor();
    const before = await choiceOf(page);
    while ((await choiceOf(page)) === before && clicks < 6) {
      await act(page, { by: "pointer" });
      clicks += 1;
      await answered(page);
    }
    expect(await choiceOf(page)).toBeGreaterThan(before);
    await page.context().close();
  });

  it("is played to the end by clicking; it can be looked through, taken along and brought back", async () => {
    const page = await house.guest();
    const id = await house.rehearse(page, SOLO);
    await page.goto(`/table/${id}`);
    await play(page, { by: "pointer" });
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("table").waitFor();
    expect(await dialog.locator("tbody tr").count()).toBeGreaterThan(2);
    await dialog.locator("figure svg path").first().waitFor();

    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Take the record along" }).click();
    const file = join(mkdtempSync(join(tmpdir(), "zashiki-record-")), "game.json");
    await (await download).saveAs(file);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ game: "katana" });

    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "To the start" }).click();
    await page.getByText("You look back at 0.0").waitFor();
    await page.getByRole("button", { name: "One step on" }).click();
    await page.getByText("You look back at 1.1").waitFor();
    await page.getByRole("combobox", { name: "View as" }).selectOption("spectator");
    await page.getByText("You look back at 1.1").waitFor();
    await page.getByRole("button", { name: "Back to now" }).click();

    await page.goto("/archive");
    await page.getByLabel("Bring a record").setInputFiles(file);
    await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
    await page.locator("dialog[open] .winner").waitFor();
    await page.context().close();
  });

  it("is played to the end by keyboard alone", async () => {
    const page = await house.guest();
    const id = await house.rehearse(page, SOLO);
    await page.goto(`/table/${id}`);
    await play(page, { by: "keyboard", seed: 9 });
    await page.locator("dialog[open] .winner").waitFor();
    await page.context().close();
  });

  it("leaves no trouble behind", () => {
    expect(house.trouble).toEqual({ errors: [], strangers: [] });
  });
});
