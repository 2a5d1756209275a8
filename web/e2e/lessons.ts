/** Somebody who learns a game: reads what the teacher says, does it, and tries something wrong now and then. Knows no game. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { BUTTONS, play, TARGETS } from "./player.ts";
import type { Liking } from "./hand.ts";

const MOST = 400; // presses in a chapter
/** In the last chapter, alone: what is picked goes somewhere, who may be done is done. */
const ALONE: Liking[] = [
  { selector: `.desk:has(.own .piece.picked) .own [data-id^='space:'].glow` },
  { selector: BUTTONS, text: "^(Done|Fatto)" },
  { selector: BUTTONS },
  { selector: TARGETS },
];

/** What can be seen of the lesson. */
interface Sight {
  asks: string; // see, do, decide, play, objection, over
  text: string;
  named: string[]; // the things in the text, in order
  choice: string; // how many choices have been made
  covered: string[]; // named things that may be chosen and lie under the card
}

/** Run in the page: what the card says, once nothing is being told and it is this person's turn. */
function look(): Sight | null {
  const [desk, card] = [document.querySelector<HTMLElement>(".desk"), document.querySelector<HTMLElement>(".coach")];
  if (!desk || !card || "busy" in desk.dataset || "telling" in desk.dataset) return null;
  const asks = card.dataset.asks ?? "";
  if (["do", "decide", "play"].includes(asks) && !document.querySelector(".prompt.asked")) return null;
  const under = [...document.querySelectorAll<HTMLElement>(".piece.taught.glow")].filter((piece) => {
    const box = (piece.querySelector(".reach") ?? piece).getBoundingClientRect();
    return !!document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".coach");
  });
  return {
    asks,
    text: card.querySelector(".text")?.textContent?.trim() ?? "",
    named: [...card.querySelectorAll<HTMLElement>("[data-thing]")].map((thing) => thing.dataset.thing ?? ""),
    choice: desk.dataset.choice ?? "",
    covered: under.map((piece) => piece.dataset.id ?? ""),
  };
}

async function sight(page: Page): Promise<Sight> {
  const found = await page.waitForFunction(look, undefined, { polling: 100 });
  return (await found.jsonValue()) as Sight;
}

/** Press something that the card names: a thing of the board that may be chosen, or else a button whose words stand there. Whether there was one. */
function pressNamed(page: Page, { named, text }: Sight, pressed: readonly string[]): Promise<string> {
  return page.evaluate(
    ([things, said, done]) => {
      const label = (button: Element): string => button.querySelector(".label")?.firstChild?.textContent?.trim() ?? "";
      for (const id of things.filter((thing) => !done.includes(thing))) {
        const piece = document.querySelector(`.piece.glow[data-id="${id}"]`);
        if (!piece) continue;
        (piece.querySelector(".reach") ?? piece).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return id;
      }
      const buttons = [...document.querySelectorAll<HTMLElement>(".prompt .choices .button:not(.quiet)")];
      const spoken = buttons.filter((button) => label(button) && said.includes(label(button)));
      const longest = spoken.toSorted((one, other) => label(other).length - label(one).length)[0];
      longest?.click();
      return longest ? `button ${label(longest)}` : "";
    },
    [named, text, pressed] as const,
  );
}

/** Press one of what may be chosen: the one with this number, counted round. */
function pressAny(page: Page, number: number): Promise<boolean> {
  return page.evaluate(
    ([buttons, targets, n]) => {
      const found = [...document.querySelectorAll<HTMLElement>(buttons as string)];
      const all: Element[] = found.length ? found : [...document.querySelectorAll(targets as string)];
      const one = all[(n as number) % all.length];
      (one?.querySelector(".reach") ?? one)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return !!one;
    },
    [BUTTONS, TARGETS, number] as const,
  );
}

/** Wait until a press has had its effect: nothing is under way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator(".desk:not([data-busy])").waitFor();
}

/** Do what the card says, or decide; `other`: what is not named is tried. The sight then. */
async function answer(page: Page, before: Sight, manner: "named" | "other" | "any", from: number): Promise<Sight> {
  const pressed: string[] = [];
  for (let tries = 0; tries < 6; tries++) {
    const named = manner === "other" ? "" : await pressNamed(page, before, pressed);
    if (named) pressed.push(named);
    else if (manner === "named") throw new Error(`Nothing that may be chosen is named in «${before.text}».`);
    else await pressAny(page, from);
    await settled(page);
    const now = await page.evaluate(look);
    if (now?.asks === "objection" || !now || now.choice !== before.choice) return sight(page);
  }
  throw new Error(`Nothing comes of «${before.text}».`);
}

/** Play a chapter to its end following only the words; something wrong is tried once. What was said. */
export async function learn(page: Page, game: string, chapter: string): Promise<string[]> {
  const said: string[] = [];
  let [wrong, deciding] = [0, 0];
  await page.locator(".coach").waitFor();
  for (let presses = 0; presses < MOST; presses++) {
    const now = await sight(page);
    if (said.at(-1) !== now.text) said.push(now.text);
    expect(now.text, `${game} ${chapter}`).not.toMatch(/lesson-|\{|undefined/);
    expect(now.covered, now.text).toEqual([]);
    if (now.asks === "over") {
      expect(wrong, `nothing wrong could be tried in ${chapter}`).toBeGreaterThan(0);
      return said;
    }
    if (now.asks === "play") {
      await play(page, { by: "pointer", likings: ALONE });
      return said;
    }
    if (now.asks === "objection") {
      await page.locator(".coach .row .primary").click();
      await page.keyboard.press("Escape");
      continue;
    }
    if (now.asks === "see") {
      await page.locator(".coach .row .primary").click();
      continue;
    }
    if (now.asks === "do" && !wrong) {
      for (let n = 0; !wrong && n < 12; n++) {
        const then = await answer(page, now, "other", n);
        if (then.asks !== "objection") throw new Error(`${chapter}: «${now.text}» has let something else pass: ${then.text}`);
        expect(then.choice).toBe(now.choice);
        wrong++;
        said.push(then.text);
      }
      continue;
    }
    const then = await answer(page, now, now.asks === "do" ? "named" : "any", deciding);
    if (then.asks === "objection") deciding++; // not this one, then another
    if (then.asks === "objection" && now.asks === "do") throw new Error(`Who does what «${now.text}» says is told: ${then.text}`);
    if (then.asks === "objection") wrong++;
  }
  throw new Error(`${game} ${chapter} does not end.`);
}

/** Sit down at a chapter. */
export async function sit(page: Page, game: string, lesson: string, chapter: string): Promise<void> {
  await page.request.get("/api/me");
  const reply = await page.request.post(`/api/lessons/${game}`, { data: { lesson, chapter } });
  if (!reply.ok()) throw new Error(await reply.text());
  await page.goto(`/table/${((await reply.json()) as { id: string }).id}`);
}
