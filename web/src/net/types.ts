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

/** One variable of a sentence. `kind` "number": the plain number `n`; "seat": seat `n`; else the thing `id` of that kind (or null). */
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
    display: CardView[];
    track: string[];
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
    force: number[];
    fallen: GroupView[];
  }
  /** A proposal of an Alliance that this seat may know of. */
  export interface ProposalView {
    seat: number;
    to: number;
    private: boolean;
  }
  /** An exchange offered, or the draft of a deal. */
  export interface DealView {
    seat: number;
    to: number;
    private: boolean;
    coins: number;
    ronin: number;
    asked_coins: number;
    asked_ronin: number;
  }
}

export namespace Shogun {
  export interface View {
    side: string;
    extra_routes: boolean;
    year: number;
    season: number;
    stage: string;
    actions: number[];
    slot: number;
    specials: number[];
    open_events: number[];
    event: number;
    used_events: number[];
    event_deck: number;
    order: number[];
    choosing: number[];
    provinces: ProvinceView[];
    stock: number[];
    tiles: number[];
    tower: TowerView;
    draft: DraftView | null;
    players: PlayerView[];
    planned_cost: number;
    hints: Hint[];
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
  /** An own province could not do this action as things are now. */
  export interface Hint {
    province: number;
    action: number;
    obstacle: number;
  }
}
