/** Every chapter of every lesson, following only the words: in both languages, at a desk and on a phone. `npm run e2e:long` */

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { GameInfo, LessonInfo } from "../src/net/types.ts";
import { House } from "./house.ts";
import { learn, sit } from "./lessons.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const read = async <T>(path: string): Promise<T> => (await (await fetch(inject("url") + path)).json()) as T;

describe.each(["en", "it"])("in %s", (language) => {
  it.each(SIZES)("at $width×$height", async (viewport) => {
    for (const { id: game } of await read<GameInfo[]>("/api/games")) {
      for (const lesson of await read<LessonInfo[]>(`/api/lessons/${game}`)) {
        for (const { id } of lesson.chapters) {
          const page = await house.guest({ language, viewport, hasTouch: viewport.width < 860 });
          await sit(page, game, lesson.id, id);
          expect((await learn(page, game, id)).length).toBeGreaterThan(2);
          await page.context().close();
        }
      }
    }
  });
});
