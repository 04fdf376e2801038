import { addItems, startCheckout } from '@touchline/contract/client/basket';
import { getPaymentMethods, placeOrder, type OrderOutcome } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import type { Basket } from '@touchline/contract/basket/schema';
import type { Address } from '@touchline/contract/shipping/schema';
import { testCards, type Scenario } from '../../../sandbox/payment/scenarios.ts';
import { sandboxOrigin, type TestCheckout, type TestShopper } from './openCheckout.ts';

export const address: Address = {
  type: 'shipping',
  firstName: 'Maya',
  lastName: 'Okafor',
  emailAddress: 'maya@example.org',
  phoneNumber: '07700 900123',
  country: 'GB',
  postalCode: 'M4 3AQ',
  line1: '12 Canal Street',
  city: 'Manchester',
  region: '',
};

/** The first test card with this outcome. */
export function cardFor(kind: Scenario['kind'], code?: string): string {
  const card = testCards.find(
    ({ scenario }) =>
      scenario.kind === kind &&
      (code === undefined || (scenario.kind === 'decline' && scenario.code === code)),
  );
  if (!card) throw new Error(`There is no test card for ${kind} ${code ?? ''}.`);
  return card.number;
}

/** Adds an item to the basket and returns the basket. */
export async function fillBag(
  { call }: TestShopper,
  quantity = 1,
  productId = 'TL4101_080',
): Promise<Basket & { basketId: string }> {
  const outcome = await addItems(call, undefined, [{ productId, quantity }]);
  if (outcome.kind !== 'done') throw new Error(`Refused: ${outcome.reason}`);
  return withId(outcome.basket);
}

/** A basket with address, delivery and stock hold, ready for payment. */
export async function readyBag(
  shopper: TestShopper,
  quantity = 1,
  productId = 'TL4101_080',
): Promise<Basket & { basketId: string }> {
  const { basketId } = await fillBag(shopper, quantity, productId);
  const shipped = await changeShipment(shopper.call, basketId, {
    shippingAddress: address,
    shippingOptionId: 'standard',
  });
  if (shipped.kind !== 'done') throw new Error(`The address was refused: ${shipped.kind}`);
  const started = await startCheckout(shopper.call);
  if (started.kind !== 'held') throw new Error('The stock could not be held.');
  return withId(started.basket);
}

/** Does the work of the page's card frame: opens a session and turns a card into a token. */
export async function payment(
  checkout: TestCheckout,
  { call }: TestShopper,
  basketId: string,
  number = cardFor('approve'),
): Promise<{ checkoutId: string; paymentToken: string }> {
  const { configuration } = await getPaymentMethods(call, basketId, {});
  if (!configuration) throw new Error('There is no session.');
  const answer = await checkout.sandbox.fetch(
    new Request(configuration.frameUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: sandboxOrigin },
      body: JSON.stringify({
        creditCard: number,
        expiryDate: '08/29',
        securityCode: number.startsWith('37') ? '1234' : '123',
        cardHolder: 'Maya Okafor',
      }),
    }),
  );
  const { token } = (await answer.json()) as { token: string };
  return { checkoutId: configuration.checkoutId, paymentToken: token };
}

/** All steps from an empty basket to the outcome of placing. */
export async function buy(
  checkout: TestCheckout,
  shopper: TestShopper,
  number = cardFor('approve'),
  key: string = crypto.randomUUID(),
): Promise<{ outcome: OrderOutcome; basket: Basket & { basketId: string } }> {
  const basket = await readyBag(shopper);
  const outcome = await placeOrder(
    shopper.call,
    {
      basketId: basket.basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: basket.pricing.total,
      ...(await payment(checkout, shopper, basket.basketId, number)),
    },
    key,
  );
  return { outcome, basket };
}

/** Asserts that the basket has an id. */
export function withId(basket: Basket): Basket & { basketId: string } {
  const { basketId } = basket;
  if (basketId === undefined) throw new Error('The basket has no id.');
  return { ...basket, basketId };
}

/** The order of an outcome that has one. */
export function orderIn(outcome: OrderOutcome) {
  if (outcome.kind !== 'placed' && outcome.kind !== 'pending') throw new Error(`No order: ${outcome.kind}`);
  return outcome.order;
}

/** The raw response of placing a basket as it is. */
export function placeAs({ raw }: TestShopper, { basketId, pricing }: Basket): Promise<Response> {
  const order = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
  return raw('POST', '/orders', order, { 'idempotency-key': crypto.randomUUID() });
}
