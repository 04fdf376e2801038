import * as shipping from '@touchline/contract/shipping/endpoints';
import { describe, expect, it } from 'vitest';
import { fullBasket } from '../../../cart/basket/Basket.fixtures.ts';
import { typed } from '../Checkout.fixtures.ts';
import { readyBasket, testCheckoutSession } from '../CheckoutSession.fixtures.ts';

/** A basket of which everything comes by email. */
function digitalBasket() {
  const { shippingAddress: _to, billingAddress: _bill, ...basket } = readyBasket();
  return {
    ...basket,
    shipmentList: basket.shipmentList.map((shipment) => ({
      ...shipment,
      shipmentType: 'egiftcard' as const,
    })),
  };
}

describe('a basket of which everything comes by email', () => {
  it('asks for a contact and no address', async () => {
    const { store, server } = testCheckoutSession({ basket: digitalBasket() });
    server.on(shipping.patchShipment, { answer: digitalBasket() });
    await store.load();
    const { details } = store;
    expect(details.asksAddress).toBe(false);
    expect(details.shipping.asked.map(({ name }) => name)).toEqual(['firstName', 'lastName']);
    details.type(details.contact, 'email', typed.contact.email);
    details.type(details.contact, 'phone', typed.contact.phone);
    expect(details.check()).toBe(false);
    expect([...details.shipping.fields.problems.keys()]).toEqual(['firstName', 'lastName']);
    details.type(details.shipping.fields, 'firstName', 'Maya');
    details.type(details.shipping.fields, 'lastName', 'Okafor');
    expect(await store.showDelivery()).toBe(true);
    expect(server.callsOf(shipping.patchShipment)[0]?.body).toEqual({
      contact: {
        ...{ firstName: 'Maya', lastName: 'Okafor' },
        ...{ emailAddress: 'maya.okafor@example.com', phoneNumber: '+447700900142' },
      },
    });
  });

  it('fills in the contact of the basket, and sends it no second time', async () => {
    const contact = { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+447700900142' };
    const { store, server } = testCheckoutSession({ basket: { ...digitalBasket(), contact } });
    await store.load();
    expect(store.details.shipping.fields.value('lastName')).toBe('Okafor');
    expect(store.details.contact.value('phone')).toBe('7700900142');
    await store.showDelivery();
    const sent = server.callsOf(shipping.patchShipment).map(({ body }) => body);
    expect(sent.filter((body) => typeof body === 'object' && body && 'contact' in body)).toEqual([]);
  });
});

it('asks for an address as long as one thing is sent to it', () => {
  const { store, basket } = testCheckoutSession();
  expect(store.details.asksAddress).toBe(true);
  const [first] = fullBasket().shipmentList;
  if (!first) throw new Error('no shipment');
  basket.store({
    ...fullBasket(),
    shipmentList: [first, { ...first, shipmentId: 's-2', shipmentType: 'digital' }],
  });
  expect(store.details.asksAddress).toBe(true);
});
