/** Somebody who learns a game: reads what the teacher says, does it, and tries something wrong where it can be tried. Knows no game. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Hand, Liking } from "./hand.ts";
import { act, BUTTONS, play, press, TARGETS, type Manner } from "./player.ts";

const MOST = 400; // presses in a chapter
const FAR = 8; // presses for one choice
const LOOKS = 30; // until what is hidden stays so
/** In the last chapter, alone: what is picked goes somewhere, who may be done is done, what is in hand is laid. */
const ALONE: Liking[] = [
  { selector: `.desk:has(.own .piece.picked) .own [data-id^='space:'].glow` },
  { selector: BUTTONS, text: "^(Done|Fatto)" },
  { selector: `.desk:has(.own [data-id^='space:'].glow) .own .hand [data-id^='card:'].glow` },
  { selector: BUTTONS },
  { selector: TARGETS },
];
const NEXT = ".coach .row .primary";
const DOUBT = ".prompt .doubt .primary"; // what costs dearly is asked once more
const LIST = ".prompt .news > button[aria-expanded]:has(.label)"; // of all choices

/** What can be seen of the lesson. */
export interface Sight {
  asks: string; // see, do, decide, play, objection, over
  text: string;
  choice: string; // how many choices have been made
  alone: boolean; // nobody else may choose meanwhile
  hidden: string[]; // named things that lie under the card, or of which nothing can be seen
}

/** How somebody learns. */
interface Pupil {
  by?: Manner["by"];
  seen?: (sight: Sight) => Promise<void>; // what is done with everything that is seen
}

/** Run in the page: what the card says, once nothing is being told and it is this person's turn.
 *
 * The card lies over nothing that it names, and everything it names can be seen; on a phone one of these things is enough.
 */
function look(): Sight | null {
  const [desk, card] = [document.querySelector<HTMLElement>(".desk"), document.querySelector<HTMLElement>(".coach")];
  if (!desk || !card || "busy" in desk.dataset || "telling" in desk.dataset) return null;
  const asks = card.dataset.asks ?? "";
  if (asks === "wait") return null;
  if (["do", "decide", "play"].includes(asks) && !document.querySelector(".prompt.asked")) return null;
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const tops = (element: Element): (Element | null)[] => {
    const box = (element.querySelector(":scope > .reach") ?? element).getBoundingClientRect();
    return shares.flatMap((x) => shares.map((y) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
  };
  const pieces = [...desk.querySelectorAll<HTMLElement>(".piece.taught, .spot.taught, button.taught")]
    .filter((piece) => piece.getClientRects().length)
    .map((piece) => ({ id: piece.dataset.id ?? piece.dataset.about ?? "", piece, tops: tops(piece) }));
  const inView = ({ piece, tops }: (typeof pieces)[number]): boolean => tops.some((top) => !!top && piece.contains(top));
  const ids = [...new Set(pieces.map(({ id }) => id))];
  const unseen = ids.filter((id) => !pieces.some((piece) => piece.id === id && inView(piece)));
  const isUnder = ({ tops }: (typeof pieces)[number]): boolean => tops.some((top) => top?.closest(".coach"));
  const onPhone = innerWidth <= 860; // there the card lies at the bottom, and not everything has room above it
  const whole = pieces.some((piece) => inView(piece) && !isUnder(piece));
  const under = onPhone && whole ? [] : pieces.filter(isUnder);
  const tooFew = onPhone ? ids.length > 0 && unseen.length === ids.length : unseen.length > 0;
  return {
    asks,
    text: card.querySelector(".text")?.textContent?.trim() ?? "",
    choice: desk.dataset.choice ?? "",
    alone: desk.dataset.waiting === "1",
    hidden: [...under.map(({ id }) => `${id} lies under the card`), ...(tooFew ? unseen.map((id) => `${id} is not in view`) : [])],
  };
}

/** What is seen as soon as there is something to do, and everything has found its place. */
async function sight(page: Page): Promise<Sight> {
  const found = await page.waitForFunction(look, undefined, { polling: 100 });
  let now = (await found.jsonValue()) as Sight;
  for (let looks = 0; now.hidden.length && looks < LOOKS; looks++) {
    await page.waitForTimeout(100);
    now = (await page.evaluate(look)) ?? now;
  }
  return now;
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
  const planning = seen(".own [data-id^='space:'].glow").length > 0;
  const likely = !planning ? "*" : document.querySelector(".own .piece.picked") ? "[data-id^='space:']" : ".hand *"; // a plan is made by laying what is in hand
  const pieces = seen(".piece.glow").toSorted((one, other) => Number(other.matches(likely)) - Number(one.matches(likely)));
  const buttons = seen(".prompt .choices button, .desk .board button").filter(
    (button) =>
      !button.matches(":disabled, [aria-expanded], .quiet, .icon, .tab, .more, .parts *, .prompt .choices .button:not(:has(.label))"),
  );
  const label = (button: Element): string => (button.querySelector(".label") ?? button).firstChild?.textContent?.trim() ?? "";
  const spoken = (button: Element): boolean => label(button).length > 1 && said.includes(label(button));
  const about = (element: HTMLElement): string => element.dataset.id ?? element.dataset.about ?? "";
  const names = [...(card?.querySelectorAll("[data-thing]") ?? [])].map((thing) => thing.textContent?.trim() ?? "");
  const name = (element: Element): string | undefined => element.querySelector(".reach")?.getAttribute("aria-label")?.split(".")[0];
  const meant = (element: HTMLElement): string[] => [about(element), ...(element.dataset.picks ?? "").split(" ")]; // what a press on it picks
  const isNamed = (element: HTMLElement): boolean =>
    meant(element).some((id) => things.includes(id)) ||
    names.includes(name(element) ?? "") ||
    spoken(element) ||
    names.some((one) => !!one && label(element).includes(one));
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
  if (!point) {
    const over = await page.evaluate((wanted) => {
      const box = (document.querySelector(`${wanted} .reach`) ?? document.querySelector(wanted))?.getBoundingClientRect();
      const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return `${JSON.stringify(box)} lies ${top ? `under ${top.outerHTML.slice(0, 200)}` : "out of view"}`;
    }, selector);
    throw new Error(`${name} is there, but nothing of it can be pressed: ${over}.`);
  }
  await press(page, { by }, { over: false, now: name, ...point });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator(".desk:not([data-busy])").waitFor();
}

/** What comes of a choice. */
interface Outcome {
  then: Sight;
  pressed: string[];
  strayed: boolean; // something was pressed where the card names something else
}

/** Make a choice: as the card says, another one, or any, of which the `turn` says which. Null: nothing else can be chosen. */
async function choose(page: Page, by: Manner["by"], before: Sight, manner: Search["manner"], turn = 0): Promise<Outcome | null> {
  const pressed: string[] = [];
  let strayed = false;
  for (let presses = 0; presses < FAR; presses++) {
    if (await page.locator(DOUBT).count()) {
      await pressAt(page, by, DOUBT, "yes");
      return { then: await sight(page), pressed, strayed };
    }
    const named = await page.evaluate(find, { manner: "named" as const, pressed, turn: 0 });
    if (!named && manner === "named")
      throw new Error(`Nothing that may be pressed is named in «${before.text}» after ${pressed.join(", ")}.`);
    const name = named && manner !== "other" ? named : await page.evaluate(find, { manner, pressed, turn });
    if (!name) return null;
    strayed ||= !!named && name !== named;
    pressed.push(name);
    await pressAt(page, by, "[data-aim]", name);
    const now = await page.evaluate(look);
    if (now?.asks === "objection" || !now || now.choice !== before.choice) return { then: await sight(page), pressed, strayed };
  }
  throw new Error(`Nothing comes of «${before.text}» by ${pressed.join(", ")}.`);
}

/** Try something else than the card says; whether that was possible. It is answered with a reason, and nothing is chosen.
 *
 * Where the card lets somebody decide, or names nothing that could have been pressed instead, it may also pass.
 */
async function err(page: Page, by: Manner["by"], now: Sight, seen: Pupil["seen"]): Promise<boolean> {
  const outcome = await choose(page, by, now, "other");
  if (!outcome) return false;
  const { then, pressed, strayed } = outcome;
  const byOthers = !now.alone && then.choice !== now.choice && then.text === now.text; // somebody else has chosen meanwhile
  if (byOthers) return err(page, by, then, seen);
  if (then.asks !== "objection") {
    if (now.asks === "do" && strayed) throw new Error(`«${now.text}» lets something else pass: ${pressed.join(", ")}.`);
    return false;
  }
  if (now.alone) expect(then.choice, then.text).toBe(now.choice);
  expect(then.text).not.toBe(now.text);
  await seen?.(then);
  await pressAt(page, by, NEXT, "to try again");
  const again = await sight(page);
  expect(again.text).toBe(now.text);
  return true;
}

/** Alone nothing is wrong, but not everything may be chosen: the list of all choices says why, and by which rule. Whether it does now. */
async function refused(page: Page, by: Manner["by"]): Promise<boolean> {
  if (!(await page.locator(LIST).count())) return false; // something is picked, and waits for the rest
  await pressAt(page, by, LIST, "all choices");
  await page.locator(".list header .icon").waitFor();
  const refusal = page.locator(".list .refused").first();
  const found = (await refusal.count()) > 0;
  if (found) {
    expect(await refusal.locator("summary").innerText()).not.toMatch(/^\W*$|-reason-|\{/);
    await refusal.locator(".rule").waitFor();
  }
  await pressAt(page, by, ".list header .icon", "back to the game");
  expect((await sight(page)).asks).toBe("play");
  return found;
}

/** Play on alone until the game is over; on the way something that is refused is looked at. */
async function alone(page: Page, by: Manner["by"], begin: Sight): Promise<void> {
  let seen = await refused(page, by);
  await choose(page, by, begin, "any"); // until then the others wait, too
  for (let presses = 0; !seen; presses++) {
    expect(presses, "presses until something is refused").toBeLessThan(MOST);
    await act(page, { by, likings: ALONE });
    await sight(page);
    seen = await refused(page, by);
  }
  await play(page, { by, likings: ALONE });
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
    expect(now.hidden, now.text).toEqual([]);
    if (now.asks === "over") return (expect(wrong, "so often something wrong was tried").toBeGreaterThan(0), said);
    if (now.asks === "play") {
      await alone(page, by, now);
      return said;
    }
    if (now.asks === "see") await pressAt(page, by, NEXT, "what comes next");
    else if (!tried.has(now.text)) {
      tried.add(now.text);
      wrong += Number(await err(page, by, now, seen));
    } else {
      const outcome = await choose(page, by, now, now.asks === "do" ? "named" : "any", deciding);
      if (outcome?.then.asks !== "objection") continue;
      const { then } = outcome;
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
