import { afterEach, describe, expect, it, vi } from "vitest";
import type { ChatLine, Hello, Relation } from "../src/net/types.ts";
import { parlour } from "../src/app/me.svelte.ts";
import { Talk } from "../src/table/talk.svelte.ts";

const line = (id: number, person: string, text = `${id}`): ChatLine => ({
  type: "chat",
  id,
  at: 0,
  person,
  name: person,
  seat: null,
  to: null,
  about: "",
  text,
  words: null,
  alike: false,
  removed: false,
});
const relation = (id: string, muted: boolean, blocked = false): Relation => ({ person: { id, name: id, crest: "fan" }, muted, blocked });
const hello = (chat: ChatLine[], relations: Relation[]): Hello => ({ chat, relations }) as Hello;

/** Answer the next request, and tell what it was. */
function answer(body: unknown): () => unknown[] {
  const fetched = vi.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(body) });
  vi.stubGlobal("fetch", fetched);
  return () => fetched.mock.calls.map(([path, { method, body: sent }]) => [method, path, sent && JSON.parse(sent as string)]);
}

describe("the chat", () => {
  afterEach(() => vi.unstubAllGlobals());
  const shown = (talk: Talk): string[] => talk.lines.map(({ text }) => text);

  it("does not show what muted people say, also after coming back", () => {
    const talk = new Talk("t");
    talk.greet(hello([line(1, "rude"), line(2, "kind")], [relation("rude", true)]));
    talk.hear(line(3, "rude"));
    expect(shown(talk)).toEqual(["2"]);
  });

  it("shows again who is heard again", async () => {
    const talk = new Talk("t");
    talk.greet(hello([line(1, "rude"), line(2, "kind")], [relation("rude", true, true)]));
    const asked = answer([relation("rude", false, true)]);
    await talk.mute("rude", false);
    expect(asked()).toEqual([["PUT", "/api/people/rude", { muted: false, blocked: true }]]);
    expect(shown(talk)).toEqual(["1", "2"]);
  });

  it("counts what others say until it is seen, also after coming back", () => {
    parlour.me = { id: "me" } as typeof parlour.me;
    const talk = new Talk("u");
    talk.greet(hello([line(1, "kind"), line(2, "me")], []));
    expect(talk.unread).toBe(1);
    talk.see();
    talk.hear(line(3, "me"));
    expect(talk.unread).toBe(0);
    const later = new Talk("u");
    later.greet(hello([line(1, "kind"), line(2, "me"), line(3, "me"), line(4, "kind")], []));
    expect(later.unread).toBe(1);
    expect(new Talk("another").unread).toBe(0);
  });

  it("keeps a changed line in its place", () => {
    const talk = new Talk("t");
    talk.greet(hello([line(1, "rude"), line(2, "kind")], []));
    talk.hear({ ...line(1, "rude", ""), removed: true });
    expect(shown(talk)).toEqual(["", "2"]);
  });

  it("names a line by its own number", async () => {
    const talk = new Talk("t");
    const asked = answer({ ...line(4, "rude", ""), removed: true });
    await talk.report(line(4, "rude"), "It is rude.");
    await talk.remove(line(4, "rude"));
    expect(asked()).toEqual([
      ["POST", "/api/tables/t/chat/4/report", { reason: "It is rude." }],
      ["DELETE", "/api/tables/t/chat/4", undefined],
    ]);
    expect(talk.lines.map(({ removed }) => removed)).toEqual([true]);
  });
});
