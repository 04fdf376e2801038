import { simulateTax } from '@touchline/contract/delivery/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import { expect, it } from 'vitest';
import { fullBasket } from '../../../cart/basket/Basket.fixtures.ts';
import { readyBasket, testCheckoutSession } from '../CheckoutSession.fixtures.ts';

const missing = fullBasket({ taxCalculationMissing: true });

async function open(basket = missing) {
  const session = testCheckoutSession({ basket });
  session.server.on(
    simulateTax,
    { answer: { tax: 8.1, total: 280.1, region: 'NY', isEstimate: true } },
    { answer: { tax: 10.2, total: 282.2, region: 'NJ', isEstimate: false } },
  );
  await session.store.load();
  const { details, tax } = session.store;
  const leave = (name: string, text: string) => {
    details.type(details.shipping.fields, name, text);
    return session.store.leave(details.shipping.fields, name);
  };
  return { ...session, tax, leave };
}

it('shows an estimate with the postal code, asks once for a place, and follows a region [C7.32]', async () => {
  const { tax, leave, server } = await open();
  await leave('firstName', 'Maya');
  expect(tax.estimate).toBeUndefined();
  await leave('postalCode', 'M4 3AQ');
  expect(tax.estimate).toMatchObject({ tax: 8.1, total: 280.1 });
  await leave('postalCode', 'M4 3AQ');
  expect(server.callsOf(simulateTax)).toHaveLength(1);
  expect(server.callsOf(simulateTax)[0]?.url.searchParams.get('postalCode')).toBe('M4 3AQ');
  await leave('city', 'Manchester');
  expect(tax.estimate?.tax).toBe(10.2);
});

it('ends when the basket has its tax', async () => {
  const { tax, leave, store, server, fillIn } = await open();
  await leave('postalCode', 'M4 3AQ');
  server.on(shipping.patchShipment, { answer: readyBasket() });
  fillIn();
  await store.showDelivery();
  expect(tax.estimate).toBeUndefined();
});

it('asks nothing where prices include tax, and shows nothing when it can not be known', async () => {
  const gross = await open(fullBasket());
  await gross.leave('postalCode', 'M4 3AQ');
  expect(gross.server.callsOf(simulateTax)).toHaveLength(0);
  const net = await open();
  net.server.on(simulateTax, { status: 422, error: { errorCode: 'TaxCalculationFailure', message: '' } });
  await net.leave('postalCode', 'M4 3AQ');
  expect(net.tax.estimate).toBeUndefined();
  net.server.on(simulateTax, 'offline');
  await net.leave('city', 'Leeds');
  expect(net.tax.estimate).toBeUndefined();
});
