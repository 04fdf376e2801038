import { createTransport } from '@touchline/contract/client/transport';
import { ScriptedServer } from '@touchline/contract/scripted';
import {
  flagTable,
  type FlagName,
  type FlagValue,
  type FlagValues,
} from '@touchline/contract/flags/flagTable';
import { RecordedEvents, type AnalyticsEvent } from '../analytics/index.ts';
import type { Flags, Ports } from './ports.ts';
import { storyTools } from './storyTools.ts';

/** Storage for the duration of a test or story: one place for all values. */
export interface MemoryStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export function memoryStorage(values: Readonly<Record<string, string>> = {}): MemoryStorage {
  const kept = new Map(Object.entries(values));
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** Flags for stories and tests: those of the toolbar, then those given, then the table's defaults. */
export function testFlags(given: Partial<FlagValues> = {}): Flags {
  return {
    value: <Name extends FlagName>(name: Name) =>
      (storyTools.flags[name] ?? given[name] ?? flagTable[name].default) as FlagValue<Name>,
  };
}

/** The fixed time of stories and tests: a Saturday, 10:00 in London. */
export const fixedNow = new Date('2026-11-21T10:00:00Z');

export interface TestPorts extends Ports {
  server: ScriptedServer;
  storage: MemoryStorage;
  /** The calls of `navigation`, oldest first: paths and addresses. */
  visited: string[];
  tracked: readonly AnalyticsEvent[];
  reported: string[];
}

/** Ports for stories and tests: the real client with a scripted server, and everything else observable. */
export function testPorts(
  options: { sitePath?: string; flags?: Partial<FlagValues>; now?: Date } = {},
): TestPorts {
  const server = new ScriptedServer();
  const visited: string[] = [];
  const analytics = new RecordedEvents((event) => storyTools.onEvent?.(event));
  const reported: string[] = [];
  const storage = memoryStorage();
  const flags = testFlags(options.flags);
  return {
    server,
    visited,
    tracked: analytics.events,
    reported,
    storage,
    call: createTransport({
      fetch: server.fetch,
      origin: 'https://shop.example',
      surface: () => (flags.value('bridgeEnabled') ? 'bridge' : 'chk'),
      sitePath: options.sitePath ?? 'gb',
      token: {
        get: () => storage.get('jwtToken'),
        set: (token) => storage.set('jwtToken', token),
        clear: () => storage.remove('jwtToken'),
      },
    }),
    clock: { now: () => options.now ?? fixedNow },
    navigation: { go: (path) => void visited.push(path), leave: (url) => void visited.push(url) },
    analytics,
    flags,
    reporter: { report: (message) => void reported.push(message) },
    // No story or test asks the browser that it runs in.
    authenticator: {
      isSupported: () => true,
      canAutofill: () => Promise.resolve(false),
      create: () => Promise.resolve({ kind: 'left' }),
      sign: () => Promise.resolve(undefined),
      cancel: () => undefined,
    },
  };
}
