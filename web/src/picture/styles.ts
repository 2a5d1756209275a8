/** Style sheets as the drawings use them: rules for tags and classes, within others or right in them. */

import type { Element } from "./tree.ts";

interface Compound {
  tag: string; // "": any
  classes: string[];
  right: boolean; // it stands right in the one before, not somewhere in it
}

export interface Rule {
  selector: Compound[];
  weight: number;
  declarations: [property: string, value: string][];
}

const AT_RULE = /@[\w-]+[^{;]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g; // for other pages and for motion
const STATE = /:(?:hover|focus|focus-visible|has\()|\[data-theme|#/; // of a page, or of somebody who points at it

/** The rules of some style sheets, the weaker ones first. */
export function rulesOf(css: string): Rule[] {
  const blocks = css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(AT_RULE, "")
    .matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const rules = [...blocks].flatMap(([, selectors = "", body = ""]) => {
    const declarations = declarationsOf(body);
    return selectors.split(",").flatMap((selector) => (STATE.test(selector) ? [] : { ...selectorOf(selector.trim()), declarations }));
  });
  return rules.sort((one, other) => one.weight - other.weight);
}

export function declarationsOf(body: string): Rule["declarations"] {
  const pairs = body.split(";").map((text) => [text.slice(0, text.indexOf(":")).trim(), text.slice(text.indexOf(":") + 1).trim()] as const);
  return pairs.filter(([property]) => property).map(([property, value]) => [property, value]);
}

const WEIGHTLESS = /:where\((\.[\w-]+)\)/g;

function selectorOf(text: string): Omit<Rule, "declarations"> {
  const weight = (text.replace(WEIGHTLESS, "").match(/\./g) ?? []).length * 100;
  let right = false;
  const selector: Compound[] = [];
  for (const word of text.replace(WEIGHTLESS, "$1").split(/\s+/)) {
    if (word === ">") right = true;
    else {
      const [, tag = "", classes = ""] = /^(\w+|\*|:root)?((?:\.[\w-]+)*)$/.exec(word) ?? [];
      if (!tag && !classes) throw new Error(`No picture can follow the rule for «${text}».`);
      selector.push({ tag: tag === "*" ? "" : tag, classes: classes.split(".").slice(1), right });
      right = false;
    }
  }
  return { selector, weight: weight + selector.filter(({ tag }) => tag).length };
}

const classesOf = (element: Element): string[] => (element.attributes.get("class") ?? "").split(/\s+/);

function fits({ tag, classes }: Compound, element: Element): boolean {
  if (tag === ":root" ? element.parent?.name : tag && tag !== element.name) return false;
  const own = classesOf(element);
  return classes.every((name) => own.includes(name));
}

/** Whether a selector up to one of its parts speaks of this element. */
function speaksOf(selector: readonly Compound[], element: Element, last = selector.length - 1): boolean {
  const part = selector[last];
  if (!part || !fits(part, element)) return false;
  if (!last) return true;
  for (let above = element.parent; above; above = above.parent) {
    if (speaksOf(selector, above, last - 1)) return true;
    if (part.right) return false;
  }
  return false;
}

/** Finds the rules for an element, the weaker ones first. */
export class Sheet {
  private readonly places = new Map<string, number[]>(); // the rules by a class or the tag of what they are for

  constructor(private readonly rules: readonly Rule[]) {
    for (const [i, { selector }] of rules.entries()) {
      const { tag, classes } = selector.at(-1) ?? { tag: "", classes: [] };
      const key = classes.find((name) => name.startsWith("svelte-")) ?? classes[0] ?? tag;
      this.places.set(key, [...(this.places.get(key) ?? []), i]);
    }
  }

  rulesFor(element: Element): Rule[] {
    const keys = ["", element.name, ...(element.parent?.name ? [] : [":root"]), ...new Set(classesOf(element))];
    const found = [...new Set(keys)].flatMap((key) => this.places.get(key) ?? []).sort((one, other) => one - other);
    return found.flatMap((i) => this.rules[i] ?? []).filter(({ selector }) => speaksOf(selector, element));
  }
}
