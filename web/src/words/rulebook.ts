/** The rules of a game in its own pages: chapters of paragraphs, each with the id that refusals and cards name. */

import type { Language } from "../app/prefs.svelte.ts";

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

const files = import.meta.glob<string>("../../../src/zashiki/games/*/rules/*.md", { query: "?raw", import: "default" });

/** Read a page: "## Title" begins a chapter, "**ID** text" a rule; other paragraphs are rules without an id. */
export function read(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const paragraph = block.trim();
    if (!paragraph) continue;
    if (/^#/.test(paragraph)) {
      chapters.push({ title: paragraph.replace(/^#+\s*/, ""), rules: [] });
      continue;
    }
    const [, id = "", rest = paragraph] = /^\*\*([A-Z]{2,}-[\w-]+)\*\*\s*([\s\S]*)$/.exec(paragraph) ?? [];
    if (!chapters.length) chapters.push({ title: "", rules: [] });
    chapters.at(-1)?.rules.push({ id, text: rest.replaceAll("**", "").replace(/\s*\n\s*/g, " ") });
  }
  return chapters.filter((chapter) => chapter.rules.length);
}

/** The chapters of a game's rules in a language; none where the game has no pages. */
export async function rulebook(game: string, language: Language): Promise<Chapter[]> {
  const path = Object.keys(files).find((key) => key.endsWith(`/${game}/rules/${language}.md`));
  const load = path ? files[path] : undefined;
  return load ? read(await load()) : [];
}
