import { basketStorage } from '@touchline/features/cart/basket';
import { searchStorage } from '@touchline/features/catalog/search';
import { json, stored, type StoredPlace, type StoredValue } from '@touchline/features/platform/storage';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CookieJar } from '../server/http/CookieJar.ts';
import { protectedValues } from '../server/http/protectedValues.ts';
import { browserStorage } from './browserStorage.ts';

const restoreData = basketStorage.find(({ key }) => key === 'restoreBasketData') as StoredValue<unknown>;
const searchTerms = searchStorage.find(({ key }) => key === 'searchTerms') as StoredValue<unknown>;
const report = vi.fn();
const ports = { storage: browserStorage, clock: { now: () => new Date() }, reporter: { report } };

const value = (where: StoredPlace) => ({
  ...{ key: 'name & more', where, maxAge: 60, purpose: 'necessary' as const, endsWithLogout: true },
  codec: json((kept) => kept),
});

/** The protected cookies of this browser, which the shop's server reads and writes. */
const cookies = new Map<string, string>();
const header = () => [...cookies].map((pair) => pair.join('=')).join('; ');

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const jar = new CookieJar(header(), false);
  const answer = await protectedValues(new Request(input, init), jar);
  const changes = new Headers();
  jar.writeTo(changes);
  for (const line of changes.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
    const isRemoved = line.includes('Max-Age=0');
    expect(isRemoved || line.endsWith('; HttpOnly')).toBe(true);
    if (isRemoved) cookies.delete(name);
    else cookies.set(name, value);
  }
  return answer;
}

const browsersFetch = window.fetch;
beforeAll(() => void (window.fetch = serve));
afterAll(() => void (window.fetch = browsersFetch));

afterEach(() => {
  vi.restoreAllMocks();
  report.mockReset();
  for (const each of ['cookie', 'session', 'local'] as const) stored(ports).remove(value(each));
  stored(ports).remove(restoreData);
});

describe('what the browser stores', () => {
  it.each(['cookie', 'session', 'local'] as const)('is in its own place: %s', (where) => {
    stored(ports).write(value(where), { name: 'Zoë; 50 %' });
    expect(stored(ports).read(value(where))).toEqual({ name: 'Zoë; 50 %' });
    const others = (['cookie', 'session', 'local'] as const).filter((each) => each !== where);
    for (const other of others) expect(stored(ports).read(value(other)), other).toBeUndefined();
    stored(ports).remove(value(where));
    expect(stored(ports).read(value(where))).toBeUndefined();
  });

  it('is a cookie that the server reads under the same name', () => {
    stored(ports).write(value('cookie'), { name: 'Zoë; 50 %' });
    const server = { ...ports, storage: new CookieJar(document.cookie, false).asStorage };
    expect(stored(server).read(value('cookie'))).toEqual({ name: 'Zoë; 50 %' });
  });

  it('is no secret: only the server reads and writes those', () => {
    stored(ports).write(value('secretCookie'), 'secret');
    expect(stored(ports).read(value('secretCookie'))).toBeUndefined();
    expect(document.cookie).not.toContain('secret');
  });

  it('has 50 lines of a basket with long ids and names to print where no script can read them [C5.11, C5.12]', async () => {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      productId: `TL${at}_${'0123456789'.repeat(6)}`,
      quantity: 9999,
      selectedOptions: { name: '김마야 FERNANDEZ', number: '10' },
    }));
    stored(ports).write(restoreData, lines);
    await vi.waitFor(() => expect(header()).toContain('restoreBasketData.2='));
    expect(document.cookie).not.toContain('FERNANDEZ');
    expect(await stored(ports).load(restoreData)).toEqual(lines);
    const server = { ...ports, storage: new CookieJar(header(), false).asStorage };
    expect(stored(server).read(restoreData)).toEqual(lines);
    stored(ports).remove(restoreData);
    await vi.waitFor(() => expect(header()).not.toContain('restoreBasketData'));
    expect(report).not.toHaveBeenCalled();
  });

  it('fetches what another page has written, and does not write over what has changed meanwhile', async () => {
    cookies.set('searchTerms', '%5B%22boots%22%5D');
    const loading = stored(ports).load(searchTerms);
    expect(await loading).toEqual(['boots']);
    const late = stored(ports).load(searchTerms);
    stored(ports).write(searchTerms, ['shoes']);
    expect(await late).toEqual(['shoes']);
    expect(await stored(ports).load(searchTerms)).toEqual(['shoes']);
  });

  it('is lost without an error where the browser is full or forbids it [A8.41]', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    for (const where of ['session', 'local'] as const) {
      stored(ports).write(value(where), 'Maya');
      expect(stored(ports).read(value(where))).toBeUndefined();
    }
    expect(report).toHaveBeenCalledWith('The browser could not store "name & more"', expect.anything());
  });

  it('of a cookie that somebody else wrote badly counts as absent [A8.42]', () => {
    document.cookie = `${encodeURIComponent('name & more')}=%E0%A4%A; path=/`;
    expect(stored(ports).read(value('cookie'))).toBeUndefined();
  });
});
