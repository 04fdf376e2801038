import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { getFeatures } from '@touchline/contract/market/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import { EventQueue, type AnalyticsEvent, type EventSink } from '@touchline/features/platform/analytics';
import { beforeEach, describe, expect, it } from 'vitest';
import { pendingEvents, takePendingEvents } from '../../state/pendingEvents.ts';
import type { PageState } from '../../state/state.ts';
import { DeferredAnalytics } from '../../browser/analytics/DeferredAnalytics.ts';
import { shopOf } from '../testing/shopOf.ts';

const withBag = { cookie: '__Host-jwtToken=t' };
const name = encodeURIComponent(pendingEvents.key);

/** A basket with one product, that the checkout accepts. */
const basket: Basket = {
  basketId: 'b-1',
  ...{ currency: 'EUR', paymentInstrumentList: [], couponList: [], messageList: [] },
  shipmentList: [
    {
      ...{ shipmentId: 'b-1.regular', shipmentType: 'regular' },
      productLineItemList: [
        {
          ...{ itemId: 'line-1', productId: 'P-1', productName: 'Thing', subTitle: '' },
          ...{ quantity: 1, pricing: { price: 10, standardPrice: 10, total: 10 }, discountList: [] },
          ...{ currency: 'EUR', thirdPartyBuyable: true, baseProductId: 'P-1', color: '', size: 'M' },
          ...{ url: '/thing/P-1.html', availability_status: 'IN_STOCK' as const },
          ...{ availableQuantity: 5, maxQuantity: 5 },
        },
      ],
    },
  ],
  pricing: {
    ...{ price: 10, standardPrice: 10, saved: 0, tax: 0, total: 10, numberOfPayments: 1 },
    taxationPolicy: 'gross',
  },
  ...{ customer: { receiveSmsUpdates: false }, taxCalculationMissing: false, properties: {} },
  ...{ modifiedDate: '2026-11-21T10:00:00Z', totalProductCount: 1 },
};

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
  testShop.server
    .on(baskets.getBaskets, { answer: basket })
    .on(baskets.getBag, { answer: basket })
    .on(getFeatures, { answer: { guestCheckout: true } });
});

const stateOf = async (answer: Response): Promise<PageState> => {
  const json = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(await answer.text())?.[1];
  return JSON.parse(json ?? '{}') as PageState;
};

/** The cookie of a response in which events travel to the next page. */
const passedOn = (answer: Response): string | undefined =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.replace(/;.*$/, '');

/** What a browser sends that has this cookie, on a page whose analytics has just been loaded. */
function played(cookie: string | undefined): AnalyticsEvent[] {
  const sent: AnalyticsEvent[] = [];
  const sink: EventSink = { send: (event) => void sent.push(event) };
  const consent = { state: 'granted' as const, subscribe: () => () => undefined };
  const late = new DeferredAnalytics();
  let left = cookie && decodeURIComponent(cookie.slice(name.length + 1));
  const storage = { get: () => left, set: () => undefined, remove: () => (left = undefined) };
  const needs = { storage, clock: { now: () => new Date() }, reporter: { report: () => undefined } };
  late.begin(new EventQueue({ consent, sink, sent: new Set() }));
  for (let times = 0; times < 2; times += 1)
    for (const { event, fields } of takePendingEvents(needs)) late.track(event, fields);
  return sent;
}

describe('a reservation that fails while the server opens the checkout', () => {
  const fail = () =>
    testShop.server.on(baskets.startCheckout, {
      status: 409,
      error: { errorCode: 'ReservationFailure', message: '', details: { productIds: ['P-1'] } },
    });

  it('is a form error that the next page sends, once [C8.69]', async () => {
    fail();
    const answer = await testShop.get('/us/checkout', withBag);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/us/cart']);
    expect(played(passedOn(answer))).toEqual([
      {
        event: 'form_error',
        fields: { form: 'checkout', error: 'RESERVATION_FAILED_PRODUCT_NOT_AVAILABLE' },
      },
    ]);
  });

  it('stores nothing where the law asks first, or where the browser objects', async () => {
    fail();
    expect(passedOn(await testShop.get('/gb/checkout', withBag))).toBeUndefined();
    expect(passedOn(await testShop.get('/us/checkout', { ...withBag, 'sec-gpc': '1' }))).toBeUndefined();
  });
});

it('carries the steps of the checkout with the page, for the browser to send', async () => {
  testShop.server
    .on(baskets.startCheckout, { answer: basket })
    .on(payments.getPaymentMethods, { answer: { paymentMethods: [] } });
  const { events } = await stateOf(await testShop.get('/gb/checkout', withBag));
  expect(events).toEqual([{ event: 'checkout_step', fields: { step: 'address' } }]);
});

it('adds nothing to a page on which nothing happened', async () => {
  expect(await stateOf(await testShop.get('/gb/cart'))).not.toHaveProperty('events');
});

describe('the flags of a visitor', () => {
  const asked = () =>
    testShop.server.callsOf(getFeatures).map(({ url }) => Object.fromEntries(url.searchParams));

  it('are asked for with the stored unique user id, brand and country [A1.24, A7.52, C7.63]', async () => {
    const answer = await testShop.get('/gb/cart', { cookie: `${withBag.cookie}; uniqueUserId=visitor-1` });
    expect(asked().at(-1)).toMatchObject({ userId: 'visitor-1', brand: 'touchline', country: 'GB' });
    expect(answer.headers.getSetCookie().join()).not.toContain('uniqueUserId');
  });

  it('get a new id for a new visitor, stored for a year', async () => {
    const answer = await testShop.get('/gb/cart', withBag);
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('uniqueUserId='));
    expect(cookie).toMatch(/^uniqueUserId=[\w-]{36}; Path=\/; Max-Age=31536000/);
    expect(asked().at(-1)?.['userId']).toBe(cookie?.slice('uniqueUserId='.length).replace(/;.*/, ''));
  });

  it('are those of everybody, without an id, for a visitor without a session', async () => {
    const answer = await testShop.get('/gb/cart');
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).not.toHaveProperty('userId');
    expect(answer.headers.getSetCookie().join()).not.toContain('uniqueUserId');
  });

  it('decide over the back end of each visitor [C1.06]', async () => {
    const bag = async (userId: string) => {
      testShop = shopOf({
        answer: async (request) => {
          const url = new URL(request.url);
          if (!url.pathname.endsWith('/features')) return undefined;
          return Response.json({ 'bridge enabled': url.searchParams.get('userId') === 'visitor-1' });
        },
      });
      testShop.server.on(baskets.getBaskets, { answer: basket }).on(baskets.getBag, { answer: basket });
      const answer = await testShop.get('/gb/cart', { cookie: `${withBag.cookie}; uniqueUserId=${userId}` });
      const { flags } = await stateOf(answer);
      const [surface] = new Set(
        testShop.server.callsOf(baskets.getBag).map(({ url }) => url.pathname.split('/')[2]),
      );
      return [surface, flags.bridgeEnabled];
    };
    expect(await bag('visitor-1')).toEqual(['bridge', true]);
    expect(await bag('visitor-2')).toEqual(['chk', undefined]);
  });
});
