/** Lines of a plot: numbers become points of a drawing. */

import type { Chapter } from "../games/index.ts";

export interface Scale {
  low: number;
  high: number;
  step: number;
}

/** Round limits around all values, with about four steps between them. */
export function scaleOf(values: number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const raw = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= raw) ?? 10) * power);
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step, step };
}

/** The path of one seat's scores over a drawing of that size. */
export function path(values: number[], scale: Scale, width: number, height: number): string {
  const x = (i: number): number => (values.length > 1 ? (i * width) / (values.length - 1) : 0);
  const y = (value: number): number => height - ((value - scale.low) * height) / (scale.high - scale.low);
  return values.map((value, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

const ROOM = 62; // for a label

/** Where the chapters of a game begin on a drawing of that width; one that is too near the one before has no label. */
export function marksOf(chapters: readonly Chapter[], choices: number, width: number): { x: number; label: string }[] {
  let free = -Infinity;
  return chapters.map(({ number, label }) => {
    const x = choices ? (number * width) / choices : 0;
    if (x < free) return { x, label: "" };
    free = x + ROOM;
    return { x, label };
  });
}
