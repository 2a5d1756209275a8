import { expect, it } from "vitest";
import { asks } from "../../../src/games/katana/places.ts";
import { choices } from "../../../src/board/prompt.ts";
import type { Option, Prompt } from "../../../src/net/types.ts";

const option = (verb: string, ...ids: string[]): Option => ({ verb, key: `katana-verb-${verb}`, args: [], targets: ids, free: false });
const prompt = (...options: Option[]): Prompt => ({
  version: 1,
  asked: true,
  message: { key: "katana-prompt-turn", args: [] },
  options,
  places: [],
  refused: [],
});

it("a Resource glows only where it is meant", () => {
  const list = choices(
    prompt(option("arrange", "resource:wood"), option("buy_resource", "resource:steel"), option("decorate", "sword:1", "resource:leather")),
    () => true,
  );
  const where = (id: string): string[] => (["market", "project", "draft", "stock"] as const).filter((place) => asks(list, id, place));
  expect(where("resource:wood")).toEqual(["draft"]);
  expect(where("resource:steel")).toEqual(["market"]);
  expect(where("resource:leather")).toEqual(["stock"]);
  expect(where("resource:lacquer")).toEqual([]);
});
