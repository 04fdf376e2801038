import { describe, expect, it, vi } from 'vitest';
import { fixedNow, testPorts, type MemoryStorage } from '../ports/testPorts.ts';
import { json, plainText } from './codecs.ts';
import { defineStored, type StoredPlace } from './defineStored.ts';
import { stored } from './stored.ts';

const of = (where: StoredPlace, maxAge: number | 'session' = 60) =>
  defineStored<string>({
    ...{ key: 'name', where, maxAge, codec: plainText },
    ...{ purpose: 'necessary', endsWithLogout: true },
  });

const numbers = defineStored<number[]>({
  ...of('cookie'),
  codec: json((kept) => (Array.isArray(kept) ? kept.filter((each) => typeof each === 'number') : undefined)),
});

/** Ports at a time later than that of the tests, in seconds. */
const later = (storage: MemoryStorage, seconds: number) => ({
  ...testPorts({ now: new Date(fixedNow.getTime() + seconds * 1000) }),
  storage,
});

describe('a stored value', () => {
  it.each(['cookie', 'protectedCookie', 'secretCookie', 'session', 'local'] as const)(
    'in place %s is read as written',
    (where) => {
      const values = stored(testPorts());
      values.write(of(where), 'Maya 마야');
      expect(values.read(of(where))).toBe('Maya 마야');
      values.remove(of(where));
      expect(values.read(of(where))).toBeUndefined();
    },
  );

  it('is given the lifetime of its definition [A9.08, C9.07]', () => {
    const ports = testPorts();
    const set = vi.spyOn(ports.storage, 'set');
    stored(ports).write(of('cookie', 7200), 'Maya');
    expect(set).toHaveBeenCalledWith('name', 'Maya', 'cookie', 7200);
  });

  it.each(['session', 'local'] as const)(
    'in the %s storage, which has no lifetimes, ends in time',
    (where) => {
      const { storage } = testPorts();
      stored(later(storage, 0)).write(of(where), 'two\nlines');
      expect(stored(later(storage, 59)).read(of(where))).toBe('two\nlines');
      expect(stored(later(storage, 60)).read(of(where))).toBeUndefined();
    },
  );

  it('that lasts as long as the tab has no end', () => {
    const { storage } = testPorts();
    stored(later(storage, 0)).write(of('session', 'session'), 'Maya');
    expect(stored(later(storage, 1e9)).read(of('session', 'session'))).toBe('Maya');
  });

  it('that cannot be parsed counts as absent, without a report [A8.42]', () => {
    const ports = testPorts();
    for (const text of ['{"half', 'null', '{}']) {
      ports.storage.set('name', text);
      expect(stored(ports).read(numbers), text).toBeUndefined();
    }
    expect(ports.reported).toEqual([]);
  });

  it('is lost, reported and nothing more where the browser forbids storage or is full [A8.41]', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const ports = { ...testPorts(), storage: { get: forbid, set: forbid, remove: forbid } };
    const values = stored(ports);
    values.write(of('session'), 'Maya');
    expect(values.read(of('session'))).toBeUndefined();
    values.remove(of('session'));
    expect(ports.reported.length).toBeGreaterThanOrEqual(3);
  });

  it('too long for its cookies is not written, and the older one is removed', () => {
    const ports = testPorts();
    stored(ports).write(of('cookie'), 'short');
    stored(ports).write(of('cookie'), 'x'.repeat(4000));
    expect(ports.storage.get('name')).toBeUndefined();
    expect(ports.reported).toEqual(['The browser could not store "name"']);
  });

  it('is split over as many cookies as it needs, none of them over 4,096 bytes', () => {
    const ports = testPorts();
    const long = { ...of('cookie'), parts: 3 };
    const text = '마야 '.repeat(350);
    stored(ports).write(long, text);
    for (const name of ['name', 'name.2']) {
      const bytes = encodeURIComponent(ports.storage.get(name) ?? '').length;
      expect(bytes).toBeGreaterThan(0);
      expect(name.length + bytes).toBeLessThan(4096);
    }
    expect(stored(ports).read(long)).toBe(text);
    stored(ports).write(long, 'short');
    expect(ports.storage.get('name.2')).toBeUndefined();
    expect(stored(ports).read(long)).toBe('short');
    stored(ports).write(long, text);
    stored(ports).remove(long);
    expect(ports.storage.get('name.2')).toBeUndefined();
  });
});

describe('a protected cookie, which only the server can read', () => {
  /** Storage of a browser: it knows what it has written or fetched. */
  const browserOf = (cookies: Map<string, string>) => {
    const known = new Map<string, string>();
    return {
      get: (key: string) => known.get(key),
      set: (key: string, value: string) => void known.set(key, value),
      remove: (key: string) => void (known.delete(key), cookies.delete(key)),
      fetch: async (keys: readonly string[]) => {
        for (const key of keys) known.set(key, cookies.get(key) ?? '');
      },
    };
  };
  const value = { ...of('protectedCookie'), parts: 2 };

  it('is fetched before it is read', async () => {
    const ports = { ...testPorts(), storage: browserOf(new Map([['name', 'Maya']])) };
    expect(stored(ports).read(value)).toBeUndefined();
    expect(await stored(ports).load(value)).toBe('Maya');
    expect(stored(ports).read(value)).toBe('Maya');
  });

  it('is removed with all its parts, also where it was never fetched', () => {
    const cookies = new Map([
      ['name', 'Ma'],
      ['name.2', 'ya'],
    ]);
    stored({ ...testPorts(), storage: browserOf(cookies) }).remove(value);
    expect([...cookies]).toEqual([]);
  });

  it('that cannot be fetched counts as absent, and is reported', async () => {
    const ports = testPorts();
    const storage = { ...ports.storage, fetch: () => Promise.reject(new TypeError('offline')) };
    expect(await stored({ ...ports, storage }).load(value)).toBeUndefined();
    expect(ports.reported).toEqual(['"name" could not be fetched']);
  });
});
