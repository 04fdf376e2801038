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
      if (found === undefined) return undefined;
      try {
        return decodeURIComponent(found.slice(found.indexOf('=') + 1));
      } catch {
        // Written by somebody else: as good as none.
        return undefined;
      }
    },
    set: (key, value) => {
      document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;
    },
    remove: (key) => {
      document.cookie = `${encodeURIComponent(key)}=; path=/; max-age=0; samesite=lax`;
    },
  };
}

/** Tells the shop's log what went wrong in this page; loaded when there is something to tell. */
function errorReporter(sitePath: string) {
  const loading = () =>
    import('./ErrorReports.ts').then(
      ({ ErrorReports }) =>
        new ErrorReports({
          fetch: (request) => fetch(new Request(request, { keepalive: true })),
          ...{ origin: location.origin, sitePath, page: () => location.pathname },
        }),
    );
  let reports: ReturnType<typeof loading> | undefined;
  return (message: string, error?: unknown, call?: string): void => {
    if (import.meta.env.DEV) console.warn(message, error);
    reports ??= loading();
    // Where the network is away, there is nobody to tell.
    reports.then((ready) => ready.send(message, error, call)).catch(() => (reports = undefined));
  };
}

/** What the stores of a visit are given in the browser. `go` is set once the router is there. */
export function browserPorts(state: PageState, go: Ports['navigation']['go']): Ports {
  const flags = { isOn: (flag: string) => state.flags[flag] ?? false };
  const { sitePath } = state.site.language;
  const report = errorReporter(sitePath);
  return {
    call: createTransport({
      fetch: (request) => fetch(request),
      ...(import.meta.env.DEV ? { mockParams: new URLSearchParams(location.search) } : {}),
      onFailure: (error, { id }) => report('A call failed', error, id),
      origin: location.origin,
      surface: () => (flags.isOn('bridgeEnabled') ? 'bridge' : 'chk'),
      sitePath,
    }),
    clock: { now: () => new Date() },
    storage: cookieStorage(),
    navigation: { go, leave: (url) => location.assign(url) },
    analytics: {
      track: (event, fields) =>
        void dispatchEvent(new CustomEvent('touchline:track', { detail: { event, ...fields } })),
    },
    flags,
    reporter: { report },
  };
}
