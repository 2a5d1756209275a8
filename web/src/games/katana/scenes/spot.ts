/** Where things are on the page. */

export interface Spot {
  x: number;
  y: number;
}

/** The middle of what a selector finds and what can be seen of it; null: nothing. */
function seen(selector: string): Spot | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width && height && top < innerHeight) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}

/** The middle of an element; if it is not on the page, of the board. */
export function spotOf(id: string): Spot {
  return (id && seen(`[data-id="${id}"]`)) || seen(".board") || { x: innerWidth / 2, y: innerHeight / 3 };
}

/** Where the points of a seat are counted; if they are in a drawer, the corner it comes from. */
export function counterOf(seat: number): Spot {
  return seen(`[data-id="seat:${seat}"] .score`) ?? { x: innerWidth - 30, y: 60 };
}
