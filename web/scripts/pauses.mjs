// Plays whole games in the browser, one person against three adepts, and prints how long the person had to wait for the bots.
// Run after `npm run build`: node scripts/pauses.mjs [rising_sun shogun …]
import { withParlour } from "./parlour.mjs";

const GAMES = process.argv.slice(2).length ? process.argv.slice(2) : ["rising_sun", "shogun"];
const BAR = 2000; // milliseconds

/** The times between two signs of life while the bots are waited for. */
class Pauses {
  found = [];
  since = null; // the last sign of life, while this person is not asked

  sent(text) {
    if (JSON.parse(text).type === "answer") this.since = performance.now();
  }

  heard(text) {
    const message = JSON.parse(text);
    if (message.type !== "update") return;
    const now = performance.now();
    if (this.since !== null) this.found.push(now - this.since);
    this.since = message.prompt?.asked || message.over ? null : now;
  }
}

/** One choice of a person in a hurry: anything that may be chosen, buttons now and then; whether there was one. */
function choose(luck) {
  const visible = (selector) => [...document.querySelectorAll(selector)];
  const buttons = visible(".prompt.asked .choices .button:not([aria-expanded]):not(.quiet)");
  const done = buttons.find((button) => /^(Done)/.test(button.textContent.trim()));
  const targets = document.querySelector(".prompt.asked") ? visible(".piece.glow") : [];
  const list = done && luck < 0.3 ? [done] : buttons.length && (!targets.length || luck < 0.5) ? buttons : targets;
  list[Math.floor(luck * 997) % list.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return list.length > 0;
}

async function play(browser, url, game) {
  const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })).newPage();
  const pauses = new Pauses();
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => pauses.sent(String(payload)));
    socket.on("framereceived", ({ payload }) => pauses.heard(String(payload)));
  });
  await page.goto("/");
  await page.evaluate(() => fetch("/api/me"));
  const wish = { game, seats: 4, bots: [null, "adept", "adept", "adept"], public: false, start: true };
  const table = await page.evaluate(
    async (body) =>
      (await (await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body })).json()).id,
    JSON.stringify(wish),
  );
  const began = performance.now();
  await page.goto(`/table/${table}`);
  while (!(await page.locator("dialog[open] .winner").isVisible())) {
    if (!(await page.evaluate(choose, Math.random()))) await page.waitForTimeout(40);
    else await page.waitForTimeout(15);
  }
  await page.context().close();
  return { pauses: pauses.found.sort((a, b) => a - b), minutes: (performance.now() - began) / 60_000 };
}

await withParlour(async (browser, url) => {
  for (const game of GAMES) {
    const { pauses, minutes } = await play(browser, url, game);
    const at = (share) => Math.round(pauses[Math.min(pauses.length - 1, Math.floor(share * pauses.length))] ?? 0);
    console.log(
      `${game.padEnd(12)} ${pauses.length} waits, median ${at(0.5)} ms, 99 % below ${at(0.99)} ms, longest ${at(1)} ms (bar ${BAR} ms), ${minutes.toFixed(1)} minutes`,
    );
  }
});
