import type { Transport } from '@touchline/contract/client/transport';
import { addItems, getBag } from '@touchline/contract/client/basket';
import { placeOrder } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { checkoutLimits } from './Checkout.ts';
import { address, buy, cardFor, payment, withId } from './testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';

const plenty = () => {
  const product = sampleProduct();
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, onHand: 500 })) };
};
/** Disables everything else that would stop a hundred orders at once. */
const setUp = {
  products: [plenty()],
  checkout: {
    limits: {
      orders: { ...checkoutLimits.orders, max: 10_000 },
      items: { ...checkoutLimits.items, max: 10_000 },
    },
    guard: { timeLimit: 30_000, retries: 0, breakAfter: 1_000 },
  },
};
const everybodyIsAPerson = {
  ...setUp,
  checkout: { ...setUp.checkout, bots: { passed: async () => true } },
};

describeOnDatabases('Many stolen cards tried at once', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  /** Prepares a basket with a session and the token of a card that will be declined. */
  async function prepared(checkout: TestCheckout, shopper: TestShopper) {
    const outcome = await addItems(shopper.call, undefined, [{ productId: 'TL4101_080', quantity: 1 }]);
    if (outcome.kind !== 'done') throw new Error('Not in the bag.');
    const { basketId } = withId(outcome.basket);
    await changeShipment(shopper.call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    const { pricing } = await getBag(shopper.call);
    const paid = await payment(checkout, shopper, basketId, cardFor('decline'));
    return { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total, ...paid };
  }
  type Prepared = { call: Transport; body: Awaited<ReturnType<typeof prepared>> };

  async function prepareMany(checkouts: readonly TestCheckout[], count: number): Promise<Prepared[]> {
    const all: Prepared[] = [];
    for (let at = 0; at < count; at += 1) {
      const checkout = checkouts[at % checkouts.length];
      if (!checkout) throw new Error('No checkout.');
      const shopper = checkout.shopper('one address');
      all.push({ call: shopper.call, body: await prepared(checkout, shopper) });
    }
    return all;
  }
  const sendAll = (all: readonly Prepared[]) =>
    Promise.all(
      all.map(({ call, body }, at) =>
        placeOrder(call, body, `stolen-card-${at}`).then(
          ({ kind }) => kind,
          (error: { status: number }) => String(error.status),
        ),
      ),
    );
  const reached = async (checkout: TestCheckout) =>
    (await checkout.rows('select id from sandbox_payment')).length;

  it('lets eight of twenty reach the bank; the others get a bot check [C8.45]', async () => {
    const checkout = await openCheckout(database, setUp);
    const answers = await sendAll(await prepareMany([checkout], 20));
    expect(await reached(checkout)).toBe(8);
    expect(answers.filter((answer) => answer === 'botCheckNeeded')).toHaveLength(12);
  }, 60_000);

  it('shares the count between two processes', async () => {
    const checkouts = [await openCheckout(database, setUp), await openCheckout(database, setUp)];
    await sendAll(await prepareMany(checkouts, 16));
    expect(await reached(checkouts[0] as TestCheckout)).toBe(8);
  }, 60_000);

  it('blocks at forty even when every bot check is passed', async () => {
    const checkout = await openCheckout(database, everybodyIsAPerson);
    const answers = await sendAll(await prepareMany([checkout], 44));
    expect(await reached(checkout)).toBe(40);
    expect(answers.every((answer) => answer === 'declined')).toBe(true);
  }, 60_000);

  it('does not affect a shopper with two declines, nor a household that orders twelve times', async () => {
    const checkout = await openCheckout(database, setUp);
    const shopper = checkout.shopper('home');
    for (let round = 0; round < 2; round += 1)
      expect((await buy(checkout, shopper, cardFor('decline'))).outcome.kind).toBe('declined');
    expect((await buy(checkout, shopper)).outcome.kind).toBe('placed');
    for (let round = 0; round < 12; round += 1)
      expect((await buy(checkout, checkout.shopper('home'))).outcome.kind).toBe('placed');
  }, 60_000);

  it('stops counting a payment whose response never arrived', async () => {
    const checkout = await openCheckout(database, { products: [plenty()] });
    await Promise.all(
      Array.from({ length: 8 }, () => buy(checkout, checkout.shopper('home'), cardFor('hang'))),
    );
    const shopper = checkout.shopper('home');
    await expect(buy(checkout, shopper)).rejects.toMatchObject({ status: 428 });
    checkout.clock.advance(11 * 60_000);
    expect((await buy(checkout, shopper)).outcome.kind).toBe('placed');
  }, 60_000);
});
