/** How pieces stand in a room: Monsters side by side at the left, the others in rows beside them, all as large as fits. */

export interface Room {
  width: number;
  height: number;
}
export interface Spot {
  x: number; // of the foot, from the middle of the room
  y: number; // from its upper edge
}
export interface Shelf {
  scale: number;
  spots: Spot[];
}

export const SMALL = { width: 52, height: 64 };
export const LARGE = { width: 100, height: 136 };
const LEAST = 0.45;

/** Rows of small pieces that stand beside the Monsters at a scale; null: they do not fit. */
function rowsAt(large: number, small: number, room: Room, scale: number): { perRow: number; rows: number } | null {
  const beside = room.width / scale - large * LARGE.width;
  const perRow = Math.floor(beside / SMALL.width);
  if (large && room.height / scale < LARGE.height * 0.86) return null; // horns may rise over the edge
  if (!small) return beside >= 0 ? { perRow: 0, rows: 0 } : null;
  const rows = Math.ceil(small / Math.max(1, perRow));
  return perRow > 0 && rows * SMALL.height * scale <= room.height ? { perRow, rows } : null;
}

/** Where each piece stands; `large`: which of them are Monsters. */
export function shelf(large: readonly boolean[], room: Room, most = 1): Shelf {
  const monsters = large.filter(Boolean).length;
  const others = large.length - monsters;
  let scale = most;
  while (scale > LEAST && !rowsAt(monsters, others, room, scale)) scale -= 0.05;
  const { perRow, rows } = rowsAt(monsters, others, room, scale) ?? { perRow: Math.max(1, Math.ceil(others / 2)), rows: 2 };
  const wide = monsters * LARGE.width + Math.min(others, perRow) * SMALL.width;
  const high = Math.max(rows * SMALL.height, monsters ? LARGE.height : 0);
  const ground = Math.min(room.height, (room.height + high * scale) / 2);
  let [one, other] = [0, 0];
  const spots = large.map((isLarge): Spot => {
    if (isLarge) return { x: (-wide / 2 + (one++ + 0.5) * LARGE.width) * scale, y: ground };
    const row = Math.floor(other / perRow);
    const inRow = Math.min(perRow, others - row * perRow);
    const room = wide - monsters * LARGE.width;
    const x = -wide / 2 + monsters * LARGE.width + room / 2 + ((other++ % perRow) - (inRow - 1) / 2) * SMALL.width;
    return { x: x * scale, y: ground - (rows - 1 - row) * SMALL.height * scale };
  });
  return { scale, spots };
}
