import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { prefs } from "../src/app/prefs.svelte.ts";
import type { Arg, Message } from "../src/net/types.ts";
import { chaptersOf, plain } from "../src/words/rulebook.ts";
import { help, segments, sentence, split, target, thing } from "../src/words/speak.ts";
import { t, words } from "../src/words/words.svelte.ts";

const LOCALES = join(__dirname, "../../src/zashiki/locales");
const voice = { game: "toy", seat: (seat: number) => ["Ayame", "Botan"][seat] ?? "?" };
const seat = (n: number): Arg => ({ name: "seat", kind: "seat", n, id: null });
const tea = (id: string | null): Arg => ({ name: "tea", kind: "tea", n: id === null ? -1 : 2, id });
const coins = (n: number): Arg => ({ name: "coins", kind: "number", n, id: null });
const serves = (...args: Arg[]): Message => ({ key: "toy-event-serves", args });

words.add(
  "en",
  "nothing = nothing\ntoy-event-serves = { $seat } serves { $tea } for { $coins ->\n    [one] a coin\n   *[other] { $coins } coins\n }.\ntoy-tea-matcha = Matcha\ntoy-tea-matcha-help = Green and strong.\ntoy-cup = Cup { $n }\nonly-english = only here",
);
words.add("it", "toy-event-serves = { $seat } serve { $tea }.\ntoy-tea-matcha = tè Matcha");

beforeEach(() => prefs.setLanguage("en"));

describe("sentences", () => {
  it("put in names, things and numbers", () => {
    expect(sentence(serves(seat(1), tea("matcha"), coins(1)), voice)).toBe("Botan serves Matcha for a coin.");
    expect(sentence(serves(seat(0), tea(null), coins(3)), voice)).toBe("Ayame serves nothing for 3 coins.");
  });

  it("change with the language, and fall back on English", () => {
    prefs.setLanguage("it");
    expect(sentence(serves(seat(1), tea("matcha"), coins(1)), voice)).toBe("Botan serve tè Matcha.");
    expect(t("only-english")).toBe("only here");
    expect(t("no-such-key")).toBe("no-such-key");
  });

  it("point at what they speak of", () => {
    const parts = segments(serves(seat(1), tea("matcha"), coins(2)), voice);
    expect(parts).toEqual([
      { text: "Botan", id: "seat:1" },
      { text: " serves ", id: null },
      { text: "Matcha", id: "tea:matcha" },
      { text: " for 2 coins.", id: null },
    ]);
    expect(split("plain")).toEqual([{ text: "plain", id: null }]);
    expect(target(coins(2))).toBeNull();
  });

  it("stay readable where words are missing", () => {
    expect(sentence({ key: "toy-event-spills_over", args: [seat(0)] }, voice)).toBe("spills over: Ayame");
  });
});

it("things have names of their own, or by their number", () => {
  expect(thing("toy", "tea", "matcha")).toBe("Matcha");
  expect(thing("toy", "cup", "blue", 4)).toBe("Cup 5");
  expect(help("toy", "tea", "matcha")).toBe("Green and strong.");
  expect(help("toy", "tea", "sencha")).toBeUndefined();
});

it("rules stand in their chapters, in plain words", () => {
  const rules = [
    { id: "TOY-01", section: "Tea", text: "Pour **slowly**." },
    { id: "TOY-02", section: "Tea", text: "Drink." },
    { id: "TOY-03", section: "After", text: "Wash." },
  ];
  expect(chaptersOf(rules).map(({ title, rules: found }) => [title, ...found.map(({ id }) => id)])).toEqual([
    ["Tea", "TOY-01", "TOY-02"],
    ["After", "TOY-03"],
  ]);
  expect(rules.map(plain)).toEqual(["Pour slowly.", "Drink.", "Wash."]);
});

describe("the files of both languages", () => {
  const keys = (language: string, file: string): string[] =>
    [...readFileSync(join(LOCALES, language, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

  it.each(readdirSync(join(LOCALES, "en")))("%s has the same keys, none of them twice", (file) => {
    const english = keys("en", file);
    expect(new Set(english).size).toBe(english.length);
    expect([...keys("it", file)].sort()).toEqual([...english].sort());
  });

  it("every word the pages ask for exists", () => {
    const known = new Set(
      ["web", "web_people", "web_table", "story", "common", "hints", "katana", "katana_board"].flatMap((name) => keys("en", `${name}.ftl`)),
    );
    const sources = readdirSync(join(__dirname, "../src"), { recursive: true, encoding: "utf8" }).filter(
      (name) => /\.(svelte|ts)$/.test(name) && !/games\/(shogun|rising_sun)/.test(name),
    );
    const asked = sources.flatMap((name) =>
      [...readFileSync(join(__dirname, "../src", name), "utf8").matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
