/** The keys that press the answers. As long as the same is asked again and again, as at a Market, an answer keeps its key. */

/** From the keys so far: who is still there keeps its own, who comes gets the first one that nobody has had. */
export function keysOf(before: ReadonlyMap<string, number>, answers: readonly string[]): Map<string, number> {
  const keys = new Map([...before].filter(([answer]) => answers.includes(answer)));
  const had = new Set(before.values());
  let next = 1;
  for (const answer of answers) {
    if (keys.has(answer)) continue;
    while (had.has(next)) next += 1;
    keys.set(answer, next);
    had.add(next);
  }
  return keys;
}
