/** As many buttons as there is room for. */

import { flushSync, tick } from "svelte";
import { expect, it } from "vitest";
import { fitting, rows } from "../src/table/fitting.svelte.ts";

const box = (top: number, height: number): Element => ({ getBoundingClientRect: () => new DOMRect(0, top, 10, height) }) as Element;

it("rows are counted by what stands beside each other, however high it is", () => {
  expect(rows([])).toBe(0);
  expect(rows([box(10, 40), box(20, 20), box(0, 0)])).toBe(1);
  expect(rows([box(10, 40), box(20, 20), box(50, 40), box(50, 40)])).toBe(2);
});

it("the first arrangement that fits is taken, and all are tried again with other content", async () => {
  let content = $state("long");
  let room = 1; // arrangements from here on fit
  const tried: number[] = [];
  let arrangement = { number: -1, check: (): void => undefined };
  const end = $effect.root(() => {
    arrangement = fitting(
      3,
      () => content,
      () => {
        tried.push(arrangement.number);
        return arrangement.number >= room;
      },
    );
  });
  const settled = async (): Promise<void> => {
    flushSync();
    for (let i = 0; i < 9; i++) await tick();
  };
  await settled();
  expect([arrangement.number, tried]).toEqual([1, [0, 1]]);

  room = 2; // the letters have come, and they are wider
  arrangement.check();
  await settled();
  expect(arrangement.number).toBe(2);

  room = 9;
  content = "longer";
  await settled();
  expect(arrangement.number).toBe(3); // the barest, whether it fits or not

  room = 0;
  content = "short";
  await settled();
  expect(arrangement.number).toBe(0);
  end();
});
