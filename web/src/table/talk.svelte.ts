/** The chat of a table as this browser knows it, and the people its person does not want to hear. */

import { parlour } from "../app/me.svelte.ts";
import { remember, remembered } from "../app/prefs.svelte.ts";
import { api } from "../net/api.ts";
import type { ChatLine, Hello, Relation } from "../net/types.ts";

export class Talk {
  private heard = $state.raw<ChatLine[]>([]);
  relations = $state.raw<Relation[]>([]);
  private readonly muted: ReadonlySet<string> = $derived(
    new Set(this.relations.filter((relation) => relation.muted).map((relation) => relation.person.id)),
  );
  /** What is shown. */
  readonly lines: ChatLine[] = $derived(this.heard.filter((line) => !this.muted.has(line.person)));

  private seen = $state(0); // the last line that was before somebody's eyes on this device
  /** How many lines of others nobody has seen here. */
  readonly unread: number = $derived(this.lines.filter((line) => line.id > this.seen && line.person !== parlour.me?.id).length);

  constructor(private readonly table: string) {
    this.seen = Number(remembered(`seen.${table}`, "0"));
  }

  /** All lines are before somebody's eyes. */
  see(): void {
    const last = this.lines.at(-1)?.id ?? 0;
    if (last <= this.seen) return;
    this.seen = last;
    remember(`seen.${this.table}`, String(last));
  }

  /** The chat as it is when one comes. */
  greet(hello: Hello): void {
    this.heard = hello.chat;
    this.relations = hello.relations;
  }

  /** A line that is new, or has changed. */
  hear(line: ChatLine): void {
    this.heard = [...this.heard.filter((other) => other.id !== line.id), line].sort((one, other) => one.id - other.id);
  }

  /** How this person stands to another. */
  relation(person: string): { muted: boolean; blocked: boolean } {
    const found = this.relations.find((relation) => relation.person.id === person);
    return { muted: !!found?.muted, blocked: !!found?.blocked };
  }

  async mute(person: string, muted: boolean): Promise<void> {
    this.relations = await api.relate(person, { ...this.relation(person), muted });
  }

  async block(person: string, blocked: boolean): Promise<void> {
    this.relations = await api.relate(person, { ...this.relation(person), blocked });
  }

  async remove(line: ChatLine): Promise<void> {
    this.hear(await api.removeLine(this.table, line.id));
  }

  async report(line: ChatLine, reason: string): Promise<void> {
    await api.reportLine(this.table, line.id, reason);
  }
}
