/** Pieces travel: whatever has an id and a new place goes there from the old one, over everything else. */

import { calm } from "../app/prefs.svelte.ts";

const DURATION = 340; // milliseconds
const LAYER = "travel-layer";

type Places = Map<string, DOMMatrix>;

function flyers(root: ParentNode): SVGGElement[] {
  return [...root.querySelectorAll<SVGGElement>("g[data-fly]")];
}

/** Where every travelling piece is now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of flyers(root)) {
    const matrix = element.getScreenCTM();
    const id = element.dataset.id;
    if (matrix && id && !found.has(id)) found.set(id, new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]));
  }
  return found;
}

/** Let the pieces that have moved travel from where they were. */
export function travel(root: ParentNode, before: Places): void {
  const done = new Set<string>();
  for (const element of flyers(root)) {
    const id = element.dataset.id ?? "";
    const from = before.get(id);
    const to = element.getScreenCTM();
    if (!to || done.has(id)) continue;
    done.add(id);
    if (!from) appear(element);
    else if (Math.hypot(from.e - to.e, from.f - to.f) > 3) fly(element, from, new DOMMatrix([to.a, to.b, to.c, to.d, to.e, to.f]));
  }
}

function appear(element: SVGGElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, easing: "ease-out" });
}

function fly(element: SVGGElement, from: DOMMatrix, to: DOMMatrix): void {
  if (calm()) return appear(element);
  const clone = picture(element);
  element.style.opacity = "0";
  const flight = clone.animate([{ transform: from.toString() }, { transform: to.toString() }], {
    duration: DURATION,
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
  const land = (): void => {
    clone.remove();
    element.style.opacity = "";
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

/** A picture of a piece over everything else. */
function picture(element: SVGGElement): SVGGElement {
  const clone = element.cloneNode(true) as SVGGElement;
  for (const attribute of ["transform", "data-id", "data-fly"]) clone.removeAttribute(attribute);
  clone.querySelector(".reach")?.remove();
  clone.classList.remove("glow", "picked", "pointed", "refused");
  layer().append(clone);
  return clone;
}

/** Lift a piece at a point: its picture goes so many pixels away from it, until it is gone. Of several figures that stand for one another
 * only the one marked by `data-lift` goes, from under the finger. */
export function lift(
  piece: SVGGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): { to(dx: number, dy: number): void; gone(): void } {
  const one = piece.querySelector<SVGGElement>("[data-lift]");
  const element = one ?? piece;
  const from = element.getScreenCTM();
  const clone = picture(element);
  if (one && from) {
    const { left, top, width, height } = one.getBoundingClientRect();
    from.e += clientX - left - width / 2;
    from.f += clientY - top - height / 2;
  }
  element.classList.add("lifted");
  const to = (dx: number, dy: number): void => {
    if (from) clone.style.transform = new DOMMatrix([from.a, from.b, from.c, from.d, from.e + dx, from.f + dy]).toString();
  };
  const gone = (): void => {
    clone.remove();
    element.classList.remove("lifted");
  };
  to(0, 0);
  return { to, gone };
}

function layer(): SVGSVGElement {
  const found = document.getElementById(LAYER);
  if (found instanceof SVGSVGElement) return found;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.id = LAYER;
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}
