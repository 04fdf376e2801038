import { setContact } from '@touchline/contract/client/basket';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { acceptDocuments, getAskedDocuments } from '@touchline/contract/client/permissions';
import { Refused } from '@touchline/contract/errors';
import type { MarketDocument } from '@touchline/contract/permissions/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ordersWith } from '../../customers/account/accountData.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

const texts = { en: { title: 'The carrier may have my data', text: '{{shop}} hands over your address.' } };
const required: MarketDocument = {
  ...{ id: 'carrierData', version: '2', isRequired: true, isOnlyForAddress: true },
  texts,
};
const voluntary: MarketDocument = { id: 'marketing', version: '1', texts };
const agreed = { documentId: 'carrierData', version: '2' };

describeOnDatabases('Documents of the delivery', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, {
      market: { deliveryDocuments: [required, voluntary] },
    });
  });
  afterEach(() => database.close());

  const pay = async (shopper: TestShopper, basketId: string, confirmedTotal: number) =>
    placeOrder(
      shopper.call,
      {
        ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal },
        ...(await payment(checkout, shopper, basketId)),
      },
      crypto.randomUUID(),
    );

  it('are told with version and language, and which of them an order needs [C3.37, C7.64, C7.65]', async () => {
    const asked = await getAskedDocuments(checkout.shopper().call, 'delivery');
    expect(asked).toEqual([
      {
        ...{ documentId: 'carrierData', version: '2', isRequired: true, isOnlyForAddress: true },
        ...{ title: 'The carrier may have my data', text: 'Touchline hands over your address.' },
      },
      expect.objectContaining({ documentId: 'marketing', isRequired: false }),
    ]);
  });

  it('keep an order from being placed until the required ones are agreed to', async () => {
    const shopper = checkout.shopper();
    const { basketId, pricing, messageList } = await readyBag(shopper);
    const missing = { type: 'ConsentRequired', details: { documentId: 'carrierData' } };
    expect(messageList).toContainEqual(missing);
    expect(await pay(shopper, basketId, pricing.total)).toEqual({ kind: 'notReady' });

    const basket = await acceptDocuments(shopper.call, basketId, [agreed]);
    expect(basket.messageList).not.toContainEqual(missing);
    expect(basket.acceptedConsents).toEqual([{ ...agreed, acceptedAt: checkout.clock.now().toISOString() }]);
    const { orderId } = orderIn(await pay(shopper, basketId, pricing.total));

    const order = await getOrder(shopper.call, orderId);
    expect(order?.acceptedConsents).toEqual(basket.acceptedConsents);
    // The download of one's data shows what is kept of the order.
    const [exported] = await ordersWith(database.db, 'id', [orderId]);
    expect(exported?.content['acceptedConsents']).toEqual(basket.acceptedConsents);
  });

  it('can be taken back, and are refused in a version that was replaced', async () => {
    const shopper = checkout.shopper();
    const { basketId } = await readyBag(shopper);
    const voluntaryToo = [agreed, { documentId: 'marketing', version: '1' }];
    expect((await acceptDocuments(shopper.call, basketId, voluntaryToo)).acceptedConsents).toHaveLength(2);
    expect((await acceptDocuments(shopper.call, basketId, [agreed])).acceptedConsents).toHaveLength(1);
    await expect(
      acceptDocuments(shopper.call, basketId, [{ documentId: 'carrierData', version: '1' }]),
    ).rejects.toThrow(Refused);
    await expect(
      acceptDocuments(shopper.call, basketId, [{ documentId: 'unknown', version: '1' }]),
    ).rejects.toThrow(Refused);
    // Other changes of the basket keep them.
    expect((await setContact(shopper.call, basketId, 'maya@example.org')).acceptedConsents).toHaveLength(1);
  });
});
