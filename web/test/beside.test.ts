import { describe, expect, it } from "vitest";
import { beside, NEVER, shared, type Box } from "../src/table/beside.ts";

const AREA: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const at = (anchor: Box | null, ...kept: Box[]): Box => {
  const { left, top } = beside(
    anchor,
    200,
    100,
    [...(anchor ? [anchor] : []), ...kept].map((one) => ({ box: one, weight: 4 })),
    AREA,
  );
  return box(left, top, 200, 100);
};

describe("the card of the teacher", () => {
  it("stands beside what it speaks of", () => {
    expect(at(box(400, 300, 50, 50))).toEqual(box(462, 275, 200, 100));
  });

  it("goes to the other side where something else is asked, and never over what it speaks of", () => {
    const [anchor, asked] = [box(400, 300, 50, 50), box(450, 200, 550, 400)];
    expect(at(anchor, asked)).toEqual(box(188, 275, 200, 100));
    for (const corner of [box(0, 0, 50, 50), box(950, 0, 50, 50), box(0, 550, 50, 50), box(950, 550, 50, 50), box(300, 0, 400, 600)])
      expect(shared(at(corner), corner)).toBe(0);
  });

  it("finds the one place that covers nothing it speaks of, however far it is", () => {
    const spoken = [box(0, 0, 1000, 240), box(0, 360, 1000, 240), box(0, 0, 380, 600), box(620, 0, 380, 600)];
    const kept = spoken.map((one) => ({ box: one, weight: NEVER }));
    const { left, top } = beside(spoken[0] ?? null, 200, 100, kept, AREA);
    for (const one of spoken) expect(shared(box(left, top, 200, 100), one)).toBe(0);
  });

  it("stands in a corner where it speaks of nothing", () => {
    expect(at(null)).toEqual(box(0, 0, 200, 100));
    expect(at(null, box(0, 0, 900, 300))).toEqual(box(0, 500, 200, 100));
  });
});
