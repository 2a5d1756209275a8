/** The sounds of the table (scripts/sounds.py makes them). While they are off nothing is loaded. */

import { prefs } from "./prefs.svelte.ts";

export type SoundName = "drum" | "wood" | "cubes" | "coins" | "paper" | "blade" | "seal";

let context: AudioContext | null = null;
const buffers = new Map<SoundName, Promise<AudioBuffer>>();

/** Whether this page may be heard: browsers want that somebody has touched it first. */
const allowed = (): boolean => typeof AudioContext === "function" && (navigator.userActivation?.hasBeenActive ?? true);

function load(name: SoundName, into: AudioContext): Promise<AudioBuffer> {
  let found = buffers.get(name);
  if (!found) {
    found = fetch(`/sounds/${name}.wav`)
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => into.decodeAudioData(bytes));
    buffers.set(name, found);
    found.catch(() => buffers.delete(name)); // the next time it is fetched again
  }
  return found;
}

/** Play a sound, if this person wants to hear any. */
export async function play(name: SoundName): Promise<void> {
  if (!prefs.sound || !prefs.volume || document.hidden || !allowed()) return;
  context ??= new AudioContext();
  try {
    if (context.state === "suspended") await context.resume();
    const buffer = await load(name, context);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(new GainNode(context, { gain: prefs.volume ** 2 })).connect(context.destination);
    source.start();
  } catch {
    // A page without sound is whole: no device, or no connection.
  }
}
