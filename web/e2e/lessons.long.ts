/** Every chapter of every lesson, following only the words: in both languages, at a desk and on a phone. `npm run e2e:long` */

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { GameInfo, LessonInfo } from "../src/net/types.ts";
import { House } from "./house.ts";
import { learn, sit } from "./lessons.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const read = async <T>(path: string): Promise<T> => (await (await fetch(inject("url") + path)).json()) as T;

for (const { id: game } of await read<GameInfo[]>("/api/games"))
  for (const lesson of await read<LessonInfo[]>(`/api/lessons/${game}`))
    for (const [size, viewport] of Object.entries(SIZES))
      describe.each(["en", "it"])(`${game} ${lesson.id} ${size} %s`, (language) => {
        it.each(lesson.chapters)("$id", async ({ id }) => {
          const page = await house.guest({ language, viewport, hasTouch: size === "phone" });
          await sit(page, game, lesson.id, id);
          expect((await learn(page)).length).toBeGreaterThan(1);
          expect(house.trouble.errors).toEqual([]);
          await page.context().close();
        });
      });
