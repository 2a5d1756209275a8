/** Colours as numbers: what a style sheet mixes is worked out, for viewers that cannot mix. */

type Colour = [red: number, green: number, blue: number, alpha: number]; // each from 0 to 1
type Triple = [number, number, number];

/** A colour in hexadecimal digits; undefined: it is written in another way. */
function read(text: string): Colour | undefined {
  if (text === "transparent") return [0, 0, 0, 0];
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const whole = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (i: number): number => parseInt(whole.slice(2 * i, 2 * i + 2) || "ff", 16) / 255;
  return [part(0), part(1), part(2), part(3)];
}

function write(colour: Colour): string {
  const digits = colour.map((part) =>
    Math.round(255 * Math.min(1, Math.max(0, part)))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("").replace(/ff$/, "")}`;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const curved = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple => matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

// Oklab as CSS Color 4 defines it
const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_OKLAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_OKLAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const SPACES: Record<string, { to(rgb: Triple): Triple; from(mixed: Triple): Triple }> = {
  srgb: { to: (rgb) => rgb, from: (rgb) => rgb },
  oklab: {
    to: (rgb) => times(TO_OKLAB, times(TO_CONES, rgb.map(linear) as Triple).map(Math.cbrt) as Triple),
    from: (lab) => times(FROM_CONES, times(FROM_OKLAB, lab).map((part) => part ** 3) as Triple).map(curved) as Triple,
  },
};

/** What `color-mix(…)` gives, by what stands between its brackets: "in srgb, #c03a2b 62%, #14100c". */
export function mixed(text: string): string {
  const [, name = "", ...parts] = /^in (\w+),\s*(\S+)\s+([\d.]+)%,\s*(\S+)$/.exec(text.trim()) ?? [];
  const [first, second] = [read(parts[0] ?? ""), read(parts[2] ?? "")];
  const space = SPACES[name];
  if (!space || !first || !second) throw new Error(`No picture can mix «${text}».`);
  const share = Number(parts[1]) / 100;
  const alpha = share * first[3] + (1 - share) * second[3];
  const weight = alpha ? (share * first[3]) / alpha : 0;
  const [one, other] = [first, second].map(([red, green, blue]) => space.to([red, green, blue])) as [Triple, Triple];
  return write([...space.from(one.map((part, i) => weight * part + (1 - weight) * (other[i] ?? 0)) as Triple), alpha]);
}
