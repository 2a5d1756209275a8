/** What a player needs inside the page: to see what may be pressed next, and the way there. */

/** What somebody would like to press: of the first of these that is there, one is taken. `text`: how it is worded, as a regular expression. */
export interface Liking {
  selector: string;
  text?: string;
}

export interface Wanted {
  by: "pointer" | "keyboard";
  seed: number;
  likings: Liking[];
}

/** What is pressed next. */
export interface Next {
  over: boolean;
  now: string; // how far the game has come, and what may be pressed
  x: number; // where it is, for the pointer
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Hand {
  next(wanted: Wanted): Promise<Next>;
  point(element: Element): Point | null;
  aim(selector: string): Point | null;
  tabs(): number;
}

/** Run in every page before its own scripts: `window.hand`. */
export function install(patience: number): void {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const reachOf = (element: Element): Element => element.querySelector(".reach") ?? element;
  let way: Element | undefined; // what the keyboard is on its way to

  /** What has the focus one after the other when Tab is pressed. */
  const stops = (): Element[] =>
    all("a[href], button, input, select, textarea, summary, [tabindex='0']").filter(
      (element) => !element.matches(":disabled, [inert] *") && element.getClientRects().length,
    );

  /** Of what is liked, something near the focus. */
  function near(liked: Element[], number: number): Element | undefined {
    const order = stops();
    const here = order.indexOf(document.activeElement as Element);
    const far = new Map(liked.map((element) => [element, Math.abs(order.indexOf(reachOf(element)) - here)]));
    return liked.toSorted((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0))[number % Math.min(liked.length, 2)];
  }

  /** A point of an element that lies under nothing else; what lies at the bottom of a phone is scrolled away from. */
  function free(element: Element): Point | null {
    const reach = reachOf(element);
    const inside = (box: DOMRect): boolean => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!inside(reach.getBoundingClientRect())) reach.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const found = open(element, reach);
    if (found) return found;
    scrollBy({ top: reach.getBoundingClientRect().top - 120, behavior: "instant" });
    return open(element, reach);
  }

  /** A point of it that lies under nothing else as it is now. */
  function open(element: Element, reach: Element): Point | null {
    const box = reach.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [Math.round(box.left + along * box.width), Math.round(box.top + down * box.height)]; // as a click is rounded
        if (document.elementFromPoint(x, y)?.closest(".piece, button") === element) return { x, y };
      }
    }
    return null;
  }

  /** What is pressed next, once nobody else is waited for and everything has been told; null: not yet. */
  function look({ by, seed, likings }: Wanted): Next | null {
    const desk = document.querySelector<HTMLElement>(".desk");
    if (document.querySelector("dialog[open] .winner")) return { over: true, now: "", x: 0, y: 0 };
    if (!desk || "busy" in desk.dataset || "telling" in desk.dataset) return null;
    if (!document.querySelector(".prompt.asked") || desk.dataset.waiting !== "1") return null;
    const liked = likings
      .map(({ selector, text = "" }) => all(selector).filter((element) => new RegExp(text).test(element.textContent?.trim() ?? "")))
      .find((found) => found.length);
    if (!liked) return null;

    const [choice, picked] = [Number(desk.dataset.choice), all(".piece.picked").length];
    const number = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(choice * 8 + picked + 1, 0x85ebca6b)) >>> 8;
    const sight = liked.map((element) => (element as HTMLElement).dataset.id ?? element.textContent?.trim()).join(" ");
    const found = { over: false, now: `choice ${choice}, ${picked} picked: ${sight}`, x: 0, y: 0 };
    if (by === "keyboard") {
      way = near(liked, number);
      return found;
    }
    for (let i = 0; i < liked.length; i++) {
      const point = free(liked[(number + i) % liked.length] as Element);
      if (point) return { ...found, ...point };
    }
    return null;
  }

  /** Everything that is done in the next frame has been done. */
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const resting = (): boolean =>
    document
      .getAnimations()
      .every((motion) => motion.playState !== "running" || motion.effect?.getComputedTiming().iterations === Infinity);

  /** How far the game has come; clocks that only tick change nothing here. */
  const progress = (): string => JSON.stringify({ ...document.querySelector<HTMLElement>(".desk")?.dataset });

  /** Wait until the page has changed, at most until `end`. */
  function change(end: number): Promise<void> {
    return new Promise((changed, failed) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        clearTimeout(late);
        changed();
      });
      const late = setTimeout(() => failed(new Error("Nobody is asked here, and the game is not over.")), end - performance.now());
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }

  const hand: Hand = {
    /** What is pressed next, as soon as the page shows it and has come to rest: what is seen stays where it is. */
    async next(wanted) {
      for (let before = "", come = "", end = 0; ;) {
        const next = look(wanted);
        if (next && resting() && JSON.stringify(next) === before) return next;
        before = JSON.stringify(next);
        if (come !== progress()) [come, end] = [progress(), performance.now() + patience];
        await (next ? frame() : change(end));
      }
    },

    point: free,

    /** Look at one thing: where it can be pressed by the pointer, and the way there for the keyboard. */
    aim(selector) {
      way = document.querySelector(selector) ?? undefined;
      return way ? free(way) : null;
    },

    /** How often Tab has to be pressed until the focus is where it is wanted; less than 0: Shift+Tab. */
    tabs() {
      const order = stops();
      if (!order.includes(document.activeElement as Element)) return 1; // Tab goes on from where the focus was lost
      return order.indexOf(reachOf(way as Element)) - order.indexOf(document.activeElement as Element);
    },
  };
  (window as unknown as { hand: Hand }).hand = hand;
}
