import { asTransport } from '@touchline/contract/client/asTransport';
import { Cancelled } from '@touchline/contract/errors';
import type { KeyValueStorage, Ports } from './ports.ts';

let lastScope = 0;

/**
 * The same ports, until a signal is aborted. Afterwards no response arrives, nothing is read or written, and nobody is
 * taken to another page: whoever still holds them belongs to a visitor who has become another person.
 */
export function abortablePorts(ports: Ports, end: AbortSignal): Ports {
  lastScope += 1;
  const scope = lastScope;
  const gone = () => new Cancelled('The visitor has become another person.');
  const call = asTransport(async (endpoint, input) => {
    if (end.aborted) throw gone();
    const answer = await ports.call(endpoint, { ...input, scope }).catch((error: unknown) => {
      throw end.aborted ? gone() : error;
    });
    if (end.aborted) throw gone();
    return answer;
  }, ports.call);
  return {
    ...ports,
    call,
    storage: abortableStorage(ports.storage, end),
    navigation: {
      go: (path, options) => {
        if (!end.aborted) ports.navigation.go(path, options);
      },
      leave: (url) => {
        if (!end.aborted) ports.navigation.leave(url);
      },
    },
  };
}

/** The same storage, until a signal is aborted. */
export function abortableStorage(storage: KeyValueStorage, end: AbortSignal): KeyValueStorage {
  const fetch = storage.fetch?.bind(storage);
  return {
    ...(fetch ? { fetch: async (keys) => (end.aborted ? undefined : fetch(keys)) } : {}),
    get: (key, where) => (end.aborted ? undefined : storage.get(key, where)),
    set: (key, value, where, maxAge) => {
      if (!end.aborted) storage.set(key, value, where, maxAge);
    },
    remove: (key, where) => {
      if (!end.aborted) storage.remove(key, where);
    },
  };
}
