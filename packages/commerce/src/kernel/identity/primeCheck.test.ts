import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import type { DeliveryMethod } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag } from '../../sales/order/testing/buying.ts';
import { openCheckout } from '../../sales/order/testing/openCheckout.ts';
import { testMarket } from '../market/testing/testMarket.ts';
import type { PrimeCheck } from './primeCheck.ts';

const standard = testMarket().deliveryMethods[0] as DeliveryMethod;
const prime = { ...standard, id: 'prime', carrierName: 'Prime', carrierService: 'PRIME' as const, price: 0 };

describeOnDatabases('The Prime check', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  /** A shopper with goods in the bag, in a market that also delivers with Prime, and how often the wallet was asked. */
  async function shopperWith(hasPrime?: PrimeCheck) {
    const shop = await openCheckout(database, {
      market: { deliveryMethods: [prime, standard] },
      ...(hasPrime ? { hasPrime } : {}),
    });
    const shopper = shop.shopper();
    const { basketId } = await fillBag(shopper);
    const offered = async () => (await getShippingMethods(shopper.call, basketId)).map(({ id }) => id);
    const choose = (shippingOptionId: string) =>
      changeShipment(shopper.call, basketId, { shippingAddress: address, shippingOptionId });
    return { shopper, basketId, offered, choose };
  }

  it('keeps deliveries with Prime from whoever the wallet does not confirm, also when asked for by id', async () => {
    for (const hasPrime of [undefined, async () => false]) {
      const { offered, choose } = await shopperWith(hasPrime);
      expect(await offered()).toEqual(['standard']);
      expect(await choose('prime')).toMatchObject({ kind: 'optionGone' });
      expect(await choose('standard')).toMatchObject({ kind: 'done' });
    }
  });

  it('offers them to whoever it confirms, and takes them back when it no longer does', async () => {
    let isPrime = true;
    const { offered, choose } = await shopperWith(async () => isPrime);
    expect(await offered()).toEqual(['prime', 'standard']);
    expect(await choose('prime')).toMatchObject({
      kind: 'done',
      basket: { shipmentList: [{ shippingLineItem: { id: 'prime' } }] },
    });
    isPrime = false;
    expect(await offered()).toEqual(['standard']);
    expect(await choose('prime')).toMatchObject({ kind: 'optionGone' });
  });
});
