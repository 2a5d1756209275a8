/** The colours that only this board has. Regions have a pattern besides (Patterns.svelte), seats a crest. */

import { REGIONS } from "./things.ts";

const REGION: Record<(typeof REGIONS)[number], string> = {
  green: "light-dark(#9db77f, #33503a)",
  red: "light-dark(#f2c2b2, #6b3a34)",
  purple: "light-dark(#c3b6dc, #473f66)",
  yellow: "light-dark(#f6e3a4, #6b5a2a)",
  brown: "light-dark(#c69b6d, #4a3424)",
};
export const REGION_COLOURS: readonly string[] = REGIONS.map((region) => REGION[region]);
export const OUT_OF_PLAY = "light-dark(#e2d9c3, #26231f)";
export const FARMER_COLOUR = "light-dark(#7fae4b, #8fc15a)";
/** What each season looks like, in the order of the year. */
export const TINTS = {
  spring: "light-dark(#f3c9cf, #5c3f4c)",
  summer: "light-dark(#f1d690, #5c4d28)",
  autumn: "light-dark(#e6ae7c, #5d3f2a)",
  winter: "light-dark(#c4d6df, #2d4150)",
} as const;
const SEASONS = Object.values(TINTS);

/** What a season looks like; before the first one there is none. */
export const tintOf = (season: number): string | undefined => SEASONS[season];

export const SEA = "light-dark(#d5e0da, #1c2a33)";
