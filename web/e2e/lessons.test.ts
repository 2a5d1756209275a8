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

it("is played by keyboard following only the words, and by name to the next chapter", async () => {
  const page = await house.guest();
  await page.goto("/learn/shogun");
  await page.locator("ol > li").nth(1).getByRole("button").click();
  const said = await learn(page, { by: "keyboard" });
  expect(said.length).toBeGreaterThan(4);
  await page.getByRole("button", { name: "Next chapter" }).click();
  await page.locator(".coach", { hasText: "The battle tower" }).waitFor();
  await page.goto("/learn/shogun");
  await page.locator("ol > li").nth(1).getByText("done").waitFor();
  await page.context().close();
});

it("is read out card by card, stands before the question, and survives a reload on a phone", async () => {
  const page = await house.guest({ language: "it", viewport: { width: 390, height: 844 }, hasTouch: true });
  await sit(page, "shogun", "first", "tower");
  const card = page.getByRole("region", { name: "Il maestro" });
  await card.getByRole("button", { name: "Avanti" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const order = await page.evaluate(() => {
    const [said, teacher, prompt] = [".said[aria-live='polite']", ".coach", ".prompt"].map((name) => document.querySelector(name));
    const before = (one: Element | null | undefined, other: Element | null | undefined): boolean =>
      !!one && !!other && !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    return [before(said, teacher), before(teacher, prompt), prompt?.querySelector(".question")?.getAttribute("aria-live")];
  });
  expect(order).toEqual([true, true, "polite"]);
  await card.getByRole("button", { name: "Avanti" }).focus();
  await page.keyboard.press("Enter");
  await card.getByRole("button", { name: "Indietro" }).waitFor();
  await page.reload();
  const heard: string[] = [];
  const said = await learn(page, {
    seen: async ({ text }) => void heard.push((await page.locator(".said").textContent()) === text ? "" : `«${text}» is not read out`),
  });
  expect(heard.filter(Boolean)).toEqual([]);
  expect(said.length).toBeGreaterThan(6);
  await page.context().close();
});

it("says nothing before its words are there", async () => {
  const page = await house.guest({ language: "it" });
  let come = (): void => undefined;
  const words = new Promise<void>((done) => (come = done));
  await page.route(/assets\/lessons/, async (route) => {
    await words;
    await route.continue();
  });
  await page.addInitScript(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    new MutationObserver(() => {
      const text = document.querySelector(".coach .text")?.textContent?.trim() ?? "";
      if (text && said.at(-1) !== text) said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const told = new Promise<void>((done) =>
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes('"update"')) done();
      }),
    ),
  );
  const printed = page.waitForResponse(/\/components/);
  await sit(page, "shogun", "first", "winter");
  await Promise.all([told, (await printed).finished()]);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  come();
  await page.locator(".coach .text", { hasText: "Autunno" }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([expect.stringContaining("Autunno")]);
  await page.context().close();
});

it("may be taken back, by whatever way the table offers", async () => {
  const page = await house.guest();
  await sit(page, "shogun", "first", "plan");
  const card = page.locator(".coach");
  await card.waitFor(); // before it is there, N turns nothing
  for (let cards = 0; cards < 4; cards++) await page.keyboard.press("n");
  const task = await card.locator(".text").textContent();
  await page.locator(".piece.glow[data-id='card:mino']").first().locator(".reach").first().click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await page.locator(".list").first().waitFor();
  await page.keyboard.press("Escape");
  expect(await card.locator(".text").textContent()).toBe(task);
  await page.locator(".piece.glow[data-id='card:tamba']").first().locator(".reach").first().click();
  await page.locator(".piece.glow[data-id='space:collect_taxes']").first().locator(".reach").first().click();
  await expect.poll(() => card.locator(".text").textContent()).not.toBe(task);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => card.locator(".text").textContent()).toBe(task);
  await page.context().close();
});

it("is noticed when it lets a wrong try pass, and when its card hides what it speaks of", async () => {
  const lenient = await house.guest();
  await lenient.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace(/"verdicts":\[[^\]]*\]/, '"verdicts":[]')));
  });
  await sit(lenient, "shogun", "first", "plan");
  await expect(learn(lenient)).rejects.toThrow(/lets something else pass/);
  await lenient.context().close();

  const hidden = await house.guest({ bypassCSP: true });
  await sit(hidden, "shogun", "first", "tower");
  await hidden.addStyleTag({ content: ".coach { inset: 60px !important; width: auto !important; }" });
  await expect(learn(hidden)).rejects.toThrow(/lies under the card/);
  await hidden.context().close();

  const far = await house.guest({ bypassCSP: true, viewport: { width: 390, height: 844 } });
  await sit(far, "shogun", "first", "tower");
  await far.addStyleTag({ content: ".board { visibility: hidden; }" });
  await expect(learn(far)).rejects.toThrow(/is not in view/);
  await far.context().close();
});
