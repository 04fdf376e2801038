import { getBaskets } from '@touchline/contract/basket/endpoints';
import { placeOrder } from '@touchline/contract/order/endpoints';
import { primeErrors } from '@touchline/contract/codes';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import {
  getShipmentV2,
  getShippingMethods,
  patchShipment,
  patchShipmentV2,
} from '@touchline/contract/shipping/endpoints';
import { describe, expect, it } from 'vitest';
import { nextDay, standard } from '../Checkout.fixtures.ts';
import { readyBasket, readyToPay } from '../CheckoutSession.fixtures.ts';
import { inBridgeForm } from './bridgeForm.fixtures.ts';

const prime: ShippingOption = { ...nextDay, id: 'prime', carrierService: 'PRIME', price: 0 };
const ids = (options: readonly ShippingOption[]) => options.map(({ id }) => id);

/** A checkout that is ready to be paid, at which Prime is among the options. */
async function opened(offered: ShippingOption, bridgeEnabled: boolean) {
  const session = await readyToPay({ flags: { bridgeEnabled } });
  const options = [standard, nextDay, offered];
  session.server
    .on(getShippingMethods, { answer: options })
    .on(getShipmentV2, { answer: inBridgeForm(options) });
  await session.store.delivery.load();
  return session;
}

describe.each([
  ['chk', false],
  ['bridge', true],
])('delivery with Prime at %s', (_, bridgeEnabled) => {
  const open = (offered: ShippingOption) => opened(offered, bridgeEnabled);

  it.each(primeErrors)(
    'stands apart from what can be chosen while %s keeps it away [C5.30]',
    async (errorCode) => {
      const { store } = await open({ ...prime, errorCode });
      const { delivery } = store;
      expect(delivery.choices.flatMap(({ options }) => ids(options))).toEqual(['express', 'standard']);
      expect(ids(delivery.refusedOf('s-1'))).toEqual(['prime']);
      expect(delivery.isComplete).toBe(true);
    },
  );

  it('is a choice like the others, and never preselected', async () => {
    const { store } = await open(prime);
    const { delivery } = store;
    expect(delivery.choices.flatMap(({ options }) => ids(options))).toContain('prime');
    expect(delivery.refusedOf('s-1')).toEqual([]);
    expect(delivery.selectedOptions.get('s-1')).toBe('standard');
  });

  it('refused when it is chosen is told, and what was chosen before stays [C8.40]', async () => {
    const { store, server } = await open(prime);
    const refused = { status: 422, error: { errorCode: 'UnknownPrimeError', message: '' } };
    server.on(patchShipment, refused).on(patchShipmentV2, refused);
    expect(await store.delivery.select('s-1', 'prime')).toBe(false);
    expect(store.delivery.problem).toEqual({ kind: 'primeRefused', errorCode: 'UnknownPrimeError' });
    expect(store.delivery.selectedOptions.get('s-1')).toBe('standard');
  });
});

it('Prime that has ended when the order is paid is told with its reason, and can be replaced', async () => {
  const { store, server } = await opened(prime, false);
  await store.delivery.select('s-1', 'prime');
  const errorCode = 'ShopperNotPrimeEnabled' as const;
  const refused = { status: 422, error: { errorCode, message: '' } };
  const options = [standard, nextDay, { ...prime, errorCode }];
  server
    .on(placeOrder, refused)
    .on(getBaskets, {
      answer: readyBasket({
        messageList: [{ type: 'ShippingMethodInapplicable', details: { errorCode } }],
      }),
    })
    .on(getShippingMethods, { answer: options });
  await store.pay();
  expect(store.placing.notice).toEqual({ kind: 'primeGone' });
  expect(store.delivery.problem).toEqual({ kind: 'primeRefused', errorCode });
  expect(store.details.contact.value('email')).not.toBe('');
  await store.delivery.select('s-1', 'standard');
  expect(store.delivery.problem).toBeUndefined();
  expect(store.delivery.isComplete).toBe(true);
});
