import { createTransport } from '@touchline/contract/client/transport';
import type { KeyValueStorage, Ports } from '@touchline/features/ports';
import type { PageState } from '../app/state.ts';

/** Cookies the script may see; the checkout token is not one of them: the server keeps and sends it. */
function cookieStorage(): KeyValueStorage {
  const year = 31_536_000;
  return {
    get: (key) => {
      const found = document.cookie
        .split('; ')
        .find((part) => part.startsWith(`${encodeURIComponent(key)}=`));
      return found === undefined ? undefined : decodeURIComponent(found.slice(found.indexOf('=') + 1));
    },
    set: (key, value) => {
      document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;
    },
    remove: (key) => {
      document.cookie = `${encodeURIComponent(key)}=; path=/; max-age=0; samesite=lax`;
    },
  };
}

/** What the stores of a visit are given in the browser. `go` is set once the router is there. */
export function browserPorts(state: PageState, go: Ports['navigation']['go']): Ports {
  const flags = { isOn: (flag: string) => state.flags[flag] ?? false };
  return {
    call: createTransport({
      fetch: (request) => fetch(request),
      origin: location.origin,
      surface: () => (flags.isOn('bridgeEnabled') ? 'bridge' : 'chk'),
      sitePath: state.site.language.sitePath,
    }),
    clock: { now: () => new Date() },
    storage: cookieStorage(),
    navigation: { go, leave: (url) => location.assign(url) },
    analytics: {
      track: (event, fields) =>
        void dispatchEvent(new CustomEvent('touchline:track', { detail: { event, ...fields } })),
    },
    flags,
    reporter: { report: (message, error) => console.warn(message, error ?? '') },
  };
}
