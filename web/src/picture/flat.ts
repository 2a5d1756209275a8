/** A drawing of the browser part becomes one for every viewer: each style stands at its element, and each colour is a number. */

import { mixed } from "./colours.ts";
import { declarationsOf, rulesOf, Sheet } from "./styles.ts";
import { parse, write, type Element } from "./tree.ts";

export type Theme = "light" | "dark";
type Values = ReadonlyMap<string, string>; // of the style sheets' own properties

/** What a drawing is made of; motion and pointers are left out. */
const KEPT = new Set(
  (
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin " +
    "stop-color stop-opacity opacity color font font-family font-size font-style font-weight letter-spacing text-anchor paint-order visibility display clip-path mask transform"
  ).split(" "),
);
const FOR_PAGES = /^(?:class|tabindex|role|style|aria-hidden|aria-pressed|data-(?!id$|stands$).+)$/;
const LEFT = new Set(["url", "translate", "rotate", "scale"]); // as every viewer knows them
const FONT = /^(?:(\w+) )?([\d.]+px)(?:\/[\d.]+)? (.+)$/;

/** The value without what only browsers understand. */
function plain(text: string, values: Values, theme: Theme): string {
  const worked = (whole: string, name: string, inside: string): string => {
    const [first = "", ...others] = inside.split(",").map((part) => part.trim());
    switch (name) {
      case "var":
        return values.get(first) ?? others.join(", ");
      case "light-dark":
        return (theme === "light" ? first : others[0]) ?? "";
      case "color-mix":
        return mixed(inside);
      case "max":
        return `${Math.max(...[first, ...others].map(quotient))}px`;
      default:
        if (!LEFT.has(name)) throw new Error(`No picture can work out «${whole}».`);
        return whole.replace("(", "\u{e000}").replace(")", "\u{e001}");
    }
  };
  let [found, before] = [text, ""];
  while (found !== before) [found, before] = [found.replace(/([\w-]+)\(([^()]*)\)/g, worked), found];
  return found.replaceAll("\u{e000}", "(").replaceAll("\u{e001}", ")");
}

/** A length in pixels, perhaps divided by a number. */
function quotient(text: string): number {
  const [length = "", by = "1"] = text.split("/");
  return parseFloat(length) / parseFloat(by);
}

class Flattening {
  constructor(
    private readonly sheet: Sheet,
    private readonly theme: Theme,
  ) {}

  /** Write all styles of an element, and of those in it, at their places. */
  flatten(element: Element, inherited: Values): void {
    const { attributes } = element;
    const declared = [
      ...this.sheet.rulesFor(element).flatMap((rule) => rule.declarations),
      ...declarationsOf(attributes.get("style") ?? ""),
    ];
    const own = declared.filter(([property]) => property.startsWith("--"));
    const values = own.length ? new Map(inherited) : inherited;
    for (const [property, value] of own) (values as Map<string, string>).set(property, plain(value, values, this.theme));
    for (const [key, value] of attributes) if (KEPT.has(key)) attributes.set(key, plain(value, values, this.theme));
    for (const [property, value] of declared) if (KEPT.has(property)) put(attributes, property, plain(value, values, this.theme));
    for (const child of element.children) if (typeof child !== "string") this.flatten(child, values);
    element.children = element.children.filter((child) => typeof child === "string" || !isUnseen(child));
    for (const key of attributes.keys()) if (FOR_PAGES.test(key)) attributes.delete(key);
  }
}

/** Write a style as attributes. */
function put(attributes: Map<string, string>, property: string, value: string): void {
  if (property === "font") {
    const [, weight = "400", size = "", family = ""] = FONT.exec(value) ?? [];
    for (const [key, part] of Object.entries({ "font-weight": weight, "font-size": size, "font-family": family }))
      put(attributes, key, part);
  } else if (property === "transform") attributes.set(property, value.replace(/px|deg/g, ""));
  else attributes.set(property, value === "transparent" ? "none" : value.replaceAll('"', "'"));
}

/** Whether nothing of a path is seen and nothing is said of it. */
function isUnseen({ name, attributes }: Element): boolean {
  const clear = ["fill", "stroke"].every((key) => attributes.get(key) === "none");
  return name === "path" && clear && !attributes.has("aria-label");
}

/** The markup of a drawing with its style sheets as one SVG. */
export function flat(markup: string, css: string, theme: Theme): string {
  const drawing = parse(markup);
  new Flattening(new Sheet(rulesOf(css)), theme).flatten(drawing, new Map());
  return write(drawing);
}
