/** Words in the chosen language: Fluent files shared with the command line. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, prefs, type Language } from "../app/prefs.svelte.ts";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../../../src/zashiki/locales/*/*.ftl", "../../../src/zashiki/games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Whether a file has words of a name: of the house ("web" with "web_table"), of a game, or one part of every game ("lobby"). */
function belongs(path: string, language: Language, name: string): boolean {
  return new RegExp(
    `/locales/${language}/${name}(_\\w+)?\\.ftl$|/games/${name}/words/(\\w+\\.)?${language}\\.ftl$|/words/${name}\\.${language}\\.ftl$`,
  ).test(path);
}

class Words {
  private bundles = new Map<Language, FluentBundle>();
  private loading = new Map<string, Promise<void>>();
  private changed = $state(0); // read wherever something is worded, so that new words appear by themselves

  constructor() {
    for (const language of LANGUAGES) this.bundles.set(language, new FluentBundle(language, { useIsolating: false }));
  }

  /** Add the text of a file to a language. */
  add(language: Language, text: string): void {
    this.bundles.get(language)?.addResource(new FluentResource(text), { allowOverrides: true });
    this.changed += 1;
  }

  /** Load the files of a name ("web", "katana", "lobby") in the chosen language and in English, on which missing words fall back. */
  async load(name: string): Promise<void> {
    await Promise.all([...new Set<Language>([prefs.language, "en"])].map((language) => this.fetch(language, name)));
  }

  private fetch(language: Language, name: string): Promise<void> {
    const id = `${language}/${name}`;
    let found = this.loading.get(id);
    if (!found) {
      const paths = Object.keys(files).filter((path) => belongs(path, language, name));
      found = Promise.all(paths.map((path) => files[path]?.())).then((texts) => texts.forEach((text) => text && this.add(language, text)));
      this.loading.set(id, found);
    }
    return found;
  }

  /** The sentence of a key, or undefined where no language has it. */
  find(key: string, args?: Args): string | undefined {
    void this.changed;
    for (const language of new Set<Language>([prefs.language, "en"])) {
      const bundle = this.bundles.get(language);
      const message = bundle?.getMessage(key);
      if (bundle && message?.value) return bundle.formatPattern(message.value, args ?? null, []);
    }
    return undefined;
  }

  has(key: string): boolean {
    return this.find(key, {}) !== undefined;
  }
}

export const words = new Words();

/** The sentence of a key; the key itself where it has none. */
export function t(key: string, args?: Args): string {
  return words.find(key, args) ?? key;
}
