import { getShippingMethods, changeShipment } from '@touchline/contract/client/shipping';
import type { Basket } from '@touchline/contract/basket/schema';
import type { Surface } from '@touchline/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, buy, fillBag, orderIn } from './testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';

const method = {
  ...{ carrierCode: 'DPD', carrierName: 'DPD', price: 3, cutOffHour: 18, leadDays: { from: 1, to: 1 } },
  carrierService: 'STANDARD' as const,
};

describeOnDatabases('Buying on both back ends', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());

  const on = (surface: Surface): TestShopper => {
    const shopper = checkout.shopper(surface);
    shopper.use(surface);
    return shopper;
  };
  /** What both tell of a basket: all but its own ids and times. */
  const shared = ({
    basketId = '',
    modifiedDate: _modified,
    reservedUntil: _until,
    ...basket
  }: Basket): unknown =>
    JSON.parse(
      JSON.stringify(basket)
        .replaceAll(basketId, 'BASKET')
        .replaceAll(/"itemIds?":(\["[^"]+"\]|"[^"]+")/g, '"item":""'),
    );
  /** Makes the same calls on both back ends, and expects the same answers. */
  const expectSame = async (act: (shopper: TestShopper) => Promise<unknown>): Promise<unknown> => {
    const [chk, bridge] = [await act(on('chk')), await act(on('bridge'))];
    expect(bridge).toEqual(chk);
    return chk;
  };

  it('tells the same options, addresses and choices [C3.10, C7.24, C7.26]', async () => {
    await expectSame(async (shopper) => {
      const { basketId } = await fillBag(shopper);
      const steps: unknown[] = [];
      const step = async (change: Parameters<typeof changeShipment>[2]) => {
        const done = await changeShipment(shopper.call, basketId, change);
        steps.push(done.kind === 'done' ? shared(done.basket) : done);
        const options = await getShippingMethods(shopper.call, basketId);
        steps.push(JSON.parse(JSON.stringify(options).replaceAll(basketId, 'BASKET')));
      };
      await step({ shippingAddress: address });
      await step({ billingAddress: { ...address, city: 'Leeds' } });
      await step({ shipmentId: `${basketId}.regular`, shippingOptionId: 'express', shippingType: 'express' });
      await step({ shippingAddress: { ...address, postalCode: 'JE2 3AB' } });
      await step({ shippingAddress: { ...address, city: '' } });
      await step({ billingAddress: { ...address, country: 'FR' } });
      await step({ shippingOptionId: 'rocket' });
      expect(steps[12]).toEqual({ kind: 'optionGone' });
      return steps;
    });
  });

  it('ends in the same order [C7.56]', async () => {
    const order = await expectSame(async (shopper) => {
      const { outcome } = await buy(checkout, shopper);
      const { status, pricing, shippingAddress } = orderIn(outcome);
      return { kind: outcome.kind, status, pricing, shippingAddress };
    });
    expect(order).toMatchObject({ kind: 'placed', pricing: { total: 130 } });
  });

  describe.each([
    ['HomeDelivery', 'home', 'homeDelivery'],
    ['ClickAndCollect', 'cnc', 'clickAndCollect'],
    ['PUDO', 'pudo', 'pudo'],
  ] as const)('an option of the form %s', (patch, shippingType, type) => {
    it(`is ${type} in what the bridge tells, and is refused in any other form [C3.11, C3.12]`, async () => {
      const deliveryMethods = [{ ...method, id: 'one', shippingType }];
      checkout = await openCheckout(database, { products: [], market: { deliveryMethods } });
      const shopper = on('bridge');
      const { basketId } = await fillBag(shopper);
      const read = await shopper.raw('GET', `/baskets/${basketId}/v2/shipment`);
      expect(await read.json()).toMatchObject([{ shippingOptionId: 'one', type, shippingOptionPrice: 3 }]);
      const forms = ['HomeDelivery', 'ClickAndCollect', 'PUDO'].filter((form) => form !== patch);
      for (const form of forms) {
        const body = { type: form, shippingOptionId: 'one' };
        const refused = await shopper.raw('PATCH', `/baskets/${basketId}/v2/shipment`, body);
        expect(await refused.json()).toMatchObject({ errorCode: 'invalid_shipping_method_id_exception' });
      }
    });
  });
});
