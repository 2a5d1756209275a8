/** Pieces travel: whatever has an id and a new place goes there from the old one, over everything else. */

import { calm } from "../app/prefs.svelte.ts";

const DURATION = 340; // milliseconds
const WAIT = 900; // milliseconds that a piece stays where it was let go
const LAYER = "travel-layer";

type Places = Map<string, DOMMatrix>;

function flyers(root: ParentNode): SVGGElement[] {
  return [...root.querySelectorAll<SVGGElement>("g[data-fly]")];
}

/** A piece that was let go: its picture stays there until the piece itself has come. */
interface Dropped {
  at: DOMMatrix;
  home: DOMMatrix; // where the piece has been all the time
  gone(): void;
}
const dropped = new Map<string, Dropped>();

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

const differ = (one: DOMMatrix, other: DOMMatrix): boolean => Math.hypot(one.e - other.e, one.f - other.f) > 3;

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
  for (const [id, { at, home, gone }] of dropped) {
    const journey = found.get(id);
    if (!journey || !differ(journey.to, home)) continue;
    journey.from = at;
    gone();
  }
  return [...found.values()].filter(({ from, to }) => !from || differ(from, to));
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

interface Lifted {
  to(dx: number, dy: number): void;
  gone(): void;
  stay(): void; // it was let go where it is wanted: it waits there for its piece
}

/** Lift a piece at a point: its picture goes so many pixels away from it, until it is gone. Of several figures that stand for one another
 * only the one marked by `data-lift` goes, from under the finger. */
export function lift(piece: SVGGElement, { clientX, clientY }: { clientX: number; clientY: number }): Lifted {
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
  const home = piece.getScreenCTM();
  const id = piece.dataset.id ?? "";
  let way: [number, number] = [0, 0];
  const to = (dx: number, dy: number): void => {
    way = [dx, dy];
    if (from) clone.style.transform = new DOMMatrix([from.a, from.b, from.c, from.d, from.e + dx, from.f + dy]).toString();
  };
  const gone = (): void => {
    clone.remove();
    element.classList.remove("lifted");
    if (dropped.get(id)?.gone === gone) dropped.delete(id);
  };
  const stay = (): void => {
    if (one || !home || piece.dataset.fly === undefined) return gone();
    const at = matrixOf(home);
    [at.e, at.f] = [at.e + way[0], at.f + way[1]];
    dropped.get(id)?.gone();
    dropped.set(id, { at, home: matrixOf(home), gone });
    setTimeout(gone, WAIT); // nothing has come of it
  };
  to(0, 0);
  return { to, gone, stay };
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
