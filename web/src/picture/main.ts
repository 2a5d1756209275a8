/** The painter: reads what is asked for, one JSON object in a line, and answers each with a line. It ends when nobody asks any more. */

import { draw, type Request } from "./picture.ts";

async function answer(line: string): Promise<{ svg: string | null } | { error: string }> {
  try {
    return { svg: await draw(JSON.parse(line) as Request) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

let rest = "";
process.stdin.setEncoding("utf8");
for await (const text of process.stdin) {
  const lines = (rest + String(text)).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
}
