import * as calls from '@touchline/contract/personalisation/endpoints';
import type { EngineResponse } from '@touchline/contract/personalisation/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteEnd } from '../../platform/ports/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { decision, visit } from './Personalisation.fixtures.ts';
import { maskLimit, PersonalisationStore, placeOf } from './PersonalisationStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(
  answer: EngineResponse | 'offline' | 'never',
  given: { isAllowed?: boolean; person?: string } = {},
) {
  const ports = testPorts();
  ports.server.on(calls.decidePersonalisation, typeof answer === 'string' ? answer : { answer });
  ports.server.on(calls.recordImpressions, { answer: { recorded: true } });
  const ends: ((end: RouteEnd) => void)[] = [];
  const navigation = {
    ...ports.navigation,
    onRouteEnd: (listener: (end: RouteEnd) => void) => void ends.push(listener),
  };
  const store = new PersonalisationStore(
    { ...ports, navigation },
    {
      isAllowed: () => given.isAllowed ?? true,
      person: () => given.person ?? '',
      ...{ sitePath: 'gb', preview: 'autumn' },
    },
  );
  return { ports, store, end: (how: RouteEnd) => ends.forEach((listener) => listener(how)) };
}

const errorsOf = (ports: ReturnType<typeof testPorts>) =>
  ports.tracked.filter(({ event }) => event === 'personalisation_error').map(({ fields }) => fields);

describe('personalisation', () => {
  it('tells the engine of the page and its visitor in one list of events [A7.38, A7.39]', async () => {
    const { ports, store } = opened(decision(), { person: 'maya' });
    await store.decide(visit({ loggedIn: true }));
    const body = ports.server.callsOf(calls.decidePersonalisation)[0]?.body as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(['events', 'monetateId', 'customerId', 'preview']);
    expect(body).toMatchObject({
      customerId: 'maya',
      preview: 'autumn',
      monetateId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(body['events']).toMatchObject([
      { eventType: 'monetate:decision:DecisionRequest', requestId: 'home-1' },
      { eventType: 'monetate:context:PageView', path: '/', pageType: 'home' },
      { eventType: 'monetate:record:PageEvents', pageEvents: ['view home'] },
      { eventType: 'monetate:context:Metadata', metadata: { sitePath: 'gb' } },
      { eventType: 'monetate:context:UserAgent', userAgent: 'Test' },
      { eventType: 'monetate:context:Referrer', referrer: 'https://search.example/' },
      {
        eventType: 'monetate:context:CustomVariables',
        customVariables: [
          { variable: 'loggedIn', value: 'true' },
          { variable: 'browserLanguage', value: 'en-GB' },
          { variable: 'inPortraitMode', value: 'false' },
        ],
      },
      {
        eventType: 'monetate:context:Cart',
        cartLines: [{ sku: 'TL4101_080', pid: 'TL4101', quantity: 1, currency: 'GBP', value: '130' }],
      },
    ]);
  });

  it('keeps what was decided, shows it, and tells the engine what it has shown [A3.83, A7.40]', async () => {
    const { ports, store } = opened(decision());
    await store.decide(visit());
    expect(store.data?.title).toBe('Your bag is waiting');
    expect(store.actions.map(({ actionId }) => actionId)).toEqual(['bag']);
    expect(ports.server.callsOf(calls.recordImpressions).map(({ body }) => body)).toEqual([
      { channel: 'web', impressionIds: ['own.bag'] },
    ]);
  });

  it('activates an action only where its condition holds, sets its data, masks and unmasks, and has an error [A4.126]', async () => {
    const { store, ports } = opened(decision());
    await store.decide(visit({ cartLines: [] }));
    expect([store.actions, store.data]).toEqual([[], undefined]);
    expect(ports.server.callsOf(calls.recordImpressions)).toEqual([]);
    store.mask();
    expect(store.isMasked).toBe(true);
    store.unmask();
    expect(store.isMasked).toBe(false);
    ports.server.on(calls.decidePersonalisation, {
      answer: { meta: { code: 500 }, data: { responses: [] } },
    });
    await store.decide(visit());
    expect(store.error).toBe('Monetate returned status code 500');
  });

  it.each([
    ['Monetate returned status code 500', { ...decision(), meta: { code: 500 } }],
    [
      'Monetate returned errors: no account, no channel',
      { ...decision(), meta: { code: 200, errors: ['no account', 'no channel'] } },
    ],
    ['CMS content not returned from Monetate', { meta: { code: 200 }, data: { responses: [] } }],
  ])(
    'refuses an answer that is an error or has no content, and shows the place: %s [A5.67, A7.41, A8.34, A8.36, A8.37, A8.38]',
    async (message, answer) => {
      const { ports, store } = opened(answer);
      const deciding = store.decide(visit());
      expect(store.isMasked).toBe(true);
      await deciding;
      expect([store.error, store.isMasked, store.data]).toEqual([message, false, undefined]);
      expect(errorsOf(ports)).toEqual([{ error: message }]);
    },
  );

  it('reports an error event and shows the place where the engine is not reached [A8.34]', async () => {
    const { ports, store } = opened('offline');
    await store.decide(visit());
    expect(store.isMasked).toBe(false);
    expect(errorsOf(ports)).toHaveLength(1);
  });

  it('hides the place no longer than its limit, however long the engine takes', async () => {
    const { store } = opened('never');
    void store.decide(visit());
    await vi.advanceTimersByTimeAsync(maskLimit - 1);
    expect(store.isMasked).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.isMasked).toBe(false);
  });

  it('forgets the actions when another page is shown [A4.123]', async () => {
    const { store, end } = opened(decision());
    await store.decide(visit());
    end('cancelled');
    expect(store.actions).toHaveLength(1);
    end('success');
    expect(store.actions).toEqual([]);
  });

  it.each(['cancelled', 'failed'] as const)(
    'shows the place when opening another page was %s [A4.124]',
    (how) => {
      const { store, end } = opened('never');
      void store.decide(visit());
      expect(store.isMasked).toBe(true);
      end(how);
      expect(store.isMasked).toBe(false);
    },
  );

  it('throws for a route that has no place for it [A8.35]', async () => {
    expect(() => placeOf('cart')).toThrow('There is no personalisation on the route cart.');
    await expect(opened(decision()).store.decide(visit({ route: 'cart' }))).rejects.toThrow(
      'no personalisation',
    );
  });

  it('asks nothing, stores nothing and hides nothing without consent', async () => {
    const { ports, store } = opened(decision(), { isAllowed: false });
    await store.decide(visit());
    expect(ports.server.calls).toEqual([]);
    expect(ports.storage.get('monetateId')).toBeUndefined();
    expect(store.isMasked).toBe(false);
  });
});
