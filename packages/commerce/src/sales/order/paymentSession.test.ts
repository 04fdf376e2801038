import { applyPaymentMethod, getPaymentMethods, placeOrder } from '@touchline/contract/client/order';
import { surfaces } from '@touchline/contract/endpoint';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCoupon } from '@touchline/contract/client/coupon';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { writeCoupon } from '../coupon/testing/writeCoupon.ts';
import { buy, cardFor, payment, readyBag } from './testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';

const method = { paymentMethodId: 'CREDIT_CARD' };

describeOnDatabases('The session of the card fields', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  it.each(surfaces)('is kept while it is open, and refused when it is over: %s [C8.47]', async (surface) => {
    guest.use(surface);
    const { basketId } = await readyBag(guest);
    const { configuration } = await getPaymentMethods(guest.call, basketId, method);
    const { checkoutId } = configuration ?? { checkoutId: '' };
    const again = () => getPaymentMethods(guest.call, basketId, { ...method, checkoutId });
    expect((await again()).paymentMethods).not.toEqual([]);
    checkout.clock.advance(31 * 60_000);
    await expect(again()).rejects.toMatchObject({ status: 500, body: { errorCode: 'INVALID_SESSION' } });
    // A new session pays.
    const body = { basketId, ...method, confirmedTotal: 130, ...(await payment(checkout, guest, basketId)) };
    expect((await placeOrder(guest.call, body, crypto.randomUUID())).kind).toBe('placed');
  });

  it('of another basket is refused as well', async () => {
    const other = checkout.shopper();
    const theirs = await readyBag(other);
    const { checkoutId } = await payment(checkout, other, theirs.basketId);
    const { basketId } = await readyBag(guest);
    await expect(getPaymentMethods(guest.call, basketId, { ...method, checkoutId })).rejects.toMatchObject({
      status: 500,
    });
  });

  it('matters only to the method that it was opened for', async () => {
    const { basketId } = await readyBag(guest);
    await applyPaymentMethod(guest.call, basketId, 'CARD_PAGE');
    const kept = { paymentMethodId: 'CARD_PAGE', checkoutId: 'over' };
    expect((await getPaymentMethods(guest.call, basketId, kept)).configuration).toBeDefined();
  });

  it('is over for a total and for a card of the sandbox [C8.49]', async () => {
    await writeCoupon(checkout, 'OVER', { kind: 'amount', value: 5_991 });
    const { basketId } = await readyBag(guest);
    const { checkoutId } = await payment(checkout, guest, basketId);
    await addCoupon(guest.call, basketId, 'OVER', 'checkout');
    await expect(getPaymentMethods(guest.call, basketId, { ...method, checkoutId })).rejects.toMatchObject({
      body: { errorCode: 'INVALID_SESSION' },
    });
    const body = { basketId, ...method, confirmedTotal: 70.09 };
    const fresh = await payment(checkout, guest, basketId);
    expect((await placeOrder(guest.call, { ...body, ...fresh }, crypto.randomUUID())).kind).toBe('placed');
    const { outcome } = await buy(checkout, checkout.shopper(), cardFor('endSession'));
    expect(outcome).toEqual({ kind: 'sessionOver' });
    expect(await checkout.rows("select status from orders where status <> 'failed'")).toHaveLength(1);
  });
});
