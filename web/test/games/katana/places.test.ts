import { expect, it } from "vitest";
import { means, type Place } from "../../../src/games/katana/places.ts";
import type { LogLine } from "../../../src/net/types.ts";
import { all, option } from "../../prompts.ts";

const told = (...events: string[]): LogLine[] => events.map((event) => ({ key: `katana-event-${event}`, args: [] }) as unknown as LogLine);
const PLACES: Place[] = ["market", "project", "draft", "stock"];

it("a Resource glows only where it is meant", () => {
  const open = all(
    option("arrange", "resource:wood"),
    option("buy_resource", "resource:steel"),
    option("decorate", "sword:1", "resource:leather"),
  );
  const where = (id: string): Place[] => PLACES.filter((place) => means({ open, story: { place: null } }, id, place));
  expect(where("resource:wood")).toEqual(["draft"]);
  expect(where("resource:steel")).toEqual(["market"]);
  expect(where("resource:leather")).toEqual(["stock"]);
  expect(where("resource:lacquer")).toEqual([]);
});

it("a Resource that is told of is marked only where something has changed", () => {
  const where = (...events: string[]): Place[] =>
    PLACES.filter((place) => means({ open: [], story: { place: { lines: told(...events) } } }, "resource:lacquer", place));
  expect(where("moves")).toEqual(["stock"]);
  expect(where("price_rises")).toEqual(["market"]);
  expect(where("plans")).toEqual(["project"]);
});
