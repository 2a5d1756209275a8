import { expect, it } from "vitest";
import { guide } from "../src/learn/guide.svelte.ts";
import { folded, paragraphs, pieces, ruleOf, rulesAbout, speaksOf } from "../src/learn/primer.ts";
import type { Primer, Term } from "../src/net/types.ts";

const term = (id: string, more: Partial<Term>): Term => ({
  ...{ id, title: id, text: "", also: [], marks: [], kinds: [], met: [], rules: [], things: [] },
  ...more,
});
const PRIMER: Primer = {
  ...{ screens: [], moments: [], scoring: [] },
  terms: [term("room", { kinds: ["room"], rules: ["AB-PAL-01"], things: [{ id: "room:steel", name: "Steel", help: "" }] })],
  where: { "prompt:bid": "AB-BID-01", "event:gains": "AB-GAIN-01", "event:gains:coins": "AB-GAIN-02", "room:lacquer": "AB-PAL-07" },
};

it("a text leads to terms and rules", () => {
  expect(pieces("Take a [Sword](sword), **once** (AB-CD-01).")).toEqual([
    { text: "Take a " },
    { text: "Sword", term: "sword" },
    { text: ", " },
    { text: "once", bold: true },
    { text: " (" },
    { text: "AB-CD-01", rule: "AB-CD-01" },
    { text: ")." },
  ]);
  expect(paragraphs("One\nline.\n\nTwo.")).toEqual(["One line.", "Two."]);
});

it("words are found whatever their form and accents", () => {
  expect(folded("Daimyō")).toBe("daimyo");
  expect(speaksOf("Le Spade delle Dimore", "spada dimora")).toBe(true);
  expect(speaksOf("Each Sword of a House", "swords house")).toBe(true);
  expect(speaksOf("Each Sword of a House", "swords market")).toBe(false);
});

it("a prompt, an event with its source, and a thing lead to their rules", () => {
  expect(ruleOf(PRIMER, "AB-CD-01")).toBe("AB-CD-01");
  expect(ruleOf(PRIMER, "prompt:bid")).toBe("AB-BID-01");
  expect(ruleOf(PRIMER, "event:gains:coins")).toBe("AB-GAIN-02");
  expect(ruleOf(PRIMER, "event:gains:swords")).toBe("AB-GAIN-01");
  expect(ruleOf(PRIMER, "room:lacquer")).toBe("AB-PAL-07");
  expect(ruleOf(PRIMER, "room:steel")).toBe("AB-PAL-01");
  expect(ruleOf(PRIMER, "seat:1")).toBe("");
});

it("rules are found by the name of a thing on the board, too", () => {
  const rules = ["AB-PAL-01", "AB-BID-01"].map((id) => ({ id, section: "", text: "…" }));
  expect(rulesAbout(rules, PRIMER.terms, "steel").map((rule) => rule.id)).toEqual(["AB-PAL-01"]);
  expect(rulesAbout(rules, PRIMER.terms, " ")).toHaveLength(2);
});

it("one comes back to where one came from", () => {
  guide.open("katana", "rules", "AB-CD-01");
  guide.turn("glossary", "sword");
  guide.turn("rules", "AB-CD-02");
  guide.goBack();
  expect(guide.place).toEqual({ game: "katana", tab: "glossary", id: "sword" });
  guide.goBack();
  expect(guide.place?.id).toBe("AB-CD-01");
  expect(guide.back).toBeNull();
  guide.close();
  expect(guide.place).toBeNull();
});
