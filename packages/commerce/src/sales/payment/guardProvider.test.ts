import { afterEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../kernel/ports/Log.ts';
import { guardProvider } from './guardProvider.ts';
import type { AuthoriseRequest, PaymentProvider } from './PaymentProvider.ts';

const request: AuthoriseRequest = {
  paymentId: 'p',
  orderId: 'o',
  reference: 'b',
  checkoutId: 'c',
  token: 't',
  amount: { minor: 100, currency: 'GBP' },
  captureNow: false,
  language: 'en',
  processor: 'adyen',
};

function providerThat(
  authorise: PaymentProvider['authorise'],
  find: PaymentProvider['find'],
): PaymentProvider {
  const unused = () => Promise.reject(new Error('not used'));
  return {
    authorise,
    find,
    createSession: unused,
    createHostedPage: unused,
    capture: unused,
    refund: unused,
    void: unused,
    readEvent: unused,
  };
}

afterEach(() => void vi.useRealTimers());

describe('An unavailable provider', () => {
  it('is not waited for longer than the limit, and its result is unknown', async () => {
    let aborted = false;
    const hangs = providerThat(
      (_, signal) =>
        new Promise(() => {
          signal?.addEventListener('abort', () => (aborted = true));
        }),
      () => new Promise(() => undefined),
    );
    const guarded = guardProvider(hangs, {
      shopOrigin: 'https://shop.test',
      log: silentLog,
      timeLimit: 30,
    });
    expect(await guarded.authorise(request)).toEqual({ kind: 'unknown' });
    expect(aborted).toBe(true);
    await expect(guarded.find('p')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it('is retried a limited number of times, with the same payment', async () => {
    const asked: string[] = [];
    const breaks = providerThat(
      (one) => {
        asked.push(one.paymentId);
        return asked.length < 3
          ? Promise.reject(new Error('reset'))
          : Promise.resolve({ kind: 'declined', code: 'x' });
      },
      () => Promise.resolve(undefined),
    );
    const guarded = guardProvider(breaks, {
      shopOrigin: 'https://shop.test',
      log: silentLog,
      retries: 2,
    });
    expect(await guarded.authorise(request)).toEqual({ kind: 'declined', code: 'x' });
    expect(asked).toEqual(['p', 'p', 'p']);
  });

  it('is not called for a while after consecutive failures, then called again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let calls = 0;
    let isBack = false;
    const flaky = providerThat(
      () => {
        calls += 1;
        return isBack ? Promise.resolve({ kind: 'declined', code: 'x' }) : Promise.reject(new Error('down'));
      },
      () => Promise.resolve(undefined),
    );
    const options = {
      shopOrigin: 'https://shop.test',
      log: silentLog,
      retries: 0,
      breakAfter: 3,
      restFor: 10_000,
    };
    const guarded = guardProvider(flaky, options);
    for (let round = 0; round < 3; round += 1) await guarded.authorise(request);
    expect(await guarded.authorise(request)).toEqual({ kind: 'away' });
    expect(calls).toBe(3);
    isBack = true;
    vi.advanceTimersByTime(10_001);
    expect(await guarded.authorise(request)).toEqual({ kind: 'declined', code: 'x' });
  });

  it('is tried with one call only, before the others follow', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked: string[] = [];
    const isDown = providerThat(
      (one) => {
        asked.push(one.orderId);
        return Promise.reject(new Error('down'));
      },
      () => Promise.resolve(undefined),
    );
    const guarded = guardProvider(isDown, {
      ...{ log: silentLog, shopOrigin: 'https://shop.test', retries: 0, breakAfter: 1, restFor: 10_000 },
    });
    await guarded.authorise(request);
    vi.advanceTimersByTime(10_001);
    const orders = ['first', 'second', 'third'].map((orderId) => guarded.authorise({ ...request, orderId }));
    expect(await Promise.all(orders)).toEqual([{ kind: 'unknown' }, { kind: 'away' }, { kind: 'away' }]);
    expect(asked).toEqual(['o', 'first']);
  });

  it('leaves a payment unknown when the request was sent and the breaker opened before the retry', async () => {
    const breaks = providerThat(
      () => Promise.reject(new Error('reset')),
      () => Promise.reject(new Error('down')),
    );
    const guarded = guardProvider(breaks, {
      ...{ log: silentLog, shopOrigin: 'https://shop.test', retries: 1, breakAfter: 2, restFor: 10_000 },
    });
    const payment = guarded.authorise(request);
    await guarded.find('p').catch(() => undefined);
    expect(await payment).toEqual({ kind: 'unknown' });
    expect(await guarded.authorise(request)).toEqual({ kind: 'away' });
  });
});

describe('An address from a provider', () => {
  const guardedBy = (url: string, origin: string, shopOrigin = 'https://shop.test') => {
    const names: PaymentProvider = {
      ...providerThat(
        async () => ({ kind: 'challenge', providerPaymentId: 'x', url, origin }),
        async () => undefined,
      ),
      createHostedPage: async () => ({ providerPaymentId: 'x', url }),
      createSession: async () => ({ checkoutId: 'c', frameUrl: url, frameOrigin: origin, expiresAt: '' }),
    };
    return guardProvider(names, { log: silentLog, shopOrigin });
  };
  const { token: _, checkoutId: __, ...about } = request;
  const page = { ...about, brand: '', returnUrl: '', methodId: 'CREDIT_CARD_HOSTED' };
  const session = { reference: 'b', language: 'en', brand: '' };

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pay.test/step',
    '//pay.test/step',
    'https://shop.test@evil.test/step',
    '/step',
  ])('like %s is rejected', async (url) => {
    const guarded = guardedBy(url, 'https://pay.test');
    expect(await guarded.authorise(request)).toEqual({ kind: 'unknown' });
    await expect(guarded.createHostedPage(page)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    await expect(guarded.createSession(session)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it('has to be at the stated origin', async () => {
    const guarded = guardedBy('https://evil.test/step', 'https://pay.test');
    expect(await guarded.authorise(request)).toEqual({ kind: 'unknown' });
    await expect(guarded.createSession(session)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it('has to use HTTPS, unless the shop itself uses HTTP', async () => {
    const good = guardedBy('https://pay.test/step', 'https://pay.test');
    expect(await good.authorise(request)).toMatchObject({ kind: 'challenge' });
    expect(await good.createHostedPage(page)).toMatchObject({ url: 'https://pay.test/step' });
    const local = guardedBy('http://localhost:3001/step', 'http://localhost:3001', 'http://localhost:3000');
    expect(await local.createSession(session)).toMatchObject({ frameOrigin: 'http://localhost:3001' });
  });
});
