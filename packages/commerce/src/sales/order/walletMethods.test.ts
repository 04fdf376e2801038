import { getBasket } from '@touchline/contract/client/basket';
import {
  failOrder,
  finalizePayment,
  getOrder,
  getPaymentMethods,
  startHostedPayment,
} from '@touchline/contract/client/order';
import { getSite } from '@touchline/contract/client/site';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { readMarkets } from '../../node/readMarkets.ts';
import { sheetDeclines } from '../../sandbox/payment/deviceWallet/sheetOutcomes.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { readyBag } from './testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';
import { press } from './testing/servicePages.ts';
import { payInSheet } from './testing/walletSheet.ts';

/** The wallets of devices that markets offer, once each. */
const methods = [
  ...new Map(
    readMarkets()
      .flatMap(({ paymentMethods }) => paymentMethods)
      .filter(({ flow }) => flow === 'deviceWallet')
      .map((method) => [method.id, method]),
  ).values(),
];
const surfaces = ['chk', 'bridge'] as const;
const table = methods.flatMap(({ id }) => surfaces.map((surface) => [id, surface] as const));

it('Apple Pay and Google Pay are offered in the British and the American market', () => {
  expect(methods.map(({ id }) => id)).toEqual(['APPLE_PAY', 'GOOGLE_PAY']);
  const offering = readMarkets().filter(({ paymentMethods }) =>
    paymentMethods.some(({ flow }) => flow === 'deviceWallet'),
  );
  expect(offering.map(({ code }) => code).toSorted()).toEqual(['gb', 'us']);
});

describeOnDatabases('A wallet of the device', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, {
      market: { paymentMethods: methods },
      products: [sampleProduct()],
      checkout: { guard: { timeLimit: 30_000, retries: 0, breakAfter: 1_000 } },
    });
  });
  afterEach(() => database.close());

  const shopperOn = (surface: (typeof surfaces)[number]): TestShopper => {
    const shopper = checkout.shopper();
    shopper.use(surface);
    return shopper;
  };
  /** The bag of a shopper whose sheet shows its total, or another amount. */
  const begin = async (shopper: TestShopper, paymentMethodId: string, outcome = 'approve', more = 0) => {
    const { basketId, pricing, currency } = await readyBag(shopper);
    const { total } = pricing;
    const walletToken = await payInSheet(
      ...([checkout, paymentMethodId, { amount: total + more, currency }, outcome] as const),
    );
    const key = crypto.randomUUID();
    const pay = (token: string | undefined = walletToken, as = key) =>
      startHostedPayment(
        shopper.call,
        {
          ...{ basketId, paymentMethodId, confirmedTotal: total },
          ...(token === undefined ? {} : { walletToken: token }),
        },
        as,
      );
    return { shopper, basketId, total, walletToken, pay };
  };
  const ordersPlaced = () =>
    checkout.rows(`select id from orders where status in ('new', 'open')`).then((rows) => rows.length);
  const isOpenAgain = async ({ shopper, basketId }: Awaited<ReturnType<typeof begin>>) => {
    expect(await getBasket(shopper.call)).toMatchObject({ basketId, totalProductCount: 1 });
    expect(await ordersPlaced()).toBe(0);
    expect((await checkout.stock('TL4101_080')).onHand).toBe(5);
  };

  it.each(table)('%s on %s: pays the total of the order, to the penny', async (id, surface) => {
    const payment = await begin(shopperOn(surface), id);
    const outcome = await payment.pay();
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    const order = await getOrder(payment.shopper.call, outcome.order.orderId);
    expect(order).toMatchObject({ payment: { paymentMethodId: id }, pricing: { total: payment.total } });
    const [paid] = await checkout.rows<{ amount_minor: string }>('select amount_minor from sandbox_payment');
    expect(Number(paid?.amount_minor)).toBe(Math.round(payment.total * 100));
    expect((await checkout.stock('TL4101_080')).onHand).toBe(4);
  });

  it.each(table)('%s on %s: a sheet that showed another amount pays nothing', async (id, surface) => {
    for (const more of [0.01, -0.01]) {
      const payment = await begin(shopperOn(surface), id, 'approve', more);
      expect(await payment.pay()).toMatchObject({
        kind: 'declined',
        error: { errorCode: 'InformationError' },
      });
      await isOpenAgain(payment);
      checkout.clock.advance(16 * 60_000);
    }
  });

  it.each(table)('%s on %s: every refusal leaves the basket open', async (id, surface) => {
    for (const code of sheetDeclines) {
      const payment = await begin(shopperOn(surface), id, code);
      expect(await payment.pay()).toMatchObject({ kind: 'declined', error: { errorCode: code } });
      await isOpenAgain(payment);
      checkout.clock.advance(16 * 60_000);
    }
  });

  it.each(table)(
    '%s on %s: a confirmation at the bank may be given, cancelled or left',
    async (id, surface) => {
      const asked = await begin(shopperOn(surface), id, 'step');
      const challenge = await asked.pay();
      if (challenge.kind !== 'challenge') throw new Error(challenge.kind);
      await failOrder(asked.shopper.call, challenge.orderId);
      await isOpenAgain(asked);
      checkout.clock.advance(16 * 60_000);
      const again = await begin(shopperOn(surface), id, 'step');
      const second = await again.pay();
      if (second.kind !== 'challenge') throw new Error(second.kind);
      await press(checkout, second.url, 'approve');
      expect((await finalizePayment(again.shopper.call, again.basketId, id, second.orderId)).kind).toBe(
        'placed',
      );
    },
  );

  it.each(table)('%s on %s: a token that is over, forged or used pays nothing', async (id, surface) => {
    const over = await begin(shopperOn(surface), id, 'over');
    expect((await over.pay()).kind).toBe('sessionOver');
    await isOpenAgain(over);
    expect((await over.pay(`${over.walletToken}x`, crypto.randomUUID())).kind).toBe('sessionOver');
    const late = await begin(shopperOn(surface), id);
    checkout.clock.advance(6 * 60_000);
    expect((await late.pay()).kind).toBe('sessionOver');
    checkout.clock.advance(16 * 60_000);
    const first = await begin(shopperOn(surface), id);
    expect((await first.pay()).kind).toBe('placed');
    const other = await begin(shopperOn(surface), id);
    expect((await other.pay(first.walletToken)).kind).toBe('sessionOver');
    expect(await ordersPlaced()).toBe(1);
  });

  it.each(table)('%s on %s: late, twice, reordered and lost answers make one order', async (id, surface) => {
    for (const outcome of ['lose', 'eventsTwice', 'eventsReversed']) {
      const payment = await begin(shopperOn(surface), id, outcome);
      expect((await payment.pay()).kind).toBe('pending');
      checkout.clock.advance(3_000);
      await checkout.sandbox.deliverEvents();
      expect((await payment.pay()).kind).toBe('placed');
    }
    const late = await begin(shopperOn(surface), id, 'late');
    expect((await late.pay()).kind).toBe('pending');
    checkout.clock.advance(3 * 60_000);
    expect(await checkout.jobs.reconcile()).toMatchObject({ placed: 1 });
    expect(await ordersPlaced()).toBe(4);
    expect(await checkout.rows(`select id from mails where kind = 'order-placed'`)).toHaveLength(4);
  });

  it.each(table)('%s on %s: pressed twice it pays once', async (id, surface) => {
    const payment = await begin(shopperOn(surface), id);
    const [one, other] = await Promise.all([payment.pay(), payment.pay()]);
    expect([one.kind, other.kind]).toEqual(['placed', 'placed']);
    expect(await ordersPlaced()).toBe(1);
    expect(await checkout.rows('select id from sandbox_payment')).toHaveLength(1);
  });

  it('without the device Google Pay has a page of its own, and Apple Pay none', async () => {
    const google = await begin(shopperOn('chk'), 'GOOGLE_PAY');
    const { basketId, total, shopper } = google;
    const start = (paymentMethodId: string) =>
      startHostedPayment(
        ...([
          shopper.call,
          { basketId, paymentMethodId, confirmedTotal: total },
          crypto.randomUUID(),
        ] as const),
      );
    expect((await start('APPLE_PAY')).kind).toBe('methodGone');
    expect((await start('GOOGLE_PAY')).kind).toBe('redirect');
  });

  it('is told how each wallet is asked, in the checkout and for the whole site', async () => {
    const shopper = checkout.shopper();
    const { basketId } = await readyBag(shopper);
    const { paymentMethods } = await getPaymentMethods(shopper.call, basketId);
    const urls = paymentMethods.map(({ wallet }) => wallet?.standIn?.url);
    expect(urls).toEqual(
      ['APPLE_PAY', 'GOOGLE_PAY'].map((id) => expect.stringContaining(`/sandbox/sheet/${id}?`)),
    );
    const site = await getSite(shopper.call);
    // This shop is at a public origin: it lends nobody a wallet.
    expect(site?.market.deviceWallets).toBeUndefined();
  });
});
