// Writes src/art/icons.ts: the few Game Icons that are used, out of the package of all of them.
import { readFileSync, writeFileSync } from "node:fs";

const USED = {
  anvil: "anvil",
  brush: "paint-brush",
  coins: "two-coins",
  katana: "katana",
  monk: "meditation",
  scroll: "scroll-unfurled",
  shop: "shop",
  pagoda: "pagoda",
  laurel: "laurel-crown",
  swords: "crossed-swords",
  banner: "vertical-banner",
  family: "family-house",
  lotus: "lotus",
  stack: "stack",
  star: "star-medal",
  castle: "castle",
  person: "person",
  lantern: "paper-lantern",
};

const { icons } = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"));
const lines = Object.entries(USED).map(([name, icon]) => {
  const path = /\bd="([^"]+)"/.exec(icons[icon].body)?.[1];
  if (!path) throw new Error(`${icon} has no path`);
  return `  ${name}: "${path}",`;
});
writeFileSync(
  new URL("../src/art/icons.ts", import.meta.url),
  `/** From the Game Icons set (game-icons.net, CC BY 3.0); written by scripts/icons.mjs. On a square of 512 × 512. */\nexport const ICONS = {\n${lines.join("\n")}\n} as const;\n`,
);
