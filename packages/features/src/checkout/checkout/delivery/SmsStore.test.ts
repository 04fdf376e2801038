import * as baskets from '@touchline/contract/basket/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import { describe, expect, it } from 'vitest';
import { BasketStore } from '../../../cart/basket/index.ts';
import { typed } from '../Checkout.fixtures.ts';
import { CheckoutStore } from '../CheckoutStore.ts';
import { readyBasket, testCheckoutSession, type TestCheckoutSession } from '../CheckoutSession.fixtures.ts';
import { siteWithSms } from '../SmsUpdates.fixtures.ts';
import { fieldIds } from '../stepProblems.ts';

const texted = (smsNumber: string) =>
  readyBasket({ customer: { email: typed.contact.email, receiveSmsUpdates: true, smsNumber } });

/** A shopper with everything filled in, in a market that sends text messages. */
async function atTheDelivery(): Promise<TestCheckoutSession> {
  const session = testCheckoutSession();
  session.server.on(getSite, { answer: siteWithSms });
  await session.store.load();
  session.fillIn();
  await session.store.showDelivery();
  return session;
}

const sent = ({ server }: TestCheckoutSession) => server.callsOf(baskets.patchBasket).at(-1)?.body;

describe('text messages about a delivery', () => {
  it('go to the number of the contact unless another one is typed, and only once they are wanted', async () => {
    const session = await atTheDelivery();
    const { store, server } = session;
    expect(store.delivery.sms.isWanted).toBe(false);
    server.on(baskets.patchBasket, { answer: texted('+447700900142') });
    await store.wantSms(true);
    expect(store.delivery.sms.fields.value('number')).toBe('7700900142');
    expect(sent(session)).toEqual({ customer: { receiveSmsUpdates: true, smsNumber: '+447700900142' } });

    server.on(baskets.patchBasket, { answer: readyBasket() });
    await store.wantSms(false);
    expect(sent(session)).toEqual({ customer: { receiveSmsUpdates: false } });
  });

  it('need a mobile number of the chosen country, which is said at the field before paying', async () => {
    const session = await atTheDelivery();
    const { store, server } = session;
    const { sms } = store.delivery;
    server.on(baskets.patchBasket, { answer: texted('+447700900142') });
    await store.wantSms(true);
    // A landline of Manchester.
    sms.type('0161 496 0123');
    await sms.leave();
    expect(sms.fields.problems.get('number')?.key).toBe('sms.invalid');
    await store.pay();
    expect(store.problems).toContainEqual(expect.objectContaining({ fieldId: fieldIds.smsNumber }));
    expect(server.callsOf(orders.placeOrder)).toHaveLength(0);

    sms.chooseCountry('IE');
    sms.type('085 123 4567');
    server.on(baskets.patchBasket, { answer: texted('+353851234567') });
    await sms.leave();
    expect(sent(session)).toEqual({ customer: { receiveSmsUpdates: true, smsNumber: '+353851234567' } });
    await store.pay();
    expect(store.placing.status.kind).toBe('done');
  });

  it('are asked for again when paying, if the number could not be kept', async () => {
    const { store, server } = await atTheDelivery();
    server.on(baskets.patchBasket, 'offline');
    await store.wantSms(true);
    expect(store.delivery.sms.failure).toBe('offline');
    await store.pay();
    expect(server.callsOf(orders.placeOrder)).toHaveLength(0);
    server.on(baskets.patchBasket, { answer: texted('+447700900142') });
    await store.pay();
    expect(store.placing.status.kind).toBe('done');
  });

  it('come with the page as they were answered', async () => {
    const { store, ports, server } = await atTheDelivery();
    server.on(baskets.patchBasket, { answer: texted('+447700900142') });
    await store.wantSms(true);
    const copy = CheckoutStore.fromSnapshot(ports, new BasketStore(ports), store.toSnapshot());
    expect(copy.delivery.sms.toSnapshot()).toEqual(store.delivery.sms.toSnapshot());
  });
});
