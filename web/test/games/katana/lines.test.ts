import { expect, it } from "vitest";
import { lines } from "../../../src/games/katana/lines.ts";

it("a long name stands in two lines of about the same length", () => {
  expect(lines("Steel", 10)).toEqual(["Steel"]);
  expect(lines("Pelle per 1", 10)).toEqual(["Pelle", "per 1"]);
  expect(lines("Straight to the forge", 10)).toEqual(["Straight to", "the forge"]);
  expect(lines("Ampliamento", 10)).toEqual(["Ampliamento"]);
});
