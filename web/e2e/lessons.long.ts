/** Every chapter of every lesson, following only the words: in both languages, at a desk and on a phone, and by keyboard alone. `npm run e2e:long` */

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { GameInfo, LessonInfo } from "../src/net/types.ts";
import { House } from "./house.ts";
import { learn, sit } from "./lessons.ts";
import type { Manner } from "./player.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WAYS: { way: string; language: string; viewport: typeof DESK; by: Manner["by"] }[] = [
  { way: "desk en", language: "en", viewport: DESK, by: "pointer" },
  { way: "desk it", language: "it", viewport: DESK, by: "pointer" },
  { way: "phone en", language: "en", viewport: PHONE, by: "pointer" },
  { way: "phone it", language: "it", viewport: PHONE, by: "pointer" },
  { way: "keyboard en", language: "en", viewport: DESK, by: "keyboard" },
];

const read = async <T>(path: string): Promise<T> => (await (await fetch(inject("url") + path)).json()) as T;

for (const { id: game } of await read<GameInfo[]>("/api/games"))
  for (const lesson of await read<LessonInfo[]>(`/api/lessons/${game}`))
    for (const { way, language, viewport, by } of WAYS)
      describe(`${game} ${lesson.id} ${way}`, () => {
        it.each(lesson.chapters.map(({ id }) => id))("%s", async (id) => {
          const page = await house.guest({ language, viewport, hasTouch: viewport === PHONE });
          await sit(page, game, lesson.id, id);
          expect((await learn(page, { by })).length).toBeGreaterThan(1);
          expect(house.trouble.errors).toEqual([]);
          await page.context().close();
        });
      });
