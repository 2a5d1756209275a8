/** The socket of a table: connects again by itself, resyncs after gaps, and sends unacknowledged answers again. */

import type { Answer, Consequence, FromServer, Option, Prompt, ToServer, Undo, Update } from "./types.ts";

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  onConnection(state: Connection): void;
  onMessage(message: FromServer): void;
  onUpdate(update: Update): void;
  onSettled(id: string, refusal: string | null): void;
}

const FIRST_WAIT = 400; // milliseconds before the first attempt to connect again; doubled each time up to LONGEST_WAIT
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const OPEN = 1; // the state of a socket
const TOO_MANY = 4429; // the code with which the server closes one socket too many
const FINAL: Record<number, string> = { 4401: "shut_out", 4404: "table_closed" }; // codes after which it is no use to come back

/** What is left out where it is empty. */
const QUIET: Omit<Update, "type" | "version" | "choice" | "number" | "after" | "clocks" | "view"> = {
  log: [],
  beats: [],
  prompt: null,
  waiting: [],
  over: false,
  winners: [],
  scores: [],
  undo: false,
  no_undo: "",
  coach: null,
};
const PLAIN: Omit<Prompt, "version" | "message"> = {
  asked: false,
  options: [],
  places: [],
  consequences: [],
  brings: [],
  refused: [],
  barred: [],
};
const filledOption = (option: Option): Option => ({ ...{ args: [], targets: [], free: false, climax: false }, ...option });

/** An update with what was left out. */
export function filled(update: Omit<Update, keyof typeof QUIET> & Partial<Update>): Update {
  const found: Update = { ...QUIET, ...update };
  if (!found.prompt) return found;
  const prompt = { ...PLAIN, ...found.prompt };
  const refused = prompt.refused.map((refusal) => ({ ...refusal, option: filledOption(refusal.option) }));
  return { ...found, prompt: { ...prompt, options: prompt.options.map(filledOption), refused } };
}

/** What a prompt says of some things: those it brings, and those of an earlier prompt that it only names. */
function named<Thing>(places: readonly number[], brought: readonly Thing[], before: readonly Thing[]): Thing[] {
  return places.flatMap((place) => (place < 0 ? before[-1 - place] : brought[place]) ?? []);
}

/** A prompt that says everything itself; `before`: the last one with the same question. */
function whole(prompt: Prompt, before: Prompt | undefined): Prompt {
  const { options, places, consequences, brings, refused, barred } = prompt;
  const told = brings.map((row) => named(row, consequences, before?.consequences ?? []));
  const distinct = [...new Set<Consequence>(told.flat())];
  return {
    ...prompt,
    options: places.length ? named(places, options, before?.options ?? []) : options,
    places: [],
    consequences: distinct,
    brings: told.map((row) => row.map((consequence) => distinct.indexOf(consequence))),
    refused: barred.length ? named(barred, refused, before?.refused ?? []) : refused,
    barred: [],
  };
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private version = 0;
  private viewer: number | null | undefined; // this person's seat, null for a spectator; undefined: not told yet
  private syncing = false;
  private prompts = new Map<string, Prompt>(); // the last one of each question since the last whole view
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinger = 0;
  private heard = 0; // when the server last said something
  private closed = false;
  private pending = new Map<string, Answer | Undo>();

  constructor(
    private readonly dial: () => WebSocket,
    private readonly listener: Listener,
  ) {}

  open(): void {
    if (this.closed) return;
    this.listener.onConnection(this.version ? "lost" : "connecting");
    const socket = this.dial();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    this.listener.onConnection("open");
    this.sync();
    for (const message of this.pending.values()) this.send(message);
    clearInterval(this.pinger);
    this.pinger = window.setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    if (Date.now() - this.heard > 2 * PING_EVERY) this.socket?.close();
    else this.send({ type: "ping" });
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket || this.closed) return;
    clearInterval(this.pinger);
    const final = FINAL[code];
    if (final) {
      this.close();
      this.listener.onMessage({ type: "fault", code: final, detail: "" });
      return;
    }
    this.listener.onConnection("lost");
    if (code === TOO_MANY) {
      this.wait = LONGEST_WAIT;
      this.listener.onMessage({ type: "fault", code: "too_many_sockets", detail: "" });
    }
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private receive(message: FromServer): void {
    this.heard = Date.now();
    if (message.type === "update") this.take(filled(message));
    else if (message.type === "done") this.settle(message.id, null);
    else if (message.type === "refused") {
      if (message.update) this.accept(filled(message.update));
      this.settle(message.id, message.code);
    } else {
      if (message.type === "hello") this.see(message.viewer);
      this.listener.onMessage(message);
    }
  }

  /** On another seat everything is counted anew. */
  private see(viewer: number | null): void {
    const changed = this.viewer !== undefined && this.viewer !== viewer;
    this.viewer = viewer;
    if (!changed) return;
    this.version = 0;
    this.sync();
  }

  /** An update in its turn is shown; after a gap everything missed is asked for. */
  private take(update: Update): void {
    if (update.view !== null || update.version === this.version + 1) this.accept(update);
    else if (update.version > this.version && !this.syncing) this.sync();
  }

  private sync(): void {
    this.syncing = true;
    this.send({ type: "sync", version: this.version });
  }

  private accept(update: Update): void {
    if (update.version < this.version) return;
    this.version = update.version;
    this.syncing = false;
    if (update.view !== null) this.prompts.clear();
    this.listener.onUpdate({ ...update, prompt: update.prompt && this.complete(update.prompt) });
  }

  private complete(prompt: Prompt): Prompt {
    const found = whole(prompt, this.prompts.get(prompt.message.key));
    this.prompts.set(prompt.message.key, found);
    return found;
  }

  private settle(id: string, refusal: string | null): void {
    this.pending.delete(id);
    this.listener.onSettled(id, refusal);
  }

  private send(message: ToServer): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** An answer or an undo: kept until the server has settled it. */
  insist(message: Answer | Undo): void {
    this.pending.set(message.id, message);
    this.send(message);
  }

  /** Anything else: lost if the connection is. Whether it went out. */
  say(message: ToServer): boolean {
    return this.send(message);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
    this.listener.onConnection("closed");
  }
}

/** The address of a table's socket. */
export function socketUrl(table: string, place: Location = location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** A fresh id for an answer. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
