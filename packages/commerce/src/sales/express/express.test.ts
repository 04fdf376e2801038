import { addItems, getBasket } from '@touchline/contract/client/basket';
import { quoteExpress, startExpress } from '@touchline/contract/client/express';
import { getOrder, startHostedPayment } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import type { ExpressPlace } from '@touchline/contract/express/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { readMarkets } from '../../node/readMarkets.ts';
import { address, fillBag, withId } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { payInSheet } from '../order/testing/walletSheet.ts';

const [gb] = readMarkets().filter(({ code }) => code === 'gb');
const paymentMethods = gb?.paymentMethods ?? [];
const deliveryMethods = gb?.deliveryMethods ?? [];
const item = { productId: 'TL4101_080', quantity: 1 };
const place: ExpressPlace = { country: 'GB', postalCode: 'M4 3AQ', city: 'Manchester', region: '' };
const surfaces = ['chk', 'bridge'] as const;

describeOnDatabases('Buying at once with a wallet', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, {
      market: { paymentMethods, deliveryMethods, blockedPostalCodes: ['JE'] },
      products: [sampleProduct()],
    });
  });
  afterEach(() => database.close());

  const shopperOn = (surface: (typeof surfaces)[number]): TestShopper => {
    const shopper = checkout.shopper();
    shopper.use(surface);
    return shopper;
  };
  const quote = async (
    { call }: TestShopper,
    request: Parameters<typeof quoteExpress>[1] = { items: [item], place },
  ) => {
    const quoted = await quoteExpress(call, request);
    if (!quoted) throw new Error('Nothing was quoted.');
    return quoted;
  };
  /** Pays a basket as the sheet said: its delivery, its total. */
  const pay = async (
    { call }: TestShopper,
    basketId: string,
    { optionId, pricing, currency }: Awaited<ReturnType<typeof quote>>,
    outcome = 'approve',
  ) => {
    const shipped = await changeShipment(call, basketId, {
      shippingAddress: address,
      shippingOptionId: optionId ?? '',
    });
    expect(shipped).toMatchObject({ kind: 'done', basket: { pricing: { total: pricing.total } } });
    const walletToken = await payInSheet(
      ...([checkout, 'APPLE_PAY', { amount: pricing.due, currency }, outcome] as const),
    );
    const confirmed = { basketId, paymentMethodId: 'APPLE_PAY', confirmedTotal: pricing.total };
    return startHostedPayment(call, { ...confirmed, walletToken }, crypto.randomUUID());
  };

  it.each(surfaces)('on %s: the delivery chosen in the sheet is the one that is charged', async (surface) => {
    const shopper = shopperOn(surface);
    const { basketId } = await fillBag(shopper);
    const first = await quote(shopper, { basketId, place });
    const dearest = first.options.toSorted((one, other) => other.price - one.price)[0];
    expect(first.options.length).toBeGreaterThan(1);
    const chosen = await quote(shopper, { basketId, place, shippingOptionId: dearest?.id });
    expect(chosen.pricing.total).toBeCloseTo(
      first.pricing.total + (dearest?.price ?? 0) - (first.pricing.shipping ?? 0),
      2,
    );
    const outcome = await pay(shopper, basketId, chosen);
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    const order = await getOrder(shopper.call, outcome.order.orderId);
    expect(order?.shippingLineItemList[0]?.id).toBe(dearest?.id);
    expect(order?.pricing).toMatchObject({ shipping: dearest?.price, total: chosen.pricing.total });
  });

  it('asking for prices changes nothing, and keeps nothing', async () => {
    const shopper = checkout.shopper();
    const { basketId } = await fillBag(shopper);
    const before = await checkout.rows('select * from baskets');
    await quote(shopper, { basketId, place, shippingOptionId: 'express' });
    await quote(shopper);
    expect(await checkout.rows('select * from baskets')).toEqual(before);
  });

  it.each(surfaces)('on %s: a product is bought alone, and the bag stays as it was', async (surface) => {
    const shopper = shopperOn(surface);
    const bag = await fillBag(shopper, 2);
    const basket = withId((await startExpress(shopper.call, [item])) ?? (await getBasket(shopper.call)));
    expect(basket.basketId).not.toBe(bag.basketId);
    const outcome = await pay(shopper, basket.basketId, await quote(shopper));
    expect(outcome).toMatchObject({ kind: 'placed', order: { productLineItemList: [{ quantity: 1 }] } });
    expect(await getBasket(shopper.call)).toMatchObject({ basketId: bag.basketId, totalProductCount: 2 });
    expect((await checkout.stock('TL4101_080')).onHand).toBe(4);
  });

  it('a visitor who has no bag yet has an empty one afterwards, and sees the order', async () => {
    const shopper = checkout.shopper();
    const { basketId } = withId(
      (await startExpress(shopper.call, [item])) ?? (await getBasket(shopper.call)),
    );
    const declined = await pay(shopper, basketId, await quote(shopper), 'BankDeclinedError');
    expect(declined.kind).toBe('declined');
    expect((await getBasket(shopper.call)).totalProductCount).toBe(0);
    const added = await addItems(shopper.call, undefined, [item]);
    expect(added).toMatchObject({ kind: 'done', basket: { totalProductCount: 1 } });
    checkout.clock.advance(16 * 60_000);
    const outcome = await pay(shopper, basketId, await quote(shopper));
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    expect(await getOrder(shopper.call, outcome.order.orderId)).toBeDefined();
  });

  it.each([
    [{ ...place, country: 'FR' }, 'otherCountry'],
    [{ ...place, postalCode: 'JE2 3AB' }, 'unserviceable'],
  ])('says in the sheet that nothing goes there: %o', async (elsewhere, problem) => {
    expect((await quote(checkout.shopper(), { items: [item], place: elsewhere })).problem).toBe(problem);
  });

  it('offers the wallets for one parcel above 0, and none for two [C5.26] [C5.27]', async () => {
    const shopper = checkout.shopper();
    const walletsOf = async (basketId: string) =>
      (await quote(shopper, { basketId, place })).wallets.map(({ id }) => id);
    const { basketId } = await fillBag(shopper);
    expect(await walletsOf(basketId)).toEqual(['APPLE_PAY', 'GOOGLE_PAY']);
    const apart = await shopper.raw('POST', `/baskets/${basketId}/items?orderType=multiShipping`, [item]);
    expect(apart.status).toBe(200);
    expect(await walletsOf(basketId)).toEqual([]);
  });

  it('sells nothing that is not there', async () => {
    const { call } = checkout.shopper();
    expect(await quoteExpress(call, { items: [{ productId: 'TL4101_080', quantity: 9 }] })).toBeUndefined();
    expect(await startExpress(call, [{ productId: 'NONE_1', quantity: 1 }])).toBeUndefined();
  });
});
