/** Differences between two views, as the server sends them: see zashiki.server.protocol.changes. */

/** `[value]`: replaced by it; `[]`: gone; members: these change, each in its way. A list's `length` is its new one. */
export type Change = readonly unknown[] | { readonly [member: string]: Change | number };

type Members = Record<string, unknown>;

/** A value with a change made; what has not changed stays the same object. */
export function changed(value: unknown, change: Change): unknown {
  if (isReplacement(change)) return change[0];
  const members = Object.entries(change);
  if (!members.length) return value;
  const found = Array.isArray(value) ? ([...(value as unknown[])] as unknown as Members) : { ...(value as Members) };
  for (const [member, inner] of members) {
    if (typeof inner === "number") found.length = inner;
    else if (isReplacement(inner) && !inner.length) delete found[member];
    else found[member] = changed(found[member], inner);
  }
  return found;
}

const isReplacement = (change: Change): change is readonly unknown[] => Array.isArray(change);
