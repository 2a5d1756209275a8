/** The game as this browser has been told it: where the clock stands, the log up to there, earlier places. Knows no game. */

import { prefs } from "../app/prefs.svelte.ts";
import { play } from "../app/sound.ts";
import { api, type Viewer } from "../net/api.ts";
import type { Beat, HistoryRow, LogLine, Update } from "../net/types.ts";
import { Clock, placesOf, type Place, type Script, type Wearer } from "./clock.svelte.ts";

const MOST = 100; // choices that can be told again in one go
const FEW = 4; // beats that are told without asking

/** An earlier place that is looked at, among the beats of its choice. */
export interface Past<View> {
  choice: number;
  last: number; // the last choice there is
  viewer: Viewer;
  waiting: number[];
  places: Place<View>[];
  index: number; // of the place shown
}

/** What has happened since somebody last looked, before it is told. */
export interface Recap<View> {
  from: Place<View>;
  places: Place<View>[];
  hits: LogLine[]; // what concerns this person most
}

/** What happens when the story goes on. */
export interface Reader {
  seat(): number | null;
  /** The clock has come to the end of what is known. */
  arrived(live: Update): void;
  telling(): void; // and there is more to tell
  /** A place of the past cannot be had. */
  lost(): void;
}

export class Story<View> implements Wearer<View> {
  live = $state.raw<Update | null>(null); // what holds now that everything has been told
  latest = $state.raw<Update | null>(null); // what will hold then
  told = $state.raw<readonly LogLine[]>([]);
  past = $state.raw<Past<View> | null>(null);
  recap = $state.raw<Recap<View> | null>(null);
  manner: Script<View> = {}; // how this game is told
  readonly clock = new Clock<View>(this);
  private backlog: Update[] | null = null; // what came while something missed was being fetched

  constructor(
    private readonly table: () => string,
    private readonly reader: Reader,
  ) {}

  // --- what is shown -----------------------------------------------------------------------------------------------

  readonly place: Place<View> | null = $derived(this.past ? (this.past.places[this.past.index] ?? null) : this.clock.at);
  /** The log up to the place shown. */
  readonly log: readonly LogLine[] = $derived.by(() => {
    const { past } = this;
    if (!past) return this.told;
    const here = past.places.slice(0, past.index + 1).flatMap((place) => place.lines);
    return [...this.told.filter((line) => line.choice < past.choice || !past.choice), ...here];
  });
  /** Whether people may be asked: everything has been told. */
  readonly current = $derived(this.clock.arrived && !this.recap && !this.past);

  // --- what the server says ----------------------------------------------------------------------------------------

  take(update: Update, looked: number): void {
    if (this.backlog) return void this.backlog.push(update);
    const known = this.latest;
    this.latest = update;
    if (!known || this.clock.end === null) return this.begin(update, looked);
    if (update.view !== null && update.version === known.version) {
      if (this.clock.arrived) this.arrived();
    } else if (update.after < known.choice) this.rewrite(update);
    else if (update.view !== null) void this.catchUp(known, update);
    else this.clock.tell(placesOf(this.clock.end, update.beats, update));
  }

  /** The table is seen for the first time, or from another seat. */
  restart(): void {
    this.latest = this.live = this.past = this.recap = null;
    this.backlog = null;
  }

  private begin(update: Update, looked: number): void {
    this.told = update.log;
    this.clock.settle(placeAt(update, update.view as View));
    if (this.reader.seat() !== null && !update.over && looked >= 0 && looked < update.choice) void this.sinceLooked(looked, update);
  }

  /** Something was taken back: the story ends elsewhere. */
  private rewrite(update: Update): void {
    this.clock.skip();
    const from = placeAt(update, (update.view ?? this.clock.end?.view) as View);
    const { view } = placesOf(from, update.beats, update).at(-1) ?? from;
    this.told = [...this.told.filter((line) => line.choice <= update.after), ...update.log, ...update.beats.flatMap((beat) => beat.log)];
    this.clock.settle(placeAt(update, view));
  }

  /** Tell what was missed while there was no connection. */
  private async catchUp(known: Update, update: Update): Promise<void> {
    this.backlog = [];
    const row = await this.row(Math.max(known.choice, update.choice - MOST), update.choice).catch(() => null);
    const later = this.backlog;
    this.backlog = null;
    if (row && this.clock.end && row.after === known.choice) this.clock.tell(placesOf(this.clock.end, row.beats, update));
    else this.rewrite(update);
    for (const one of later) this.take(one, -1);
  }

  private row(after: number, choice: number, viewer: Viewer = "me"): Promise<HistoryRow> {
    return api.history(this.table(), after, choice, viewer);
  }

  private async sinceLooked(looked: number, update: Update): Promise<void> {
    const from = Math.max(looked, update.choice - MOST);
    const row = await this.row(from, update.choice).catch(() => null);
    if (!row || this.latest !== update || !row.beats.some((beat) => beat.log.length)) return;
    const first = placeBefore<View>(row);
    const places = placesOf(first, row.beats, update);
    const recap = { from: first, places, hits: places.flatMap((place, i) => this.hits(place.lines, (places[i - 1] ?? first).view)) };
    if (recap.hits.length || (places.length > FEW && prefs.speed !== "at_once")) this.recap = recap;
    else this.retell(recap);
  }

  /** Tell what has happened since, or leave it. */
  settleRecap(tell: boolean): void {
    const recap = this.recap;
    this.recap = null;
    if (recap && tell) this.retell(recap);
  }

  private retell(recap: Recap<View>): void {
    this.told = this.told.filter((line) => line.choice <= recap.from.choice);
    this.clock.retell(recap.from, recap.places);
  }

  // --- the clock ---------------------------------------------------------------------------------------------------

  watched = (): boolean => !document.hidden;
  speed = (): typeof prefs.speed => prefs.speed;
  script = (): Script<View> => this.manner;

  hits(lines: readonly LogLine[], before: View): LogLine[] {
    const seat = this.reader.seat();
    return prefs.cards && seat !== null ? lines.filter((line) => this.manner.hits?.(line, seat, before)) : [];
  }

  landed(place: Place<View>): void {
    this.told = [...this.told, ...place.lines];
    if (this.clock.coming.length) this.reader.telling();
  }

  heard(lines: readonly LogLine[]): void {
    const sound = this.manner.sound ? this.manner.sound(lines) : lines.length ? "wood" : null;
    if (sound) void play(sound);
  }

  arrived(): void {
    if (!this.latest) return;
    const asked = !!this.live?.prompt?.asked;
    this.live = this.latest;
    if (this.live.prompt?.asked && !asked) void play("drum"); // it has become this person's turn
    this.reader.arrived(this.latest);
  }

  // --- looking back ------------------------------------------------------------------------------------------------

  /** Look at a beat of a choice, the last one if not said; the present again at the last choice. */
  async look(choice: number, beat = Infinity, viewer: Viewer = "me"): Promise<void> {
    const last = this.live?.choice ?? 0;
    const [here, own] = [this.past, viewer === "me" && choice >= last && beat === Infinity];
    if (own) return void (this.past = null);
    if (here && here.choice === choice && here.viewer === viewer) return this.turn(here, beat);
    try {
      const row = await this.row(Math.max(0, choice - 1), choice, viewer);
      const first = placeBefore<View>(row);
      const places = row.beats.length ? placesOf(first, row.beats, row) : [first];
      this.turn({ choice, last: row.last, viewer, waiting: row.waiting, places, index: 0 }, beat);
    } catch {
      this.reader.lost();
    }
  }

  private turn(past: Past<View>, index: number): void {
    this.past = { ...past, index: Math.max(0, Math.min(index, past.places.length - 1)) };
  }

  /** One beat on, or back. */
  async stepBy(way: 1 | -1): Promise<void> {
    const last = this.live?.choice ?? 0;
    const past = this.past;
    if (!past) {
      if (way < 0) await this.look(last, LAST);
      return this.past ? this.stepBy(-1) : undefined;
    }
    const next = past.index + way;
    if (next >= 0 && next < past.places.length) return this.turn(past, next);
    if (way > 0) return past.choice < last ? this.look(past.choice + 1, 0, past.viewer) : void (this.past = null);
    if (past.choice > 0) return this.look(past.choice - 1, LAST, past.viewer);
  }
}

const LAST = Number.MAX_SAFE_INTEGER; // the last beat, also of the last choice

/** The place before a row of the past. */
function placeBefore<View>(row: HistoryRow): Place<View> {
  const first: Beat | undefined = row.beats[0];
  const number = first ? (first.log[0]?.number ?? row.number) - 1 : row.number;
  return placeAt({ choice: row.after, number }, row.view as View);
}

/** A place that is stood at without anything having been told there. */
function placeAt<View>({ choice, number }: Pick<Place, "choice" | "number">, view: View): Place<View> {
  return { choice, number, beat: 0, lines: [], view };
}
