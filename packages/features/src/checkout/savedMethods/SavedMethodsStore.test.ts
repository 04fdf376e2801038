import {
  getRegistrations,
  removePaymentMethod,
  removeRegistration,
} from '@touchline/contract/savedMethods/endpoints';
import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { mayasRegistrations, overCard, savedMethodsWith } from './SavedMethods.fixtures.ts';
import { SavedMethodsStore } from './SavedMethodsStore.ts';

const [visa, paypal] = mayasRegistrations as [(typeof mayasRegistrations)[0], (typeof mayasRegistrations)[0]];

describe('What an account keeps to pay with', () => {
  it('is loading, then enabled, or disabled where there is nothing to keep [C3.22]', async () => {
    const ports = testPorts();
    ports.server.on(getRegistrations, { answer: { registrations: [visa] } });
    const store = new SavedMethodsStore(ports);
    const loaded = store.load();
    expect(store.status).toBe('loading');
    await loaded;
    expect(store.status).toBe('enabled');
    ports.server.on(getRegistrations, { status: 404, error: { errorCode: 'NotFound', message: '' } });
    await store.load();
    expect([store.status, store.failure]).toEqual(['disabled', undefined]);
  });

  it('is cards or PayPal: a card of the brand PayPal is none [C3.23, C3.24]', () => {
    const plain = { ...paypal, id: 'plain', card: undefined };
    const store = savedMethodsWith([visa, paypal, { ...plain }]);
    expect(store.cards).toEqual([visa]);
    expect(store.paypal.map(({ id }) => id)).toEqual(['paypal', 'plain']);
  });

  it('is removed by the call of its kind [C7.54, C7.55]', async () => {
    const ports = testPorts();
    const store = savedMethodsWith([visa, paypal], ports);
    await store.remove(visa);
    expect(ports.server.callsOf(removePaymentMethod)[0]?.url.pathname).toBe('/api/chk/payment_methods/visa');
    await store.remove(paypal);
    expect(ports.server.callsOf(removeRegistration)[0]?.url.pathname).toBe(
      '/api/chk/customer/registrations/paypal',
    );
  });

  it('is over when the last month of the card is', () => {
    const store = savedMethodsWith([]);
    expect([visa, paypal, overCard].map((each) => store.isOver(each))).toEqual([false, false, true]);
  });
});
