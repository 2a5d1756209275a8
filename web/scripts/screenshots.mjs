// Takes the pictures of docs/screenshots from a parlour of its own. Run after `npm run build`; the beginnings of names as arguments make only those.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, withParlour } from "./parlour.mjs";

const OUT = join(ROOT, "docs/screenshots");
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ONLY = process.argv.slice(2);

let browser, url, first, identity; // of the parlour that is open

/** A page of the same person, in some colours, language and size. */
async function open(path, { theme = "light", language = "en", size = DESK } = {}) {
  const phone = size.width < 600;
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    storageState: identity,
    colorScheme: theme,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: "reduce",
  });
  await context.addInitScript((spoken) => localStorage.setItem("zashiki.language", spoken), language);
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForTimeout(1500);
  return page;
}

const wanted = (name) => !ONLY.length || ONLY.some((start) => name.startsWith(start));

async function picture(name, path, look = {}, prepare = async () => undefined) {
  if (!wanted(name)) return;
  const page = await open(path, look);
  await prepare(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
  await page.context().close();
  console.log(`${name}.png`);
}

/** A table on which a bot plays this person's seat until the game has come so far: so many choices, or a position. */
async function played(wish, until) {
  const there = typeof until === "function" ? until : (_, last) => last >= until;
  const table = await (await first.request.post("/api/tables", { data: wish })).json();
  await first.request.put(`/api/tables/${table.id}/seats/0`, { data: { bot: "adept" } });
  for (let seconds = 0; seconds < 240; seconds++) {
    const info = await (await first.request.get(`/api/tables/${table.id}`)).json();
    const history = await (await first.request.get(`/api/tables/${table.id}/history?choice=0`)).json();
    const { view } = await (await first.request.get(`/api/tables/${table.id}/history?choice=${history.last}`)).json();
    if (info.status === "finished" || there(view, history.last)) break;
    await new Promise((done) => setTimeout(done, 300));
  }
  await first.request.put(`/api/tables/${table.id}/seats/0`, { data: { bot: null } });
  return table.id;
}

mkdirSync(OUT, { recursive: true });
const solo = { game: "katana", seats: 1, settings: { ghost: 3, rooms: "first" }, public: false, start: true, pace: "at_once" };

/** Tables of a game with adepts, each played up to a position. */
function withAdepts(game, seats, settings, until) {
  return played(
    { game, seats, settings, bots: [null, ...Array(seats - 1).fill("adept")], public: false, start: true, pace: "at_once" },
    until,
  );
}

async function katana() {
  const [middle, ended] = await Promise.all([
    played({ ...solo, settings: { ghost: 3, characters: "all", promo: true, metal: true } }, 45),
    played(solo, Infinity),
  ]);
  await picture("katana", `/table/${middle}`);
  await picture("katana-dark", `/table/${middle}`, { theme: "dark", language: "it" });
  await picture("katana-phone", `/table/${middle}`, { size: PHONE });
  await picture("katana-end", `/table/${ended}`);
  await picture("katana-story", "/story/katana", { language: "it" });
}

const WAR = 4; // the phase
async function risingSun() {
  const [tea, war] = [
    await withAdepts("rising_sun", 5, { clans: "random" }, 0),
    await withAdepts("rising_sun", 4, {}, (view) => view.season >= 1 && view.phase === WAR),
  ];
  await picture("rising_sun", `/table/${war}`, {}, seen);
  await picture("rising_sun-phone", `/table/${war}`, { size: PHONE }, seen);
  await picture("rising_sun-tea", `/table/${tea}`, {}, seen);
}

async function shogun() {
  const late = (view) => view.year === 2 && view.season >= 1;
  const plan = await withAdepts("shogun", 4, { start: "fixed" }, (view) => view.year === 1 && view.season >= 1);
  const moon = await withAdepts("shogun", 5, { side: "moon" }, late);
  await picture("shogun-dark", `/table/${moon}`, { theme: "dark", language: "it" }, seen);
  await picture("shogun-phone", `/table/${moon}`, { size: PHONE }, seen);
  await picture("shogun-plan", `/table/${plan}`, {}, planned);
}

/** What happened before is looked at. */
const seen = (page) =>
  page
    .getByRole("button", { name: /^(Skip|Salta)$/ })
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined);

/** Play on to the next season and lay some cards. */
async function planned(page) {
  await seen(page);
  const spaces = ["collect_taxes", "collect_rice", "deploy_5", "battle_a", "build_temple"];
  for (let i = 0; i < 400 && !(await page.locator("[data-id='space:bid'].glow").count()); i++) {
    await page.evaluate(() =>
      document
        .querySelector(".prompt.asked .choices .button.primary, .prompt.asked .choices .button:not(.quiet), .piece.glow")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
    );
    await page.waitForTimeout(120);
  }
  for (const space of spaces) {
    if (!(await page.locator(`[data-id='space:${space}'].glow`).count())) continue; // taken already
    await page.locator(".own .hand [data-id^='card:'].glow").first().click();
    await page.locator(`[data-id='space:${space}'].glow`).click();
    await page.locator(`.plan [data-id]`).first().waitFor();
    await page.waitForTimeout(500);
  }
}

await withParlour(async (visitor, address) => {
  [browser, url] = [visitor, address];
  first = await browser.newContext({ baseURL: url });
  await first.request.get("/api/me");
  await first.request.put("/api/me", { data: { name: "Host", crest: "fan", language: "en" } });
  identity = await first.storageState();
  await picture("lobby", "/");
  for (const [name, make] of [
    ["katana", katana],
    ["rising_sun", risingSun],
    ["shogun", shogun],
  ]) {
    if (!ONLY.length || ONLY.some((start) => start.startsWith(name) || name.startsWith(start))) await make();
  }
});
