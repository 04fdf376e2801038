import { getOrder, getPaymentStatus } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, cardFor, orderIn } from '../order/testing/buying.ts';
import {
  openCheckout,
  shopOrigin,
  type TestCheckout,
  type TestShopper,
} from '../order/testing/openCheckout.ts';
import { signatureOf } from '../../kernel/session/bodySignature.ts';
import { signatureHeader } from '../../sandbox/payment/signatureHeader.ts';
import { capturePayment, refundPayment } from '../order/paymentOperations.ts';

const providerSecret = 'the secret of the provider, long enough too';
const sku = 'TL4101_080';

describeOnDatabases('Provider events after an order was placed', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let other: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    other = await openCheckout(database, { products: [], clock: checkout.clock });
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  /** Sends one event about the only payment; amounts are those in the provider's ledger at that moment. */
  async function tell(
    id: string,
    state: 'authorised' | 'captured' | 'voided' | 'refunded',
    amounts: { capturedMinor?: number; refundedMinor?: number } = {},
    at: TestCheckout = checkout,
  ): Promise<number> {
    const [row] = await checkout.rows<{ id: string; payment_id: string; amount_minor: number }>(
      'select id, payment_id, amount_minor from sandbox_payment',
    );
    if (!row) throw new Error('The provider knows no payment.');
    const body = JSON.stringify({
      id,
      type: `payment.${state}`,
      payment: {
        providerPaymentId: row.id,
        paymentId: row.payment_id,
        state,
        amount: { minor: row.amount_minor, currency: 'GBP' },
        capturedMinor: 0,
        refundedMinor: 0,
        ...amounts,
      },
    });
    const headers = { [signatureHeader]: await signatureOf(body, providerSecret, checkout.clock.now()) };
    const address = `${shopOrigin}/api/payment-events/adyen`;
    return (await at.fetch(new Request(address, { method: 'POST', headers, body }))).status;
  }
  const placed = async (): Promise<string> => orderIn((await buy(checkout, guest)).outcome).orderId;
  const captured = { capturedMinor: 13_000 };

  it('cancels the order and returns its stock when the authorisation is voided', async () => {
    const orderId = await placed();
    expect(await checkout.stock(sku)).toEqual({ onHand: 4, held: 0 });
    checkout.clock.advance(60_000);
    expect(await tell('v1', 'voided')).toBe(200);
    expect(await getOrder(guest.call, orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'not_paid',
      cancelledAt: '2026-11-21T12:01:00.000Z',
    });
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 0 });
  });

  it('returns the stock once: for repeated events, out of order, and in two processes at once', async () => {
    const orderId = await placed();
    const all = [tell('v1', 'voided'), tell('v1', 'voided', {}, other), tell('v2', 'voided', {}, other)];
    expect(await Promise.all(all)).toEqual([200, 200, 200]);
    await tell('v1', 'voided');
    await tell('a1', 'authorised');
    expect(await getOrder(guest.call, orderId)).toMatchObject({ status: 'cancelled' });
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 0 });
  });

  it('ends the payment when a void arrives before the authorisation', async () => {
    const { outcome, basket } = await buy(checkout, guest, cardFor('late'));
    await tell('v1', 'voided');
    await tell('a1', 'authorised');
    const order = await getOrder(guest.call, orderIn(outcome).orderId);
    expect(order).toMatchObject({ status: 'failed' });
    expect(await getPaymentStatus(guest.call, basket.basketId)).toMatchObject({ status: 'failed' });
    expect((await checkout.stock(sku)).onHand).toBe(5);
  });

  it('ignores a void of an order whose money was captured, or sent to the address of another processor', async () => {
    const orderId = await placed();
    await checkout.rows("update payments set processor = 'pays'");
    await tell('v0', 'voided');
    expect(await getOrder(guest.call, orderId)).toMatchObject({ status: 'new' });
    await checkout.rows("update payments set processor = 'adyen'");
    await tell('c1', 'captured', captured);
    await tell('v1', 'voided');
    expect(await getOrder(guest.call, orderId)).toMatchObject({ status: 'new', paymentStatus: 'paid' });
    expect((await checkout.stock(sku)).onHand).toBe(4);
  });

  it('stores partial and full refunds with their date; stock is not returned automatically', async () => {
    const orderId = await placed();
    await tell('c1', 'captured', captured);
    expect(await getOrder(guest.call, orderId)).not.toHaveProperty('refund');
    checkout.clock.advance(30 * 60_000);
    await tell('r1', 'refunded', { ...captured, refundedMinor: 5_000 });
    expect((await getOrder(guest.call, orderId))?.refund).toEqual({
      amount: 50,
      refundedAt: '2026-11-21T12:30:00.000Z',
    });
    checkout.clock.advance(30 * 60_000);
    await tell('r2', 'refunded', { ...captured, refundedMinor: 13_000 });
    expect(await getOrder(guest.call, orderId)).toMatchObject({
      status: 'new',
      refund: { amount: 130, refundedAt: '2026-11-21T13:00:00.000Z' },
    });
    expect(await checkout.stock(sku)).toEqual({ onHand: 4, held: 0 });
  });

  it('never counts a refund twice, backwards, or beyond the captured amount', async () => {
    const orderId = await placed();
    await Promise.all([
      tell('r2', 'refunded', { ...captured, refundedMinor: 9_000 }),
      tell('r2', 'refunded', { ...captured, refundedMinor: 9_000 }, other),
      tell('r1', 'refunded', { ...captured, refundedMinor: 5_000 }, other),
    ]);
    await tell('c1', 'captured', captured);
    expect(await getOrder(guest.call, orderId)).toMatchObject({
      paymentStatus: 'paid',
      refund: { amount: 90 },
    });
    await tell('r3', 'refunded', { ...captured, refundedMinor: 99_000 });
    expect((await getOrder(guest.call, orderId))?.refund?.amount).toBe(130);
  });

  it('places an order whose first event is its refund', async () => {
    const { outcome } = await buy(checkout, guest, cardFor('late'));
    await tell('r1', 'refunded', { ...captured, refundedMinor: 3_000 });
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({
      status: 'new',
      paymentStatus: 'paid',
      refund: { amount: 30 },
    });
  });

  it('shows a refund by staff, and counts the provider’s event about it once', async () => {
    const orderId = await placed();
    const { providers } = checkout.jobs.checkout;
    await capturePayment(checkout.shop, providers, { orderId, minor: 13_000, key: 'c1' });
    await refundPayment(checkout.shop, providers, { orderId, minor: 4_000, key: 'r1' });
    await tell('r1', 'refunded', { ...captured, refundedMinor: 4_000 });
    expect((await getOrder(guest.call, orderId))?.refund).toEqual({
      amount: 40,
      refundedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it.each([
    ['voidLater', { status: 'cancelled' }],
    ['refundLater', { status: 'new', refund: { amount: 130 } }],
    ['partRefundLater', { status: 'new', refund: { amount: 65 } }],
  ] as const)('can be tried in the sandbox: %s', async (scenario, expected) => {
    const { outcome } = await buy(checkout, guest, cardFor(scenario));
    const { orderId } = orderIn(outcome);
    expect(await getOrder(guest.call, orderId)).toMatchObject({ status: 'new' });
    expect(await getOrder(guest.call, orderId)).not.toHaveProperty('refund');
    checkout.clock.advance(11_000);
    await checkout.sandbox.deliverEvents();
    expect(await getOrder(guest.call, orderId)).toMatchObject(expected);
  });
});
