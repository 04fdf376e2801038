import { createTransport } from '@touchline/contract/client/transport';
import type { KeyValueStorage, Ports } from '@touchline/features/ports';
import type { PageState } from '../app/state.ts';

/** Cookies that scripts may read. The checkout token is not one of them: the server stores and sends it. */
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
        // Not written by this shop: treat it as absent.
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

/** Reports errors of this page to the shop's log; its code is loaded with the first report. */
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
    // Offline, the report cannot be sent.
    reports.then((ready) => ready.send(message, error, call)).catch(() => (reports = undefined));
  };
}

/** The ports of the stores in the browser. `go` is set once the router exists. */
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
