import { describe, expect, it } from "vitest";
import { mixed } from "../src/picture/colours.ts";
import { flat } from "../src/picture/flat.ts";

describe("a drawing that becomes one for any viewer", () => {
  it("has the colours that a browser mixes", () => {
    expect(mixed("in srgb, #c03a2b 62%, #14100c")).toBe("#7f2a1f");
    expect(mixed("in oklab, #d5e0da 78%, #e6ae7c")).toBe("#dad5c6");
    expect(mixed("in srgb, #d69a17 22%, transparent")).toBe("#d69a1738");
    expect(mixed("in srgb, #abc 70%, #fff8")).toBe("#bac8d5db");
    expect(() => mixed("in lch, #abc 70%, #fff8")).toThrow("No picture can mix");
  });

  const CSS = `
    /* as the boards write them */
    :root { --ink: light-dark(#111111, #eeeeee); --letter: 0px; --serif: "Mincho", serif; }
    svg text { fill: var(--ink); }
    .big.svelte-a { font: 600 max(20px, var(--letter) / 0.5)/1.2 var(--serif); cursor: pointer; }
    .wall.svelte-a .stone:where(.svelte-a) { fill: #222222; }
    .stone.svelte-a { fill: #333333; stroke: transparent; }
    .wall.svelte-a > .piece { fill: var(--own, #444444); }
    .piece:hover { fill: #999999; }
    @media (max-width: 860px) { .stone.svelte-a { fill: #888888; } }
    .dark.svelte-b { --ink: #555555; }`;
  const draw = (inside: string, theme: "light" | "dark" = "light"): string => flat(`<svg>${inside}</svg>`, CSS, theme);

  it("has its styles at its elements, by the rules of style sheets", () => {
    expect(draw('<text class="big svelte-a">a &lt; b</text>')).toBe(
      `<svg><text fill="#111111" font-weight="600" font-size="20px" font-family="'Mincho', serif">a &lt; b</text></svg>`,
    );
    expect(draw("<text></text>", "dark")).toBe('<svg><text fill="#eeeeee"/></svg>');
    expect(draw('<g class="wall svelte-a"><g><rect class="stone svelte-a"></rect></g><rect class="piece" fill="red"></rect></g>')).toBe(
      '<svg><g><g><rect fill="#222222" stroke="none"/></g><rect fill="#444444"/></g></svg>',
    );
    expect(draw('<g><rect class="piece" style="fill: var(--ink); transform: translate(2px, 3px)"></rect></g>')).toBe(
      '<svg><g><rect fill="#111111" transform="translate(2, 3)"/></g></svg>',
    );
  });

  it("takes what is set for a part of it only there", () => {
    const marks = '<rect fill="var(--ink)"></rect>';
    expect(draw(`<g class="dark svelte-b">${marks}</g>${marks}`)).toBe('<svg><g><rect fill="#555555"/></g><rect fill="#111111"/></svg>');
  });

  it("keeps what a piece is, and leaves out what only a page needs", () => {
    expect(
      draw(
        '<!--[--><g data-id="seat:1" data-fly="" class="piece"><path class="stone svelte-a" fill="none" style="fill: none"></path></g><!--]-->',
      ),
    ).toBe('<svg><g data-id="seat:1"/></svg>');
  });

  it("leaves names and what moves alone", () => {
    expect(draw('<g aria-label="calc(1)" style="animation: go calc(2 * 1s)"></g>')).toBe('<svg><g aria-label="calc(1)"/></svg>');
  });

  it("is not drawn from a style sheet that nobody here understands", () => {
    expect(() => draw('<g fill="oklch(1 2 3)"></g>')).toThrow("«oklch(1 2 3)»");
    expect(() => flat("<svg></svg>", ".a:nth-child(2) { fill: #111111 }", "light")).toThrow("«.a:nth-child(2)»");
  });
});
