import { createTransport } from '@touchline/contract/client/transport';
import { ScriptedServer } from '@touchline/contract/scripted';
import type { KeyValueStorage, Ports } from './ports.ts';

/** Storage for the duration of a test or story. */
export function memoryStorage(values: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const kept = new Map(Object.entries(values));
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** The fixed time of stories and tests: a Saturday, 10:00 in London. */
export const fixedNow = new Date('2026-11-21T10:00:00Z');

export interface TestPorts extends Ports {
  server: ScriptedServer;
  /** The calls of `navigation`, oldest first: paths and addresses. */
  visited: string[];
  tracked: { event: string; fields: Readonly<Record<string, unknown>> | undefined }[];
  reported: string[];
}

/** Ports for stories and tests: the real client with a scripted server, and everything else observable. */
export function testPorts(
  options: { sitePath?: string; flags?: Readonly<Record<string, boolean>>; now?: Date } = {},
): TestPorts {
  const server = new ScriptedServer();
  const visited: string[] = [];
  const tracked: TestPorts['tracked'] = [];
  const reported: string[] = [];
  const storage = memoryStorage();
  return {
    server,
    visited,
    tracked,
    reported,
    storage,
    call: createTransport({
      fetch: server.fetch,
      origin: 'https://shop.example',
      surface: () => 'chk',
      sitePath: options.sitePath ?? 'gb',
      token: {
        get: () => storage.get('jwtToken'),
        set: (token) => storage.set('jwtToken', token),
        clear: () => storage.remove('jwtToken'),
      },
    }),
    clock: { now: () => options.now ?? fixedNow },
    navigation: { go: (path) => void visited.push(path), leave: (url) => void visited.push(url) },
    analytics: { track: (event, fields) => void tracked.push({ event, fields }) },
    flags: { isOn: (flag) => options.flags?.[flag] ?? false },
    reporter: { report: (message) => void reported.push(message) },
  };
}
