// Draws the map of Shogun: writes src/games/shogun/map.json. Always the same result for the same data.
//
// The land is a sketch of Japan from Chūgoku to Kantō. On a grid of small hexagons the provinces grow from where the component set
// says they lie; then single hexagons change hands until two provinces share a border exactly when the set says so. In a grid of
// hexagons never more than three meet in a point, so provinces that are no neighbours do not touch at all. Last, the borders are cut
// into arcs, which the provinces on both sides share, and smoothed.
import { readFileSync, writeFileSync } from "node:fs";

const here = (path) => new URL(path, import.meta.url);
const WIDTH = 1300;
const HEIGHT = 900;
const STEP = 11; // between the centres of two hexagons of a row
const RISE = (STEP * Math.sqrt(3)) / 2; // between two rows
const LONG_ENOUGH = 6; // sides of hexagons that neighbours must share
const SEA = 0;
const SWEEPS = 260;

// --- the component set ------------------------------------------------------------------------------------------------------

const toml = readFileSync(here("../../src/zashiki/games/shogun/data/components.toml"), "utf8");

function provincesOf(text) {
  return text
    .split("[[provinces]]\n")
    .slice(1)
    .map((block) => ({
      id: /^id = "(\w+)"/m.exec(block)[1],
      x: Number(/^x = (\d+)/m.exec(block)[1]),
      y: Number(/^y = (\d+)/m.exec(block)[1]),
    }));
}

function bordersOf(text) {
  return [.../^land = \[$([\s\S]*?)^\]$/m.exec(text)[1].matchAll(/\["(\w+)", "(\w+)"\]/g)].map(([, one, two]) => [one, two]);
}

const provinces = provincesOf(toml);
const number = new Map(provinces.map((province, i) => [province.id, i + 1])); // as labels of hexagons; 0 is the sea
const COUNT = provinces.length + 1;
const wanted = Array.from({ length: COUNT }, () => new Array(COUNT).fill(false));
for (const [one, two] of bordersOf(toml)) wanted[number.get(one)][number.get(two)] = wanted[number.get(two)][number.get(one)] = true;

// --- the sketch, in the box of 1000 by 1000 of the component set ---------------------------------------------------------------

// prettier-ignore
const HONSHU = [
  [4, 660], [14, 622], [44, 590], [70, 556], [84, 512], [82, 482], [118, 458], [165, 455], [200, 470], [232, 452], [275, 446], [318, 440],
  [352, 430], [380, 408], [398, 424], [412, 446], [446, 446], [464, 436], [468, 404], [474, 366], [488, 322], [508, 276], [522, 224],
  [524, 176], [514, 124], [532, 84], [576, 56], [622, 44], [634, 66], [600, 104], [604, 140], [590, 172], [606, 196], [640, 192], [668, 178],
  [690, 140], [712, 100], [742, 66], [776, 42], [806, 20], [850, 12], [930, 10], [966, 40], [976, 90], [984, 140], [984, 210], [996, 280], [990, 340],
  [999, 404], [990, 440], [984, 486], [988, 530], [962, 574], [944, 610], [908, 634], [882, 612], [896, 566], [902, 514], [908, 470],
  [896, 448], [880, 462], [876, 496], [866, 528], [872, 560], [848, 556], [832, 564], [838, 600], [832, 648], [806, 684], [780, 664],
  [776, 624], [762, 598], [746, 622], [730, 652], [692, 664], [656, 656], [622, 664], [600, 656], [612, 628], [590, 606], [564, 606],
  [548, 632], [552, 672], [584, 692], [606, 720], [604, 756], [578, 778], [548, 792], [524, 838], [488, 884], [446, 900], [410, 872],
  [388, 828], [386, 786], [400, 752], [392, 716], [374, 692], [346, 664], [314, 654], [290, 668], [264, 690], [232, 676], [204, 690],
  [170, 702], [144, 720], [112, 752], [72, 764], [40, 742], [20, 700],
];
// prettier-ignore
const SHIKOKU = [
  [60, 864], [94, 834], [122, 806], [156, 800], [188, 784], [204, 760], [240, 744], [286, 748], [318, 770], [342, 802], [338, 846], [318, 884],
  [292, 920], [266, 898], [232, 902], [206, 930], [178, 962], [146, 992], [112, 978], [100, 940], [84, 906], [56, 884],
];

function inside(polygon, x, y) {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [polygon[i], polygon[j]];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  }
  return odd;
}

/** Where a line turns at sea, in the box of 1000 by 1000; it begins and ends on the coasts nearest to that point. */
const ROUTES = {
  "aki-iyo": [96, 786],
  "awa_boso-izu": [858, 640],
  "awa_shikoku-kii": [362, 826],
  "harima-sanuki": [298, 706],
  "izu-shima": [700, 730],
  "kaga-tajima": [410, 330],
  "bizen-sanuki": [252, 716],
  "echigo-noto": [672, 80],
  "izumo-wakasa": [262, 356],
  "kazusa-musashi": [890, 490],
  "kii-tosa": [352, 990],
  "mikawa-shima": [606, 676],
};
const ports = new Set(Object.keys(ROUTES).flatMap((pair) => pair.split("-").map((id) => number.get(id)))); // they need a coast

// --- the grid ------------------------------------------------------------------------------------------------------------------

const COLUMNS = Math.floor(WIDTH / STEP) + 2;
const ROWS = Math.floor(HEIGHT / RISE) + 2;
const CELLS = COLUMNS * ROWS;
const centre = (cell) => {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  return [(column + (row % 2 ? 0.5 : 0)) * STEP, row * RISE];
};
/** The six neighbours in order round the cell, beginning in the east and going down; -1 outside the grid. */
const around = Array.from({ length: CELLS }, (_, cell) => {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  const odd = row % 2;
  const near = [
    [0, 1],
    [1, odd],
    [1, odd - 1],
    [0, -1],
    [-1, odd - 1],
    [-1, odd],
  ];
  return near.map(([down, right]) => {
    const [r, c] = [row + down, column + right];
    return r < 0 || r >= ROWS || c < 0 || c >= COLUMNS ? -1 : r * COLUMNS + c;
  });
});
/** The frame of the picture stays sea. */
function atEdge(cell) {
  const [x, y] = centre(cell);
  return x < STEP || y < STEP || x > WIDTH - STEP || y > HEIGHT - STEP;
}
/** The ring of twelve behind the six: with it borders do not stick to the directions of the grid. */
const beyond = around.map((near, cell) => {
  const second = new Set(near.flatMap((other) => (other < 0 ? [] : around[other])));
  return [...second].filter((other) => other >= 0 && other !== cell && !near.includes(other));
});
const sketched = Array.from({ length: CELLS }, (_, cell) => {
  const [x, y] = centre(cell);
  const [u, v] = [(x / WIDTH) * 1000, (y / HEIGHT) * 1000];
  if (atEdge(cell)) return 0;
  return inside(HONSHU, u, v) ? 1 : inside(SHIKOKU, u, v) ? 2 : 0;
});

/** A small generator of chance, so that every run draws the same map. */
let seed = 3; // of the first ones tried, that with most room in its smallest province
function chance() {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

// --- growing -------------------------------------------------------------------------------------------------------------------

const ISLAND = new Set(["iyo", "sanuki", "tosa", "awa_shikoku"].map((id) => number.get(id)));
const sites = provinces.map(({ x, y }) => [(x / 1000) * WIDTH, (y / 1000) * HEIGHT]);
const label = new Array(CELLS).fill(SEA);

function nearestCell([x, y], land) {
  let [best, least] = [-1, Infinity];
  for (let cell = 0; cell < CELLS; cell++) {
    if (sketched[cell] !== land || label[cell]) continue;
    const [u, v] = centre(cell);
    const distance = (u - x) ** 2 + (v - y) ** 2;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

function grow() {
  let front = provinces.map((_, i) => {
    const cell = nearestCell(sites[i], ISLAND.has(i + 1) ? 2 : 1);
    label[cell] = i + 1;
    return cell;
  });
  while (front.length) {
    const next = [];
    for (const cell of front)
      for (const other of around[cell])
        if (other >= 0 && sketched[other] && !label[other]) {
          label[other] = label[cell];
          next.push(other);
        }
    front = next;
  }
}

// --- changing hands --------------------------------------------------------------------------------------------------------------

const area = new Array(COUNT).fill(0);
const sides = Array.from({ length: COUNT }, () => new Array(COUNT).fill(0)); // sides of hexagons shared by two labels

function count() {
  area.fill(0);
  for (const row of sides) row.fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    area[label[cell]] += 1;
    for (const other of around[cell]) if (other >= 0 && label[other] !== label[cell]) sides[label[cell]][label[other]] += 1;
  }
}

/** Whether the neighbours with a label are one unbroken arc, so that losing or gaining the cell tears nothing and makes no hole. */
function simple(cell, owner) {
  let changes = 0;
  let some = false;
  for (let i = 0; i < 6; i++) {
    const [one, two] = [around[cell][i], around[cell][(i + 1) % 6]];
    const [here, there] = [one >= 0 && label[one] === owner, two >= 0 && label[two] === owner];
    some ||= here;
    if (here !== there) changes += 1;
  }
  return some && changes === 2;
}

function pairCost(one, two) {
  if (!one || !two) return 0;
  const length = sides[one][two];
  if (!wanted[one][two]) return length * 6;
  return length < LONG_ENOUGH ? (LONG_ENOUGH - length) * 9 : length < 2 * LONG_ENOUGH ? (2 * LONG_ENOUGH - length) * 0.6 : 0;
}

function change(cell, to) {
  const from = label[cell];
  for (const other of around[cell]) {
    const near = label[other];
    if (near !== from) {
      sides[from][near] -= 1;
      sides[near][from] -= 1;
    }
    if (near !== to) {
      sides[to][near] += 1;
      sides[near][to] += 1;
    }
  }
  area[from] -= 1;
  area[to] += 1;
  label[cell] = to;
}

function cost(cell, labels, mean) {
  let sum = 0;
  for (let i = 0; i < labels.length; i++) for (let j = i + 1; j < labels.length; j++) sum += pairCost(labels[i], labels[j]);
  for (const one of labels) if (one) sum += ((area[one] - mean) / mean) ** 2 * 150;
  for (const one of labels) if (ports.has(one)) sum += Math.max(0, LONG_ENOUGH - sides[one][SEA]) * 9;
  const own = label[cell];
  for (const other of around[cell]) if (label[other] !== own) sum += 0.5;
  for (const other of beyond[cell]) if (label[other] !== own) sum += 0.22;
  sum += own > 0 !== sketched[cell] > 0 ? 1.9 : 0;
  if (own) {
    const [x, y] = centre(cell);
    const [u, v] = sites[own - 1];
    sum += ((x - u) ** 2 * 0.7 + (y - v) ** 2 * 1.2) / 9000;
  }
  return sum;
}

function anneal() {
  const land = label.filter(Boolean).length;
  const mean = land / provinces.length;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const heat = sweep < SWEEPS - 40 ? 1.5 * (1 - sweep / (SWEEPS - 40)) + 0.05 : 0.001;
    for (let i = 0; i < CELLS; i++) {
      const cell = Math.floor(chance() * CELLS);
      if (atEdge(cell)) continue;
      const from = label[cell];
      const to = label[around[cell][Math.floor(chance() * 6)]];
      if (to === from || !simple(cell, from) || !simple(cell, to)) continue;
      if (from && area[from] < 10) continue;
      const labels = [...new Set([from, to, ...around[cell].map((other) => label[other])])];
      const before = cost(cell, labels, mean);
      change(cell, to);
      const after = cost(cell, labels, mean);
      if (after > before && chance() > Math.exp((before - after) / heat)) change(cell, from);
    }
  }
}

function faults() {
  const found = [];
  for (let one = 1; one < COUNT; one++)
    for (let two = one + 1; two < COUNT; two++) {
      const length = sides[one][two];
      if (wanted[one][two] ? length < LONG_ENOUGH : length > 0) found.push([provinces[one - 1].id, provinces[two - 1].id, length]);
    }
  return found;
}

// --- arcs ------------------------------------------------------------------------------------------------------------------------

/** The corner of a cell between its neighbours i - 1 and i, as a key all three cells agree on. */
function corner(cell, i) {
  const [x, y] = centre(cell);
  const angle = ((i * 60 - 30) * Math.PI) / 180;
  const radius = STEP / Math.sqrt(3);
  return `${Math.round((x + radius * Math.cos(angle)) * 10)},${Math.round((y + radius * Math.sin(angle)) * 10)}`;
}

/** Every side between two labels as [from, to] with the first label on its right hand. */
function borderSides() {
  const found = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!label[cell]) continue;
    for (let i = 0; i < 6; i++) {
      const other = around[cell][i];
      if (other < 0 || label[other] === label[cell]) continue;
      found.push({ from: corner(cell, i), to: corner(cell, i + 1), own: label[cell], other: label[other] });
    }
  }
  return found;
}

const point = (key) => key.split(",").map((part) => Number(part) / 10);

/** Join sides between the same two labels to arcs; each is kept once, seen from the lower label (the sea last). */
function arcsOf(list) {
  const kept = list.filter((side) => !side.other || side.own < side.other);
  const groups = new Map();
  for (const side of kept) {
    const key = `${side.own}-${side.other}`;
    if (!groups.has(key)) groups.set(key, new Map());
    groups.get(key).set(side.from, side.to);
  }
  const arcs = [];
  for (const [key, next] of groups) {
    const [own, other] = key.split("-").map(Number);
    const ends = new Set(next.values());
    const starts = [...next.keys()].filter((from) => !ends.has(from));
    while (next.size) {
      const start = starts.shift() ?? next.keys().next().value;
      const points = [start];
      let at = start;
      while (next.has(at)) {
        const to = next.get(at);
        next.delete(at);
        points.push(to);
        at = to;
      }
      arcs.push({ own, other, points: points.map(point) });
    }
  }
  return arcs;
}

/** Smooth a line with its ends in place; a ring (an island of one province) has none. */
function smooth(points, rounds) {
  let line = points;
  for (let round = 0; round < rounds; round++)
    line = line.map((here, i) => {
      const [before, after] = [line[i - 1], line[i + 1]];
      return before && after ? [(before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4] : here;
    });
  return line;
}

/** A coast or border drawn by hand is never quite straight. */
function waver(points, by) {
  return points.map(([x, y], i) => {
    const [one, two] = [chance() - 0.5, chance() - 0.5];
    return i && i < points.length - 1 ? [x + one * by, y + two * by] : [x, y];
  });
}

/** Leave out what lies nearly on a straight line (Douglas and Peucker). */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(dx, dy) || 1;
  let [worst, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = Math.abs((points[i][0] - first[0]) * dy - (points[i][1] - first[1]) * dx) / long;
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

/** The corners where three labels meet move a little too, so that borders run through them without a kink. */
function relaxNodes(arcs) {
  const at = new Map();
  for (const arc of arcs) {
    for (const [end, near] of [
      [arc.points[0], arc.points[1]],
      [arc.points.at(-1), arc.points.at(-2)],
    ]) {
      const key = end.join();
      if (!at.has(key)) at.set(key, { points: [], near: [] });
      at.get(key).points.push(end);
      at.get(key).near.push(near);
    }
  }
  const moved = new Map();
  for (const [key, { near }] of at) {
    const middle = [0, 1].map((axis) => near.reduce((sum, p) => sum + p[axis], 0) / near.length);
    const here = key.split(",").map(Number);
    moved.set(key, near.length < 3 ? here : [0, 1].map((axis) => (here[axis] + middle[axis]) / 2));
  }
  for (const arc of arcs) {
    arc.points[0] = moved.get(arc.points[0].join());
    arc.points[arc.points.length - 1] = moved.get(arc.points.at(-1).join());
  }
}

// --- where things stand in a province ----------------------------------------------------------------------------------------------

function outline(arcs, own) {
  const parts = arcs.flatMap((arc) => (arc.own === own ? [arc.points] : arc.other === own ? [[...arc.points].reverse()] : []));
  const ring = [...parts.shift()];
  while (parts.length) {
    const end = ring.at(-1).join();
    const i = parts.findIndex((part) => part[0].join() === end);
    ring.push(...parts.splice(i, 1)[0].slice(1));
  }
  return ring.slice(0, -1);
}

/** The middle of the largest box, wider than high, that fits: there is room for the name, the armies and the buildings. */
function middle(ring, WIDE = 1.5) {
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  let best = { size: -1, x: 0, y: 0 };
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 3)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 3) {
      if (!inside(ring, x, y)) continue;
      let size = Infinity;
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) size = Math.min(size, reach(ring[i], ring[j], x, y, WIDE));
      if (size > best.size) best = { size, x, y };
    }
  return best;
}

/** How large a box round a point may be before it meets a line: sampled along the line. */
function reach([x1, y1], [x2, y2], x, y, wide) {
  let least = Infinity;
  for (let t = 0; t <= 1; t += 0.25) {
    const [u, v] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    least = Math.min(least, Math.hypot((u - x) / wide, v - y));
  }
  return least;
}

// --- the sea routes ------------------------------------------------------------------------------------------------------------------

function coast(arcs, own, [x, y]) {
  const points = arcs.filter((arc) => arc.own === own && !arc.other).flatMap((arc) => arc.points.slice(1, -1));
  return points.reduce((best, p) => (Math.hypot(p[0] - x, p[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? p : best));
}

function routesOf(arcs) {
  return Object.entries(ROUTES).map(([pair, [u, v]]) => {
    const [one, two] = pair.split("-");
    const bend = [(u / 1000) * WIDTH, (v / 1000) * HEIGHT];
    const ends = [one, two].map((id) => coast(arcs, number.get(id), bend));
    return { between: [one, two], line: [ends[0], bend, ends[1]].map((p) => p.map(Math.round)) };
  });
}

// --- all together -----------------------------------------------------------------------------------------------------------------

grow();
count();
anneal();
count();
const wrong = faults();
if (wrong.length) throw new Error(`these borders are not as they should be: ${wrong.join("; ")}`);
const arcs = arcsOf(borderSides());
relaxNodes(arcs);
for (const arc of arcs)
  arc.points = simplify(smooth(waver(smooth(arc.points, 6), arc.other ? 8 : 13), 1), 0.7).map(([x, y]) => [
    Math.round(x * 2) / 2,
    Math.round(y * 2) / 2,
  ]);
const drawn = provinces.map(({ id }, i) => {
  const { x, y, size } = middle(outline(arcs, i + 1));
  return { id, x: Math.round(x), y: Math.round(y), room: Math.round(size) };
});
const name = (own) => provinces[own - 1]?.id ?? null;
const lines = (list) => list.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n");
const text = `{
  "width": ${WIDTH},
  "height": ${HEIGHT},
  "provinces": [\n${lines(drawn)}\n  ],
  "arcs": [\n${lines(arcs.map((arc) => ({ of: [name(arc.own), name(arc.other)], points: arc.points.flat() })))}\n  ],
  "routes": [\n${lines(routesOf(arcs))}\n  ]
}
`;
writeFileSync(here("../src/games/shogun/map.json"), text);
console.log(`${arcs.length} arcs, ${Math.round(text.length / 1024)} kB; least room ${Math.min(...drawn.map((p) => p.room))}`);
