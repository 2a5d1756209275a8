/** The game explains itself: how to play, the legend at one key, from a question, a line and a refusal to the rule and back. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violations } from "./access.ts";
import { House, SOLO, type Scene } from "./house.ts";
import { asked } from "./player.ts";

const TURN: Scene = { choices: 12, verbs: ["place", "pass_taking"] };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const sheet = (page: Page) => page.locator("dialog[open]");
const rule = (page: Page) => sheet(page).locator(".wanted .rule").first();

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
}

async function sit(page: Page): Promise<void> {
  await page.goto(`/table/${await house.rehearse(page, SOLO, TURN)}`);
  await asked(page);
}

for (const [game, language] of [
  [0, "it"],
  [1, "en"],
  [2, "it"],
] as const)
  it(`how to play is told on five real positions, game ${game + 1} in ${language}`, async () => {
    const page = await house.guest({ language });
    await page.goto("/");
    const button = page
      .locator("main li.panel")
      .nth(game)
      .getByRole("button", { name: /^(How to play|Come si gioca)$/ });
    await button.click();
    for (let number = 1; number <= 5; number++) {
      const screen = sheet(page).getByRole("tabpanel");
      await screen.locator(".still[data-shown] svg").first().waitFor();
      await screen.getByText(new RegExp(`^${number} (of|di) 5$`)).waitFor();
      if (number < 5) await screen.locator("nav .button.primary").click();
    }
    expect(await violations(page)).toEqual([]);
    await close(page);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

it("each screen of how to play is read from its beginning on a phone, and its picture offers nothing to press", async () => {
  const page = await house.guest({ language: "it", ...PHONE });
  await page.goto("/");
  await page.locator("main li.panel").last().getByRole("button", { name: "Come si gioca" }).click();
  for (let number = 1; number <= 5; number++) {
    await sheet(page).getByText(`${number} di 5`, { exact: true }).waitFor();
    await sheet(page).locator(".still[data-shown] svg").first().waitFor();
    const title = sheet(page).locator("article h3");
    const seen = await title.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.left + 4, box.top + 4) === element;
    });
    expect(seen, await title.innerText()).toBe(true);
    expect(await sheet(page).locator(".still button:visible").count()).toBe(0);
    expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0); // nothing sticks out
    await sheet(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    if (number < 5) await sheet(page).locator("nav .button.primary").click();
  }
  await page.context().close();
});

it.each([0, 1, 2])("the legend of game %d leaves no mark empty", async (game) => {
  const page = await house.guest();
  await page.goto("/");
  await page.locator("main li.panel").nth(game).getByRole("button", { name: "How to play" }).click();
  await sheet(page).getByRole("tab", { name: "Legend" }).click();
  const marks = sheet(page).locator(".marks");
  await marks.first().locator("svg").first().waitFor();
  await expect
    .poll(() => marks.evaluateAll((found) => found.filter((mark) => !mark.querySelector("svg, i, .source, .stop")).length))
    .toBe(0);
  const empty = await marks.evaluateAll((found) =>
    found
      .flatMap((mark) => [...mark.querySelectorAll("svg")])
      .filter((drawn) => ![...drawn.querySelectorAll<SVGGraphicsElement>("*")].some((shape) => "getBBox" in shape && shape.getBBox().width))
      .map((drawn) => drawn.closest("section")?.id),
  );
  expect(empty).toEqual([]);
  await page.context().close();
});

it("legend, glossary and scores are reached and read by keyboard and screen reader", async () => {
  const page = await house.guest();
  await sit(page);
  await page.keyboard.press("?");
  await sheet(page).locator(".marks svg").first().waitFor();
  expect(
    await sheet(page)
      .getAttribute("aria-labelledby")
      .then((id) => page.locator(`[id="${id}"]`).innerText()),
  ).toMatch(/the guide$/);
  const search = sheet(page).getByRole("searchbox", { name: "Find a word or a name" });
  await search.focus();
  await page.keyboard.type("temple");
  await expect.poll(() => sheet(page).getByRole("status").innerText()).toMatch(/^\d+ entr/);
  expect(await sheet(page).getByRole("heading", { level: 3, name: "Temple", exact: true }).count()).toBe(1);
  expect(await sheet(page).locator(".marks > :not([aria-hidden='true'])").count()).toBe(0); // the words say what the marks show
  await search.fill("");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("tab");
  await page.keyboard.press("ArrowLeft");
  const chosen = sheet(page).getByRole("tab", { selected: true });
  expect(await chosen.innerText()).toBe("What matters now");
  expect(await chosen.evaluate((tab) => tab === document.activeElement)).toBe(true);
  const panel = sheet(page).getByRole("tabpanel", { name: "What matters now" });
  const scores = panel.getByRole("region", { name: "What scores" });
  await scores.getByText(/^If everything were counted now, you would have \d+ point/).waitFor();
  expect(await scores.getByRole("term").first().innerText()).toMatch(/^Delivered Swords\s+\d+$/);
  expect(await scores.getByRole("definition").count()).toBe(await scores.getByRole("term").count());
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

it("? opens the legend, in which every mark is drawn", async () => {
  const page = await house.guest();
  await sit(page);
  await page.keyboard.press("?");
  await sheet(page).locator(".marks svg").first().waitFor();
  expect(await sheet(page).getByRole("tab", { selected: true }).innerText()).toBe("Legend");
  const marks = sheet(page).locator(".marks");
  const empty = await marks.evaluateAll((found) => found.filter((mark) => !mark.querySelector("svg, i, .source, .stop")).length);
  expect([await marks.count(), empty]).toEqual([expect.any(Number), 0]);
  expect(await violations(page)).toEqual([]);
  await sheet(page).getByRole("searchbox").fill("sashimonos");
  expect(await sheet(page).locator("h3").allInnerTexts()).toContain("Sashimono");
  await sheet(page).getByRole("searchbox").fill(""); // Esc would clear it first
  await close(page);
  await page.context().close();
});

it("a question, a line of the log and a refusal lead to their rule, and one comes back", async () => {
  const page = await house.guest();
  await sit(page);
  await page.keyboard.press("r");
  await rule(page).waitFor();
  expect(await rule(page).innerText()).toBe("SNK-RND-02");
  await close(page);

  const question = page.locator(".prompt .question .rule");
  await question.focus();
  await page.keyboard.press("Enter");
  await rule(page).waitFor();
  await sheet(page).locator(".wanted .called .button").first().click();
  await sheet(page).getByRole("tab", { name: "Glossary", selected: true }).waitFor();
  await sheet(page)
    .getByRole("button", { name: /^Back to/ })
    .click();
  await rule(page).waitFor();
  await close(page);
  expect(await question.evaluate((element) => element === document.activeElement)).toBe(true);

  const line = page.locator("ol[data-beat] li").last();
  await line.hover();
  await line.locator(".why .rule").click();
  await rule(page).waitFor();
  await close(page);

  await page.keyboard.press("l");
  const refusal = page.locator(".list .refused .rule").first();
  const refused = await refusal.innerText();
  await refusal.click();
  await rule(page).waitFor();
  expect(await rule(page).innerText()).toBe(refused);
  await close(page);
  await page.context().close();
});

it("what matters now is told with the own numbers", async () => {
  const page = await house.guest({ language: "it" });
  await sit(page);
  await page.keyboard.press("?");
  await sheet(page).getByRole("tab", { name: "Che cosa conta ora" }).click();
  await sheet(page)
    .getByText(/^Se si contasse tutto adesso, avresti \d+ punt/)
    .waitFor();
  expect(await sheet(page).locator(".points").count()).toBeGreaterThan(5);
  await page.context().close();
});

for (const [where, device] of [
  ["beside the board", {}],
  ["in one line on a phone", PHONE],
] as const)
  it(`what is met for the first time has its note once, ${where}`, async () => {
    const page = await house.guest({ notes: "yes", ...device });
    const id = await house.rehearse(page, SOLO, { choices: 12, verbs: ["move"] });
    await page.goto(`/table/${id}`);
    await asked(page);
    const note = page.getByRole("region", { name: "New to you" });
    await note.getByText("Forge").first().waitFor();
    await note.getByRole("button", { name: "More", exact: true }).click();
    await sheet(page).locator("#term-forge.wanted").waitFor();
    await close(page);
    await page.reload();
    await asked(page);
    expect(await note.count()).toBe(0);
    await page.context().close();
  });
