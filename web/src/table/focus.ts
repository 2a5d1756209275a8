/** After a choice made by keyboard the focus goes on to what may be chosen next. */

/** The best first: what a teacher has to say, and then what he speaks of. */
const NEXT = [
  ".coach .row .primary",
  ".desk .piece.taught.glow > .reach, .desk .spot.taught.glow, .desk button.taught",
  ".desk .piece.glow:not(.free) > .reach",
  ".prompt .choices .button",
  ".desk .piece.glow > .reach",
];

let byKeyboard = false;

/** A choice is made: whether by keyboard is seen by the focus. */
export function rememberFocus(): void {
  byKeyboard = !!document.activeElement?.matches(":focus-visible") && document.activeElement !== document.body;
}

/** Whether the focus is on nothing that could be used. */
function isLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches(".reach[role='img']");
}

/** Something may be chosen again: if the focus was lost with the last choice, it goes to the first target. */
export function refocus(): void {
  if (!byKeyboard) return;
  byKeyboard = false;
  requestAnimationFrame(() => {
    const next = NEXT.map((selector) => document.querySelector<HTMLElement | SVGElement>(selector)).find(Boolean);
    if (isLost()) next?.focus();
  });
}
