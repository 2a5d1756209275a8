import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { prefs } from "../src/app/prefs.svelte.ts";
import { patterns, told, translate } from "../src/words/errors.ts";

afterEach(() => prefs.setLanguage("en"));

it("what is wrong with a component set is told in Italian, with its place", async () => {
  prefs.setLanguage("it");
  const sentence = "mine.toml: provinces[3].rice: expected int, found 'many'.";
  expect(await translate(sentence)).toBe("mine.toml: provinces[3].rice: doveva esserci int, c'è 'many'.");
  expect(await translate("Nobody has ever said this")).toBe("Nobody has ever said this");
});

it("stays in English for whoever reads English", async () => {
  const sentence = "mine.toml: top level: key «game» is missing.";
  expect(await translate(sentence)).toBe(sentence);
});

it("takes the pattern with the most words of its own", () => {
  const known = patterns(readFileSync("../src/zashiki/locales/en/errors.ftl", "utf8"));
  expect(known.at(-1)?.key).toBe("error-place");
  expect(told("it does not fit the Forge.", known)).not.toContain("{");
});
