/** Somebody who learns a game: reads what the teacher says, does it, and tries something wrong where it can be tried. Knows no game. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Hand, Liking } from "./hand.ts";
import { BUTTONS, play, press, TARGETS, type Manner } from "./player.ts";

const MOST = 400; // presses in a chapter
const FAR = 8; // presses for one choice
/** In the last chapter, alone: what is picked goes somewhere, who may be done is done. */
const ALONE: Liking[] = [
  { selector: `.desk:has(.own .piece.picked) .own [data-id^='space:'].glow` },
  { selector: BUTTONS, text: "^(Done|Fatto)" },
  { selector: BUTTONS },
  { selector: TARGETS },
];
const NEXT = ".coach .row .primary";
const DOUBT = ".prompt .doubt .primary"; // what costs dearly is asked once more

/** What can be seen of the lesson. */
export interface Sight {
  asks: string; // see, do, decide, play, objection, over
  text: string;
  choice: string; // how many choices have been made
  covered: string[]; // named things that may be chosen and lie under the card
}

/** How somebody learns. */
interface Pupil {
  by?: Manner["by"];
  seen?: (sight: Sight) => Promise<void>; // what is done with everything that is seen
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
    choice: desk.dataset.choice ?? "",
    covered: under.map((piece) => piece.dataset.id ?? ""),
  };
}

async function sight(page: Page): Promise<Sight> {
  const found = await page.waitForFunction(look, undefined, { polling: 100 });
  return (await found.jsonValue()) as Sight;
}

/** What somebody wants to press: what is named by the card, what is not, or whatever is left. */
interface Search {
  manner: "named" | "other" | "any";
  pressed: string[]; // already
  turn: number; // which of them
}

/** Run in the page: find what may be pressed, and mark it. What it is called.
 *
 * Named are the things of the text, in its order, and then the buttons whose words stand in it, the longest first.
 */
function find({ manner, pressed, turn }: Search): string {
  const card = document.querySelector(".coach .text");
  const said = card?.textContent ?? "";
  const things = [...(card?.querySelectorAll<HTMLElement>("[data-thing]") ?? [])].map((thing) => thing.dataset.thing ?? "");
  const seen = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length);
  const pieces = seen(".piece.glow");
  const buttons = seen(".prompt .choices button, .desk .board button").filter(
    (button) => !button.matches(":disabled, [aria-expanded], .quiet, .icon, .tab, .parts *, .prompt .choices .button:not(:has(.label))"),
  );
  const label = (button: Element): string => (button.querySelector(".label") ?? button).firstChild?.textContent?.trim() ?? "";
  const spoken = (button: Element): boolean => label(button).length > 1 && said.includes(label(button));
  const about = (element: HTMLElement): string => element.dataset.id ?? element.dataset.about ?? "";
  const isNamed = (element: HTMLElement): boolean => things.includes(about(element)) || spoken(element);
  const called = (element: HTMLElement): string => about(element) || `button ${label(element)}`;
  const shown = (element: HTMLElement): boolean => element.matches(".piece, .taught");
  const reached = (element: HTMLElement): boolean => !!(window as unknown as { hand: Hand }).hand.point(element);
  const right = [
    ...things.flatMap((id) => [...buttons, ...pieces].filter((element) => about(element) === id && shown(element))),
    ...buttons.filter(spoken).toSorted((one, other) => label(other).length - label(one).length),
  ];
  const others = (manner === "any" ? [...buttons, ...pieces] : [...pieces, ...buttons]).filter((element) => !isNamed(element));
  const fresh = right.filter((element) => !pressed.includes(called(element)));
  const found = manner === "named" ? fresh : others.length ? others : fresh;
  const element = found.slice(turn % found.length).find((one) => manner === "named" || reached(one));
  for (const marked of document.querySelectorAll("[data-aim]")) marked.removeAttribute("data-aim");
  element?.setAttribute("data-aim", "");
  return element ? called(element) : "";
}

/** Press what a selector finds as a person can. */
async function pressAt(page: Page, by: Manner["by"], selector: string, name: string): Promise<void> {
  const point = await page.evaluate((wanted) => (window as unknown as { hand: Hand }).hand.aim(wanted), selector);
  if (!point) throw new Error(`${name} is there, but nothing of it can be pressed.`);
  await press(page, { by }, { over: false, now: name, ...point });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator(".desk:not([data-busy])").waitFor();
}

/** Make a choice: as the card says, another one, or any, of which the `turn` says which. What is seen then; null: nothing else can be chosen. */
async function choose(page: Page, by: Manner["by"], before: Sight, manner: Search["manner"], turn = 0): Promise<Sight | null> {
  const pressed: string[] = [];
  for (let presses = 0; presses < FAR; presses++) {
    if (await page.locator(DOUBT).count()) {
      await pressAt(page, by, DOUBT, "yes");
      return sight(page);
    }
    let name = manner === "other" ? "" : await page.evaluate(find, { manner: "named" as const, pressed, turn: 0 });
    if (!name && manner === "named")
      throw new Error(`Nothing that may be pressed is named in «${before.text}» after ${pressed.join(", ")}.`);
    name ||= await page.evaluate(find, { manner, pressed, turn });
    if (!name) return null;
    pressed.push(name);
    await pressAt(page, by, "[data-aim]", name);
    const now = await page.evaluate(look);
    if (now?.asks === "objection" || !now || now.choice !== before.choice) return sight(page);
  }
  throw new Error(`Nothing comes of «${before.text}» by ${pressed.join(", ")}.`);
}

/** Try something else than the card says; whether that was possible. It is answered with a reason, and nothing is chosen. */
async function err(page: Page, by: Manner["by"], now: Sight, seen: Pupil["seen"]): Promise<boolean> {
  const then = await choose(page, by, now, "other");
  if (!then || then.asks !== "objection") return false;
  expect(then.choice, then.text).toBe(now.choice);
  expect(then.text).not.toBe(now.text);
  await seen?.(then);
  await pressAt(page, by, NEXT, "to try again");
  const again = await sight(page);
  expect(again.text).toBe(now.text);
  return true;
}

/** Play a chapter to its end following only the words; wherever something is asked, something else is tried first. What was said. */
export async function learn(page: Page, { by = "pointer", seen }: Pupil = {}): Promise<string[]> {
  const said: string[] = [];
  const tried = new Set<string>();
  let [wrong, deciding] = [0, 0];
  await page.locator(".coach").waitFor();
  for (let presses = 0; presses < MOST; presses++) {
    const now = await sight(page);
    if (said.at(-1) !== now.text) {
      said.push(now.text);
      await seen?.(now);
    }
    expect(now.text).not.toMatch(/lesson-|\{|undefined/);
    expect(now.covered, now.text).toEqual([]);
    if (now.asks === "over") return (expect(wrong, "so often something wrong was tried").toBeGreaterThan(0), said);
    if (now.asks === "play") {
      await play(page, { by, likings: ALONE });
      return said;
    }
    if (now.asks === "see") await pressAt(page, by, NEXT, "what comes next");
    else if (!tried.has(now.text)) {
      tried.add(now.text);
      wrong += Number(await err(page, by, now, seen));
    } else {
      const then = await choose(page, by, now, now.asks === "do" ? "named" : "any", deciding);
      if (then?.asks !== "objection") continue;
      if (now.asks === "do") throw new Error(`Who does what «${now.text}» says is told: ${then.text}`);
      await seen?.(then);
      await pressAt(page, by, NEXT, "to try again");
      deciding++; // not this one, then another
      wrong++;
    }
  }
  throw new Error(`The chapter does not end: ${said.join(" / ")}`);
}

/** Sit down at a chapter. */
export async function sit(page: Page, game: string, lesson: string, chapter: string): Promise<void> {
  await page.request.get("/api/me");
  const reply = await page.request.post(`/api/lessons/${game}`, { data: { lesson, chapter } });
  if (!reply.ok()) throw new Error(await reply.text());
  await page.goto(`/table/${((await reply.json()) as { id: string }).id}`);
}
