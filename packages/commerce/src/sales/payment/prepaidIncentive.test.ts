import { getBag } from '@touchline/contract/client/basket';
import { applyPaymentMethod } from '@touchline/contract/client/order';
import type { Market, MarketPaymentMethod } from '@touchline/contract/market/schema';
import { isPrepaid } from '@touchline/contract/payment/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, orderIn, placeAs, readyBag } from '../order/testing/buying.ts';
import { openCheckout } from '../order/testing/openCheckout.ts';
import { prepaidIncentive } from './prepaidIncentive.ts';

const [card] = testMarket().paymentMethods as [MarketPaymentMethod];
const cash: MarketPaymentMethod = { ...card, id: 'CASH_ON_DELIVERY', flow: 'hostedPage' };
const market: Partial<Market> = {
  paymentMethods: [card, cash],
  features: { guestCheckout: true, prepaidIncentive: true },
  prepaidIncentive: { percent: 2.5, max: 10 },
};

describe('The incentive to pay before delivery', () => {
  const of = (change: Partial<Market>, methodId: string | undefined, goods: number) =>
    prepaidIncentive(testMarket({ ...market, ...change }), methodId, goods);

  it.each([
    // 2.5 % of 79.99 is 1.99975.
    ['to the cent', {}, undefined, 7_999, 200, 0],
    ['up to its most', {}, 'CREDIT_CARD', 90_000, 1_000, 0],
    ['not with cash on delivery', {}, 'CASH_ON_DELIVERY', 7_999, 0, 200],
    ['not where everybody pays before', { paymentMethods: [card] }, undefined, 7_999, 0, 0],
    ['not with the flag off', { features: {} }, undefined, 7_999, 0, 0],
    ['not without a rule', { prepaidIncentive: undefined }, undefined, 7_999, 0, 0],
    ['of nothing', {}, undefined, 0, 0, 0],
  ] as const)('is taken off %s [C1.15]', (_, change, methodId, goods, minor, offerMinor) => {
    expect(of(change as Partial<Market>, methodId, goods)).toEqual({ minor, offerMinor });
  });

  it('is for every method but cash on delivery', () => {
    expect(['CREDIT_CARD', 'PAYPAL', 'CASH_ON_DELIVERY'].map(isPrepaid)).toEqual([true, true, false]);
  });
});

describeOnDatabases('A basket with the incentive', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it('costs less paid before delivery than at the door, in its total, its tax and on the order', async () => {
    const checkout = await openCheckout(database, { market });
    const shopper = checkout.shopper();
    const { basketId } = await readyBag(shopper);
    // 130.00 for the goods, delivered free.
    const before = (await getBag(shopper.call)).pricing;
    expect(before).toMatchObject({ prepaid: 3.25, total: 126.75, tax: 21.13 });
    const atTheDoor = (await applyPaymentMethod(shopper.call, basketId, 'CASH_ON_DELIVERY')).pricing;
    expect(atTheDoor).toMatchObject({ prepaidOffer: 3.25, total: 130, tax: 21.67 });
    expect(atTheDoor.prepaid).toBeUndefined();

    const { outcome } = await buy(checkout, checkout.shopper());
    expect(orderIn(outcome).pricing).toMatchObject({ prepaid: 3.25, total: 126.75 });
  });

  it('is not kept by whoever pays at the door at the lower total', async () => {
    const checkout = await openCheckout(database, { market });
    const shopper = checkout.shopper();
    const bag = await readyBag(shopper);
    const answer = await shopper.raw(
      'POST',
      '/payment/hpp',
      { basketId: bag.basketId, paymentMethodId: 'CASH_ON_DELIVERY', confirmedTotal: bag.pricing.total },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ errorCode: 'AmountMismatch' });
    expect((await placeAs(shopper, bag)).status).not.toBe(200);
  });
});
