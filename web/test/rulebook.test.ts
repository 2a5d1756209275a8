import { expect, it } from "vitest";
import { plain } from "../src/words/rulebook.ts";

it("a rule is told without the numbers of other rules", () => {
  const rule = {
    id: "SNK-HOUSE-01",
    section: "",
    text: "A **Sword** that cannot enter cannot be chosen (SNK-R-05, SNK-HOUSE-02); see (1).",
  };
  expect(plain(rule)).toBe("A Sword that cannot enter cannot be chosen; see (1).");
});
