/** Requests to the parlour over HTTP. */

import type {
  CampaignInfo,
  ChangeMe,
  ChatLine,
  CheckSetup,
  ComponentsCheck,
  CreateTable,
  GameInfo,
  Hint,
  HistoryRow,
  HouseInfo,
  Invite,
  LessonInfo,
  Me,
  NewCampaign,
  PersonalLink,
  PlayLesson,
  Primer,
  Problem,
  Relation,
  Rule,
  ScoreLine,
  ScoreTrack,
  SetDoor,
  SetRelation,
  SetStanding,
  SetupCheck,
  Still,
  TableInfo,
} from "./types.ts";

/** A request that was not carried out; `code` is worded by `problem-<code>`. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    detail: string,
    readonly status: number,
  ) {
    super(detail);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", "The parlour cannot be reached.", 0);
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refused(problem?.code ?? "unknown", problem?.detail ?? response.statusText, response.status);
  }
  return (await response.json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const campaign = (game: string): string => `/api/campaigns/${encodeURIComponent(game)}`;

/** Whose view: that of a seat, of a spectator (null), or one's own. */
export type Viewer = number | null | "me";

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  changeMe: (change: ChangeMe) => ask<Me>("PUT", "/api/me", change),
  makeLink: () => ask<PersonalLink>("POST", "/api/me/link"),
  revokeLink: () => ask<Me>("DELETE", "/api/me/link"),
  restore: (token: string) => ask<Me>("POST", "/api/me/restore", { token }),
  enter: (word: string) => ask<Me>("POST", "/api/enter", { word }),
  house: (name: string) => ask<HouseInfo>("GET", `/api/house?name=${encodeURIComponent(name)}`),
  setDoor: (wish: SetDoor) => ask<HouseInfo>("PUT", "/api/house/door", wish),
  invite: (wish: Invite) => ask<HouseInfo>("POST", "/api/house/invitations", wish),
  withdraw: (id: string) => ask<HouseInfo>("DELETE", `/api/house/invitations/${id}`),
  setStanding: (person: string, wish: SetStanding) => ask<HouseInfo>("PUT", `/api/house/people/${encodeURIComponent(person)}`, wish),
  closeTable: (id: string) => ask<HouseInfo>("DELETE", `/api/house/tables/${encodeURIComponent(id)}`),
  settleReport: (id: number, remove: boolean) => ask<HouseInfo>("POST", `/api/house/reports/${id}/settle`, { remove }),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  components: <T>(game: string, digest: string) => ask<T>("GET", `/api/games/${game}/components/${digest}`),
  componentsPath: (game: string, digest: string) => `/api/games/${game}/components/${digest}/text`,
  sources: (game: string, digest: string) => ask<Record<string, string>>("GET", `/api/games/${game}/components/${digest}/sources`),
  rules: (game: string, language: Me["language"]) => ask<Rule[]>("GET", `/api/games/${game}/rules?language=${language}`),
  primer: (game: string, language: Me["language"]) => ask<Primer>("GET", `/api/games/${game}/primer?language=${language}`),
  still: (game: string, screen: string) => ask<Still>("GET", `/api/games/${game}/primer/${screen}`),
  checkComponents: (game: string, text: string, name: string) =>
    ask<ComponentsCheck>("POST", `/api/games/${game}/components/check`, { text, name }),
  check: (game: string, setup: CheckSetup) => ask<SetupCheck>("POST", `/api/games/${game}/check`, setup),
  tables: (list: "open" | "mine" | "finished") => ask<TableInfo[]>("GET", `/api/tables?list=${list}`),
  create: (wish: CreateTable) => ask<TableInfo>("POST", "/api/tables", wish),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  invitation: (token: string) => ask<TableInfo>("GET", `/api/invitations/${encodeURIComponent(token)}`),
  join: (id: string, invitation: string, seat?: number) => ask<TableInfo>("POST", `${table(id)}/join`, { invitation, seat: seat ?? null }),
  leave: (id: string) => ask<TableInfo>("POST", `${table(id)}/leave`),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  setSeat: (id: string, seat: number, bot: string | null) => ask<TableInfo>("PUT", `${table(id)}/seats/${seat}`, { bot }),
  setPace: (id: string, pace: TableInfo["pace"]) => ask<TableInfo>("PUT", `${table(id)}/pace`, { pace }),
  hint: (id: string, version: number) => ask<Hint>("POST", `${table(id)}/hint`, { version }),
  removeLine: (id: string, line: number) => ask<ChatLine>("DELETE", `${table(id)}/chat/${line}`),
  reportLine: (id: string, line: number, reason: string) => ask<ChatLine>("POST", `${table(id)}/chat/${line}/report`, { reason }),
  relate: (person: string, wish: SetRelation) => ask<Relation[]>("PUT", `/api/people/${encodeURIComponent(person)}`, wish),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
  history: (id: string, after: number, choice: number, viewer: Viewer) =>
    ask<HistoryRow>("GET", `${table(id)}/history?after=${after}&choice=${choice}&viewer=${viewer}`),
  scores: (id: string) => ask<ScoreTrack>("GET", `${table(id)}/scores`),
  outlook: (id: string) => ask<ScoreLine[]>("GET", `${table(id)}/outlook`),
  recordPath: (id: string) => `${table(id)}/record`,
  campaigns: (game: string) => ask<CampaignInfo[]>("GET", campaign(game)),
  campaignAhead: (game: string) => ask<CampaignInfo>("GET", `${campaign(game)}/ahead`),
  beginCampaign: (game: string, wish: NewCampaign) => ask<CampaignInfo>("POST", campaign(game), wish),
  importCampaign: (game: string, text: string) => ask<CampaignInfo>("POST", `${campaign(game)}/import`, text),
  forgetCampaign: (game: string, id: string) => ask<CampaignInfo[]>("DELETE", `${campaign(game)}/${id}`),
  playChapter: (game: string, id: string, level: number) => ask<TableInfo>("POST", `${campaign(game)}/${id}/play`, { level }),
  goOn: (game: string, id: string) => ask<CampaignInfo>("POST", `${campaign(game)}/${id}/go_on`),
  campaignPath: (game: string, id: string) => `${campaign(game)}/${id}/file`,
  lessons: (game: string) => ask<LessonInfo[]>("GET", `/api/lessons/${encodeURIComponent(game)}`),
  playLesson: (game: string, wish: PlayLesson) => ask<TableInfo>("POST", `/api/lessons/${encodeURIComponent(game)}`, wish),
  importRecord: (text: string) => ask<TableInfo>("POST", "/api/records", text),
};
