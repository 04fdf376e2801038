import { checkInventory, getDeliveryPromise, simulateTax } from '@touchline/contract/client/delivery';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import { getBag } from '@touchline/contract/client/basket';
import { CarrierOption } from '@touchline/contract/delivery/schema';
import type { Surface } from '@touchline/contract/endpoint';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { regionOf } from './taxRegion.ts';

const [standard, express] = testMarket().deliveryMethods as [DeliveryMethod, DeliveryMethod];
const pattern = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`;
const places: Partial<Market> = {
  addressFields: testMarket().addressFields.map((field) =>
    field.name === 'postalCode' ? { ...field, pattern } : field,
  ),
  deliveryMethods: [
    {
      ...standard,
      shipNode: 'DAVENTRY',
      zones: [
        { postalCodes: ['ZE'], extraDays: 2 },
        { postalCodes: ['BF'], isUnserviceable: true },
      ],
    },
    { ...express, zones: [{ postalCodes: ['ZE', 'BF'], isUnserviceable: true }] },
  ],
};

describeOnDatabases('Questions about delivery', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  const start = async (market: Partial<Market>, surface: Surface = 'chk') => {
    checkout = await openCheckout(database, { market });
    guest = checkout.shopper();
    guest.use(surface);
  };
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const productIds = ['TL4101_080'];

  describe.each<Surface>(['chk', 'bridge'])('asked at %s', (surface) => {
    beforeEach(() => start(places, surface));

    it('the first promise tells the days of the usual delivery to a postal code [C7.33]', async () => {
      const days = async (postalCode: string) => {
        const found = await getDeliveryPromise(guest.call, { postalCode, productIds });
        return found.kind === 'promised' ? found.options : found.kind;
      };
      const orderBy = '2026-11-23T18:00:00.000Z';
      expect(await days('M4 3AQ')).toEqual([
        { shippingType: 'home', earliest: '2026-11-25', latest: '2026-11-27', orderBy },
      ]);
      expect(await days('ze10aa')).toEqual([
        { shippingType: 'home', earliest: '2026-11-27', latest: '2026-12-01', orderBy },
      ]);
      expect(await days('JE2 3AB')).toBe('blockedPostalCode');
      expect(await days('BF1 2AA')).toBe('unserviceable');
      expect(await days('10115')).toBe('invalidPostalCode');
      expect(await getDeliveryPromise(guest.call, { postalCode: 'M4 3AQ', productIds: ['none'] })).toEqual({
        kind: 'notAvailable',
      });
    });

    it('the second promise tells those of each carrier that goes there, the earliest first [C7.34, C3.35]', async () => {
      const answer = await guest.raw(
        'GET',
        `/v2/delivery_promise?postalCode=M4%203AQ&productIds=${encodeURIComponent(JSON.stringify(productIds))}`,
      );
      const options = z.array(CarrierOption).parse(await answer.json());
      expect(options).toEqual([
        {
          CarrierName: 'DPD',
          DeliverySlot: '2026-11-24/2026-11-24',
          LeadTime: 1,
          CarrierString: 'DPD',
          CarrierService: 'EXPRESS',
          PromiseShipmentDate: '2026-11-23',
          ShipmentSlot: '2026-11-21T12:00:00.000Z/2026-11-23T14:00:00.000Z',
          PromiseDeliveryDate: '2026-11-24',
          shippingType: 'express',
        },
        {
          CarrierName: 'Royal Mail',
          DeliverySlot: '2026-11-25/2026-11-27',
          LeadTime: 4,
          CarrierString: 'RM',
          Node: 'DAVENTRY',
          CarrierService: 'STANDARD',
          PromiseShipmentDate: '2026-11-23',
          ShipmentSlot: '2026-11-21T12:00:00.000Z/2026-11-23T18:00:00.000Z',
          PromiseDeliveryDate: '2026-11-27',
          shippingType: 'home',
        },
      ]);
      const island = await getDeliveryPromise(guest.call, { postalCode: 'ZE1 0AA', productIds }, 'v2');
      expect(island).toMatchObject({
        kind: 'promised',
        options: [{ shippingType: 'home', carrierName: 'Royal Mail', earliest: '2026-11-27' }],
      });
    });

    it.each(['M4 3AQ', 'ZE1 0AA'])(
      'both promises to %s are the days of the delivery options of a basket that goes there',
      async (postalCode) => {
        const { basketId } = await fillBag(guest);
        const shippingAddress = { ...address, postalCode };
        await changeShipment(guest.call, basketId, { shippingAddress });
        const offered = (await getShippingMethods(guest.call, basketId)).map(
          ({ shippingType, delivery, orderBy }) => [shippingType, delivery?.from, delivery?.to, orderBy],
        );
        const promised = async (version: 'v1' | 'v2') => {
          const found = await getDeliveryPromise(guest.call, { postalCode, productIds }, version);
          if (found.kind !== 'promised') throw new Error(found.kind);
          return found.options.map(({ shippingType, earliest, latest, orderBy }) => [
            ...[shippingType, earliest, latest, orderBy],
          ]);
        };
        expect((await promised('v2')).toSorted()).toEqual(offered.toSorted());
        expect(offered).toEqual(expect.arrayContaining(await promised('v1')));
      },
    );

    it('the inventory check tells how much is left for this shopper, and holds nothing [C7.36]', async () => {
      const { onHand } = await checkout.stock('TL4101_080');
      await fillBag(guest);
      await checkout.rows(`update stock set held = 3 where sku = 'TL4101_080'`);
      const ask = [
        { productId: 'TL4101_080', quantity: 2 },
        { productId: 'GONE_1', quantity: 1 },
      ];
      expect(await checkInventory(guest.call, ask)).toEqual([
        {
          ...{ productId: 'TL4101_080', requestedQuantity: 2 },
          ...{ availableQuantity: onHand - 3, availability_status: 'IN_STOCK' },
        },
        {
          ...{ productId: 'GONE_1', requestedQuantity: 1 },
          ...{ availableQuantity: 0, availability_status: 'NOT_AVAILABLE' },
        },
      ]);
      expect(await checkInventory(checkout.shopper().call, ask)).toHaveLength(2);
      expect((await checkout.stock('TL4101_080')).held).toBe(3);
    });
  });

  describe('the tax simulation', () => {
    const taxation = {
      policy: 'net' as const,
      rates: { '*': 0, NY: 4, CA: 7.25 },
      regionsByPostalCode: { NY: ['005', '100-149'], CA: ['900-961'] },
    };

    it('estimates by the postal code, is exact with the region, and then agrees with the basket [C7.32]', async () => {
      await start({ taxation });
      const { basketId } = await fillBag(guest);
      const country = 'GB';
      expect(await simulateTax(guest.call, { postalCode: '10001', country })).toEqual({
        ...{ tax: 5.2, total: 135.2, region: 'NY', isEstimate: true },
      });
      expect(await simulateTax(guest.call, { postalCode: '88888', country })).toBeUndefined();
      expect(await simulateTax(guest.call, { postalCode: '10001', country: 'FR' })).toBeUndefined();
      const exact = await simulateTax(guest.call, { postalCode: '90001', region: 'CA', country });
      // 7.25 % of 130.00 is 9.425.
      expect(exact).toEqual({ tax: 9.43, total: 139.43, region: 'CA', isEstimate: false });
      await changeShipment(guest.call, basketId, { shippingAddress: { ...address, region: 'CA' } });
      expect((await getBag(guest.call)).pricing).toMatchObject({ tax: 9.43, total: 139.43 });
    });
  });
});

describe('The region of a postal code', () => {
  const taxation = {
    policy: 'net' as const,
    rates: {},
    regionsByPostalCode: { NY: ['005', '100-149'], NJ: ['070-089'] },
  };

  it.each([
    ['00501', 'NY'],
    ['10001', 'NY'],
    ['149', 'NY'],
    ['15001', undefined],
    ['07030-1234', 'NJ'],
    ['08', undefined],
    ['', undefined],
  ])('%s: %s', (postalCode, region) => expect(regionOf({ taxation }, postalCode)).toBe(region));
});
