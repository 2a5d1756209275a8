/** A drawing as a tree: what Svelte writes is read, and written again as XML. */

export interface Element {
  name: string;
  attributes: Map<string, string>; // as they are written, with & and " escaped
  parent: Element | null;
  children: (Element | string)[]; // texts are escaped, too
}

const PIECE = /<!--.*?-->|<(\/?)([\w-]+)([^<>"]*(?:"[^"]*"[^<>"]*)*?)(\/?)>|[^<]+/gs;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
// eslint-disable-next-line no-control-regex -- these may stand in a name, but in no XML
const FORBIDDEN = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

/** The outermost element. */
export function parse(markup: string): Element {
  const top: Element = { name: "", attributes: new Map(), parent: null, children: [] };
  let at = top;
  for (const [text, closing, name, attributes, empty] of markup.replace(FORBIDDEN, "").matchAll(PIECE)) {
    if (text.startsWith("<!--")) continue;
    if (name === undefined) at.children.push(text);
    else if (closing) at = at.parent ?? top;
    else {
      const pairs = [...(attributes ?? "").matchAll(ATTRIBUTE)].map(([, key = "", value = ""]): [string, string] => [key, value]);
      const element: Element = { name, attributes: new Map(pairs), parent: at, children: [] };
      at.children.push(element);
      if (!empty) at = element;
    }
  }
  const outer = top.children.find((child) => typeof child !== "string");
  if (!outer || at !== top) throw new Error("Not one whole element was drawn.");
  return outer;
}

export function write({ name, attributes, children }: Element): string {
  const opening = [name, ...[...attributes].map(([key, value]) => `${key}="${value}"`)].join(" ");
  const inside = children.map((child) => (typeof child === "string" ? child : write(child))).join("");
  return inside ? `<${opening}>${inside}</${name}>` : `<${opening}/>`;
}
