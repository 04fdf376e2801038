import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageState } from '../../state/state.ts';
import { browserPorts } from '../../browser/browserPorts.ts';
import * as baskets from '@touchline/contract/basket/endpoints';
import { shopOf } from '../testing/shopOf.ts';

describe('the API calls of a page', () => {
  it.each([
    ['development', 'sold-out'],
    ['production', null],
  ])('pass its mock_ parameters to the back end in %s: %s [C7.04]', async (NODE_ENV, expected) => {
    const received: (string | null)[] = [];
    const { get } = shopOf({
      env: { NODE_ENV },
      answer: (request) => {
        received.push(new URL(request.url).searchParams.get('mock_stock'));
        return Promise.resolve(undefined);
      },
    });
    await get('/gb/cart?mock_stock=sold-out&q=shoes');
    expect(received.length).toBeGreaterThan(0);
    expect(new Set(received)).toEqual(new Set([expected]));
  });

  const sent: URL[] = [];
  beforeEach(() => {
    // Failed calls are logged there during development.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('sessionStorage', { getItem: () => null });
    vi.stubGlobal('location', new URL('https://shop.example/gb/cart?mock_stock=sold-out&q=shoes'));
    vi.stubGlobal('fetch', (request: Request) => {
      sent.push(new URL(request.url));
      return Promise.reject(new TypeError('away'));
    });
  });
  afterEach(() => {
    sent.length = 0;
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const calledUrl = async (flags: Record<string, boolean>) => {
    const state = { flags, site: { language: { sitePath: 'gb' } } } as unknown as PageState;
    const { call } = browserPorts(state, { go: () => undefined, onRouteEnd: () => undefined });
    await call(baskets.getBag).catch(() => undefined);
    return sent[0];
  };

  it.each([
    [true, 'sold-out'],
    [false, null],
  ])('do the same in the browser: during development %s, %s [C7.04]', async (isDeveloping, expected) => {
    vi.stubEnv('DEV', isDeveloping);
    const url = await calledUrl({});
    expect(url?.searchParams.get('mock_stock')).toBe(expected);
    expect(url?.searchParams.get('q')).toBeNull();
  });

  it.each([
    [true, '/api/bridge/'],
    [false, '/api/chk/'],
  ])(
    'go to the back end that the market’s flag selects: bridgeEnabled %s, %s [C1.06]',
    async (bridgeEnabled, base) => {
      const url = await calledUrl({ bridgeEnabled });
      expect(url?.pathname.startsWith(base)).toBe(true);
    },
  );
});
