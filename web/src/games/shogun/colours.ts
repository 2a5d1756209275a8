/** The colours that only this board has. Regions have a pattern besides (Patterns.svelte), seats a crest. */

import { REGIONS } from "./things.ts";

const REGION: Record<(typeof REGIONS)[number], string> = {
  green: "light-dark(#c3cf9f, #3d4d38)",
  red: "light-dark(#e3ad97, #5d3a33)",
  purple: "light-dark(#c9b3cd, #4a3b54)",
  yellow: "light-dark(#ecd28d, #5c4d28)",
  brown: "light-dark(#d3b78f, #4d3f30)",
};
export const REGION_COLOURS: readonly string[] = REGIONS.map((region) => REGION[region]);
export const OUT_OF_PLAY = "light-dark(#e2d9c3, #26231f)";
export const FARMER_COLOUR = "light-dark(#7fae4b, #8fc15a)";
export const SEA = "light-dark(#d5e0da, #1c2a33)";
