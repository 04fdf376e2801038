import { getBag } from '@touchline/contract/client/basket';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import type { DeliveryMethod } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag } from '../order/testing/buying.ts';
import { openCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

const collect: DeliveryMethod = {
  ...{ id: 'collect', shippingType: 'cnc', carrierCode: 'OWN', carrierService: 'SHIPTOSTORE', price: 0 },
  ...{ cutOffHour: 18, leadDays: { from: 2, to: 3 } },
};
const contact = {
  ...{ firstName: 'Maya', lastName: 'Okafor', phoneNumber: '07700 900123', emailAddress: 'maya@example.org' },
};

describeOnDatabases('Whom an order without an address is for', (open) => {
  let database: OpenDatabase;
  let guest: TestShopper;
  let basketId: string;
  beforeEach(async () => {
    database = await open();
    const deliveryMethods = [...testMarket().deliveryMethods, collect];
    const checkout = await openCheckout(database, { market: { deliveryMethods } });
    guest = checkout.shopper();
    ({ basketId } = await fillBag(guest));
  });
  afterEach(() => database.close());

  const missing = async () => (await getBag(guest.call)).messageList.map(({ type }) => type);

  it('asks for an address only where something is sent to one', async () => {
    expect(await missing()).toEqual(
      expect.arrayContaining(['ShippingAddressRequired', 'BillingAddressRequired']),
    );
    await changeShipment(guest.call, basketId, { shippingOptionId: 'collect' });
    expect(await missing()).toContain('ShippingAddressRequired');
    expect(await missing()).not.toContain('BillingAddressRequired');
    const named = await changeShipment(guest.call, basketId, { contact });
    expect(named).toMatchObject({
      kind: 'done',
      basket: {
        contact: { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '07700 900123' },
        customer: { email: 'maya@example.org' },
      },
    });
    expect(await missing()).not.toContain('ShippingAddressRequired');
    await changeShipment(guest.call, basketId, { shippingOptionId: 'standard' });
    expect(await missing()).toEqual(
      expect.arrayContaining(['ShippingAddressRequired', 'BillingAddressRequired']),
    );
  });

  it('takes whoever was named with an address', async () => {
    await changeShipment(guest.call, basketId, { shippingAddress: address, shippingOptionId: 'collect' });
    expect(await missing()).not.toContain('ShippingAddressRequired');
  });

  it('names each invalid field of a contact', async () => {
    const wrong = { firstName: ' ', lastName: 'Okafor <b>', phoneNumber: '12', emailAddress: 'maya@' };
    expect(await changeShipment(guest.call, basketId, { contact: wrong })).toMatchObject({
      kind: 'invalidAddress',
      of: 'shipping',
      fields: [
        { field: 'firstName', errorCode: 'required' },
        { field: 'lastName', errorCode: 'invalid' },
        { field: 'emailAddress', errorCode: 'invalid' },
        { field: 'phoneNumber' },
      ],
    });
  });

  it('offers every option before anything is known of the shopper', async () => {
    const options = await getShippingMethods(guest.call, basketId);
    expect(options.map(({ id }) => id)).toEqual(['standard', 'express', 'collect']);
  });
});
