/** A table as this browser knows it: what the server says, what is picked, what is being looked at. Knows no game. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { parlour } from "../app/me.svelte.ts";
import { api, Refused, type Viewer } from "../net/api.ts";
import { freshId, socketUrl, TableSocket, type Connection, type Listener } from "../net/socket.ts";
import type { ChatLine, Coach, FromServer, Hint, LogLine, TableInfo, Update } from "../net/types.ts";
import type { Choice } from "../board/prompt.ts";
import type { Face } from "../games/index.ts";
import type { Voice } from "../words/speak.ts";
import { Choosing, type Asker } from "./choosing.svelte.ts";
import { Teaching, type Learner } from "./coach.svelte.ts";
import { rememberFocus } from "./focus.ts";
import { OnlyWay, type Lone } from "./only.svelte.ts";
import { sitters, type Identity, type Sitter } from "./seats.ts";
import { StandingAnswers } from "./standing.svelte.ts";
import { Story, type Reader } from "./story.svelte.ts";
import { Talk } from "./talk.svelte.ts";

const SIGN = 5000; // milliseconds between two signs that something is being told
const AGAIN = 3000; // milliseconds before something that could not be fetched is asked for again

/** A short word to the player that goes away by itself. */
export interface Notice {
  key: string;
  tone: "plain" | "wrong";
}

/** What the table of a game shows: its view, and what is printed on its components. */
export interface Shows {
  view: unknown;
  components: unknown;
}

export class TableModel<Game extends Shows = Shows> implements Listener, Reader, Asker, Learner, Lone {
  info = $state.raw<TableInfo | null>(null);
  mine = $state<number | null>(null); // my seat; null: I am a spectator
  looked = $state(-1);
  connection = $state<Connection>("connecting");
  busy = $state<string | null>(null); // the id of the answer under way
  notice = $state.raw<Notice | null>(null);
  missing = $state(false); // no such table, or none that may be seen
  pointed = $state.raw<ReadonlySet<string>>(new Set()); // what a log line speaks of
  naming = $state.raw<Pick<Face, "identity">>({}); // how the game calls its seats
  printed = $state.raw<Game["components"] | null>(null); // what is printed on the components of this table, once it is here
  hint = $state.raw<Hint | null>(null); // what a master would do
  hinting = $state(false); // it is being thought about
  private hintedOptions = ""; // what was offered when it was asked for
  private told = -SIGN; // when the server last heard of it
  dragged = false; // the pointer has just moved the board: its click chooses nothing
  readonly present = new SvelteMap<string, number>();
  readonly talk: Talk;
  readonly story: Story<Game["view"]> = new Story(() => this.id, this);
  readonly clock = this.story.clock;
  private socket: TableSocket;
  private noticeTimer = 0;
  private printedTimer = 0;
  private lessonTimer = 0;

  constructor(readonly id: string) {
    this.talk = new Talk(id);
    this.socket = new TableSocket(() => new WebSocket(socketUrl(id)), this);
  }

  connect(): void {
    api.table(this.id).then(
      (info) => {
        this.info ??= info;
        this.socket.open();
      },
      () => (this.missing = true),
    );
  }

  close(): void {
    this.clock.stop();
    this.socket.close();
    clearTimeout(this.printedTimer);
    clearTimeout(this.lessonTimer);
  }

  /** Fetch what is printed on the components; until it is here, nothing is drawn. */
  async print(game: string, components: string): Promise<void> {
    try {
      this.printed = await api.components(game, components);
    } catch {
      this.printedTimer = window.setTimeout(() => this.print(game, components), AGAIN);
    }
  }

  // --- what is shown -----------------------------------------------------------------------------------------------

  get view(): Game["view"] | null {
    return this.story.place?.view ?? null;
  }

  /** What holds now that everything has been told. */
  get live(): Update | null {
    return this.story.live;
  }

  /** The earlier place being looked at. */
  get past(): Story<Game["view"]>["past"] {
    return this.story.past;
  }

  /** What has been told up to the place shown. */
  get log(): readonly LogLine[] {
    return this.story.log;
  }

  /** The place shown, as everybody may call it. */
  get beat(): string {
    const place = this.story.place;
    return place ? `${place.number}.${place.beat}` : "";
  }

  /** What is printed on the components. A board asks for it, and none is drawn before it is here. */
  get components(): Game["components"] {
    if (this.printed === null) throw new Error("the components are not here yet");
    return this.printed;
  }

  get choice(): number {
    return this.story.place?.choice ?? 0;
  }

  /** Whom the game waits for at the place shown; while something is told, nobody. */
  get waiting(): number[] {
    return this.past?.waiting ?? (this.clock.arrived ? (this.live?.waiting ?? []) : []);
  }

  /** What may be chosen now; nothing while something is told or looked back at, or while an answer is under way. */
  readonly prompt = $derived(this.story.current && !this.busy ? (this.live?.prompt ?? null) : null);
  readonly standing = $derived(new StandingAnswers(parlour.me?.id ?? "", this.game));
  readonly choosing = new Choosing(this);
  readonly teaching = new Teaching(this);
  readonly onlyWay = new OnlyWay(this);
  private sides: readonly (Identity | null)[] = [];
  /** The sides that are played; the same list as before while nobody changes sides. */
  private readonly identities = $derived.by(() => {
    const { view, naming, info } = this;
    const found = view && naming.identity ? (info?.seats ?? []).map((_, seat) => naming.identity?.(view, seat) ?? null) : [];
    const same = found.length === this.sides.length && found.every((side, i) => side?.label === this.sides[i]?.label);
    return same ? this.sides : (this.sides = found);
  });
  readonly sitters: Sitter[] = $derived(this.info ? sitters(this.info, this.game, this.identities) : []);
  /** The other people at the table: those one can speak to alone. */
  readonly people: Sitter[] = $derived.by(() =>
    this.sitters.filter((sitter) => sitter.seat !== this.mine && !sitter.bot && !sitter.free && !sitter.kept && !sitter.automaton),
  );

  /** The game's name in Fluent keys. */
  get game(): string {
    return (this.info?.game ?? "").replaceAll("_", "-");
  }

  /** What is asked, as the guide looks it up; "": nothing. */
  get asks(): string {
    const key = this.prompt?.message.key;
    return key ? `prompt:${key.slice(key.indexOf("-prompt-") + "-prompt-".length)}` : "";
  }

  get voice(): Voice {
    return { game: this.game, seat: (seat) => this.sitters[seat]?.name ?? "?" };
  }

  /** What was said, except by people this person has muted. */
  get chat(): ChatLine[] {
    return this.talk.lines;
  }

  /** Whether this person may ask what a master would do. */
  get hints(): boolean {
    return !!this.info?.hints && this.info.status === "playing" && this.mine !== null && !this.sitters[this.mine]?.bot;
  }

  /** What the hint is about. */
  readonly hinted: ReadonlySet<string> = $derived(
    new Set(this.open.find(({ index }) => index === this.hint?.option)?.option.targets), // nothing once another way is taken
  );

  /** Whether what is pointed at belongs to others: a line that names seats, and not this one. */
  readonly isAboutOthers: boolean = $derived.by(() => {
    const seats = [...this.pointed].filter((id) => id.startsWith("seat:"));
    return seats.length > 0 && !seats.includes(`seat:${this.mine}`);
  });

  /** An element is drawn, once or several times: it can be pointed at until what is returned has been called as often. */
  appear(id: string | undefined): () => void {
    if (id === undefined) return () => undefined;
    const add = (more: number): void =>
      untrack(() => {
        const count = (this.present.get(id) ?? 0) + more;
        if (count) this.present.set(id, count);
        else this.present.delete(id);
      });
    add(1);
    return () => add(-1);
  }

  // --- choosing ------------------------------------------------------------------------------------------------------

  get all(): Choice[] {
    return this.choosing.all;
  }

  get open(): Choice[] {
    return this.choosing.open;
  }

  /** What may be pointed at next. */
  get glow(): ReadonlySet<string> {
    return this.choosing.glow;
  }

  get picked(): readonly string[] {
    return this.choosing.picked;
  }

  /** Point at an element. Whether it was a target. */
  pick(id: string): boolean {
    return this.choosing.pick([id]);
  }

  choose(option: number): void {
    this.choosing.choose(option);
  }

  isPresent(id: string): boolean {
    return this.present.has(id);
  }

  offers(verb: string): boolean {
    return this.standing.offers(verb, !!this.prompt?.asked);
  }

  get coach(): Coach | null {
    return this.live?.coach ?? null;
  }

  get taught(): boolean {
    return !!this.info?.lesson;
  }

  get turn(): boolean {
    return !!this.prompt?.asked;
  }

  /** Fetch what the teacher says, at the table of a lesson. */
  async learn(game: string, lesson: string): Promise<void> {
    try {
      this.teaching.take(await api.lessons(game), lesson);
    } catch {
      this.lessonTimer = window.setTimeout(() => this.learn(game, lesson), AGAIN);
    }
  }

  objects(option: number): boolean {
    return this.teaching.stops(option);
  }

  send(option: number): void {
    const prompt = this.prompt;
    if (!prompt) return;
    this.busy = freshId();
    this.hint = null;
    rememberFocus();
    this.clock.hurry();
    this.socket.insist({ type: "answer", id: this.busy, version: prompt.version, option });
  }

  /** Ask what a master would do; asked again, the answer is put away. */
  async askHint(): Promise<void> {
    const prompt = this.prompt;
    if (!prompt || !this.hints || this.hinting) return;
    if (this.hint) return void (this.hint = null);
    this.hinting = true;
    try {
      const hint = await api.hint(this.id, prompt.version);
      this.hintedOptions = JSON.stringify(prompt.options);
      if (this.hintHolds(this.live)) this.hint = hint;
      else this.tell("hint-late");
    } catch (error) {
      const code = error instanceof Refused ? error.code : "unknown";
      this.tell(code === "stale" ? "hint-late" : `problem-${code}`, code === "stale" ? undefined : "wrong");
    }
    this.hinting = false;
  }

  /** A hint stays good while the same is offered, whatever others do meanwhile. */
  private hintHolds(live: Update | null): boolean {
    return JSON.stringify(live?.prompt?.options) === this.hintedOptions;
  }

  undo(): void {
    if (!this.live?.undo || this.busy) return;
    this.busy = freshId();
    this.socket.insist({ type: "undo", id: this.busy, version: this.live.version });
  }

  askUndo(choice: number): void {
    this.socket.say({ type: "ask_undo", choice });
  }

  /** Answer the request that is shown, and no other one that may be open by now. */
  consent(request: string, agree: boolean): void {
    this.socket.say({ type: "consent", request, agree });
  }

  /** Say something to everybody, or to one seat alone. */
  say(text: string, to: number | null = null): boolean {
    return this.socket.say({ type: "chat", text, to });
  }

  // --- looking back ----------------------------------------------------------------------------------------------------

  /** Look at the position after a choice; the present again at the last one. */
  look(choice: number, viewer: Viewer = "me"): Promise<void> {
    return this.story.look(choice, Infinity, viewer);
  }

  now(): void {
    this.story.past = null;
    this.seen();
  }

  /** Everything up to now has been looked at. */
  seen(): void {
    const choice = this.live?.choice ?? 0;
    if (choice <= this.looked) return;
    this.looked = choice;
    this.socket.say({ type: "looked", choice });
  }

  tell(key: string, tone: Notice["tone"] = "plain"): void {
    this.notice = { key, tone };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = null), 6000);
  }

  // --- what the server says -------------------------------------------------------------------------------------------

  onMessage(message: FromServer): void {
    if (message.type === "hello") {
      if (this.info && this.mine !== message.viewer) this.story.restart();
      this.mine = message.viewer;
      if (this.looked < 0) this.looked = message.looked;
      this.info = message.table;
      this.talk.greet(message);
    } else if (message.type === "table") this.info = message.table;
    else if (message.type === "chat") this.talk.hear(message);
    else if (message.type === "fault") {
      if (message.code === "table_closed") this.missing = true;
      if (message.code === "shut_out") void parlour.load();
      this.tell(`problem-${message.code}`, "wrong");
    }
  }

  onUpdate(update: Update): void {
    this.story.take(update, this.looked);
  }

  seat(): number | null {
    return this.mine;
  }

  arrived(live: Update): void {
    if (this.hint && !this.hintHolds(live)) this.hint = null;
    this.choosing.carry();
    this.onlyWay.arrived(live.choice);
    this.teaching.arrived();
    this.socket.say({ type: "arrived", version: live.version });
  }

  /** Now and then the server hears that somebody looks on: bots wait for them. */
  telling(): void {
    if (performance.now() < this.told + SIGN) return;
    this.told = performance.now();
    this.socket.say({ type: "telling" });
  }

  lost(): void {
    this.tell("history-missing", "wrong");
  }

  onSettled(id: string, refusal: string | null): void {
    if (this.busy === id) this.busy = null;
    if (refusal) this.tell(`refused-${refusal}`, "wrong");
  }

  onConnection(state: Connection): void {
    this.connection = state;
  }
}
