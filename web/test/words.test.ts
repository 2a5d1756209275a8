import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { prefs } from "../src/app/prefs.svelte.ts";
import { target } from "../src/board/prompt.ts";
import type { Arg, Message } from "../src/net/types.ts";
import { chaptersOf, plain, titledFirst } from "../src/words/rulebook.ts";
import { help, segments, sentence, split, thing } from "../src/words/speak.ts";
import { t, words } from "../src/words/words.svelte.ts";

const PACKAGE = join(__dirname, "../../src/zashiki");
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
  const bySubject = titledFirst(chaptersOf(rules), (title) => title === "After");
  expect(bySubject.map(({ title }) => title)).toEqual(["After", "Tea"]);
});

describe("the files of both languages", () => {
  const english = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" }).filter(
    (path) => /^(locales\/en|games\/\w+\/words)\/([\w.]+\.)?\w+\.ftl$/.test(path) && !path.endsWith("it.ftl"),
  );
  const italian = (path: string): string => path.replace("/en/", "/it/").replace(/\ben\.ftl$/, "it.ftl");
  const keys = (path: string): string[] =>
    [...readFileSync(join(PACKAGE, path), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

  it("are those of the house and of every game", () => {
    const games = readdirSync(join(PACKAGE, "games")).filter((name) => /^[a-z]/.test(name));
    expect(english).toEqual(expect.arrayContaining(["locales/en/web.ftl", ...games.map((game) => `games/${game}/words/en.ftl`)]));
  });

  it.each(english)("%s has the same keys, none of them twice", (path) => {
    const found = keys(path);
    expect(new Set(found).size).toBe(found.length);
    expect([...keys(italian(path))].sort()).toEqual([...found].sort());
  });

  it("every word the pages ask for exists", () => {
    const known = new Set(english.flatMap(keys));
    const sources = readdirSync(join(__dirname, "../src"), { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const asked = sources.flatMap((name) =>
      [...readFileSync(join(__dirname, "../src", name), "utf8").matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
