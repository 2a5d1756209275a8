import { expect, it } from "vitest";
import { closeOnEscape } from "../src/ui/escape.ts";

const press = (): boolean => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

it("Escape closes what was opened last, wherever the focus is, and reaches nothing else", () => {
  const closed: string[] = [];
  const behind = (event: Event): number => closed.push(`page ${(event as KeyboardEvent).key}`);
  document.addEventListener("keydown", behind);
  const open = (name: string): (() => void) => {
    const gone = closeOnEscape(() => {
      closed.push(name);
      gone?.();
    })(document.body) as () => void;
    return gone;
  };
  open("menu");
  open("list");
  press();
  press();
  press();
  document.removeEventListener("keydown", behind);
  expect(closed).toEqual(["list", "menu", "page Escape"]);
});
