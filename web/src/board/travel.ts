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
    if (matrix && id && !found.has(id)) found.set(id, matrixOf(matrix));
  }
  return found;
}

const matrixOf = ({ a, b, c, d, e, f }: DOMMatrix): DOMMatrix => new DOMMatrix([a, b, c, d, e, f]);

/** A piece on its way; without `from` it was not there before. */
interface Journey {
  element: SVGGElement;
  from: DOMMatrix | undefined;
  to: DOMMatrix;
}

/** The pieces that have come or moved since they were in some places. */
export function journeys(root: ParentNode, before: Places): Journey[] {
  const found = new Map<string, Journey>();
  for (const element of flyers(root)) {
    const id = element.dataset.id ?? "";
    const to = element.getScreenCTM();
    if (to && !found.has(id)) found.set(id, { element, from: before.get(id), to: matrixOf(to) });
  }
  return [...found.values()].filter(({ from, to }) => !from || Math.hypot(from.e - to.e, from.f - to.f) > 3);
}

/** Let pieces travel from where they were. */
export function travel(pieces: readonly Journey[]): void {
  for (const { element, from, to } of pieces) {
    if (from) fly(element, from, to);
    else appear(element);
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
