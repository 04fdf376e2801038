import { protectedValuesPath } from '../state/state.ts';

/** What this page knows of the protected cookies, which no script can read. */
export interface ProtectedValues {
  /** What it has written or fetched. */
  known: Map<string, string>;
  /** What the server has not been told yet; `null` removes a cookie. */
  changed: Map<string, string | null>;
  /** How often each was changed here, so that an older response does not bring back what was before. */
  changes: Map<string, number>;
}

let sending: Promise<void> | undefined;

/** Tells the server what has changed: one request after the other, so that the last change counts. */
export async function sendChanges(values: ProtectedValues): Promise<void> {
  if (values.changed.size > 0) sending ??= sendAll(values);
  await sending;
}

async function sendAll({ changed }: ProtectedValues): Promise<void> {
  while (changed.size > 0) {
    const body = JSON.stringify(Object.fromEntries(changed));
    changed.clear();
    // Offline nothing is stored; the page itself shows that the network is gone.
    await fetch(protectedValuesPath, { method: 'PUT', body, keepalive: true }).catch(() => undefined);
  }
  sending = undefined;
}

/** Fetches protected cookies. */
export async function fetchValues(values: ProtectedValues, keys: readonly string[]): Promise<void> {
  await sendChanges(values);
  const { known, changes } = values;
  const before = keys.map((key) => changes.get(key));
  const query = new URLSearchParams(keys.map((key) => ['key', key]));
  const answer = await fetch(`${protectedValuesPath}?${query}`);
  if (!answer.ok) return;
  const texts = (await answer.json()) as Record<string, string | null>;
  for (const [at, key] of keys.entries()) {
    const text = texts[key] ?? undefined;
    if (changes.get(key) !== before[at]) continue;
    if (text === undefined) known.delete(key);
    else known.set(key, text);
  }
}
