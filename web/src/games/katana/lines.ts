/** A name broken into lines of at most so many letters, two at most. */
export function lines(text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && (last.length + word.length + 1 <= width || found.length === 2)) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.map((line) => (line.length > width + 4 ? `${line.slice(0, width + 3)}…` : line));
}
