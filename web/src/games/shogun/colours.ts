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
export const SEA = "light-dark(#d5e0da, #1c2a33)";
