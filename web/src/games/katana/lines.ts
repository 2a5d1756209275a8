/** A name on one line, or broken into two of about the same length. */
export function lines(text: string, width: number): string[] {
  const words = text.split(" ");
  if (text.length <= width || words.length < 2) return [text];
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (pair: string[]): number => Math.max(...pair.map((line) => line.length));
  return broken.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best));
}
