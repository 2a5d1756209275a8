import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = resolve(import.meta.dirname, "../src");
const PYTHON = resolve(import.meta.dirname, "../../src/zashiki");
const GAMES = readdirSync(join(WEB, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(WEB, "games", entry.name)).includes("LegendMark.svelte"))
  .map((entry) => entry.name);

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith("LegendMark.svelte"))
    .map((file) => readFileSync(join(folder, file), "utf8"));

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/** The marks that an index of terms explains. */
const explained = (index: string): Set<string> => new Set(all(index, /^marks = \[([^\]]*)\]/gm).flatMap((list) => all(list, /"([^"]+)"/g)));

/** The marks that the drawing of a game knows: cases, and keys of its tables. */
function known(glyph: string): string[] {
  const tables = all(glyph, /const (?:DRAWN|LINES)[^{]*= \{([\s\S]*?)\n {2}\};/g);
  return [...all(glyph, /name === "(\w+)"/g), ...tables.flatMap((table) => all(table, /^ {4}(\w+):/gm))];
}

/** The marks that boards name where they draw them. */
function named(text: string): string[] {
  const patterns = [/<Glyph\b[^>]*?\bname="(\w+)"/g, /<Mark\b[^>]*?\bname="(\w+)"/g, /\bicon: "(\w+)"/g, /\bmark: "(\w+)"/g];
  const tables = all(text, /const MARKS[^{]*= \{([\s\S]*?)\n {2}\};/g);
  return [...patterns.flatMap((pattern) => all(text, pattern)), ...tables.flatMap((table) => all(table, /: "(\w+)"/g))];
}

/** What draws shapes of its own and is no mark: parts of the board and of the own board, scenery, scenes that pass, pictures for the lobby. */
const NO_MARKS: Record<string, readonly string[]> = {
  katana: [
    ...["Academy", "Board", "Compose", "Forge", "ForgeLine", "Grounds", "Hand", "Houses", "Market", "Palace", "Path", "Space", "Wanderers"],
    ...["Washitsu", "art/Card", "art/Honor", "art/Plate"],
    ...["Cover", "art/Castle", "art/Komainu", "art/Landscape", "art/Pagoda"],
    ...["scenes/Carried", "scenes/Drawn", "scenes/Round", "scenes/SoloCard"],
  ],
  rising_sun: ["Bid", "Figures", "Hand", "Honor", "Land", "Shrines", "Signs", "Tile", "Track", "WarRow", "Cover", "Theatre"],
  shogun: [
    ...[
      "Actions",
      "Area",
      "Battle",
      "Board",
      "Card",
      "Draft",
      "EventFace",
      "Events",
      "Order",
      "Plans",
      "Spaces",
      "Stores",
      "Tracks",
      "Winter",
    ],
    ...["Cover", "Portrait", "SeasonPicture", "Block", "Press", "Stage", "Turning"],
  ],
};

/** The components that draw shapes of their own, by their paths without the ending. */
const drawing = (files: Record<string, string>): string[] =>
  Object.keys(files).filter((path) => /<(?:path|circle|rect|ellipse|line|poly\w+)\b/.test(files[path] ?? ""));

/** The components that a legend draws its marks with. */
const shown = (legend: string): string[] => all(legend, /^ {2}import \w+ from "\.\/([\w/]+)\.svelte";$/gm);

/** The components of a game, by their paths without the ending. */
function components(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  return Object.fromEntries(files.map((file) => [file.replace(".svelte", ""), readFileSync(join(folder, file), "utf8")]));
}

describe.each(GAMES)("the legend of %s", (game) => {
  const folder = join(WEB, "games", game);
  const index = explained(readFileSync(join(PYTHON, "games", game, "primer/index.toml"), "utf8"));
  const texts = sources(folder);
  const glyph = texts.find((text) => text.startsWith("<!--") && /(?:const (?:DRAWN|LINES)|class="glyph")/.test(text)) ?? "";

  it("explains every mark that the game can draw", () => {
    const drawn = new Set([...known(glyph), ...texts.flatMap(named)]);
    expect(drawn.size).toBeGreaterThan(10);
    expect([...drawn].filter((mark) => !index.has(mark))).toEqual([]);
  });

  it("shows whatever is drawn, unless it is known to be no mark", () => {
    const { LegendMark: legend = "", ...files } = components(folder);
    const others = NO_MARKS[game] ?? [];
    expect(drawing(files).filter((path) => !shown(legend).includes(path) && !others.includes(path))).toEqual([]);
    expect(others.filter((path) => !drawing(files).includes(path) || shown(legend).includes(path))).toEqual([]);
  });

  it("explains every figure and every pattern", () => {
    const figures = texts
      .flatMap((text) => all(text, /<Figure\b[^>]*?\bkind="(\w+)"/g))
      .map((kind) => (kind === "family" ? "member" : kind));
    const patterns = texts.flatMap((text) => all(text, /<pattern id="shg-([\w-]+)"/g)).filter((name) => /^(meets|out)/.test(name));
    expect([...new Set([...figures, ...patterns])].filter((mark) => !index.has(mark))).toEqual([]);
  });
});

it("is noticed when a board draws a mark that nobody explains", () => {
  expect(named('<Glyph x={1} name="unheard" />')).toEqual(["unheard"]);
  expect(known('const LINES: Record<string, string> = {\n    unheard: "M0 0",\n  };\n{#if name === "other"}')).toEqual([
    "other",
    "unheard",
  ]);
  expect(explained('marks = ["a", "b"]\n')).toEqual(new Set(["a", "b"]));
  expect(drawing({ "art/Unheard": "<g><circle r={3} /></g>", Frame: "<div></div>" })).toEqual(["art/Unheard"]);
  expect(shown('  import Coin from "./art/Coin.svelte";\n  import { COINS } from "./things.ts";\n')).toEqual(["art/Coin"]);
});

it("every sign of the table is explained, and every ring around a piece", () => {
  const index = explained(readFileSync(join(PYTHON, "locales/primer.toml"), "utf8"));
  const texts = [...sources(join(WEB, "table")), ...sources(join(WEB, "board"))];
  const icons = texts.flatMap((text) => all(text, /<Icon\b[^>]*?\bname="(\w+)"/g));
  const chosen = texts.flatMap((text) => all(text, /<Icon\b[^>]*?\bname=\{([^}]+)\}/g)).flatMap((code) => all(code, /"(\w+)"/g));
  const rings = all(readFileSync(join(WEB, "board/Piece.svelte"), "utf8"), /class:(glow|free|picked|refused|subject|hinted|taught)\b/g);
  expect(icons.length).toBeGreaterThan(10);
  expect([...new Set([...icons, ...chosen, ...rings])].filter((mark) => !index.has(`house-${mark}`))).toEqual([]);
});
