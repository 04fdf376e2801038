import { getBag, startCheckout } from '@touchline/contract/client/basket';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import type { Surface } from '@touchline/contract/endpoint';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag, placeAs } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

const [standard, express] = testMarket().deliveryMethods as [DeliveryMethod, DeliveryMethod];
const shetland = { ...address, postalCode: 'ZE1 0AA', city: 'Lerwick' };
const island: Partial<Market> = {
  deliveryMethods: [
    {
      ...standard,
      ...{ customId: 'RM48', shipNode: 'DAVENTRY' },
      zones: [
        { postalCodes: ['ZE'], extraDays: 2 },
        { postalCodes: ['BF'], isUnserviceable: true },
      ],
    },
    {
      ...express,
      zones: [{ postalCodes: ['ZE', 'BF'], isUnserviceable: true }],
      delay: { from: '2026-11-20', until: '2026-11-25', texts: { en: 'Snow in the north.' } },
    },
  ],
};

describeOnDatabases('Delivery by place', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  let basketId: string;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market: island });
    guest = checkout.shopper();
    ({ basketId } = await fillBag(guest));
  });
  afterEach(() => database.close());

  describe.each<Surface>(['chk', 'bridge'])('requested as %s', (surface) => {
    beforeEach(() => guest.use(surface));

    it('takes longer to an island, and express does not go there [C8.12, C4.25]', async () => {
      const near = await getShippingMethods(guest.call, basketId);
      expect(near.map(({ id, delivery }) => [id, delivery?.from])).toEqual([
        ['standard', '2026-11-25'],
        ['express', '2026-11-24'],
      ]);
      await changeShipment(guest.call, basketId, { shippingAddress: address, shippingOptionId: 'express' });
      // The chosen option does not go to the new address: the one that does takes its place.
      const moved = await changeShipment(guest.call, basketId, { shippingAddress: shetland });
      expect(moved).toMatchObject({
        kind: 'done',
        basket: {
          shipmentList: [{ shippingLineItem: { id: 'standard', deliveryPeriod: { from: '2026-11-27' } } }],
        },
      });
      const far = await getShippingMethods(guest.call, basketId);
      expect(far.map(({ id, delivery }) => [id, delivery?.from])).toEqual([['standard', '2026-11-27']]);
      expect(await changeShipment(guest.call, basketId, { shippingOptionId: 'express' })).toEqual({
        kind: 'unserviceable',
      });
    });

    it('accepts no address that nothing is delivered to, and keeps the one before [C8.12]', async () => {
      await changeShipment(guest.call, basketId, { shippingAddress: address });
      const forces = { ...address, postalCode: 'BF1 2AA' };
      expect(await changeShipment(guest.call, basketId, { shippingAddress: forces })).toEqual({
        kind: 'unserviceable',
      });
      expect((await getBag(guest.call)).shippingAddress?.zipcode).toBe('M4 3AQ');
    });

    it('names the warehouse and the retailer’s number of an option, and a delay while it lasts', async () => {
      const options = await getShippingMethods(guest.call, basketId);
      expect(options[0]).toMatchObject({ customId: 'RM48', shipNode: 'DAVENTRY' });
      expect(options.map(({ delayMessage }) => delayMessage)).toEqual([undefined, 'Snow in the north.']);
      checkout.clock.set('2026-11-26T12:00:00Z');
      // The guest's token is over by then.
      const next = checkout.shopper();
      next.use(surface);
      const later = await getShippingMethods(next.call, (await fillBag(next)).basketId);
      expect(later.map(({ delayMessage }) => delayMessage)).toEqual([undefined, undefined]);
    });
  });

  it('drops an option that no longer goes to the address of the basket [C8.15]', async () => {
    await changeShipment(guest.call, basketId, { shippingAddress: shetland, shippingOptionId: 'standard' });
    const zones = [{ postalCodes: ['ZE'], isUnserviceable: true }];
    const later = await openCheckout(database, {
      products: [],
      market: { deliveryMethods: [{ ...standard, zones }, express] },
    });
    const same = later.shopper();
    same.token.current = guest.token.current;
    const types = (await getBag(same.call)).messageList.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['ShippingMethodInapplicable', 'ShippingMethodRequired']));
  });

  describe('A line that can not be bought any more', () => {
    const change = async (statement: string) => {
      await checkout.rows(statement);
      return getBag(guest.call);
    };
    const productId = 'TL4101_080';

    it.each([
      [
        'that the catalogue has no more',
        '[C8.24]',
        `update products set active = false`,
        'InvalidProductItem',
      ],
      ['whose size is gone', '[C8.24]', `update variants set active = false`, 'InvalidProductItem'],
      [
        'that is not on sale yet',
        '[C8.29]',
        `update variants set selling = 'preview', available_from = '2027-01-01'`,
        'ProductItemNotAvailableException',
      ],
    ])('%s is told of, and neither held nor sold %s', async (_why, _rows, statement, type) => {
      await changeShipment(guest.call, basketId, { shippingAddress: address });
      const basket = await change(statement);
      expect(basket.messageList).toContainEqual({
        type,
        details: expect.objectContaining({ productId }) as unknown,
      });
      expect(await startCheckout(guest.call)).toMatchObject({ kind: 'notHeld', productIds: [productId] });
      const placed = await placeAs(guest, basket);
      expect([placed.status, await placed.json()]).toMatchObject([
        409,
        { errorCode: 'ReservationFailure', details: { productIds: [productId] } },
      ]);
    });
  });
});
