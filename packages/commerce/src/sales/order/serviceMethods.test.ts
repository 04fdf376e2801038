import { getBasket } from '@touchline/contract/client/basket';
import {
  failOrder,
  finalizePayment,
  getOrder,
  placeOrder,
  startHostedPayment,
  type OrderOutcome,
} from '@touchline/contract/client/order';
import type { MarketPaymentMethod } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { preparedMarkets } from '../../node/testing/preparedMarkets.ts';
import { readMarkets } from '../../node/readMarkets.ts';
import { declinesOf, serviceOf } from '../../sandbox/payment/services/serviceOf.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { readyBag } from './testing/buying.ts';
import { openCheckout, shopOrigin, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';
import { payAtService, press } from './testing/servicePages.ts';

/** Every method of a market that is paid on the page of a service, once each. */
const methods: MarketPaymentMethod[] = [
  ...new Map(
    [...readMarkets(), ...preparedMarkets()]
      .flatMap(({ paymentMethods }) => paymentMethods)
      .filter(({ flow }) => !['inlineCard', 'hostedPage'].includes(flow))
      .map((method) => [method.id, { ...method, conditions: {} }]),
  ).values(),
];
const onPages = methods.filter(({ id }) => serviceOf(id));
const [bank] = methods.find(({ flow }) => flow === 'bankList')?.banks ?? [];
const bankChoice = {
  bank: bank?.pseCode ?? '',
  ...({ personType: 'natural', documentType: 'CC', documentNumber: '1020304050' } as const),
};
const surfaces = ['chk', 'bridge'] as const;
const table = onPages.flatMap((method) => surfaces.map((surface) => [method.id, surface, method] as const));

it('Methods are paid on the pages of services in many ways, by all that is named for it', () => {
  expect(onPages.map(({ id }) => id).toSorted()).toEqual([
    ...['AFTERPAY', 'AMAZON_PAY', 'BANCONTACT', 'EPS', 'GOOGLE_PAY', 'IDEAL', 'KLARNA_PAY_LATER'],
    ...['KLARNA_PAY_NOW', 'PAYPAL', 'PSE'],
  ]);
});

describe('The shipped markets', () => {
  it.each(['aci', 'adyen', 'pays', 'bridge', 'comnext'])('have a method of the processor %s', (processor) => {
    const used = readMarkets().flatMap(({ paymentMethods }) => paymentMethods);
    expect(used.map(({ paymentProcessor }) => paymentProcessor)).toContain(processor);
  });
});

describeOnDatabases('A service that pays', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, {
      market: { paymentMethods: methods },
      products: [sampleProduct()],
      // No provider hangs here: a call that is slow on a busy machine must not count as one that failed.
      checkout: { guard: { timeLimit: 30_000, retries: 0, breakAfter: 1_000 } },
    });
  });
  afterEach(() => database.close());

  const shopperOn = (surface: (typeof surfaces)[number]): TestShopper => {
    const shopper = checkout.shopper();
    shopper.use(surface);
    return shopper;
  };
  const begin = async (shopper: TestShopper, { id, flow }: MarketPaymentMethod) => {
    const basket = await readyBag(shopper);
    const key = crypto.randomUUID();
    const start = () =>
      startHostedPayment(
        shopper.call,
        {
          ...{ basketId: basket.basketId, paymentMethodId: id, confirmedTotal: basket.pricing.total },
          ...(flow === 'bankList' ? { bankChoice } : {}),
        },
        key,
      );
    const outcome = await start();
    if (outcome.kind !== 'redirect') throw new Error(outcome.kind);
    const { url, orderId } = outcome;
    const finalize = (): Promise<OrderOutcome> => finalizePayment(shopper.call, basket.basketId, id, orderId);
    return { ...{ basket, start, outcome, url, orderId, finalize }, shopper };
  };
  const ordersPlaced = () =>
    checkout.rows(`select id from orders where status in ('new', 'open')`).then((rows) => rows.length);
  const isOpenAgain = async ({ shopper, basket }: Awaited<ReturnType<typeof begin>>) => {
    expect(await getBasket(shopper.call)).toMatchObject({
      basketId: basket.basketId,
      totalProductCount: 1,
      customer: { email: 'maya@example.org' },
    });
    expect(await ordersPlaced()).toBe(0);
    expect((await checkout.stock('TL4101_080')).onHand).toBe(5);
  };

  it.each(table)('%s on %s: succeeds, and the browser proves nothing', async (_, surface, method) => {
    const payment = await begin(shopperOn(surface), method);
    expect((await payment.finalize()).kind).toBe('redirect');
    const paid = await payAtService(checkout, payment.url);
    const processor = method.paymentProcessor === 'aci' ? 'bridge' : method.paymentProcessor;
    const segments = [...(method.async ? ['async'] : []), method.id, payment.basket.basketId, processor];
    expect(paid.headers.get('location')).toBe(`${shopOrigin}/gb/payment/callback/${segments.join('/')}`);
    expect((await payment.finalize()).kind).toBe('placed');
    const order = await getOrder(payment.shopper.call, payment.orderId);
    expect(order?.payment.paymentMethodId).toBe(method.id);
    expect(order?.paymentStatus).toBe(method.earlyCapture ? 'paid' : 'not_paid');
    expect((await checkout.stock('TL4101_080')).onHand).toBe(4);
  });

  it.each(table)('%s on %s: every refusal leaves the basket open', async (_, surface, method) => {
    for (const code of declinesOf[serviceOf(method.id)?.kind ?? 'bank']) {
      const payment = await begin(shopperOn(surface), method);
      await press(checkout, payment.url, 'try', { outcome: code });
      expect(await payment.finalize()).toMatchObject({ kind: 'declined', error: { errorCode: code } });
      await isOpenAgain(payment);
      checkout.clock.advance(16 * 60_000);
    }
  });

  it.each(table)(
    '%s on %s: cancelled there, or left by Back, nothing is taken',
    async (_, surface, method) => {
      const cancelled = await begin(shopperOn(surface), method);
      await press(checkout, cancelled.url, 'cancel');
      expect(await cancelled.finalize()).toMatchObject({
        kind: 'declined',
        error: { errorCode: 'PaymentInterrupted' },
      });
      await isOpenAgain(cancelled);
      checkout.clock.advance(16 * 60_000);
      const left = await begin(shopperOn(surface), method);
      await failOrder(left.shopper.call, left.orderId);
      expect((await payAtService(checkout, left.url)).status).toBe(410);
      await isOpenAgain(left);
    },
  );

  it.each(table)('%s on %s: a page that nobody finishes expires', async (_, surface, method) => {
    const payment = await begin(shopperOn(surface), method);
    checkout.clock.advance(31 * 60_000);
    expect(await checkout.jobs.reconcile()).toMatchObject({ failed: 1 });
    expect((await payAtService(checkout, payment.url)).status).toBe(410);
    expect(await ordersPlaced()).toBe(0);
  });

  it.each(table)(
    '%s on %s: late, twice, reordered and lost messages make one order',
    async (_, surface, method) => {
      const late = await begin(shopperOn(surface), method);
      await press(checkout, late.url, 'try', { outcome: 'late' });
      checkout.clock.advance(3 * 60_000);
      expect(await checkout.jobs.reconcile()).toMatchObject({ placed: 1 });
      for (const outcome of ['eventsTwice', 'eventsReversed']) {
        const payment = await begin(shopperOn(surface), method);
        await press(checkout, payment.url, 'try', { outcome });
        checkout.clock.advance(1_000);
        expect(await checkout.sandbox.deliverEvents()).toBe(2);
        expect((await payment.finalize()).kind).toBe('placed');
      }
      // The answer is lost: the same key leads to the same page, and the shopper's browser never returns.
      const lost = await begin(shopperOn(surface), method);
      expect(await lost.start()).toEqual(lost.outcome);
      await payAtService(checkout, lost.url);
      await payAtService(checkout, lost.url);
      await checkout.sandbox.deliverEvents();
      expect(await ordersPlaced()).toBe(4);
      expect((await checkout.stock('TL4101_080')).onHand).toBe(1);
      const mails = await checkout.rows(`select id from mails where kind = 'order-placed'`);
      expect(mails).toHaveLength(4);
    },
  );

  it('whose bank decides later has a pending order, which the decision settles', async () => {
    const method = onPages.find(({ id }) => id === 'PSE');
    if (!method) throw new Error('No PSE.');
    const paid = await begin(shopperOn('chk'), method);
    await press(checkout, paid.url, 'try', { outcome: 'processing' });
    expect((await paid.finalize()).kind).toBe('pending');
    expect((await payAtService(checkout, paid.url)).status).toBe(410);
    checkout.clock.advance(60 * 60_000);
    expect((await paid.finalize()).kind).toBe('placed');

    const refused = await begin(shopperOn('chk'), method);
    await press(checkout, refused.url, 'try', { outcome: 'processingRefused' });
    expect((await refused.finalize()).kind).toBe('pending');
    checkout.clock.advance(11_000);
    expect(await refused.finalize()).toMatchObject({ kind: 'declined' });
    expect(await ordersPlaced()).toBe(1);
  });

  it.each([
    ['no bank', undefined, 'bank'],
    ['a bank that is not in the list', { ...bankChoice, bank: '9999' }, 'bank'],
    ['a company with a citizen’s card', { ...bankChoice, personType: 'legal' as const }, 'documentType'],
    ['a number that is none', { ...bankChoice, documentNumber: '12' }, 'documentNumber'],
  ])('is asked only for a bank of the list and a document: %s is refused', async (_, choice, field) => {
    for (const surface of surfaces) {
      const shopper = shopperOn(surface);
      const { basketId, pricing } = await readyBag(shopper);
      const start = startHostedPayment(
        shopper.call,
        {
          ...{ basketId, paymentMethodId: 'PSE', confirmedTotal: pricing.total },
          ...(choice ? { bankChoice: choice } : {}),
        },
        crypto.randomUUID(),
      );
      await expect(start).resolves.toMatchObject({ kind: 'notReady' });
      const path = surface === 'chk' ? '/payment/hpp' : `/baskets/${basketId}/payments/PSE`;
      const answer = await shopper.raw(
        'POST',
        path,
        {
          ...(surface === 'chk' ? { basketId, paymentMethodId: 'PSE' } : {}),
          ...{ confirmedTotal: pricing.total, bankChoice: choice },
        },
        { 'idempotency-key': crypto.randomUUID() },
      );
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ details: { fields: [{ field }] } });
    }
    expect(await ordersPlaced()).toBe(0);
  });

  it('keeps nobody’s document number', async () => {
    const method = onPages.find(({ id }) => id === 'PSE');
    if (!method) throw new Error('No PSE.');
    await begin(shopperOn('chk'), method);
    for (const table of ['orders', 'payments', 'baskets', 'sandbox_payment'])
      expect(JSON.stringify(await checkout.rows(`select * from ${table}`))).not.toContain('1020304050');
  });

  it.each(surfaces)('confirms a code in the bank’s app on %s', async (surface) => {
    const payWith = async (shopper: TestShopper, paymentCode: string | undefined) => {
      const { basketId, pricing } = await readyBag(shopper);
      const outcome = await placeOrder(
        shopper.call,
        {
          ...{ basketId, paymentMethodId: 'BLIK', confirmedTotal: pricing.total },
          ...(paymentCode === undefined ? {} : { paymentCode }),
        },
        crypto.randomUUID(),
      );
      return { outcome, basketId };
    };
    const shopper = shopperOn(surface);
    expect((await payWith(shopper, undefined)).outcome.kind).toBe('notReady');
    expect((await payWith(shopper, '000000')).outcome).toMatchObject({
      kind: 'declined',
      error: { errorCode: 'InformationError' },
    });
    const refused = await payWith(shopper, '123456');
    if (refused.outcome.kind !== 'challenge') throw new Error(refused.outcome.kind);
    await press(checkout, refused.outcome.url, 'fail');
    const { orderId } = refused.outcome;
    expect((await finalizePayment(shopper.call, refused.basketId, 'BLIK', orderId)).kind).toBe('declined');
    const paid = await payWith(checkout.shopper(), '123456');
    if (paid.outcome.kind !== 'challenge') throw new Error(paid.outcome.kind);
    await press(checkout, paid.outcome.url, 'approve');
    await checkout.sandbox.deliverEvents();
    expect(await ordersPlaced()).toBe(1);
  });
});
