/** What a person prefers on this device: theme, language, sound, how fast a game is told, and what has been seen. */

export type Theme = "system" | "light" | "dark";
export type Language = "en" | "it";
/** How fast somebody wants to be told what happens. */
export type Speed = "calm" | "brisk" | "at_once";
export const SPEEDS: readonly Speed[] = ["calm", "brisk", "at_once"];
export const LANGUAGES: readonly Language[] = ["en", "it"];

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`zashiki.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`zashiki.${key}`);
    else localStorage.setItem(`zashiki.${key}`, value);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

function firstLanguage(): Language {
  return globalThis.document?.documentElement.lang === "it" ? "it" : "en";
}

function firstTheme(): Theme {
  const theme = kept("theme");
  return theme === "light" || theme === "dark" ? theme : "system";
}

function firstSpeed(): Speed {
  return SPEEDS.find((speed) => speed === kept("speed")) ?? "calm";
}

/** Sound is on where somebody sits at a desk, and off on a phone, until they say otherwise. */
function firstSound(): boolean {
  return (kept("sound") ?? (typeof matchMedia === "function" && matchMedia("(pointer: fine)").matches ? "yes" : "no")) === "yes";
}

function firstVolume(): number {
  const volume = Number(kept("volume") ?? 0.6);
  return volume >= 0 && volume <= 1 ? volume : 0.6;
}

class Preferences {
  speed = $state<Speed>(firstSpeed());
  cards = $state(kept("cards") !== "no"); // what hits this person stops the clock
  notes = $state(kept("notes") !== "no"); // what is met for the first time is explained
  confirm = $state(kept("confirm") === "yes"); // every turn is asked once more
  goOn = $state(kept("go_on") !== "no"); // where only one way is left, it is taken by itself
  sound = $state(firstSound());
  volume = $state(firstVolume()); // from 0 to 1
  theme = $state<Theme>(firstTheme());
  language = $state<Language>(firstLanguage());

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
  }

  setCards(cards: boolean): void {
    this.cards = cards;
    keep("cards", cards ? null : "no");
  }

  setNotes(notes: boolean): void {
    this.notes = notes;
    keep("notes", notes ? null : "no");
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    keep("confirm", confirm ? "yes" : null);
  }

  setGoOn(goOn: boolean): void {
    this.goOn = goOn;
    keep("go_on", goOn ? null : "no");
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    keep("sound", sound ? "yes" : "no");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep("volume", String(volume));
  }

  setLanguage(language: Language): void {
    this.language = language;
    keep("language", language);
    document.documentElement.lang = language;
  }
}

export const prefs = new Preferences();

/** Whether the system asks for little motion. */
export function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A small setting of the table. */
export function remembered(key: string, otherwise: string): string {
  return kept(`table.${key}`) ?? otherwise;
}

export function remember(key: string, value: string): void {
  keep(`table.${key}`, value);
}
