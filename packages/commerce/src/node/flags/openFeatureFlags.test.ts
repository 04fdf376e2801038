import { expect, it } from 'vitest';
import { Markets } from '../../kernel/market/Markets.ts';
import { silentLog } from '../../kernel/ports/Log.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { marketProvider } from './marketProvider.ts';
import { openFeatureFlags } from './openFeatureFlags.ts';
import { remoteProvider } from './remoteProvider.ts';

const market = testMarket({
  features: { guestCheckout: true, bridgeEnabled: { split: { true: 50, false: 50 } } },
});
const visitor = { market, userId: 'visitor-1', brand: 'touchline', country: market.country };

interface Question {
  path: string;
  context: Record<string, unknown>;
}

/** A flag service that answers by flag name, and the questions it got. */
function service(answer: (name: string, context: Record<string, unknown>) => Response) {
  const questions: Question[] = [];
  const send: typeof fetch = async (url, init) => {
    const { pathname } = new URL(String(url));
    const { context } = JSON.parse(String(init?.body)) as Question;
    questions.push({ path: pathname, context });
    return answer(pathname.split('/').at(-1) ?? '', context);
  };
  return { provider: remoteProvider('https://flags.example', send), questions };
}

it('evaluates the markets’ data for a visitor, without a flag service', async () => {
  const flags = await openFeatureFlags(marketProvider(new Markets([market])), silentLog);
  const bridgeOf = async (userId: string) => (await flags.evaluate({ ...visitor, userId })).bridgeEnabled;
  const found = await Promise.all(Array.from({ length: 40 }, (_, at) => bridgeOf(`visitor-${at}`)));
  expect(new Set(found)).toEqual(new Set([true, false]));
  expect((await flags.evaluate(visitor)).guestCheckout).toBe(true);
});

it('asks a flag service with the stored unique user id, brand, country and market [A1.24]', async () => {
  const { provider, questions } = service((name, context) =>
    Response.json({ key: name, value: context['targetingKey'] === 'visitor-1' }),
  );
  const flags = await openFeatureFlags(provider, silentLog);
  expect((await flags.evaluate(visitor)).restoreBasket).toBe(true);
  expect((await flags.evaluate({ ...visitor, userId: 'visitor-2' })).restoreBasket).toBe(false);
  expect(questions[0]?.context).toEqual({
    ...{ targetingKey: 'visitor-1', brand: 'touchline', country: market.country, market: market.code },
  });
  expect(questions.map(({ path }) => path)).toContain('/ofrep/v1/evaluate/flags/guestCheckout');
});

it('asks a flag service only for the flags that are needed', async () => {
  const { provider, questions } = service((name) => Response.json({ key: name, value: true }));
  const flags = await openFeatureFlags(provider, silentLog);
  expect(await flags.evaluate(visitor, ['restoreBasket', 'guestCheckout'])).toEqual({
    ...{ restoreBasket: true, guestCheckout: true },
  });
  expect(questions.map(({ path }) => path.split('/').at(-1))).toEqual(['restoreBasket', 'guestCheckout']);
});

it.each([
  ['is away', () => new Response('', { status: 503 })],
  ['does not know a flag', () => Response.json({ errorCode: 'FLAG_NOT_FOUND' }, { status: 404 })],
  ['answers another type', () => Response.json({ value: 'yes' })],
  ['answers something else', () => new Response('<html>')],
])('keeps the values of the market while the flag service %s', async (_, answer) => {
  const flags = await openFeatureFlags(service(answer).provider, silentLog);
  const values = await flags.evaluate({ ...visitor, userId: undefined });
  expect([values.guestCheckout, values.restoreBasket]).toEqual([true, false]);
});
