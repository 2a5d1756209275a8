import { beforeEach, describe, expect, it, vi } from "vitest";
import { filled, TableSocket, type Listener } from "../src/net/socket.ts";
import type { Update } from "../src/net/types.ts";
import { consequence, option, prompt, refusal } from "./prompts.ts";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const dial = (): WebSocket => new FakeSocket() as unknown as WebSocket;

/** An update with the whole view; `view` null: with what is different. */
const update = (version: number, view: object | null = {}): Update =>
  filled({
    type: "update",
    version,
    choice: version,
    number: version,
    after: -1,
    view,
    no_undo: "nothing",
    clocks: { spent: [], at: 0 },
  });

describe("the socket of a table", () => {
  let shown: number[];
  let settled: [string, string | null][];
  let faults: string[];
  let offered: string[][];
  let refused: string[][];
  let told: string[][][]; // what each option brings
  let socket: TableSocket;
  const last = (): FakeSocket => FakeSocket.made.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    shown = [];
    settled = [];
    faults = [];
    offered = [];
    refused = [];
    told = [];
    const listener: Listener = {
      onConnection: () => undefined,
      onMessage: (message) => message.type === "fault" && faults.push(message.code),
      onUpdate: (found) => {
        shown.push(found.version);
        const asked = found.prompt;
        if (!asked) return;
        offered.push(asked.options.map(({ verb }) => verb));
        refused.push(asked.refused.map((one) => one.option.verb));
        told.push(asked.brings.map((row) => row.map((n) => asked.consequences[n]?.key.replace("toy-consequence-", "") ?? "")));
      },
      onSettled: (id, code) => settled.push([id, code]),
    };
    socket = new TableSocket(dial, listener);
    socket.open();
    last().onopen?.();
  });

  it("asks for the state when it opens", () => {
    expect(last().sent).toEqual([{ type: "sync", version: 0 }]);
  });

  it("shows updates in their turn and resyncs after a gap", () => {
    last().say(update(1));
    last().say(update(2, null));
    last().say(update(5, null));
    last().say(update(2, null));
    expect(shown).toEqual([1, 2]);
    expect(last().sent.at(-1)).toEqual({ type: "sync", version: 2 });
    last().say(update(5));
    expect(shown).toEqual([1, 2, 5]);
  });

  it("puts in what an update leaves out because it is empty", () => {
    const found: Update[] = [];
    const listener = { onConnection: () => undefined, onMessage: () => undefined, onSettled: () => undefined };
    const other = new TableSocket(dial, { ...listener, onUpdate: (one) => found.push(one) });
    other.open();
    const { type, version, choice, number, after, clocks } = update(1);
    const { message } = prompt();
    const offered = { verb: "bid", key: "toy-verb-bid" };
    const refused = { option: offered, reason: { key: "toy-reason-no", args: [] }, rule: "" };
    last().say({ type, version, choice, number, after, clocks, view: {} });
    last().say({
      type,
      version: 2,
      choice,
      number,
      after,
      clocks,
      view: null,
      prompt: { version: 2, message, options: [offered], refused: [refused] },
    });
    expect(found[0]).toEqual({ ...update(1), no_undo: "" });
    expect(found[1]?.prompt).toEqual({ ...prompt(option("bid")), version: 2, asked: false, refused: [refusal(option("bid"))] });
  });

  it("puts the options together that an update only names", () => {
    const asking = (version: number, places: number[], ...verbs: string[]): Update => ({
      ...update(version, version > 1 ? null : {}),
      prompt: { ...prompt(...verbs.map((verb) => option(verb))), version, places },
    });
    last().say(asking(1, [], "a", "b", "c"));
    last().say(asking(2, [-3, 0, -1], "d"));
    last().say(asking(3, [-2, -1]));
    expect(offered).toEqual([
      ["a", "b", "c"],
      ["c", "d", "a"],
      ["d", "c"],
    ]);
  });

  it("remembers the last prompt of each question, until everything is sent again", () => {
    const asking = (version: number, key: string, view: object | null, places: number[], ...verbs: string[]): Update => ({
      ...update(version, view),
      prompt: { ...prompt(...verbs.map((verb) => option(verb))), version, places, message: { key, args: [] } },
    });
    last().say(asking(1, "turn", {}, [], "a", "b"));
    last().say(asking(2, "pay", null, [], "c"));
    last().say(update(3, null));
    last().say(asking(4, "turn", null, [-2, 0], "d"));
    last().say(asking(5, "pay", null, [-1, 0], "e"));
    last().say(asking(6, "turn", {}, [-1, 0], "f"));
    expect(offered).toEqual([["a", "b"], ["c"], ["b", "d"], ["c", "e"], ["f"]]);
  });

  it("puts the refusals together in the same way", () => {
    const asking = (version: number, barred: number[], ...verbs: string[]): Update => ({
      ...update(version, version > 1 ? null : {}),
      prompt: { ...prompt(option("go")), version, barred, refused: verbs.map((verb) => refusal(option(verb))) },
    });
    last().say(asking(1, [], "a", "b"));
    last().say(asking(2, [-2, 0], "c"));
    last().say(asking(3, []));
    expect(refused).toEqual([["a", "b"], ["b", "c"], []]);
  });

  it("puts what the options bring together in the same way", () => {
    const asking = (version: number, brings: number[][], ...keys: string[]): Update => ({
      ...update(version, version > 1 ? null : {}),
      prompt: { ...prompt(...brings.map(() => option("buy"))), version, brings, consequences: keys.map((key) => consequence(key)) },
    });
    last().say(asking(1, [[1], [0, 1]], "cheap", "grave"));
    last().say(asking(2, [[-2], [0], [-1]], "new"));
    last().say(asking(3, [[], [-2]]));
    expect(told).toEqual([
      [["grave"], ["cheap", "grave"]],
      [["cheap"], ["new"], ["grave"]],
      [[], ["new"]],
    ]);
  });

  it("sends an answer again after a lost connection, until it is settled", () => {
    last().say(update(1));
    socket.insist({ type: "answer", id: "a", version: 1, option: 0 });
    last().close();
    vi.advanceTimersByTime(500);
    last().onopen?.();
    expect(FakeSocket.made).toHaveLength(2);
    expect(last().sent).toEqual([
      { type: "sync", version: 1 },
      { type: "answer", id: "a", version: 1, option: 0 },
    ]);
    last().say({ type: "done", id: "a", version: 2 });
    expect(settled).toEqual([["a", null]]);
    last().close();
    vi.advanceTimersByTime(500);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "sync", version: 1 }]);
  });

  it("takes the state that comes with a refusal", () => {
    last().say(update(1));
    socket.insist({ type: "answer", id: "a", version: 1, option: 0 });
    last().say({ type: "refused", id: "a", code: "stale", update: update(4) });
    expect(shown).toEqual([1, 4]);
    expect(settled).toEqual([["a", "stale"]]);
  });

  it("begins anew when its person leaves the seat, though a spectator has seen fewer choices", () => {
    last().say({ type: "hello", viewer: 1 });
    last().say(update(7));
    last().say({ type: "hello", viewer: null });
    expect(last().sent.at(-1)).toEqual({ type: "sync", version: 0 });
    last().say(update(3));
    expect(shown).toEqual([7, 3]);
  });

  it("says when too many sockets are open, and waits long before it tries again", () => {
    last().close(4429);
    expect(faults).toEqual(["too_many_sockets"]);
    vi.advanceTimersByTime(7000);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it.each([
    [4401, "shut_out"],
    [4404, "table_closed"],
  ])("does not come back after %i", (code, fault) => {
    last().close(code);
    vi.advanceTimersByTime(60_000);
    expect(faults).toEqual([fault]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("does not come back once it is closed", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
