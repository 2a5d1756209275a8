/** The person at this device, and the games of the parlour: asked once, shared by all pages. */

import { api } from "../net/api.ts";
import type { ChangeMe, GameInfo, Me } from "../net/types.ts";
import { prefs } from "./prefs.svelte.ts";

class Parlour {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  failed = $state(false);

  async load(): Promise<void> {
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  async change(change: Partial<ChangeMe>): Promise<void> {
    if (!this.me) return;
    const { name, crest } = this.me;
    this.me = await api.changeMe({ name, crest, language: prefs.language, ...change });
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const parlour = new Parlour();
