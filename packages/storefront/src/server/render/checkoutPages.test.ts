import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket, LineItem } from '@touchline/contract/basket/schema';
import { getFeatures } from '@touchline/contract/market/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const empty: Basket = {
  ...{ currency: 'GBP', shipmentList: [], paymentInstrumentList: [], couponList: [], messageList: [] },
  pricing: {
    ...{ price: 0, standardPrice: 0, saved: 0, tax: 0, total: 0, numberOfPayments: 1 },
    taxationPolicy: 'gross',
  },
  ...{ customer: { receiveSmsUpdates: false }, taxCalculationMissing: false, properties: {} },
  ...{ modifiedDate: '2026-11-21T10:00:00Z', totalProductCount: 0 },
};

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
  testShop.server.on(baskets.getBaskets, { answer: empty }).on(baskets.getBag, { answer: empty });
});

/** The status and the page title, or the address it redirects to. */
async function statusAndTarget(path: string, headers?: Record<string, string>): Promise<[number, string]> {
  const answer = await testShop.get(path, headers);
  const title = /<title>([^<|]*?)(?: \||<)/.exec(await answer.text())?.[1];
  return [answer.status, answer.headers.get('location') ?? title ?? ''];
}
const robotsOf = async (path: string) =>
  /<meta name="robots" content="([^"]*)"/.exec(await (await testShop.get(path)).text())?.[1];

const back = { cookie: `lastOrder=${encodeURIComponent('{"orderId":"TL-1","basketId":"b-1"}')}` };

describe('the checkout addresses', () => {
  it.each([
    '/cart',
    '/delivery',
    '/payment',
    '/checkout',
    '/checkout/payment',
    '/checkout/review',
    '/confirmation',
    '/session-expired',
    '/payment/callback/CARD/b-1/bridge',
    '/payment/callback/async/CARD/b-1/bridge',
  ])('%s redirects to the visitor’s site, and is a page there [C2.01]', async (path) => {
    expect(await statusAndTarget(path, { 'accept-language': 'en-GB' })).toEqual([302, `/gb${path}`]);
    const { status } = await testShop.get(`/gb${path}`);
    // The confirmation is a page that finds no such order.
    expect(status).toBe(path === '/confirmation' ? 404 : /cart|session/.test(path) ? 200 : 302);
  });

  it('/cart is the bag [C2.02, A2.12]', async () => {
    expect(await statusAndTarget('/gb/cart')).toEqual([200, 'Your bag']);
  });

  it('are the other application’s, with their query, where a market has one and the flag is on', async () => {
    const elsewhere = shopOf({ config: { checkoutOrigin: 'https://checkout.example' } });
    elsewhere.server.on(getFeatures, { answer: { checkoutMicroapp: true } });
    const answer = await elsewhere.get('/gb/checkout/payment?a=b');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      307,
      'https://checkout.example/gb/checkout/payment?a=b',
    ]);
    expect((await elsewhere.get('/gb/session-expiredness')).headers.get('location')).toBeNull();
    const off = shopOf({ config: { checkoutOrigin: 'https://checkout.example' } });
    expect((await off.get('/gb/delivery')).headers.get('location')).toBe('/gb/checkout');
  });

  it('/delivery redirects to the checkout [C2.05]', async () => {
    expect(await statusAndTarget('/gb/delivery')).toEqual([302, '/gb/checkout']);
  });

  it('the external identity address redirects to the cart where guests need none [C2.18]', async () => {
    expect(await statusAndTarget('/gb/checkout-ext-id-ping')).toEqual([302, '/gb/cart']);
  });

  it('the way back from a wallet redirects to the cart in a market without the flag [C2.30]', async () => {
    expect(await statusAndTarget('/gb/checkout/amazon-callback?code=any')).toEqual([302, '/gb/cart']);
  });

  it('/session-expired says that the checkout session has expired [C2.16, A2.14]', async () => {
    expect(await statusAndTarget('/gb/session-expired')).toEqual([200, 'The break took too long']);
  });

  it.each([
    ['/gb/checkout', 'checkout-continue', '[C2.19, C2.20, A2.13]'],
    ['/gb/checkout/payment', 'checkout-continue', '[C2.33]'],
    ['/gb/checkout/review', 'review-and-pay', '[C2.34]'],
    ['/gb/checkout?isReviewAndPay=true', 'review-and-pay', ''],
  ])('%s is the one-page checkout, with the basket of %s %s', async (path, context, _rows) => {
    testShop.server.on(baskets.getBaskets, { status: 503, error: { errorCode: 'Unavailable', message: '' } });
    expect(await statusAndTarget(path)).toEqual([503, 'Checkout']);
    const contexts = testShop.server
      .callsOf(baskets.getBaskets)
      .map(({ url }) => url.searchParams.get('context'));
    expect(contexts).toContain(context);
  });

  it('a checkout of an empty basket redirects to the cart [C2.56]', async () => {
    expect(await statusAndTarget('/gb/checkout')).toEqual([302, '/gb/cart']);
    expect(await statusAndTarget('/gb/payment')).toEqual([302, '/gb/cart']);
  });
});

describe('entering /payment', () => {
  const line: LineItem = {
    ...{ itemId: 'l-1', productId: 'TL4101_080', productName: 'Tempo 4', quantity: 1, currency: 'EUR' },
    pricing: { price: 130, standardPrice: 130, total: 130 },
    ...{ discountList: [], thirdPartyBuyable: true, baseProductId: 'TL4101', url: '/tempo-4/TL4101.html' },
    ...{ subTitle: 'Road running shoe', color: 'Volt', size: 'UK 8', availability_status: 'IN_STOCK' },
    ...{ availableQuantity: 5, maxQuantity: 10 },
  };
  const full: Basket = {
    ...empty,
    basketId: 'b-1',
    shipmentList: [{ shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [line] }],
    totalProductCount: 1,
  };

  beforeEach(() => {
    testShop.server
      .on(getFeatures, { answer: { guestCheckout: true } })
      .on(baskets.getBaskets, { answer: full })
      .on(baskets.getBag, { answer: full })
      .on(baskets.startCheckout, { answer: full })
      .on(payments.getPaymentMethods, { answer: { paymentMethods: [] } });
  });

  it('shows what is missing on the page it redirects to, not before [C2.10]', async () => {
    const [status, path] = await statusAndTarget('/gb/payment');
    expect(status).toBe(302);
    const missing = 'Enter an email address';
    expect(await (await testShop.get(path)).text()).toContain(missing);
    expect(await (await testShop.get('/gb/checkout/payment')).text()).not.toContain(missing);
  });

  it('the external identity address enters the payment where guests are authenticated [C2.17]', async () => {
    const customer = { email: 'maya@example.org', receiveSmsUpdates: false };
    testShop.server
      .on(getFeatures, { answer: { guestCheckout: true, guestAuthentication: true } })
      .on(baskets.getBaskets, { answer: { ...full, customer } })
      .on(baskets.patchBasket, { answer: { ...full, customer: { ...customer, customerEUCI: 'e-1' } } });
    expect(await statusAndTarget('/gb/checkout-ext-id-ping')).toEqual([
      302,
      '/gb/checkout/payment?reveal=true',
    ]);
  });

  it('/review leads to the checkout, flagged as a review, where something is missing [C2.60]', async () => {
    expect(await statusAndTarget('/gb/review')).toEqual([
      302,
      '/gb/checkout?isReviewAndPay=true&reveal=true',
    ]);
  });

  it('says so where nobody takes payments, and offers no way to pay', async () => {
    const page = await (await testShop.get('/gb/checkout/payment')).text();
    expect(page).toContain('No payment method is available right now');
    expect(page).not.toContain('Credit or debit card');
    expect(page).not.toContain('Card details, from our payment provider');
  });
});

describe('the return from a payment provider', () => {
  it.each([
    ['/gb/payment/callback/CARD/b-1/bridge', '[C2.35]'],
    ['/gb/payment/callback/async/CARD/b-1/bridge', '[C2.38]'],
  ])('%s asks for the outcome of the payment and shows it %s', async (path, _rows) => {
    testShop.server.on(payments.finalizePayment, {
      answer: {
        kind: 'declined',
        error: { errorType: 'error', errorCode: 'CardError', message: '', paymentMethodId: 'CARD' },
      },
    });
    expect(await statusAndTarget(path, back)).toEqual([302, '/gb/confirmation?orderId=TL-1']);
    const [call] = testShop.server.callsOf(payments.finalizePayment);
    expect(call?.url.pathname).toBe('/api/chk/baskets/b-1/payments/CARD/finalize');
    expect(call?.body).toEqual({ orderId: 'TL-1' });
  });

  it('otherwise redirects to the cart, which need not reload [C2.36]', async () => {
    const path = '/gb/payment/callback/CARD/b-1/bridge';
    expect(await statusAndTarget(path)).toEqual([302, '/gb/cart?from=payment']);
    testShop.server.on(payments.finalizePayment, 'offline');
    expect(await statusAndTarget(path, back)).toEqual([302, '/gb/cart?from=payment']);
  });
});

describe('robots directives', () => {
  it('search engines do not index the bag and the expired session, but follow their links [A2.15]', async () => {
    expect(await robotsOf('/gb/cart')).toBe('noindex,follow');
    expect(await robotsOf('/gb/session-expired')).toBe('noindex,follow');
  });

  it.each(['/gb', '/gb/confirmation', '/gb/country-selector.html', '/gb/no/such/page', '/gb/checkout'])(
    '%s may be indexed [A2.17]',
    async (path) => {
      testShop.server.on(baskets.getBaskets, 'offline');
      expect(await robotsOf(path)).toBe('index,follow');
    },
  );

  it.each(['/gb/search', '/gb/search?q=shoes', '/gb/search?q=shoes&page=2'])(
    '%s is not indexed [A2.16]',
    async (path) => expect(await robotsOf(path)).toBe('noindex'),
  );
});
