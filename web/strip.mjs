import { chromium } from "playwright-core";
const [game, verb, presses, out, width = "1440", height = "900", theme = "light", language = "en", speed = "calm"] = process.argv.slice(2);
const url = process.env.URL;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
const context = await browser.newContext({ viewport: { width: +width, height: +height }, baseURL: url });
await context.addInitScript(
  (t) => {
    for (const [k, v] of Object.entries(t)) localStorage.setItem(`zashiki.${k}`, v);
  },
  { language, theme, speed },
);
const page = await context.newPage();
page.on("pageerror", (e) => console.log("ERROR", String(e)));
await page.request.get("/api/me");
const wish =
  game === "katana"
    ? { game, seats: 1, settings: { ghost: 1, rooms: "first" }, public: false }
    : {
        game,
        seats: 4,
        settings: game === "rising_sun" ? { clans: "random" } : {},
        bots: [null, "adept", "adept", "adept"],
        public: false,
      };
const scene = verb.startsWith("{") ? JSON.parse(verb) : verb === "-" ? { choices: 6 } : { verbs: [verb] };
const reply = await page.request.post("/api/rehearsals", { data: { table: wish, scene } });
const { id } = await reply.json();
await page.goto(`/table/${id}`);
await page.locator(".prompt").waitFor();
let n = 0,
  pressed = 0;
const shot = async () => page.screenshot({ path: `/tmp/strip/${out}-${String(n++).padStart(3, "0")}.jpg`, type: "jpeg", quality: 60 });
for (let i = 0; i < 400 && n < 60; i++) {
  await shot();
  const asked = await page.locator(".desk:not([data-telling]):not([data-busy]) .prompt.asked").count();
  if (await page.locator(".hits .button.primary").count()) {
    await page.locator(".hits .button.primary").first().click();
    continue;
  }
  if (asked) {
    if (pressed >= +presses) break;
    const done = page.locator(".prompt .choices .button").filter({ hasText: /^(Done|Fatto|Pass)/ });
    if (await done.count()) await done.first().click();
    else if (await page.locator(".prompt .choices .button").count()) await page.locator(".prompt .choices .button").last().click();
    else await page.locator(".piece.glow .reach").first().click({ force: true });
    pressed++;
  }
  await page.waitForTimeout(300);
}
await browser.close();
console.log(n, "pictures");
