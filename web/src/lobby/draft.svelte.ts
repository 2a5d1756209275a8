/** A table that is being prepared: whatever contradicts the last change gives way, and it is said. Knows no game. */

import { startsOf } from "../games/lobby.ts";
import { api } from "../net/api.ts";
import type { CheckSetup, GameInfo, Message, SetupCheck } from "../net/types.ts";

export const LOT = "lot"; // a manner drawn when the table is opened
export type Value = number | string | boolean;

/** What has given way to a change. */
export interface Mended {
  settings: string[];
  seats: boolean;
  reason: Message | null;
}

export class Draft {
  seats = $state(0);
  bots = $state<(string | null)[]>([]); // the level on each seat; null: a person
  manners = $state<string[]>([]); // on each seat: of the bot; "": none
  settings = $state<Record<string, Value>>({});
  check = $state.raw<SetupCheck | null>(null);
  mended = $state.raw<Mended | null>(null);
  private asked = 0; // questions to the server; only the last answer counts

  constructor(
    readonly game: GameInfo,
    private readonly ask: (wish: CheckSetup) => Promise<SetupCheck> = (wish) => api.check(game.id, wish),
  ) {
    this.restore();
  }

  /** Everything as usual: as the first start of the lobby has it, with bots on all other seats. */
  restore(): void {
    const { game } = this;
    const [start] = startsOf(game);
    const usual = start?.table(game, start.levels?.first);
    const bot = game.bots.at(-1) ?? null;
    this.seats = usual?.seats ?? game.seats[0] ?? 2;
    this.bots = Array.from({ length: Math.max(...game.seats) }, (_, i) => (i ? (usual?.bots?.[i] ?? bot) : null));
    this.manners = this.bots.map(() => "");
    this.settings = { ...Object.fromEntries(game.settings.map((setting) => [setting.key, setting.default])), ...usual?.settings };
    this.mended = null;
    void this.changed("");
  }

  /** Something has been changed by hand: a setting, or the `seats`. */
  async changed(key: string): Promise<void> {
    this.asked += 1;
    const number = this.asked;
    const wish = { seats: this.seats, settings: { ...this.settings }, changed: key };
    const found = await this.ask(wish).catch(() => null);
    if (number !== this.asked) return;
    this.check = found;
    this.mended = null;
    if (!found?.instead) return;
    const { seats, settings } = found.instead;
    const given = Object.keys(settings).filter((other) => settings[other] !== wish.settings[other]);
    Object.assign(this.settings, settings);
    this.seats = seats;
    const mended = { settings: given, seats: seats !== wish.seats, reason: found.refusal };
    await this.changed(key);
    this.mended = mended;
  }

  /** The bots and people on the other seats. */
  get others(): (string | null)[] {
    return this.bots.slice(1, this.seats);
  }

  /** The manners that the bot on a seat can have. */
  mannersOf(seat: number): string[] {
    return this.game.manners[this.bots[seat] ?? ""] ?? [];
  }

  /** Who sits on each seat, lots drawn. */
  get sitting(): (string | null)[] {
    return this.bots.slice(0, this.seats).map((level, seat) => {
      const able = this.mannersOf(seat);
      const wish = this.manners[seat] ?? "";
      const manner = wish === LOT ? ["", ...able][Math.floor(Math.random() * (able.length + 1))] : wish;
      return manner && able.includes(manner) ? `${level}-${manner}` : level;
    });
  }

  /** Put the same on all other seats. */
  fill(bot: string | null): void {
    this.bots = this.bots.map((_, i) => (i ? bot : null));
  }

  /** What a setting can be now. */
  valuesOf(key: string): Value[] {
    return this.check?.values[key] ?? this.game.settings.find((setting) => setting.key === key)?.values ?? [];
  }
}
