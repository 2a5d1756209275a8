// Written by `make types`; do not edit.

/** The first message. `viewer`: your seat, or null for a spectator; `looked`: the choice up to which you have looked.

    `relations`: the people you have muted or blocked. Do not show the lines of the muted ones. */
export interface Hello {
  type: "hello";
  me: string;
  viewer: number | null;
  looked: number;
  table: TableInfo;
  chat: ChatLine[];
  relations: Relation[];
}

/** A table as everybody may see it. `seat`, `invitation` and `unseen` are about the person who asks. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: "finished" | "open" | "playing";
  public: boolean;
  hints: boolean;
  pace: "at_once" | "brisk" | "calm";
  imported: boolean;
  created: number;
  changed: number;
  host: string;
  settings: Record<string, number | string | boolean>;
  components: string;
  own_components: boolean;
  commitment: string;
  seats: SeatInfo[];
  automata: number;
  spectators: number;
  waiting: number[];
  winners: number[];
  request: ConsentRequest | null;
  rematch: string;
  campaign: string;
  lesson: string;
  seat: number | null;
  invitation: string;
  unseen: boolean;
}

/** A seat. `bot`: the bot that plays it; if there is a `person` too, the bot plays for them.

    `kept`: the person who has left it in a running game and may come back; `alike`: the name looks like that of another person here;
    `away`: its person has not been here for so long that others may ask for the seat. */
export interface SeatInfo {
  seat: number;
  person: Person | null;
  kept: Person | null;
  bot: string | null;
  online: boolean;
  alike: boolean;
  away: boolean;
}

/** A person as others see them. */
export interface Person {
  id: string;
  name: string;
  crest: "crane" | "fan" | "pine" | "plum" | "wave";
}

/** What `person` asks for: to go `back` to the position after `choice`, to `sit` down on a seat, or that a `bot` plays a seat.

    `seat`: of who asks to go back, else the one it is about; `alike`: the name of who asks looks like that of somebody else with a seat.
    It is done when all of `asked` have agreed. */
export interface ConsentRequest {
  id: string;
  kind: "back" | "bot" | "sit";
  person: Person;
  seat: number;
  choice: number;
  bot: string;
  alike: boolean;
  asked: AskedPerson[];
}

/** A person whose consent is needed. */
export interface AskedPerson {
  person: Person;
  agreed: boolean;
}

/** Something said. `seat` null: by a spectator; `to` null: to everybody; `about`: the offer it is attached to, in the sender's words.

    `words`: what a bot says, in place of the text; nobody is its `person`.
    `id`: the lines this person can hear are counted from 1; a line that comes again with the same number has changed.
    `alike`: the speaker's name looks like that of somebody else with a seat here; `removed`: the text is gone. */
export interface ChatLine {
  type: "chat";
  id: number;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  to: number | null;
  about: string;
  text: string;
  words: Message | null;
  alike: boolean;
  removed: boolean;
}

/** A sentence: its whole Fluent key and its variables. */
export interface Message {
  key: string;
  args: Arg[];
}

/** One variable of a sentence. `kind` "number": the plain number `n`; "seat": seat `n`; else the thing `id` of that kind (or null). */
export interface Arg {
  name: string;
  kind: string;
  n: number;
  id: string | null;
}

/** Somebody I do not want to hear (`muted`), or who may neither whisper to me nor sit down at my tables (`blocked`). */
export interface Relation {
  person: Person;
  muted: boolean;
  blocked: boolean;
}

/** The table has changed: people, bots, presence, requests, rematch. */
export interface Table {
  type: "table";
  table: TableInfo;
}

/** Everything a viewer may know now. Log lines with a choice greater than `after` are void; `log` and the lines of the beats follow.

    `view` is the view before the first beat; null: the view of the version before this one. With the last beat the view is that of now,
    and only then do prompt, waiting and all the rest hold. All else that is null, empty or false is left out. */
export interface Update {
  type: "update";
  version: number;
  choice: number;
  number: number;
  after: number;
  clocks: Clocks;
  view: unknown;
  log: LogLine[];
  beats: Beat[];
  prompt: Prompt | null;
  waiting: number[];
  over: boolean;
  winners: number[];
  scores: ScoreLine[];
  undo: boolean;
  no_undo: "" | "chance" | "nothing" | "others" | "rules" | "shown";
  coach: Coach | null;
}

/** How long the game has waited for each seat, in milliseconds, up to `at` (milliseconds since 1970). */
export interface Clocks {
  spent: number[];
  at: number;
}

/** An event this seat has seen. `choice`: the choice that caused it, as this seat counts them, 0: the start; `number`: as all do.

    What was chosen in secret has no number of its own: it has that of the choice before it. */
export interface LogLine {
  choice: number;
  number: number;
  key: string;
  args: Arg[];
}

/** What is told at once. `change`: what is different in the view after it, see zashiki.server.protocol.changes. */
export interface Beat {
  log: LogLine[];
  change: unknown;
}

/** What a seat may choose; `asked`: the game waits for it. An answer is the index of an option here, and `version`.

    What was in the last prompt with the same question (`message.key`) that came since the last whole view is not sent again. `places`
    tells where each option is to be found, in order: n is number n of `options`, and -1 - n number n of that prompt. Empty: `options` are
    all there are. `barred` tells the same of the refusals.

    `brings` tells what each option brings, in the same way: n is number n of `consequences`, and -1 - n number n of those of that prompt,
    counted as they first appear there. Empty: nothing is told of any option. What is empty or false is left out. */
export interface Prompt {
  version: number;
  message: Message;
  asked: boolean;
  options: Option[];
  places: number[];
  consequences: Consequence[];
  brings: number[][];
  refused: Refusal[];
  barred: number[];
}

/** A legal choice. `targets`: the elements to point at, in order ("province:kii", "seat:2"); `free`: a free act beside the question;
    `climax`: what the game is played for. What is empty or false is left out. */
export interface Option {
  verb: string;
  key: string;
  args: Arg[];
  targets: string[];
  free: boolean;
  climax: boolean;
}

/** What an option brings, as a sentence. `grave`: it costs dearly and cannot be undone, so ask once more. */
export interface Consequence {
  key: string;
  args: Arg[];
  grave: boolean;
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

/** Where the person who learns stands in the chapter of this table.

    `task`: how many tasks have been done; `said`: about the last choice; `verdicts`: for each option of the prompt, in order, -1 if it may
    be chosen, or else which of `objections` is said instead. `astray`: the game has gone where the lesson cannot lead on from. */
export interface Coach {
  task: number;
  said: Message | null;
  verdicts: number[];
  objections: Message[];
  astray: boolean;
}

/** The answer `id` is stored. `version`: of the update it led to. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** The answer `id` was not accepted. `update`: the state as it is now, as `sync` would bring it. */
export interface Refused {
  type: "refused";
  id: string;
  code: "bot_plays" | "illegal" | "not_playing" | "not_seated" | "stale" | "too_fast" | "too_long";
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

/** Send me the state. `version`: of my last update, 0 if I have none. */
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

/** I ask everybody who has sat here since to go back to the position after `choice`. */
export interface AskUndo {
  type: "ask_undo";
  choice: number;
}

/** My reply to the open request with that id. One no ends it; the person who asked can withdraw it this way. */
export interface Consent {
  type: "consent";
  request: string;
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

/** The clock of this screen has told everything up to this version. Bots wait for the screens that say so. */
export interface Arrived {
  type: "arrived";
  version: number;
}

/** This screen is still telling what happened, and somebody looks: bots that wait for it go on waiting. */
export interface Telling {
  type: "telling";
}

export interface Ping {
  type: "ping";
}

/** The person behind a cookie. `named`: they have chosen a name; `link`: they have a personal link. */
export interface Me {
  id: string;
  name: string;
  crest: "crane" | "fan" | "pine" | "plum" | "wave";
  language: "en" | "it";
  named: boolean;
  link: boolean;
  role: "guest" | "keeper" | "member";
  refused: string;
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

/** A game of the parlour. `name`: its id as part of Fluent keys; `minutes`: an estimate for each number of seats, in their order.

    `bots`: the levels of its bots; `manners`: by level, what manners it can have. `adept-bold` is an adept of a bold manner.
    `ratings`: by level, how strong matches have shown it to be. */
export interface GameInfo {
  id: string;
  name: string;
  rules_version: number;
  seats: number[];
  minutes: number[];
  settings: SettingInfo[];
  bots: string[];
  manners: Record<string, string[]>;
  ratings: Record<string, number>;
  components: string;
  campaign: CampaignSettings | null;
  lessons: string[];
}

export interface SettingInfo {
  key: string;
  values: (number | string | boolean)[];
  default: number | string | boolean;
}

/** A game's campaign. `level`: the setting chosen for each attempt; `settings`: those chosen once for all chapters. */
export interface CampaignSettings {
  level: string;
  levels: number[];
  settings: string[];
}

/** A setup that somebody has in mind. `changed`: the setting changed last, or `seats`; it stays when something else has to give way. */
export interface CheckSetup {
  seats: number;
  settings: Record<string, number | string | boolean>;
  changed?: string;
}

/** Whether a table can be set up like this. `automata`: the number of seats that the rules play; `instead`: what would do, if not;

    `values`: what each setting can be with so many seats. */
export interface SetupCheck {
  ok: boolean;
  refusal: Message | null;
  automata: number;
  instead: Suggestion | null;
  values: Record<string, (number | string | boolean)[]>;
}

/** A setup that is possible and differs little. */
export interface Suggestion {
  seats: number;
  settings: Record<string, number | string | boolean>;
}

/** Your own component set as TOML. `name`: what errors call it. */
export interface CheckComponents {
  text: string;
  name?: string;
}

/** Whether a game can be played with the set. `problem`: what is wrong, and where; `own`: it differs from the standard set. */
export interface ComponentsCheck {
  ok: boolean;
  problem: string;
  digest: string;
  own: boolean;
}

/** A new table. `bots`: the bot on each seat, a level and perhaps a manner (`adept-bold`), null: a person; the creator takes the first
    seat without a bot.

    `hints`: people may ask what a master would do; `pace`: of the bots.
    `components`: your own component set as TOML, or "" for the standard set; `components_name`: what errors call it. */
export interface CreateTable {
  game: string;
  seats: number;
  name?: string;
  settings?: Record<string, number | string | boolean>;
  bots?: (string | null)[];
  public?: boolean;
  hints?: boolean;
  pace?: "at_once" | "brisk" | "calm";
  start?: boolean;
  components?: string;
  components_name?: string;
}

export interface JoinTable {
  invitation?: string;
  seat?: number | null;
}

/** The bot that plays a seat from now on. null: its person plays again; at an open table the seat becomes free. */
export interface SetSeat {
  bot: string | null;
}

/** How fast the bots of a table play. */
export interface SetPace {
  pace: "at_once" | "brisk" | "calm";
}

/** What would a master do in my place? `version`: of the prompt. */
export interface AskHint {
  version: number;
}

/** What a master would do, and why. `option`: its index in the prompt of that version; null: a master would choose nothing now.

    Either it has a reason of its own, `why`; or it was compared with `others`, the next best first, and `gain` and `loss` tell what it is
    better for, and what it is worse for, than that one. */
export interface Hint {
  version: number;
  option: number | null;
  why: Message | null;
  gain: Message | null;
  loss: Message | null;
  others: HintOther[];
}

/** Another option of the prompt (null: to choose nothing), and what it would cost, in points at the end of the game. */
export interface HintOther {
  option: number | null;
  cost: number;
}

/** What happened after `after` up to `choice`, as one viewer saw it. `viewer`: a seat, or null for a spectator.

    `view` is the position after `after`; the beats lead to that after `choice`, in which the game waits for `waiting`. */
export interface HistoryRow {
  after: number;
  choice: number;
  number: number;
  last: number;
  viewer: number | null;
  view: unknown;
  beats: Beat[];
  waiting: number[];
}

/** The scores of every seat (automata last) after each choice of a finished game. */
export interface ScoreTrack {
  scores: number[][];
}

/** Why a request was refused: a key that browsers put into words, and a sentence for programmers. */
export interface Problem {
  code: string;
  detail: string;
}

/** A new campaign. `settings`: for all its chapters. */
export interface NewCampaign {
  settings?: Record<string, number | string | boolean>;
}

/** Play the open chapter. `level` is ignored if a game of the chapter is already running. */
export interface PlayChapter {
  level: number;
}

/** A campaign of the person who asks. */
export interface CampaignInfo {
  id: string;
  game: string;
  created: number;
  changed: number;
  settings: Record<string, number | string | boolean>;
  chapters: ChapterInfo[];
  open: number | null;
  points: number;
  rank: string;
  table: string;
}

/** A chapter. `state` left: gone on without victory; closed: not yet reached.

    `prizes`: the points a victory brings, in the order of the levels; `penalty`: those of the next defeat, below zero. */
export interface ChapterInfo {
  number: number;
  difficulty: string;
  state: "closed" | "left" | "open" | "won";
  requests: RequestInfo[];
  attempts: AttemptInfo[];
  points: number;
  prizes: number[];
  penalty: number;
}

/** What a chapter asks for, worded by <game>-request-<key>; `need`: how many, 1 if there is nothing to count. */
export interface RequestInfo {
  key: string;
  need: number;
}

/** A chapter played to its end. `met`: every request; `scores`: of all seats, automata last; `table`: where it was played, or "". */
export interface AttemptInfo {
  level: number;
  scores: number[];
  met: boolean;
  won: boolean;
  points: number;
  table: string;
}

/** Whether I have muted or blocked somebody. */
export interface SetRelation {
  muted: boolean;
  blocked: boolean;
}

/** The word of an invitation, or what follows /enter/ in its link. */
export interface Enter {
  word: string;
}

/** Everything a keeper sees. The lists have their first entries only; `known`, `unfinished`: how many there are. */
export interface HouseInfo {
  door: "closed" | "invited" | "open";
  invitations: HouseInvitation[];
  known: number;
  people: HousePerson[];
  unfinished: number;
  tables: HouseTable[];
  reports: HouseReport[];
  load: Load;
}

/** An invitation. `path`: of its link, "" for that of a keeper, which is told only once; `entered`: people who have used it. */
export interface HouseInvitation {
  id: string;
  path: string;
  word: string;
  note: string;
  role: "guest" | "keeper" | "member";
  at: number;
  entered: number;
}

/** Somebody the house knows. `online`: at a table now; `tables`: unfinished ones at which they sit. */
export interface HousePerson {
  person: Person;
  role: "guest" | "keeper" | "member";
  shut_out: boolean;
  online: boolean;
  tables: number;
}

/** A table that is not finished. `people`: who sits there; `bots`: seats that bots play; `online`: sockets. */
export interface HouseTable {
  id: string;
  game: string;
  name: string;
  status: "finished" | "open" | "playing";
  public: boolean;
  people: Person[];
  bots: number;
  online: number;
  created: number;
  changed: number;
}

/** A line that somebody has reported. `person`: who said it. */
export interface HouseReport {
  id: number;
  at: number;
  table: string;
  person: Person;
  text: string;
  reason: string;
  reporter: Person;
  removed: boolean;
  settled: boolean;
}

/** What this process has to do now. `thinking`, `waiting`: questions to bots; `memory`: megabytes, 0 if not known. */
export interface Load {
  since: number;
  sockets: number;
  tables: number;
  thinking: number;
  waiting: number;
  memory: number;
}

/** A new invitation. `word`: at least six characters, or "" for one that nobody can guess; `note`: for whom it is. */
export interface Invite {
  word?: string;
  note?: string;
}

/** Who may come in: everybody, people with an invitation, or nobody new. */
export interface SetDoor {
  door: "closed" | "invited" | "open";
}

/** Somebody's standing in the house. Keepers are made on the machine itself. */
export interface SetStanding {
  role: "guest" | "member";
  shut_out: boolean;
}

/** A report is dealt with; `remove`: the line is taken away for everybody. */
export interface SettleReport {
  remove: boolean;
}

/** Why a chat line is reported to the house (over HTTP). */
export interface ReportLine {
  reason?: string;
}

/** One rule; its text may have words in bold, between two stars on each side. */
export interface Rule {
  id: string;
  section: string;
  text: string;
}

/** A lesson of a game. `key`: of its title. */
export interface LessonInfo {
  id: string;
  key: string;
  chapters: LessonChapter[];
}

/** A chapter. `key`: of its title, with `-text` of what it is about; `table`: where it is being played, or "".

    `done`: the person who asks has played it to its end. */
export interface LessonChapter {
  id: string;
  key: string;
  minutes: number;
  done: boolean;
  table: string;
  cards: LessonCard[];
}

/** Something the teacher says. `task`: so many tasks have been done by then; `asks`: what it asks for, "see": nothing. */
export interface LessonCard {
  text: Message;
  task: number;
  asks: "decide" | "do" | "play" | "see";
}

/** Play a chapter of a lesson. `again`: from its beginning, also if it is being played. */
export interface PlayLesson {
  lesson: string;
  chapter: string;
  again?: boolean;
}

/** All of it, in a language. `where`: the rule of each prompt and event ("prompt:bid"), and of things that have one of

    their own ("room:steel"). */
export interface Primer {
  screens: Screen[];
  terms: Term[];
  moments: Moment[];
  scoring: Source[];
  where: Record<string, string>;
}

/** A page of "how to play". `at`: the chapter of a lesson ("first/forge") with whose first position it is shown, or "";

    `own`: the boards of the seat are shown instead of the one in the middle; `shows`: what is marked on them. */
export interface Screen {
  id: string;
  title: string;
  text: string;
  at: string;
  own: boolean;
  shows: string[];
  rules: string[];
}

/** A word of the game. `also`: other forms of it; `marks`: how it is drawn; `met`: keys with which somebody meets it. */
export interface Term {
  id: string;
  title: string;
  text: string;
  also: string[];
  marks: string[];
  kinds: string[];
  met: string[];
  rules: string[];
  things: Named[];
}

/** Something with a name on the board ("room:steel"), and what it does, where there are words for it. */
export interface Named {
  id: string;
  name: string;
  help: string;
}

/** A phase, known by the prompts that ask in it, and what usually matters then. */
export interface Moment {
  id: string;
  title: string;
  text: string;
  prompts: string[];
  rules: string[];
}

/** Where points come from at the end; `lines`: of the scoring. */
export interface Source {
  id: string;
  title: string;
  text: string;
  lines: string[];
  rules: string[];
}

/** A position that is shown to explain something. `seat`: whose boards are looked at. */
export interface Still {
  seats: number;
  seat: number;
  components: string;
  view: unknown;
}

export type FromServer = Hello | Table | Update | Done | Refused | ChatLine | Fault | Pong;

export type ToServer = Sync | Answer | Undo | AskUndo | Consent | Chat | Looked | Arrived | Telling | Ping;

export namespace Katana {
  /** The table. */
  export interface View {
    round: number;
    rounds: number;
    round_points: number[];
    monk_prices: number[];
    first: number;
    order: number[];
    active: number;
    houses: HouseView[];
    swords_left: number;
    market: MarketView;
    academy: AcademyView;
    palace: PalaceView;
    komainu: SpaceView;
    honors: number[];
    honors_left: number;
    favors: FavorView[];
    starting_swords: SwordView[];
    players: PlayerView[];
    ghost: GhostView | null;
    story: StoryView | null;
    characters: CharactersView | null;
    metal: number;
    over: boolean;
  }
  /** A House of a Daimyō. */
  export interface HouseView {
    house: number;
    top: number;
    cards: number;
    spaces: HouseSpaceView[];
  }
  /** A Sword space and the Sword on display there. */
  export interface HouseSpaceView {
    place: SpaceView;
    sword: SwordView | null;
  }
  /** A space of the main board. */
  export interface SpaceView {
    space: number;
    usable: boolean;
    seat: number;
    figure: number;
    character: number;
  }
  /** A Sword tile or a katana, wherever it is. */
  export interface SwordView {
    sword: number;
    points: number;
    coins: number;
    strength: number;
    slots: SlotView[];
    banner: number;
    cell: number;
    target: number;
    complete: boolean;
  }
  /** One place of a composition. */
  export interface SlotView {
    resource: number;
    filled: number;
  }
  /** The Market. */
  export interface MarketView {
    spaces: SpaceView[];
    offer: number[];
    cards: number;
    prices: number[];
    surcharge: number[];
  }
  /** The Academy; where the Decorators stand is told with the players. */
  export interface AcademyView {
    spaces: SpaceView[];
    coins: number[];
    promo: number[];
    promo_amounts: number[];
  }
  /** The Palace. */
  export interface PalaceView {
    spaces: SpaceView[];
    rooms: RoomView[];
  }
  /** A Room in play. */
  export interface RoomView {
    room: number;
    passive: boolean;
    members: number[];
  }
  /** A Favor card of this game. */
  export interface FavorView {
    favor: number;
    owner: number;
    settled: boolean;
  }
  /** What lies before a seat, all of it open. */
  export interface PlayerView {
    seat: number;
    ghost: boolean;
    score: number;
    coins: number;
    workers: number;
    monks: number;
    blocked: number[];
    locks: number[];
    passed: boolean;
    moment: boolean;
    family: number;
    stock: number[];
    decorators: number[];
    decorable: number;
    forge: SwordView[];
    lines: LineView[];
    pointing: PointingView[];
    delivering: SwordView | null;
    washitsu: SwordView[];
    sashimonos: StackView[];
    project: number[];
    draft: DraftView | null;
    katana: SwordView | null;
    katana_delivered: boolean;
    katana_column: number;
    shame: number;
    cards: number[];
    used: number[];
    fresh: number[];
    honors: number[];
    bowl: number;
    kaji: number[];
    kogeika: number[];
    geisha: number[];
    tally: number[];
  }
  /** A line of the Forge: what lies under it. */
  export interface LineView {
    line: number;
    cards: number[];
    dormant: number[];
    paid: boolean;
    movable: number;
  }
  /** A miniature beside a line of the Forge. */
  export interface PointingView {
    line: number;
    figure: number;
  }
  /** Sashimonos of one kind in a player's area. */
  export interface StackView {
    sashimono: number;
    count: number;
  }
  /** A katana being put into play: the Project as it shall be, and the Composition so far.
  
      (SNK-KAT-02, SNK-KAT-03, SNK-KAT-04, SNK-KAT-05) */
  export interface DraftView {
    project: number[];
    order: number[];
    path: number[];
    next: number[];
  }
  /** The Ghost's cards. */
  export interface GhostView {
    level: number;
    deck: number;
    discard: number[];
    reserve: number;
  }
  /** The chapter being played. */
  export interface StoryView {
    chapter: number;
    requests: RequestView[];
    met: boolean;
    won: boolean;
  }
  /** One request of the chapter: how far it is met. */
  export interface RequestView {
    request: string;
    have: number;
    need: number;
  }
  /** The Wandering Characters and what they deal out; where they stand is told with the spaces. */
  export interface CharactersView {
    in_play: number[];
    kaji: number;
    kogeika: number;
    kogeika_left: number;
    geisha: number[];
    geisha_left: number;
  }
  export namespace Printed {
    /** The whole component set. */
    export interface Printed {
      component_counts: ComponentCounts;
      resources: Resource[];
      rounds: Round[];
      setup: SetupCounts;
      sashimono: Sashimono[];
      sashimono_scoring: SetScoring;
      houses: House[];
      areas: Area[];
      forge: Forge;
      forge_benefits: ForgeBenefit[];
      academy: Academy;
      washitsu: Washitsu;
      ghost_boards: GhostBoard[];
      swords: Sword[];
      daimyo_cards: DaimyoCard[];
      market_cards: MarketCard[];
      honor_cards: HonorCard[];
      rooms: Room[];
      favor_cards: FavorCard[];
      penalties: Penalties;
      end_scoring: EndScoring;
      solo_cards: SoloCard[];
      characters_setup: CharactersSetup;
      characters: Character[];
      kogeika_tokens: KogeikaToken[];
      geisha: Geisha;
      unsuiso: Unsuiso;
      kaji_cards: KajiCard[];
      promo_tiles: PromoTile[];
      metal_katana: MetalKatana;
      story_points: StoryPoints;
      story_ranks: StoryRank[];
      chapters: Chapter[];
    }
    /** How many pieces of each sort are in the box.
    
        (SNK-COMP-01, SNK-COMP-02, SNK-COMP-03, SNK-COMP-04, SNK-COMP-05, SNK-COMP-06, SNK-COMP-07, SNK-COMP-08, SNK-COMP-09, SNK-COMP-10,
        SNK-COMP-11, SNK-COMP-12, SNK-COMP-13, SNK-COMP-14, SNK-COMP-15, SNK-COMP-16, SNK-COMP-17) */
    export interface ComponentCounts {
      main_board: number;
      forge_boards: number;
      washitsu_boards: number;
      shogun_no_katana_tiles: number;
      score_markers: number;
      workers_per_player: number;
      family_members_per_player: number;
      monks_per_player: number;
      decorators_per_player: number;
      sword_tiles: number;
      daimyo_cards: number;
      market_cards: number;
      honor_cards: number;
      favor_cards: number;
      solo_cards: number;
      palace_rooms: number;
      palace_rooms_passive: number;
      shame_dishonor_cards: number;
      first_player_card: number;
      round_marker: number;
      family_member_token: number;
      score_tiles: number;
      starting_sashimono: number;
      sashimono: number;
      coins_value_1: number;
      coins_value_5: number;
      base_resources: number;
      decorated_resources: number;
    }
    /** A kind of Resource. (SNK-COMP-14, SNK-COMP-15, SNK-COMP-18) */
    export interface Resource {
      id: string;
      forge_row: number;
      market_cost: number;
      katana_value: number;
      decoration_points: number;
      base_supply: number;
      decorated_supply: number;
    }
    /** A space of the round track. (SNK-COMP-19) */
    export interface Round {
      round: number;
      points: number;
      monk_cost: number;
    }
    /** What everybody starts with. (section 3) */
    export interface SetupCounts {
      starting_resources: [number, number, number, number];
      workers_available: number;
      workers_blocked: number;
      family_members: number;
      decorators_on_academy: number;
      monks_on_temple: number;
      rooms_in_play: number;
      passive_rooms_max: number;
      market_cards_visible: number;
      daimyo_decks: number;
      daimyo_deck_size: number;
      starting_sashimono_coins: [number, number, number, number];
    }
    /** A kind of Sashimono. (SNK-COMP-11) */
    export interface Sashimono {
      id: string;
      count: number;
    }
    /** Points of a set by its number of different kinds. (SNK-END-03) */
    export interface SetScoring {
      set_points: number[];
    }
    /** A House of a Daimyō; each Sword space is used from that number of players on. */
    export interface House {
      id: string;
      sashimono: string;
      spaces: number[];
    }
    /** Another area of the main board; each space is used from that number of players on. */
    export interface Area {
      id: "academy" | "forge" | "komainu" | "market" | "palace";
      spaces: number[];
      coins: number;
      ghost_points: number;
    }
    /** The Forge board. (SNK-COMP-21) */
    export interface Forge {
      rows: number;
      columns: number;
      row_resources: string[];
      permanent_slots: number;
    }
    /** The printed benefit at the end of a line. */
    export interface ForgeBenefit {
      line: "column" | "row";
      index: number;
      benefit: Benefit;
    }
    /** What a line or a card pays. */
    export interface Benefit {
      coins: number;
      points: number;
      resource: string | null;
      amount: number;
      decorator_steps: number;
    }
    /** The Academy's rows. (SNK-ACAD-08) */
    export interface Academy {
      columns: number;
      coins_by_column: number[];
      start_column: number;
    }
    /** The Washitsu board. (SNK-COMP-20) */
    export interface Washitsu {
      sword_spaces: number;
      sword_rows: number[];
      katana_composition_max: number;
      human_level: number;
    }
    /** A side of a Washitsu board: its Workers, Available and Blocked. */
    export interface GhostBoard {
      level: number;
      available: number;
      blocked_spaces: number[];
      story_points: number;
    }
    /** A Sword tile. (SNK-COMP-02) */
    export interface Sword {
      number: number;
      points: number;
      coins: number;
      strength: number;
      composition: string[];
    }
    /** Cards of one letter with one permanent benefit. (SNK-COMP-03) */
    export interface DaimyoCard {
      id: string;
      letter: "A" | "B" | "C" | "D";
      area_icon: "academy" | "delivery" | "forge" | "market" | "none" | "palace" | "temple";
      immediate: Immediate;
      permanent: Benefit;
      cost: number;
      copies: number;
    }
    /** An immediate effect. */
    export interface Immediate {
      kind: "advance_decorator" | "decorate" | "double_line_benefits" | "double_sword_points" | "extra_decoration" | "extra_move" | "gain_coins" | "market_discount" | "monk_discount" | "rearrange_family" | "stack_permanent";
      amount: number;
    }
    /** Market cards of one number. (SNK-COMP-04) */
    export interface MarketCard {
      number: number;
      area_icon: "academy" | "delivery" | "forge" | "market" | "none" | "palace" | "temple";
      immediate: Immediate;
      permanent: Benefit;
      cost: number;
      copies: number;
    }
    /** An Honor card: min(cap, base + rate × floor(count / per)). (SNK-HON-02) */
    export interface HonorCard {
      id: string;
      metric: "board_miniatures" | "cards_under_forge" | "coins" | "decorated_on_swords" | "decorator_steps" | "decorators_last_column" | "family_at_palace" | "katana_resources" | "lacquer_on_swords" | "leather_on_swords" | "market_cards" | "sashimono_full_sets" | "sashimono_largest" | "sashimono_total" | "steel_on_swords" | "strength_1_swords" | "strength_3_swords" | "swords_3_decorations" | "swords_delivered" | "total_strength" | "wood_on_swords" | "workers_unlocked";
      base: number;
      rate: number;
      per: number;
      cap: number;
      human_icon: boolean;
      tags: string[];
    }
    /** A Palace Room. (SNK-COMP-07) */
    export interface Room {
      id: string;
      passive: boolean;
      effect: RoomEffect;
      first_game: boolean;
    }
    /** The benefit of a Palace Room. */
    export interface RoomEffect {
      kind: "advance_decorator" | "buy" | "gain" | "market_move" | "move_sword" | "permanent_discount";
      amount: number;
      coins: number;
      pay: number;
      resource: string | null;
    }
    /** A Shōgun's Favor card. (SNK-COMP-06) */
    export interface FavorCard {
      id: "I" | "II" | "III" | "IV" | "V";
      rank: number;
      criterion: "first_delivered" | "leftmost_column" | "most_points_without_round" | "most_resources" | "rightmost_column";
      points: number;
    }
    /** What changing the Project costs. (SNK-MOD-03, SNK-FAV-04) */
    export interface Penalties {
      shame_favor_divisor: number;
      modification_points_per_resource: number;
    }
    /** Coins into points. (SNK-END-01) */
    export interface EndScoring {
      coins_per_point: number;
    }
    /** Solo cards of one area: in the Ghost deck and in its reserve. (SNK-GSET-05) */
    export interface SoloCard {
      area: "academy" | "houses" | "komainu" | "market" | "palace";
      initial: number;
      reserve: number;
    }
    /** How many Characters wander, and where they start. (SNK-WAND-01) */
    export interface CharactersSetup {
      in_play: number;
      areas: ("academy" | "houses" | "market" | "palace")[];
    }
    /** A Wandering Character.
    
        (SNK-CHAR-01, SNK-CHAR-02, SNK-CHAR-03, SNK-CHAR-04, SNK-CHAR-05, SNK-CHAR-06, SNK-CHAR-07, SNK-CHAR-08, SNK-CHAR-09) */
    export interface Character {
      id: string;
      set: "expansion" | "special";
      effect: CharacterEffect;
      cost_coins: number;
    }
    /** What a Character does. */
    export interface CharacterEffect {
      kind: "any_room" | "bowl" | "merchant" | "points_best_strength" | "points_per_forge_sword" | "take_geisha_token" | "take_kaji_card" | "take_kogeika_token" | "take_visible_card";
      amount: number;
      discount: number;
      premium: number;
    }
    /** Tokens of one kind. */
    export interface KogeikaToken {
      id: "academy_coin" | "advance" | "decorate";
      count: number;
    }
    /** The Geisha's tokens and their sets. */
    export interface Geisha {
      kinds: number;
      tokens_per_kind: number;
      display: number;
      set_points: number[];
    }
    /** The Bowls. */
    export interface Unsuiso {
      bowls: number;
      coins_per_encounter: number;
      points_per_coin_each_round: number;
    }
    /** A Kaji card: the Forge spaces it shows, as (row, column). */
    export interface KajiCard {
      id: number;
      spaces: [number, number][];
    }
    /** A Promo tile. (SNK-PROMO-02) */
    export interface PromoTile {
      id: string;
      benefit: "cards" | "coins" | "points" | "sashimono";
      side_a: PromoSide;
      side_b: PromoSide;
    }
    /** A side of a Promo tile: for which Resources' rows, and how much. */
    export interface PromoSide {
      resources: string[];
      amount: number;
    }
    /** What the Metal Katana brings at the end of a round. (SNK-METAL-03) */
    export interface MetalKatana {
      end_of_round_points: number;
      end_of_round_resources: number;
    }
    /** Story Points of victories and defeats. (SNK-STORY-03, SNK-STORY-04) */
    export interface StoryPoints {
      easy: number;
      medium: number;
      hard: number;
      ghost_bonus: number[];
      first_defeat: number;
      later_defeat: number;
    }
    /** A final rank and its span of Story Points. (SNK-STORY-06) */
    export interface StoryRank {
      id: string;
      min: number;
      max: number;
    }
    /** A chapter of the Story.
    
        (SNK-CH-01, SNK-CH-02, SNK-CH-03, SNK-CH-04, SNK-CH-05, SNK-CH-06, SNK-CH-07, SNK-CH-08, SNK-CH-09, SNK-CH-10, SNK-CH-11, SNK-CH-12,
        SNK-CH-13, SNK-CH-14) */
    export interface Chapter {
      number: number;
      difficulty: "easy" | "hard" | "medium";
      special: Special;
      request: Request;
    }
    /** The special rules of a chapter. */
    export interface Special {
      rooms_required: string[];
      rooms_fixed: string[];
      remove_rooms: string[];
      rooms_in_play: number | null;
      family_members: number | null;
      human_family_may_share_room: boolean;
      no_monks: boolean;
      human_workers_available: number | null;
      pay_temple_each_round: boolean;
      shortfall_in_points: boolean;
      remove_market: number[];
      remove_daimyo: string[];
      remove_honor_tags: string[];
      no_decoration: boolean;
      ghost_ignores: string[];
      sword_bonus_coins: "round number" | null;
      market_inflation: boolean;
    }
    /** What a chapter asks for. */
    export interface Request {
      forge_empty: boolean;
      katana_delivered: boolean;
      katana_composition: string[];
      decorators_last_column: number;
      decorated_per_sword_min: number;
      decorated_on_katana_min: number;
      sashimono_points_min: number;
      cards_under_forge_min: number;
      swords_delivered_min: number;
      coins_min: number;
      strength_min: number;
      unused_cards_min: number;
    }
  }
  export type Components = Printed.Printed;
  export type Verb = "pick_sword" | "place" | "take_sword" | "forge" | "pass_taking" | "pass" | "forgo" | "done" | "play" | "take_sashimono" | "buy_resource" | "straight" | "take_card" | "move" | "extra_move" | "swap" | "advance" | "decorate" | "send" | "shift" | "room" | "room_move" | "room_swap" | "room_advance" | "activate" | "double" | "add_to_project" | "add" | "remove" | "arrange" | "cancel" | "deliver" | "compose" | "use" | "use_to_decorate" | "use_to_advance" | "buy" | "stack" | "raise_price" | "send_character" | "sell_resource" | "buy_cheaper" | "offer_coin" | "take_geisha" | "token_advance" | "token_decorate" | "play_kaji" | "take_points";
  export type Event = "room_in_play" | "shows_sword" | "shows_honor" | "shows_starting_sword" | "first_player" | "picks_sword" | "round_begins" | "final_scoring" | "gains_coins" | "pays_coins" | "gains_resource" | "gains_points" | "loses_points" | "gains_sashimono" | "hires_monk" | "places" | "forges" | "takes_sword" | "passes" | "moves" | "swaps" | "advances" | "decorates" | "buys_resource" | "takes_card" | "uncovers" | "market_shows" | "uses_card" | "buys_benefit" | "discards" | "sends" | "shifts" | "uses_room" | "delivers" | "line_pays" | "frees_worker" | "plans" | "katana_in_play" | "katana_delivered" | "shame" | "dishonor" | "wins_favor" | "honor_scores" | "ghost_draws" | "ghost_ignores" | "ghost_finds_no_room" | "ghost_stays_away" | "solo_card_leaves" | "ghost_katana_grows" | "temple_asks" | "price_rises" | "chapter_won" | "chapter_lost" | "character_arrives" | "meets" | "character_goes" | "takes_kaji" | "uses_kaji" | "takes_kogeika" | "shows_kogeika" | "uses_kogeika" | "shows_geisha" | "takes_geisha" | "fills_bowl" | "sells_resource" | "promo_lies" | "takes_promo" | "takes_metal" | "metal_returns";
  /** What a table of this game shows. */
  export interface Game {
    view: View;
    components: Components;
  }
}

export namespace RisingSun {
  /** A position as a seat sees it. */
  export interface View {
    season: number;
    phase: number;
    card_set: number;
    order: number[];
    honor: number[];
    players: PlayerView[];
    provinces: ProvinceView[];
    shrines: ShrineView[];
    display: SaleView[];
    track: string[];
    turn: number;
    mandates: MandateView[];
    current: number;
    tiles_left: number;
    hand: number[];
    draws: DrawView[];
    war_row: number[];
    war: number;
    war_owners: number[];
    battle: BattleView | null;
    proposals: ProposalView[];
    offers: DealView[];
    draft: DealView | null;
  }
  /** What one seat has; all of it is open. */
  export interface PlayerView {
    clan: number;
    vp: number;
    honor: number;
    coins: number;
    ronin: number;
    income: number;
    home: number;
    ally: number;
    allied_seasons: number[];
    reserve: GroupView[];
    strongholds_on_map: number;
    cards: CardView[];
    tokens: TokenView[];
    hostages: HostageView[];
    toll_policy: number;
    score: number;
  }
  /** Pieces of one kind and owner in one place. */
  export interface GroupView {
    seat: number;
    piece: number;
    number: number;
    force: number;
  }
  /** Copies of a Season card. */
  export interface CardView {
    card: number;
    number: number;
    cost: number;
  }
  /** A War Province token that a Clan has won. */
  export interface TokenView {
    season: number;
    province: number;
    vp: number;
  }
  /** A figure beside the captor's Screen. */
  export interface HostageView {
    owner: number;
    piece: number;
  }
  /** A Province: who stands there. */
  export interface ProvinceView {
    groups: GroupView[];
    force: number[];
    war_number: number;
  }
  /** A Shrine slot, from left to right. */
  export interface ShrineView {
    shrine: number;
    groups: GroupView[];
    force: number[];
  }
  /** A Season card on display; it keeps its place when all copies are sold. */
  export interface SaleView {
    card: number;
    number: number;
    cost: number;
    price: number;
  }
  /** A slot of the Political Track that is filled. */
  export interface MandateView {
    seat: number;
    mandate: number;
    hidden: boolean;
    tile: number;
  }
  /** The tiles this seat has looked at in a Mandate Turn of this Season. */
  export interface DrawView {
    turn: number;
    tiles: number[];
  }
  /** The Battle being fought. */
  export interface BattleView {
    province: number;
    fighters: number[];
    shown: boolean;
    bids: (number[] | null)[];
    hired: number[];
    for_hire: number[];
    force: number[];
    fallen: GroupView[];
  }
  /** A proposal of an Alliance and of nothing else that this seat may know of. */
  export interface ProposalView {
    seat: number;
    to: number;
    private: boolean;
  }
  /** A package offered, or the draft of one. */
  export interface DealView {
    seat: number;
    to: number;
    private: boolean;
    coins: number;
    ronin: number;
    asked_coins: number;
    asked_ronin: number;
    alliance: boolean;
  }
  export namespace Printed {
    /** The component file. */
    export interface Printed {
      counts: Counts;
      political_track: PoliticalTrack;
      provinces: Province[];
      borders: Link[];
      routes: Link[];
      clans: Clan[];
      shrines: Shrine[];
      mandates: Mandate[];
      war_tokens: WarToken[];
      set_bonus: SetBonus[];
      monsters: Monster[];
      cards: Card[];
      printings: Printing[];
    }
    /** Numbers of the rules. */
    export interface Counts {
      tiles_drawn: number;
      war_slots_beyond_players: number;
      stronghold_cost: number;
      train_discount: number;
      harvest_coins: number;
      betray_replacements: number;
      hostage_vp: number;
      hostage_coins: number;
      seppuku_vp: number;
      poets_vp: number;
    }
    /** The order of Mandate Turns and Kami Turns. (RS-POL-01) */
    export interface PoliticalTrack {
      sequence: ("K" | "M")[];
    }
    export interface Province {
      id: string;
      harvest: Reward;
    }
    /** What a Province gives in a Harvest. */
    export interface Reward {
      vp: number;
      coins: number;
      ronin: number;
    }
    /** Two Provinces that touch. */
    export interface Link {
      a: string;
      b: string;
    }
    export interface Clan {
      id: string;
      printed_rank: number;
      income: number;
      home: string;
      bushi: number;
      shinto: number;
      daimyo: number;
      strongholds: number;
    }
    export interface Shrine {
      id: string;
      first_game: number;
      moves: number;
      ronin: number;
      coins: number;
      vp_per_stronghold: number;
    }
    export interface Mandate {
      id: string;
      copies: number;
    }
    export interface WarToken {
      id: string;
      season: "autumn" | "spring" | "summer";
      province: string;
      vp: number;
    }
    /** Winter VP for so many or more different Provinces. */
    export interface SetBonus {
      different: number;
      vp: number;
    }
    export interface Monster {
      id: string;
      oni: boolean;
      force: number;
      force_if_lowest_honor: number;
    }
    /** A Season card; the numbers are those of its ability. */
    export interface Card {
      id: string;
      type: "enhancement" | "monster" | "virtue" | "war_upgrade" | "winter_upgrade";
      cost: number;
      coins: number;
      ronin: number;
      vp: number;
      vp_each: number;
      daimyo_force: number;
      bushi_force: number;
      extra: number;
    }
    /** Copies of a card in one deck. */
    export interface Printing {
      id: string;
      card: string;
      set: "archway" | "core" | "horseman" | "teapot";
      season: "autumn" | "spring" | "summer";
      copies: number;
    }
  }
  export type Components = Printed.Printed;
  export type Verb = "choose_clan" | "done" | "pass" | "rethink" | "act_first" | "act_last" | "resolve" | "negotiate" | "approach" | "add_to_deal" | "take_from_deal" | "drop_deal" | "give" | "offer" | "offer_privately" | "counter_offer" | "withdraw_offer" | "withdraw_offer_privately" | "accept_offer" | "refuse_offer" | "refuse_offer_privately" | "propose" | "propose_privately" | "withdraw" | "withdraw_privately" | "accept" | "refuse" | "refuse_privately" | "select" | "hide" | "name" | "summon" | "worship" | "stay" | "place_bushi" | "place_shinto" | "assassinate" | "steal_coins" | "move" | "move_worshipper" | "charge" | "let_pass" | "toll_policy" | "pay_toll" | "take_back" | "build" | "buy" | "buy_at_full_price" | "bestow" | "replace" | "replace_worshipper" | "slay" | "spare" | "kill" | "rise" | "raise_bid" | "lower_bid" | "commit_seppuku" | "capture" | "hire_ronin" | "take_vp" | "award";
  export type Event = "plays_clan" | "shrine" | "card_set" | "season" | "war_number" | "cleanup" | "returns_hostage" | "gains_coins" | "gains_ronin" | "gains_vp" | "loses_vp" | "loyalty" | "merchant" | "takes_coins" | "card_pays" | "gains_honor" | "loses_honor" | "rises" | "tea_ceremony" | "done" | "rethinks" | "proposes" | "withdraws" | "refuses" | "allies" | "gives_coins" | "gives_ronin" | "offers" | "offers_alliance" | "withdraws_offer" | "refuses_offer" | "accepts_offer" | "political_phase" | "mandate_turn" | "draws_tiles" | "plays_mandate" | "hides_tile" | "hides_tile_unseen" | "names_mandate" | "summons" | "worships" | "places" | "places_at_shrine" | "assassinates" | "acts_first" | "acts_last" | "moves" | "pays_toll" | "takes_back" | "sets_toll_policy" | "builds" | "buys" | "bestows" | "harvests" | "breaks_alliance" | "replaces" | "replaces_worshipper" | "killed" | "spares" | "kami_turn" | "blesses" | "war_phase" | "converts_ronin" | "war" | "token_discarded" | "wins_token" | "battle" | "shows" | "bids" | "wins_advantage" | "seppuku_idle" | "hostage_idle" | "ronin_idle" | "coins_idle" | "poets_idle" | "commits_seppuku" | "captures" | "hires_ronin" | "coins_fight" | "battle_force" | "wins_battle" | "discards_bid" | "reparations" | "winter_kitsune" | "winter_phoenix" | "winter_beast" | "winter_demon" | "winter_kindred" | "winter_tokens" | "winter_set_bonus";
  /** What a table of this game shows. */
  export interface Game {
    view: View;
    components: Components;
  }
}

export namespace Shogun {
  export interface View {
    side: string;
    extra_routes: boolean;
    year: number;
    years: number;
    season: number;
    stage: string;
    actions: number[];
    slot: number;
    specials: number[];
    open_events: number[];
    event: number;
    used_events: number[];
    event_deck: number;
    rice_losses: number[];
    order: number[];
    choosing: number[];
    provinces: ProvinceView[];
    stock: number[];
    tiles: number[];
    tower: TowerView;
    draft: DraftView | null;
    players: PlayerView[];
    budget: Budget | null;
    hints: Hint[];
    risks: Risk[];
    odds: OddsView[];
  }
  /** A province on the map. Its number is its place in the list. */
  export interface ProvinceView {
    in_play: boolean;
    region: number;
    owner: number;
    armies: number;
    castle: boolean;
    temple: boolean;
    theatre: boolean;
    sites: number;
    markers: number;
    chests: number;
    rice: number;
  }
  /** Cubes by colour: seats 1 to 5, then farmers. What is stuck can be worked out by everybody. (SHG-RUL-43) */
  export interface TowerView {
    inside: number[];
    tray: number[];
    farmers: number;
  }
  export interface DraftView {
    open: number[];
    deck: number;
  }
  /** A player's belongings. */
  export interface PlayerView {
    daimyo: number;
    chests: number;
    rice: number;
    score: number;
    supply: number;
    provinces: number;
    position: number;
    special: number;
    done: boolean;
    plan: number[];
    hand: number[] | null;
    groups: number[];
  }
  /** What the own plan costs and brings, in chests. */
  export interface Budget {
    cost: number;
    taxes: number;
    payments: number[];
  }
  /** An own province could not do this action as things are now. */
  export interface Hint {
    province: number;
    action: number;
    obstacle: number;
  }
  /** Collecting in an own province makes its farmers rise. */
  export interface Risk {
    province: number;
    action: number;
    farmers: number;
    held: number;
  }
  /** How an attack may end, in per cent: for whoever is asked to march, if the table wants help. */
  export interface OddsView {
    province: number;
    armies: number;
    conquered: number;
    neutral: number;
    held: number;
  }
  export namespace Printed {
    /** The component set as it stands in the file. */
    export interface Printed {
      counts: Counts;
      tracks: Tracks;
      start: Start[];
      tower_fill: TowerFill;
      daimyos: Daimyo[];
      regions: Region[];
      provinces: Province[];
      borders: Borders;
      sea_routes: SeaRoute[];
      fixed_setups: FixedSetup[];
      actions: ActionCard[];
      specials: SpecialCard[];
      treasure_cards: TreasureCards;
      events: EventCard[];
      supply_rows: SupplyRow[];
      battle: BattleRules;
      scoring: Scoring;
      tower: Tower;
    }
    /** How many of everything lie in the box. Chests and revolt markers never run out in play. (SHG-CMP-01, SHG-RUL-27) */
    export interface Counts {
      province_cards: number;
      treasure_cards: number;
      special_cards: number;
      action_cards: number;
      event_cards: number;
      daimyo_cards: number;
      individual_boards: number;
      army_cubes: number;
      army_cubes_per_player: number;
      farmer_cubes: number;
      chests_of_1: number;
      chests_of_5: number;
      score_markers: number;
      rice_markers: number;
      building_tiles: number;
      castle_tiles: number;
      temple_tiles: number;
      theatre_tiles: number;
      revolt_markers: number;
    }
    /** The last numbers of the printed tracks. (SHG-CMP-05) */
    export interface Tracks {
      rice: number;
      score: number;
    }
    /** What a player begins with. (SHG-SET-04, SHG-SET-06) */
    export interface Start {
      players: number;
      chests: number;
      groups: number[];
    }
    export interface TowerFill {
      armies: number;
      farmers: number;
    }
    export interface Daimyo {
      id: string;
      colour: string;
    }
    export interface Region {
      id: string;
    }
    /** A province and its card. (SHG-CMP-02) */
    export interface Province {
      id: string;
      chests: number;
      rice: number;
      sites: number;
      sun: string;
      moon: string;
      removed_sun: boolean;
      removed_moon: boolean;
      x: number;
      y: number;
    }
    export interface Borders {
      land: [string, string][];
    }
    export interface SeaRoute {
      side: "moon" | "sun";
      between: [string, string];
      extra: boolean;
    }
    /** One list of start provinces with their armies. (SHG-SET-12) */
    export interface FixedSetup {
      players: number;
      letter: string;
      groups: [string, number][];
    }
    export interface ActionCard {
      id: string;
      kind: "battle" | "build" | "collect" | "deploy" | "deploy_move";
      cost: number;
      building: "castle" | "temple" | "theatre" | null;
      resource: "chests" | "rice" | null;
      armies: number;
    }
    export interface SpecialCard {
      id: string;
      effect: string;
      value: number;
    }
    export interface TreasureCards {
      values: number[];
    }
    export interface EventCard {
      id: string;
      effect: "castle_defender_extra_armies" | "deploy_reduced" | "neutral_farmers" | "rice_max" | "rice_min" | "tax_max" | "tax_min" | "temple_no_attack" | "theatre_removes_revolt_marker";
      rice_loss: number;
      value: number;
      deploy_5: number;
      deploy_3: number;
      rice_loss_card: number | null;
    }
    /** A row of the supply table: it holds from this shortage on. (SHG-WIN-03) */
    export interface SupplyRow {
      short: number;
      revolts: number;
      farmers: number;
    }
    export interface BattleRules {
      neutral_farmers: number;
      left_behind: number;
    }
    export interface Scoring {
      province: number;
      building: number;
      most_castles: number;
      most_temples: number;
      most_theatres: number;
      tie_penalty: number;
    }
    export interface Tower {
      fresh_fall_ppm: number;
      knock_ppm: number;
    }
  }
  export type Components = Printed.Printed;
  export type Verb = "choose_daimyo" | "take" | "draw" | "refresh" | "place" | "lay" | "move" | "take_back" | "done" | "rethink" | "take_position" | "march" | "shift" | "pass" | "revolt_next";
  export type Event = "chooses_daimyo" | "draft_begins" | "turns_up_card" | "refreshes" | "takes" | "draws" | "places" | "draft_ends" | "gets_list" | "year_begins" | "event_card" | "season_begins" | "season_ends" | "year_ends" | "game_ends" | "actions_laid_out" | "specials_laid_out" | "done" | "rethinks" | "planned" | "event_strikes" | "bids" | "drawn_for_tie" | "takes_position" | "action_begins" | "shows" | "turns_up" | "cannot" | "builds" | "calms" | "collects_rice" | "collects_taxes" | "deploys" | "moves" | "attacks" | "attacks_neutral" | "throw" | "conquers" | "holds" | "tie" | "stays_neutral" | "revolt" | "revolt_crushed" | "revolt_succeeds" | "marker" | "becomes_neutral" | "takes_card" | "loses_plan" | "winter" | "feeds" | "drawn_for_revolt" | "majority" | "scores";
  /** What a table of this game shows. */
  export interface Game {
    view: View;
    components: Components;
  }
}
