/** Japan in eight Provinces: arcs that two Provinces, or a Province and the sea, share; and the Shipping Routes. */

import { PROVINCES, type Province } from "./things.ts";

export type Point = readonly [x: number, y: number];

/** A line between two Provinces, or between a Province and the sea (null). Seen from the first it runs clockwise. */
export interface Arc {
  of: [Province, Province | null];
  points: readonly Point[];
}

// Where borders meet the coast, from the north: Oshu with Kyoto, Kyoto with Kansai, Kansai with Nagato; the same in the south; Edo with Oshu.
const OSHU_KYOTO: Point = [622, 470];
const KYOTO_KANSAI: Point = [468, 556];
const KANSAI_NAGATO: Point = [332, 584];
const NAGATO_KANSAI: Point = [334, 722];
const KANSAI_KYOTO: Point = [530, 724];
const KYOTO_EDO: Point = [664, 722];
const EDO_OSHU: Point = [858, 548];
const TIP: Point = [752, 284];
const HEART: Point = [690, 566]; // Oshu, Kyoto and Edo meet

// prettier-ignore
const SKETCH: readonly Arc[] = [
  { of: ["hokkaido", null], points: [
    [648, 100], [694, 82], [722, 46], [752, 16], [798, 34], [836, 66], [888, 74], [936, 66], [974, 96], [966, 140], [924, 172], [882, 186], [858, 222],
    [820, 214], [786, 236], [744, 242], [720, 222], [738, 196], [706, 182], [664, 174], [642, 142], [648, 100],
  ] },
  { of: ["oshu", null], points: [OSHU_KYOTO, [646, 436], [676, 408], [690, 366], [700, 322], [722, 294], TIP, [784, 274], [824, 296], [856, 340], [868, 396], [860, 452], [870, 500], EDO_OSHU] },
  { of: ["oshu", "edo"], points: [EDO_OSHU, [810, 534], [770, 552], [730, 546], HEART] },
  { of: ["oshu", "kyoto"], points: [HEART, [676, 530], [642, 508], OSHU_KYOTO] },
  { of: ["edo", null], points: [EDO_OSHU, [866, 600], [880, 654], [862, 702], [838, 742], [826, 784], [784, 780], [764, 744], [738, 752], [722, 796], [690, 786], [680, 748], KYOTO_EDO] },
  { of: ["edo", "kyoto"], points: [KYOTO_EDO, [672, 676], [656, 630], [682, 598], HEART] },
  { of: ["kyoto", null], points: [KYOTO_EDO, [628, 750], [594, 762], [560, 742], KANSAI_KYOTO] },
  { of: ["kyoto", "kansai"], points: [KANSAI_KYOTO, [506, 686], [510, 644], [482, 604], KYOTO_KANSAI] },
  { of: ["kyoto", null], points: [KYOTO_KANSAI, [498, 534], [530, 536], [552, 506], [558, 464], [584, 440], [600, 462], OSHU_KYOTO] },
  { of: ["kansai", null], points: [KANSAI_KYOTO, [528, 764], [534, 806], [506, 846], [468, 868], [430, 846], [412, 800], [416, 756], [392, 728], [362, 716], NAGATO_KANSAI] },
  { of: ["kansai", "nagato"], points: [NAGATO_KANSAI, [346, 690], [330, 652], [344, 616], KANSAI_NAGATO] },
  { of: ["kansai", null], points: [KANSAI_NAGATO, [372, 570], [410, 562], [438, 546], KYOTO_KANSAI] },
  { of: ["nagato", null], points: [NAGATO_KANSAI, [296, 728], [258, 722], [218, 734], [178, 728], [152, 704], [150, 664], [176, 632], [214, 612], [252, 586], [292, 576], KANSAI_NAGATO] },
  { of: ["shikoku", null], points: [
    [196, 838], [214, 808], [252, 792], [298, 798], [336, 784], [372, 800], [382, 838], [362, 876], [326, 912], [292, 894], [256, 916], [216, 906], [192, 874], [196, 838],
  ] },
  { of: ["kyushu", null], points: [
    [22, 776], [44, 746], [84, 732], [128, 742], [160, 768], [164, 812], [150, 850], [156, 892], [126, 920], [84, 916], [54, 922], [40, 884], [16, 862], [32, 822], [22, 776],
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
  { between: ["hokkaido", "oshu"], from: [746, 244], bends: [[744, 256], [748, 268]], to: [752, 282] },
  { between: ["hokkaido", "kansai"], from: [664, 176], bends: [[590, 270], [440, 380]], to: [418, 558] },
  { between: ["hokkaido", "kyushu"], from: [642, 144], bends: [[470, 260], [70, 380]], to: [82, 730] },
  { between: ["kansai", "kyushu"], from: [362, 718], bends: [[330, 768], [230, 766]], to: [162, 776] },
  { between: ["kansai", "shikoku"], from: [414, 806], bends: [[404, 812], [394, 818]], to: [382, 826] },
  { between: ["kyushu", "shikoku"], from: [158, 838], bends: [[170, 832], [182, 832]], to: [194, 840] },
];

export function routePath({ from, bends: [one, two], to }: Route): string {
  return `M${from.join(" ")}C${one.join(" ")} ${two.join(" ")} ${to.join(" ")}`;
}

/** Where the name and the pieces of a Province stand, and how wide a row of them may be. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

export const PLACES: Record<Province, Place> = {
  hokkaido: { x: 812, y: 92, width: 250 },
  oshu: { x: 776, y: 370, width: 168 },
  edo: { x: 768, y: 606, width: 170 },
  kyoto: { x: 590, y: 566, width: 150 },
  kansai: { x: 424, y: 622, width: 160 },
  nagato: { x: 243, y: 634, width: 176 },
  shikoku: { x: 288, y: 822, width: 168 },
  kyushu: { x: 92, y: 786, width: 126 },
};
