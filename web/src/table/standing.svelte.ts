/** Standing answers: when the kinds of free acts of a game are offered to this person. Kept on this device. */

import { remember, remembered } from "../app/prefs.svelte.ts";

export type Standing = "always" | "turn" | "never";
export const STANDINGS: readonly Standing[] = ["always", "turn", "never"];

/** Where a person's answers for a game are kept. */
const place = (person: string, game: string): string => `acts.${person}.${game}`;

function read(text: string): Record<string, Standing> {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, Standing] => STANDINGS.includes(entry[1] as Standing)),
    );
  } catch {
    return {};
  }
}

/** The answers of one person for one game, by verb; always, where nothing has been said. */
export class StandingAnswers {
  private answers = $state.raw<Record<string, Standing>>({});

  constructor(
    private readonly person: string,
    private readonly game: string,
  ) {
    this.answers = read(remembered(place(person, game), "{}"));
  }

  of(verb: string): Standing {
    return this.answers[verb] ?? "always";
  }

  say(verb: string, standing: Standing): void {
    this.answers = { ...this.answers, [verb]: standing };
    remember(place(this.person, this.game), JSON.stringify(this.answers));
  }

  /** Whether an act is offered, while its person is asked or not. */
  offers(verb: string, asked: boolean): boolean {
    const standing = this.of(verb);
    return standing === "always" || (standing === "turn" && asked);
  }

  /** The verbs something has been said about. */
  get verbs(): string[] {
    return Object.keys(this.answers);
  }
}
