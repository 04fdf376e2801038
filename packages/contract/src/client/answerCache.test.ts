import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isPersonal } from '../access.ts';
import { cachePolicies, defineEndpoint, type CachePolicy } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { policyOf } from './answerCache.ts';
import { createTransport } from './transport.ts';

const read = (cache: CachePolicy) =>
  defineEndpoint({
    ...{ id: cache, summary: '', method: 'GET', base: 'api', path: `/${cache}`, cache, freshSeconds: 30 },
    access: { caller: 'anyone' },
    response: z.object({ at: z.number() }),
    errors: {},
  });

/** A back end that counts its calls, and fails when it is told to. */
function counting() {
  const back = { asked: 0, status: 200 };
  const call = createTransport({
    fetch: async () => {
      back.asked += 1;
      return Response.json({ at: back.asked }, { status: back.status });
    },
    origin: 'https://shop.test',
    surface: () => 'chk',
    sitePath: 'gb',
  });
  return { back, call };
}

describe('An answer by the policy of its call [C4.03]', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    return () => void vi.useRealTimers();
  });

  it('cache-first: is kept while it is fresh, and then asked for again', async () => {
    const { back, call } = counting();
    const ask = () => call(read('cache-first'));
    expect([await ask(), await ask()]).toEqual([{ at: 1 }, { at: 1 }]);
    vi.advanceTimersByTime(30_000);
    expect(await ask()).toEqual({ at: 2 });
    back.status = 503;
    vi.advanceTimersByTime(30_000);
    await expect(ask()).rejects.toMatchObject({ status: 503 });
  });

  it('cache-successful: is asked for each time, and the last one serves when that fails', async () => {
    const { back, call } = counting();
    const ask = () => call(read('cache-successful'));
    expect([await ask(), await ask()]).toEqual([{ at: 1 }, { at: 2 }]);
    back.status = 503;
    expect(await ask()).toEqual({ at: 2 });
    // What does not exist any more is an answer.
    back.status = 404;
    await expect(ask()).rejects.toMatchObject({ status: 404 });
  });

  it('cache-only: is never asked for', async () => {
    const { back, call } = counting();
    const only = { cache: 'cache-only' } as const;
    await expect(call(read('cache-first'), only)).rejects.toMatchObject({ status: 404 });
    expect(back.asked).toBe(0);
    await call(read('cache-first'));
    expect(await call(read('cache-first'), only)).toEqual({ at: 1 });
    await expect(call(read('cache-only'))).rejects.toMatchObject({ status: 404 });
    expect(back.asked).toBe(1);
  });

  it('network-only: is never kept, whatever the caller wants', async () => {
    const { call } = counting();
    const ask = () => call(read('network-only'), { cache: 'cache-first' });
    expect([await ask(), await ask()]).toEqual([{ at: 1 }, { at: 2 }]);
  });
});

it('nothing personal and no write is ever kept; every call has one policy [C4.04]', () => {
  for (const endpoint of endpoints) {
    expect(cachePolicies, endpoint.id).toContain(policyOf(endpoint));
    if (isPersonal(endpoint.access) || endpoint.method !== 'GET') {
      expect(policyOf(endpoint), endpoint.id).toBe('network-only');
      expect(endpoint.cache ?? 'network-only', endpoint.id).toBe('network-only');
    }
  }
  expect(
    endpoints.filter((each) => policyOf(each) !== 'network-only').map((each) => `${each.id}: ${each.cache}`),
  ).toEqual(
    expect.arrayContaining([
      'getPage: cache-successful',
      'getFrame: cache-successful',
      'listArticles: cache-successful',
      'getAddressSuggestions: cache-first',
      'getSuggestedAddress: cache-first',
    ]),
  );
});
