/** The points line by line: what brought none is left out, lines of one family stand under their sum. */

import type { ScoreLine } from "../net/types.ts";

export interface Row {
  key: string;
  points: number[];
  parts: ScoreLine[]; // of a sum
}

/** The family of a line's key: "katana-scores-honor" for "katana-score-honor_wealth". */
const family = (key: string): string => key.replace(/-score-([a-z]+)_.*$/, "-scores-$1");

/** The rows of the table; `known` tells which families have a name. */
export function rows(lines: ScoreLine[], known: (key: string) => boolean): Row[] {
  const found: Row[] = [];
  for (const line of lines) {
    if (line.points.every((points) => points === 0)) continue;
    const key = family(line.key);
    const sum = found.find((row) => row.key === key);
    if (key === line.key || !known(key)) found.push({ ...line, parts: [] });
    else if (!sum) found.push({ key, points: [...line.points], parts: [line] });
    else {
      sum.points = sum.points.map((points, seat) => points + (line.points[seat] ?? 0));
      sum.parts.push(line);
    }
  }
  return found;
}
