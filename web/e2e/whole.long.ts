/** Whole games at the calm speed with three adepts: nothing is missed by the clock, and the bots wait for it. `npm run e2e:long` */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filled } from "../src/net/socket.ts";
import type { FromServer, ToServer } from "../src/net/types.ts";
import { House } from "./house.ts";
import { PLANNING, play, type Manner } from "./player.ts";
import { seen, watch } from "./probe.ts";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** What has gone over the socket. */
interface Talk {
  beats: number; // of all updates
  ahead: number[]; // updates that came before the one before them had been told, though this person had not chosen
}

function listen(page: Page): Talk {
  const talk: Talk = { beats: 0, ahead: [] };
  let [told, chosen] = [0, false];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const said = JSON.parse(String(payload)) as ToServer;
      if (said.type === "arrived") told = said.version;
      if (said.type === "answer") chosen = true;
    });
    socket.on("framereceived", ({ payload }) => {
      const heard = JSON.parse(String(payload)) as FromServer;
      if (heard.type !== "update" || heard.view !== null) return;
      talk.beats += filled(heard).beats.filter(({ log }) => log.length).length;
      if (!chosen && told < heard.version - 1) talk.ahead.push(heard.version);
      chosen = false;
    });
  });
  return talk;
}

const POINTER: Manner = { by: "pointer" };

it.each([
  ["katana", { ghost: 0 }, POINTER],
  ["rising_sun", { clans: "random" }, POINTER],
  ["shogun", {}, { ...POINTER, likings: PLANNING }],
])("%s", async (game, settings, manner) => {
  const page = await house.guest({ speed: "calm", reducedMotion: "no-preference", viewport: { width: 1440, height: 1100 } });
  await watch(page);
  const talk = listen(page);
  const wish = { game, seats: 4, settings, bots: [null, "adept", "adept", "adept"], public: false, pace: "calm" };
  await page.goto(`/table/${await house.rehearse(page, wish)}`);
  await play(page, manner);
  const { beats, faults, frames } = await seen(page);
  console.log(`${game}: ${frames} frames, ${talk.beats} beats told over the socket, ${new Set(beats).size} shown`);
  expect(faults).toEqual([]);
  expect(talk.ahead).toEqual([]);
  expect(new Set(beats).size).toBeGreaterThanOrEqual(talk.beats);
  await page.context().close();
});
