/** What is looked up, and where one came from: a page of "how to play", a term, a rule. Knows no game. */

export const TABS = ["how", "now", "legend", "glossary", "rules"] as const;
export type Tab = (typeof TABS)[number];

/** A place in the guide. `id`: a screen, a term, a rule, or what leads to one ("prompt:bid", "event:moves", "room:steel"); "": none. */
export interface Place {
  game: string;
  tab: Tab;
  id: string;
}

class Guide {
  place = $state.raw<Place | null>(null);
  private trail = $state.raw<readonly Place[]>([]); // where one came from, the last at the end

  open(game: string, tab: Tab, id = ""): void {
    if (this.place) this.trail = [...this.trail, this.place];
    this.place = { game, tab, id };
  }

  /** Another part of the same guide; one does not come back to where nothing was looked up. */
  turn(tab: Tab, id = ""): void {
    if (!this.place) return;
    if (this.place.id) this.trail = [...this.trail, this.place];
    this.place = { ...this.place, tab, id };
  }

  /** The same page, at something in it. */
  stay(id: string): void {
    if (this.place) this.place = { ...this.place, id };
  }

  get back(): Place | null {
    return this.trail.at(-1) ?? null;
  }

  goBack(): void {
    if (!this.back) return;
    this.place = this.back;
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.place = null;
    this.trail = [];
  }
}

export const guide = new Guide();
