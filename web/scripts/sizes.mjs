// How much JavaScript the first page and a table load, compressed; fails above the bars. Run after `npm run build`.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BARS = { lobby: 100, table: 250 }; // kB
const folder = new URL("../../src/zashiki/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));

/** A file with everything it always imports. */
function reach(keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key) || !manifest[key]) continue;
    found.add(key);
    reach(manifest[key].imports ?? [], found);
  }
  return found;
}

function weigh(keys) {
  const files = new Set([...reach(keys)].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, folder))).length, 0) / 1000;
}

const files = (path) => Object.keys(manifest).filter((key) => new RegExp(`${path}\\.ftl\\?raw$`).test(key));
const first = ["index.html", ...files("/locales/../(common|web)(_\\w+)?"), ...files("/words/lobby\\...")];
let failed = false;
function report(name, size, bar) {
  console.log(`${name.padEnd(24)} ${size.toFixed(1).padStart(7)} kB of ${bar} kB`);
  failed ||= size > bar;
}
report("first page", weigh(first), BARS.lobby);
for (const face of Object.keys(manifest).filter((key) => /src\/games\/\w+\/face\.ts$/.test(key))) {
  const game = face.split("/").at(-2);
  report(`table: ${game}`, weigh([...first, "src/table/TablePage.svelte", face, ...files(`/games/${game}/words/[\\w.]+`)]), BARS.table);
}
process.exit(failed ? 1 : 0);
