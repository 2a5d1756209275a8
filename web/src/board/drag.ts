/** Dragging: a piece is picked up, what may take it glows, and where it is let go it is put. With a finger after a short hold, so that
 * swiping still moves what lies under it. */

import type { Attachment } from "svelte/attachments";
import type { TableModel } from "../table/table.svelte.ts";
import { TOP } from "./sight.ts";
import { lift } from "./travel.ts";

const FAR = 8; // pixels after which a press is a drag
const HOLD = 220; // milliseconds after which a finger has picked something up
const [EDGE, STEP] = [32, 9]; // pixels: so near to an edge what lies there moves on, and so far in each frame
export const NUDGE = "nudge"; // asks a board to move on by the pixels told
export type Nudge = CustomEvent<{ dx: number; dy: number }>;

/** How a piece is dragged. */
export interface Draggable {
  picks(): readonly string[] | null; // what has to be picked for it; null: it cannot be moved now
  drop?(under: readonly string[]): boolean; // what letting it go over these elements means, if it is no target; whether it meant something
}

/** The elements under a point, from the top: their ids, the other ids they answer to, and the places they stand in. */
function under(x: number, y: number): string[] {
  return document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<SVGElement>("[data-id]") ?? [])
    .flatMap(({ dataset }) => [dataset.id, dataset.alias, dataset.stands])
    .filter((id) => id !== undefined);
}

/** How far something moves on for a pointer near one of its two edges. */
const step = (at: number, from: number, to: number): number => (at < from + EDGE ? -STEP : at > to - EDGE ? STEP : 0);

/** Where a pointer is near an edge, the page and the board there move on: also what is out of sight can be reached. */
function moveOn(desk: Element | null, x: number, y: number): void {
  const bar = desk?.querySelector(".bar")?.getBoundingClientRect();
  scrollBy({ top: step(y, TOP, bar && bar.top > y ? bar.top : innerHeight), behavior: "instant" });
  const frame = document.elementsFromPoint(x, y).find((element) => element.matches(".frame"));
  const box = frame?.getBoundingClientRect();
  const dx = box ? step(x, box.left, box.right) : 0;
  if (dx) frame?.dispatchEvent(new CustomEvent(NUDGE, { detail: { dx, dy: 0 } }) satisfies Nudge);
}

/** Lets a piece be dragged. */
export function draggable(table: TableModel, how: Draggable): Attachment<SVGGElement> {
  return (element) => {
    let finish = (): void => undefined;

    function press(event: PointerEvent): void {
      if (event.button || !event.isPrimary || !how.picks()) return;
      if (event.pointerType !== "touch") event.stopPropagation(); // the board stays where it is
      finish();
      finish = follow(table, how, element, event);
    }
    /** What is in somebody's hand does not scroll the page, and a long press opens no menu. */
    const keep = (event: Event): void => {
      if (table.dragged) event.preventDefault();
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("touchmove", keep, { passive: false }); // before the touch begins, or the browser does not wait for it
    element.addEventListener("contextmenu", keep);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("touchmove", keep);
      element.removeEventListener("contextmenu", keep);
      finish();
    };
  };
}

/** Follow a pointer from its press until it is let go; what ends that early. */
function follow(table: TableModel, how: Draggable, element: SVGGElement, start: PointerEvent): () => void {
  const touch = start.pointerType === "touch";
  const ends = new AbortController();
  const { signal } = ends;
  let ghost: ReturnType<typeof lift> | null = null;
  let steps = 0; // back to where nothing was picked for it
  let [x, y, frame] = [start.clientX, start.clientY, 0];
  const timer = touch ? setTimeout(begin, HOLD) : 0;

  function begin(): void {
    const picks = how.picks();
    if (!picks) return end();
    if (table.choosing.hold(picks)) steps = 1;
    table.dragged = true;
    ghost = lift(element, start);
    if (touch) frame = requestAnimationFrame(reach);
  }

  function reach(): void {
    moveOn(element.closest(".desk"), x, y);
    frame = requestAnimationFrame(reach);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(dx, dy) > FAR) {
      if (touch) return end();
      begin();
    }
    if (!ghost) return;
    [x, y] = [event.clientX, event.clientY];
    ghost.to(dx, dy);
    const target = under(event.clientX, event.clientY).find((id) => table.glow.has(id));
    table.pointed = new Set(target ? [target] : []);
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const dragged = !!ghost;
    const ids = under(event.clientX, event.clientY);
    const meant = dragged ? put(ids) : "nothing";
    end(meant === "choice");
    if (dragged && meant === "nothing" && steps) table.choosing.back();
  }

  /** Let it go over these elements. What that meant. */
  function put(ids: readonly string[]): "choice" | "step" | "nothing" {
    if (!table.picked.length && how.drop?.(ids)) return "choice"; // what glows there asks for a choice of its own
    const target = ids.find((id) => table.glow.has(id));
    if (target && table.pick(target)) return table.busy ? "choice" : "step";
    return how.drop?.(ids) ? "choice" : "nothing";
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const dragged = !!ghost;
    end();
    if (dragged && steps) table.choosing.back();
  }

  function end(stays = false): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    ends.abort();
    if (!ghost) return;
    if (stays) ghost.stay();
    else ghost.gone();
    ghost = null;
    table.pointed = new Set();
    setTimeout(() => (table.dragged = false)); // after the click that follows
  }

  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  return end;
}
