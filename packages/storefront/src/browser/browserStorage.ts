import type { KeyValueStorage } from '@touchline/features/platform/ports';
import type { ProtectedValues } from './protectedValues.ts';

/** Storage of a place that holds text by key. Its getter throws where the browser forbids storage. */
function webStorage(storage: () => Storage): KeyValueStorage {
  return {
    get: (key) => storage().getItem(key) ?? undefined,
    set: (key, value) => storage().setItem(key, value),
    remove: (key) => storage().removeItem(key),
  };
}

const cookieName = (key: string) => `${encodeURIComponent(key)}=`;

/** Cookies that scripts may read. */
const cookies: KeyValueStorage = {
  get: (key) => {
    const name = cookieName(key);
    const found = document.cookie.split('; ').find((part) => part.startsWith(name));
    if (found === undefined) return undefined;
    try {
      return decodeURIComponent(found.slice(name.length));
    } catch {
      // Not written by this shop: treat it as absent.
      return undefined;
    }
  },
  set: (key, value, _, maxAge) => {
    const life = maxAge === 'session' ? '' : `; max-age=${maxAge}`;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${cookieName(key)}${encodeURIComponent(value)}; path=/${life}; samesite=lax${secure}`;
  },
  remove: (key) => {
    document.cookie = `${cookieName(key)}; path=/; max-age=0; samesite=lax`;
  },
};

/** Cookies that only the server reads and writes. */
const secrets: KeyValueStorage = { get: () => undefined, set: () => undefined, remove: () => undefined };

/** Loaded with the first use. */
const toServer = () => import('./protectedValues.ts');
const values: ProtectedValues = { known: new Map(), changed: new Map(), changes: new Map() };

function change(key: string, value: string | null): void {
  const { changed, changes } = values;
  changed.set(key, value);
  changes.set(key, (changes.get(key) ?? 0) + 1);
  toServer().then(
    ({ sendChanges }) => sendChanges(values),
    // Offline nothing is stored.
    () => undefined,
  );
}

/** Cookies that only the server reads: it is told what to write. */
const protectedCookies: KeyValueStorage = {
  get: (key) => values.known.get(key),
  set: (key, value) => {
    if (values.known.get(key) === value) return;
    values.known.set(key, value);
    change(key, value);
  },
  remove: (key) => {
    values.known.delete(key);
    change(key, null);
  },
};

const places = {
  cookie: cookies,
  protectedCookie: protectedCookies,
  secretCookie: secrets,
  session: webStorage(() => sessionStorage),
  local: webStorage(() => localStorage),
};

/** What the browser stores for the shop. Throws where storage is forbidden or full; `stored` reports that. */
export const browserStorage: KeyValueStorage = {
  get: (key, where) => places[where].get(key, where),
  set: (key, value, where, maxAge) => places[where].set(key, value, where, maxAge),
  remove: (key, where) => places[where].remove(key, where),
  fetch: async (keys) => (await toServer()).fetchValues(values, keys),
};

/** Removes everything that this tab has stored. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was stored.
  }
}
