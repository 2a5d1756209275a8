// Takes the pictures of docs/screenshots from a parlour of its own. Run after `npm run build`.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");
const OUT = join(ROOT, "docs/screenshots");
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const data = mkdtempSync(join(tmpdir(), "zashiki-pictures-"));
const server = spawn(process.env.ZASHIKI ?? join(ROOT, ".venv/bin/zashiki"), ["serve", "--data", data, "--port", "0"], { env: { ...process.env, PYTHONUNBUFFERED: "1" } });
const url = await new Promise((found, failed) => {
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
      const address = /http:\/\/[\d.]+:\d+/.exec(said);
      if (address) found(address[0]);
    });
  server.on("exit", () => failed(new Error(said)));
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
const first = await browser.newContext({ baseURL: url });
await first.request.get("/api/me");
await first.request.put("/api/me", { data: { name: "Ayame", crest: "fan", language: "en" } });
const identity = await first.storageState();

/** A page of the same person, in some colours, language and size. */
async function open(path, { theme = "light", language = "en", size = DESK } = {}) {
  const phone = size.width < 600;
  const context = await browser.newContext({ baseURL: url, viewport: size, storageState: identity, colorScheme: theme, isMobile: phone, hasTouch: phone, reducedMotion: "reduce" });
  await context.addInitScript((spoken) => localStorage.setItem("zashiki.language", spoken), language);
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForTimeout(1500);
  return page;
}

async function picture(name, path, look = {}, prepare = async () => undefined) {
  const page = await open(path, look);
  await prepare(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
  await page.context().close();
  console.log(`${name}.png`);
}

/** A table on which a bot plays this person's seat until the game has come so far. */
async function played(wish, until) {
  const table = await (await first.request.post("/api/tables", { data: wish })).json();
  const { bots } = (await (await first.request.get("/api/games")).json()).find((game) => game.id === wish.game);
  await first.request.put(`/api/tables/${table.id}/seats/0`, { data: { bot: bots.at(-1) } });
  for (let seconds = 0; seconds < 240; seconds++) {
    const info = await (await first.request.get(`/api/tables/${table.id}`)).json();
    const history = await (await first.request.get(`/api/tables/${table.id}/history?choice=0`)).json();
    if (info.status === "finished" || history.last >= until) break;
    await new Promise((done) => setTimeout(done, 500));
  }
  await first.request.put(`/api/tables/${table.id}/seats/0`, { data: { bot: null } });
  return table.id;
}

mkdirSync(OUT, { recursive: true });
const solo = { game: "katana", seats: 1, options: { ghost: 3, rooms: "first" }, public: false, start: true };
const hosted = { game: "katana", seats: 3, name: "Evening at the Wisteria House", options: { characters: "all", promo: true, metal: true }, bots: [null, null, null] };
try {
  const fresh = (await (await first.request.post("/api/tables", { data: solo })).json()).id;
  const [middle, story, ended] = await Promise.all([
    played({ ...solo, options: { ghost: 3, characters: "all", promo: true, metal: true } }, 45),
    played({ ...solo, options: { ghost: 2, chapter: 4 } }, 25),
    played(solo, Infinity),
  ]);
  const room = (await (await first.request.post("/api/tables", { data: hosted })).json()).id;
  const choose = (page) => page.locator(".piece.glow").first().dispatchEvent("click");
  await picture("lobby", "/");
  await picture("lobby-dark", "/", { theme: "dark", language: "it" });
  await picture("lobby-phone", "/", { size: PHONE });
  await picture("new-table", "/new/katana", { language: "it" });
  await picture("waiting-room", `/table/${room}`);
  await picture("katana-start", `/table/${fresh}`, {}, choose);
  await picture("katana", `/table/${middle}`);
  await picture("katana-dark", `/table/${middle}`, { theme: "dark", language: "it" });
  await picture("katana-small", `/table/${middle}`, { size: { width: 1024, height: 768 } });
  await picture("katana-phone", `/table/${middle}`, { size: PHONE });
  await picture("katana-story", `/table/${story}`, { language: "it" });
  await picture("katana-end", `/table/${ended}`);
  await picture("katana-end-phone", `/table/${ended}`, { size: PHONE, theme: "dark" });
  await picture("about", "/about", { theme: "dark" });
} finally {
  await browser.close();
  server.removeAllListeners("exit");
  server.kill();
  await new Promise((done) => server.once("exit", done));
  rmSync(data, { recursive: true, force: true });
}
