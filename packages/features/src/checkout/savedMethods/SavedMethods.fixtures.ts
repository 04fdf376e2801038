import * as calls from '@touchline/contract/savedMethods/endpoints';
import type { Registration } from '@touchline/contract/savedMethods/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { SavedMethodsStore } from './SavedMethodsStore.ts';

const createdAt = '2026-11-01T10:00:00Z';

/** A card, and an account at PayPal, which the provider describes as a card of its brand. */
export const mayasRegistrations: readonly Registration[] = [
  {
    ...{ id: 'visa', paymentMethodId: 'CREDIT_CARD', createdAt },
    card: { brand: 'VISA', lastDigits: '4242', expiry: '2029-08' },
  },
  { id: 'paypal', paymentMethodId: 'PAYPAL', card: { brand: 'PAYPAL' }, createdAt },
];

/** A card whose last month is over. */
export const overCard: Registration = {
  ...{ id: 'over', paymentMethodId: 'CREDIT_CARD', createdAt },
  card: { brand: 'MASTERCARD', lastDigits: '4444', expiry: '2025-01' },
};

/** A store whose back end keeps these, and removes the last one when it is asked to remove any. */
export function savedMethodsWith(
  registrations: readonly Registration[],
  ports: TestPorts = testPorts(),
): SavedMethodsStore {
  const left = { answer: { registrations: registrations.slice(0, -1) } };
  ports.server
    .on(calls.getRegistrations, { answer: { registrations: [...registrations] } })
    .on(calls.removeRegistration, left)
    .on(calls.removePaymentMethod, left);
  return SavedMethodsStore.fromSnapshot(ports, { status: 'enabled', registrations });
}

/** A store whose back end does not answer. */
export function savedMethodsOffline(registrations: readonly Registration[] = []): SavedMethodsStore {
  const ports = testPorts();
  for (const call of Object.values(calls)) ports.server.on(call, 'offline');
  return SavedMethodsStore.fromSnapshot(
    ports,
    registrations.length > 0
      ? { status: 'enabled', registrations }
      : { status: 'disabled', registrations, failure: 'offline' },
  );
}
