/** Japan in eight Provinces: arcs that two Provinces, or a Province and the sea, share; and the Shipping Routes. */

import { PROVINCES, type Province } from "./things.ts";

export type Point = readonly [x: number, y: number];

/** A line between two Provinces, or between a Province and the sea (null). Seen from the first it runs clockwise. */
export interface Arc {
  of: [Province, Province | null];
  points: readonly Point[];
}

// Where borders meet the coast, from the north: Oshu with Kyoto, Kyoto with Kansai, Kansai with Nagato; the same in the south; Edo with Oshu.
const OSHU_KYOTO: Point = [905, 420];
const KYOTO_KANSAI: Point = [676, 494];
const KANSAI_NAGATO: Point = [456, 508];
const NAGATO_KANSAI: Point = [466, 682];
const KANSAI_KYOTO: Point = [790, 690];
const KYOTO_EDO: Point = [1006, 692];
const EDO_OSHU: Point = [1356, 506];
const TIP: Point = [1112, 268];
const HEART: Point = [1030, 524]; // Oshu, Kyoto and Edo meet

// prettier-ignore
const SKETCH: readonly Arc[] = [
  { of: ["hokkaido", null], points: [
    [946, 92], [1010, 72], [1056, 38], [1108, 14], [1186, 26], [1248, 52], [1330, 54], [1404, 40], [1472, 78], [1484, 132], [1424, 170], [1356, 184], [1304, 218],
    [1236, 208], [1176, 232], [1104, 236], [1056, 214], [1084, 188], [1030, 180], [966, 170], [932, 132], [946, 92],
  ] },
  { of: ["oshu", null], points: [OSHU_KYOTO, [944, 392], [990, 372], [1012, 334], [1026, 296], [1066, 274], TIP, [1180, 258], [1262, 268], [1330, 298], [1370, 350], [1352, 404], [1378, 456], EDO_OSHU] },
  { of: ["oshu", "edo"], points: [EDO_OSHU, [1270, 494], [1190, 514], [1110, 504], HEART] },
  { of: ["oshu", "kyoto"], points: [HEART, [1000, 490], [946, 462], OSHU_KYOTO] },
  { of: ["edo", null], points: [EDO_OSHU, [1380, 556], [1404, 612], [1380, 664], [1342, 702], [1322, 748], [1254, 744], [1214, 708], [1162, 716], [1130, 760], [1070, 752], [1044, 710], KYOTO_EDO] },
  { of: ["edo", "kyoto"], points: [KYOTO_EDO, [1018, 640], [988, 594], [1020, 556], HEART] },
  { of: ["kyoto", null], points: [KYOTO_EDO, [950, 718], [896, 732], [842, 710], KANSAI_KYOTO] },
  { of: ["kyoto", "kansai"], points: [KANSAI_KYOTO, [752, 648], [760, 604], [708, 552], KYOTO_KANSAI] },
  { of: ["kyoto", null], points: [KYOTO_KANSAI, [722, 472], [770, 478], [806, 448], [820, 410], [862, 392], [888, 410], OSHU_KYOTO] },
  { of: ["kansai", null], points: [KANSAI_KYOTO, [788, 730], [800, 772], [758, 820], [692, 848], [626, 832], [590, 786], [594, 738], [560, 700], [512, 682], NAGATO_KANSAI] },
  { of: ["kansai", "nagato"], points: [NAGATO_KANSAI, [484, 648], [458, 600], [480, 556], KANSAI_NAGATO] },
  { of: ["kansai", null], points: [KANSAI_NAGATO, [510, 500], [572, 506], [630, 486], KYOTO_KANSAI] },
  { of: ["nagato", null], points: [NAGATO_KANSAI, [410, 688], [350, 678], [290, 692], [228, 684], [186, 656], [180, 606], [216, 562], [264, 532], [318, 494], [388, 488], KANSAI_NAGATO] },
  { of: ["shikoku", null], points: [
    [284, 782], [308, 746], [370, 722], [440, 730], [498, 714], [546, 736], [562, 782], [536, 828], [484, 862], [430, 848], [376, 864], [314, 856], [278, 826], [284, 782],
  ] },
  { of: ["kyushu", null], points: [
    [22, 692], [50, 656], [104, 644], [150, 662], [186, 706], [236, 728], [246, 780], [228, 826], [190, 858], [132, 862], [86, 850], [48, 862], [22, 826], [34, 776], [12, 736], [22, 692],
  ] },
];

/** A number from -1 to 1 that depends on the place alone. */
function unevenness(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** A cut as of a knife: between two points one more, a little aside. */
function carved(points: readonly Point[]): Point[] {
  const found: Point[] = [];
  points.forEach((point, i) => {
    const next = points[i + 1];
    found.push(point);
    if (!next) return;
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const aside = unevenness(point[0] + next[0], point[1] + next[1]) * 0.16;
    found.push([Math.round(point[0] + dx / 2 - dy * aside), Math.round(point[1] + dy / 2 + dx * aside)]);
  });
  return found;
}

export const ARCS: readonly Arc[] = SKETCH.map(({ of, points }) => ({ of, points: carved(points) }));

/** The outline of a Province, clockwise. */
export function outline(province: Province): Point[] {
  const parts = ARCS.flatMap((arc) => (arc.of[0] === province ? [arc.points] : arc.of[1] === province ? [arc.points.toReversed()] : []));
  // Arcs that touch the sea are written in either direction: turn them as the ring needs them.
  const ring = [...(parts.shift() ?? [])];
  while (parts.length) {
    const end = ring.at(-1);
    const same = (point: Point | undefined): boolean => point?.[0] === end?.[0] && point?.[1] === end?.[1];
    const next = parts.findIndex((part) => same(part[0]) || same(part.at(-1)));
    const part = parts.splice(next, 1)[0];
    if (next < 0 || !part) throw new Error(`the outline of ${province} is broken`);
    ring.push(...(same(part[0]) ? part : part.toReversed()).slice(1));
  }
  return ring.slice(0, -1);
}

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

export const SHAPES: Record<Province, string> = Object.fromEntries(PROVINCES.map((id) => [id, `${line(outline(id))}Z`])) as Record<
  Province,
  string
>;

/** All coasts, and all Land Borders, as one path each. */
export const COAST: string = ARCS.filter((arc) => !arc.of[1])
  .map((arc) => line(arc.points))
  .join("");
export const BORDERS: string = ARCS.filter((arc) => arc.of[1])
  .map((arc) => line(arc.points))
  .join("");

/** A Shipping Route: its ends, and its line from shore to shore. */
export interface Route {
  between: [Province, Province];
  from: Point;
  bends: [Point, Point];
  to: Point;
}

// prettier-ignore
export const ROUTES: readonly Route[] = [
  { between: ["hokkaido", "oshu"], from: [1104, 238], bends: [[1100, 248], [1108, 258]], to: [1112, 266] },
  { between: ["hokkaido", "kansai"], from: [966, 172], bends: [[900, 330], [640, 360]], to: [572, 504] },
  { between: ["hokkaido", "kyushu"], from: [934, 136], bends: [[860, 320], [70, 300]], to: [76, 648] },
  { between: ["kansai", "kyushu"], from: [512, 684], bends: [[440, 714], [310, 706]], to: [238, 734] },
  { between: ["kansai", "shikoku"], from: [590, 766], bends: [[582, 768], [572, 772]], to: [562, 774] },
  { between: ["kyushu", "shikoku"], from: [246, 790], bends: [[256, 794], [268, 794]], to: [280, 800] },
];

export function routePath({ from, bends: [one, two], to }: Route): string {
  return `M${from.join(" ")}C${one.join(" ")} ${two.join(" ")} ${to.join(" ")}`;
}

/** Where the name of a Province stands, and below it the room for its pieces. */
export interface Place {
  x: number; // the middle of both
  y: number; // the line of the name
  width: number;
  height: number; // of the room
}

export const PLACES: Record<Province, Place> = {
  hokkaido: { x: 1196, y: 80, width: 430, height: 122 },
  oshu: { x: 1190, y: 306, width: 300, height: 180 },
  edo: { x: 1196, y: 550, width: 330, height: 160 },
  kyoto: { x: 880, y: 478, width: 236, height: 220 },
  kansai: { x: 616, y: 538, width: 264, height: 186 },
  nagato: { x: 328, y: 532, width: 266, height: 142 },
  shikoku: { x: 420, y: 748, width: 260, height: 114 },
  kyushu: { x: 126, y: 690, width: 200, height: 166 },
};

/** What is drawn on the land where no sign and no piece stands. */
export interface Relief {
  kind: "mountain" | "fuji" | "wood" | "field";
  at: Point;
  size: number;
}

// prettier-ignore
export const RELIEF: readonly Relief[] = [
  { kind: "mountain", at: [1010, 148], size: 0.8 }, { kind: "mountain", at: [1052, 156], size: 0.6 }, { kind: "wood", at: [1404, 96], size: 1 },
  { kind: "mountain", at: [1430, 140], size: 0.7 }, { kind: "wood", at: [1120, 60], size: 0.8 },
  { kind: "mountain", at: [1050, 352], size: 0.9 }, { kind: "mountain", at: [1030, 402], size: 0.75 }, { kind: "wood", at: [1312, 340], size: 1 },
  { kind: "mountain", at: [1000, 450], size: 0.8 }, { kind: "wood", at: [1334, 460], size: 0.9 },
  { kind: "fuji", at: [1092, 742], size: 0.9 }, { kind: "field", at: [1350, 600], size: 1 }, { kind: "wood", at: [1360, 640], size: 0.9 }, { kind: "field", at: [1280, 732], size: 0.9 },
  { kind: "mountain", at: [842, 444], size: 0.7 }, { kind: "mountain", at: [968, 520], size: 0.7 }, { kind: "wood", at: [744, 500], size: 0.9 }, { kind: "field", at: [902, 712], size: 1 },
  { kind: "mountain", at: [700, 834], size: 0.9 }, { kind: "mountain", at: [742, 810], size: 0.7 }, { kind: "wood", at: [642, 812], size: 1 }, { kind: "wood", at: [772, 756], size: 0.8 },
  { kind: "wood", at: [440, 660], size: 0.8 }, { kind: "mountain", at: [404, 512], size: 0.6 }, { kind: "field", at: [216, 660], size: 0.8 },
  { kind: "mountain", at: [318, 838], size: 0.7 }, { kind: "wood", at: [516, 818], size: 0.9 },
  { kind: "mountain", at: [60, 846], size: 0.8 }, { kind: "wood", at: [206, 842], size: 0.9 }, { kind: "field", at: [210, 742], size: 0.8 },
];
