export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A file over its base. Objects merge field by field, and `null` removes a field. A list replaces the base's list; an
 * entry whose `id` or `name` the base's list also has starts from that entry, so it states only what differs.
 */
export function mergeOver(
  base: Record<string, unknown>,
  own: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    if (value === null) delete merged[key];
    else merged[key] = mergedValue(merged[key], value);
  }
  return merged;
}

function mergedValue(base: unknown, own: unknown): unknown {
  if (Array.isArray(own)) {
    const entries: readonly unknown[] = Array.isArray(base) ? base : [];
    return own.map((entry: unknown) => mergedValue(sameEntry(entries, entry), entry));
  }
  return isObject(own) ? mergeOver(isObject(base) ? base : {}, own) : own;
}

function sameEntry(entries: readonly unknown[], entry: unknown): unknown {
  const key = keyOf(entry);
  return key === undefined ? undefined : entries.find((other) => keyOf(other) === key);
}

function keyOf(entry: unknown): unknown {
  return isObject(entry) ? (entry['id'] ?? entry['name']) : undefined;
}

/** The data of a file without its notes for people and editors: keys that begin with `$`. */
export function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key.startsWith('$') ? [] : [[key, withoutNotes(inner)] as const],
    ),
  );
}
