// Written by `python -m zashiki.server.schema`; do not edit.

/** The first thing said. `eyes`: the seat one sees with, 30 for spectators; `looked`: the choice up to which one has looked. */
export interface Hello {
  type: "hello";
  me: string;
  eyes: number;
  looked: number;
  table: TableInfo;
  chat: ChatLine[];
}

/** A table as everybody may see it; `seat`, `invitation`, `unseen` are for the person who asks (null, "" where they have none). */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: "finished" | "open" | "playing";
  public: boolean;
  imported: boolean;
  created: number;
  changed: number;
  host: string;
  options: Record<string, number | string | boolean>;
  commitment: string;
  seats: SeatInfo[];
  automata: number;
  spectators: number;
  waiting: number[];
  winners: number[];
  request: UndoRequest | null;
  rematch: string;
  seat: number | null;
  invitation: string;
  unseen: boolean;
}

/** A seat. `bot`: who plays it instead of, or for, its person. */
export interface SeatInfo {
  seat: number;
  person: Person | null;
  bot: string | null;
  online: boolean;
}

/** Somebody as others see them. */
export interface Person {
  id: string;
  name: string;
  crest: "crane" | "fan" | "pine" | "plum" | "wave";
}

/** Somebody asks all to go back to the position after `choice`; `agreed`: the seats that have said yes. */
export interface UndoRequest {
  seat: number;
  choice: number;
  agreed: number[];
}

/** Something said. `seat` null: by a spectator; `to` null: to everybody; `about`: the offer it is attached to, in the sender's words. */
export interface ChatLine {
  type: "chat";
  id: number;
  at: number;
  name: string;
  seat: number | null;
  to: number | null;
  about: string;
  text: string;
}

/** The table has changed: people, bots, presence, requests, rematch. */
export interface Table {
  type: "table";
  table: TableInfo;
}

/** All one seat may know now. Log lines with a choice greater than `after` are replaced by `log`. */
export interface Update {
  type: "update";
  version: number;
  choice: number;
  after: number;
  log: LogLine[];
  view: unknown;
  prompt: Prompt | null;
  waiting: number[];
  over: boolean;
  winners: number[];
  scores: ScoreLine[];
  undo: boolean;
  clocks: Clocks;
}

/** An event this seat has seen; `choice`: the number of the choice that caused it, 0: the start. */
export interface LogLine {
  choice: number;
  key: string;
  args: Arg[];
}

/** One variable of a sentence. `kind` "": the plain number `n`; "seat": seat `n`; else the thing `id` of that kind (null: none). */
export interface Arg {
  name: string;
  kind: string;
  n: number;
  id: string | null;
}

/** What a seat may choose; `asked`: the game waits for it. An answer is the index of an option here, and `version`. */
export interface Prompt {
  version: number;
  asked: boolean;
  message: Message;
  options: Option[];
  refused: Refusal[];
}

/** A sentence: its whole Fluent key and its variables. */
export interface Message {
  key: string;
  args: Arg[];
}

/** A legal choice. `targets`: the elements to point at, in order ("province:kii", "seat:2"); `free`: a free act beside the question. */
export interface Option {
  verb: string;
  key: string;
  args: Arg[];
  targets: string[];
  free: boolean;
}

/** What cannot be chosen, why, and by which rule. */
export interface Refusal {
  option: Option;
  reason: Message;
  rule: string;
}

/** A line of the final scoring: a Fluent key and the points of every seat, automata last. */
export interface ScoreLine {
  key: string;
  points: number[];
}

/** How long the game has waited for each seat, in milliseconds, up to `at` (milliseconds since 1970). */
export interface Clocks {
  spent: number[];
  at: number;
}

/** The answer `id` is stored; `version`: of the update it led to. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** The answer `id` was not taken; the state as it is now comes along, as if asked for by `sync`. */
export interface Refused {
  type: "refused";
  id: string;
  code: "bot_plays" | "illegal" | "not_playing" | "not_seated" | "stale" | "too_fast";
  update: Update | null;
}

/** A message could not be used. */
export interface Fault {
  type: "fault";
  code: string;
  detail: string;
}

export interface Pong {
  type: "pong";
  at: number;
}

/** Send me the state; `version`: of the last update I have, 0: none. */
export interface Sync {
  type: "sync";
  version: number;
}

/** I choose an option of the prompt with that version. Sent again with the same `id`, it counts once. */
export interface Answer {
  type: "answer";
  id: string;
  version: number;
  option: number;
}

/** I take back my last choice. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** I ask all to go back to the position after `choice`. */
export interface AskUndo {
  type: "ask_undo";
  choice: number;
}

/** My reply to an open request; a no (also of the one who asked) ends it. */
export interface Consent {
  type: "consent";
  agree: boolean;
}

export interface Chat {
  type: "chat";
  text: string;
  to?: number | null;
  about?: string;
}

/** I have seen everything up to this choice. */
export interface Looked {
  type: "looked";
  choice: number;
}

export interface Ping {
  type: "ping";
}

/** The person behind a cookie. `named`: has chosen a name already; `link`: a personal link exists. */
export interface Me {
  id: string;
  name: string;
  crest: "crane" | "fan" | "pine" | "plum" | "wave";
  language: "en" | "it";
  named: boolean;
  link: boolean;
}

export interface ChangeMe {
  name: string;
  crest: "crane" | "fan" | "pine" | "plum" | "wave";
  language: "en" | "it";
}

/** The path that brings this identity to another device. It is shown only once. */
export interface PersonalLink {
  path: string;
}

export interface Restore {
  token: string;
}

/** A game of the parlour. `name`: its id as part of Fluent keys; `minutes`: an estimate for each number of seats, in their order. */
export interface GameInfo {
  id: string;
  name: string;
  rules: number;
  seats: number[];
  minutes: number[];
  settings: SettingInfo[];
  bots: string[];
}

export interface SettingInfo {
  key: string;
  values: (number | string | boolean)[];
  default: number | string | boolean;
}

export interface CheckSetup {
  seats: number;
  options: Record<string, number | string | boolean>;
}

/** Whether a table can be set up like this; `automata`: seats the rules will play themselves. */
export interface SetupCheck {
  ok: boolean;
  refusal: Message | null;
  automata: number;
}

/** A new table. `bots`: the bot on each seat, null: a person; the creator takes the first seat without a bot. */
export interface CreateTable {
  game: string;
  seats: number;
  name?: string;
  options?: Record<string, number | string | boolean>;
  bots?: (string | null)[];
  public?: boolean;
  start?: boolean;
}

export interface JoinTable {
  invitation?: string;
  seat?: number | null;
}

/** The bot that shall play a seat; null: its person again (in an open table: a free seat). */
export interface SetSeat {
  bot: string | null;
}

/** The position after `choice` with one pair of eyes, and the events of that choice. */
export interface HistoryView {
  choice: number;
  last: number;
  eyes: number;
  view: unknown;
  waiting: number[];
  log: LogLine[];
}

/** The scores of every seat (automata last) after each choice of a finished game. */
export interface ScoreTrack {
  scores: number[][];
}

/** Why a request was not carried out: a key the browser can word, and a sentence for programmers. */
export interface Problem {
  code: string;
  detail: string;
}

export type FromServer = Hello | Table | Update | Done | Refused | ChatLine | Fault | Pong;

export type ToServer = Sync | Answer | Undo | AskUndo | Consent | Chat | Looked | Ping;

