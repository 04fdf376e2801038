import { AsyncResource } from 'node:async_hooks';
import { getBasket } from '@touchline/contract/client/basket';
import {
  failOrder,
  finalizePayment,
  getOrder,
  isFirstMeasurement,
  getPaymentMethods,
  getPaymentStatus,
  placeOrder,
  startHostedPayment,
} from '@touchline/contract/client/order';
import { declineCodes } from '@touchline/contract/codes';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { capturePayment, refundPayment } from './paymentOperations.ts';
import { signatureOf } from '../../kernel/session/bodySignature.ts';
import { signatureHeader } from '../../sandbox/payment/signatureHeader.ts';
import { buy, cardFor, orderIn, payment, readyBag } from './testing/buying.ts';
import {
  openCheckout,
  sandboxOrigin,
  shopOrigin,
  type TestCheckout,
  type TestShopper,
} from './testing/openCheckout.ts';

const providerSecret = 'the secret of the provider, long enough too';

describeOnDatabases('Payment', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  const click = (url: string, action: string, fields: Record<string, string> = {}) =>
    checkout.sandbox.fetch(
      new Request(url, {
        method: 'POST',
        headers: { origin: sandboxOrigin },
        body: new URLSearchParams({ action, ...fields }),
      }),
    );
  const event = async (body: unknown, options: { secret?: string; at?: Date; processor?: string } = {}) => {
    const rawBody = JSON.stringify(body);
    const { secret = providerSecret, at = checkout.clock.now(), processor = 'adyen' } = options;
    return checkout.fetch(
      new Request(`${shopOrigin}/api/payment-events/${processor}`, {
        method: 'POST',
        headers: { [signatureHeader]: await signatureOf(rawBody, secret, at) },
        body: rawBody,
      }),
    );
  };
  const providerPayment = async () => {
    const [row] = await checkout.rows<{ id: string; payment_id: string; amount_minor: number }>(
      'select id, payment_id, amount_minor from sandbox_payment',
    );
    if (!row) throw new Error('The provider knows no payment.');
    return {
      providerPaymentId: row.id,
      paymentId: row.payment_id,
      state: 'authorised',
      amount: { minor: row.amount_minor, currency: 'GBP' },
      capturedMinor: 0,
    };
  };

  it('returns each kind of decline, charges nothing and leaves the basket and its stock hold', async () => {
    for (const code of declineCodes) {
      const shopper = checkout.shopper();
      const { outcome, basket } = await buy(checkout, shopper, cardFor('decline', code));
      expect(outcome).toMatchObject({
        kind: 'declined',
        error: { errorType: 'error', errorCode: code, paymentMethodId: 'CREDIT_CARD' },
      });
      const after = await getBasket(shopper.call);
      expect(after).toMatchObject({ basketId: basket.basketId, totalProductCount: 1 });
      expect(after.customer.email).toBe('maya@example.org');
      expect(await checkout.stock('TL4101_080')).toEqual({ onHand: 5, held: 1 });
      expect(await getPaymentStatus(shopper.call, basket.basketId)).toMatchObject({ status: 'failed' });
      checkout.clock.advance(16 * 60_000);
    }
  });

  it('lets a shopper try another card after a decline', async () => {
    const { basket } = await buy(checkout, guest, cardFor('decline'));
    const outcome = await placeOrder(
      guest.call,
      {
        basketId: basket.basketId,
        paymentMethodId: 'CREDIT_CARD',
        confirmedTotal: basket.pricing.total,
        ...(await payment(checkout, guest, basket.basketId)),
      },
      'other-card-1',
    );
    expect(outcome.kind).toBe('placed');
    expect(await checkout.stock('TL4101_080')).toEqual({ onHand: 4, held: 0 });
  });

  it('requires a bot check after repeated declines, then blocks with the message of a normal decline [C8.45]', async () => {
    checkout = await openCheckout(database, {
      checkout: { bots: { passed: async (r) => r.headers.has('x-person') } },
    });
    guest = checkout.shopper();
    const basket = await readyBag(guest);
    const paid = await payment(checkout, guest, basket.basketId, cardFor('decline'));
    const place = async (key: string, headers: Record<string, string> = {}) =>
      guest.raw(
        'POST',
        '/orders',
        { basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: 130, ...paid },
        { 'idempotency-key': `declined-${key}`, ...headers },
      );
    for (let round = 1; round <= 4; round += 1) {
      const { paymentToken } = await payment(checkout, guest, basket.basketId, cardFor('decline'));
      paid.paymentToken = paymentToken;
      expect(await (await place(String(round))).json()).toMatchObject({ kind: 'declined' });
    }
    await expect(getPaymentMethods(guest.call, basket.basketId, {})).rejects.toMatchObject({ status: 428 });
    expect((await place('5')).status).toBe(428);
    const blocking = await openCheckout(database, {
      checkout: { limits: { declinesUntilBlock: 4 }, bots: { passed: async () => true } },
    });
    const answer = await blocking.fetch(
      new Request(`${shopOrigin}/api/chk/orders?sitePath=gb`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-checkout-authorization': `Bearer ${guest.token.current ?? ''}`,
          'idempotency-key': 'declined-blocked',
        },
        body: JSON.stringify({
          basketId: basket.basketId,
          paymentMethodId: 'CREDIT_CARD',
          confirmedTotal: 130,
          ...paid,
        }),
      }),
    );
    const blocked = (await answer.json()) as { error: { errorType: string; message: string } };
    expect(blocked.error.errorType).toBe('user_is_blocked_by_recaptcha');
    expect(blocked.error.message).toBe('The payment was declined. Nothing was taken.');
  });

  it('waits for the bank’s step, and trusts the bank and not the browser [C7.46]', async () => {
    const { outcome, basket } = await buy(checkout, guest, cardFor('step'));
    if (outcome.kind !== 'challenge') throw new Error(outcome.kind);
    expect(outcome.origin).toBe(sandboxOrigin);
    const finalize = () => finalizePayment(guest.call, basket.basketId, 'CREDIT_CARD', outcome.orderId);
    expect((await finalize()).kind).toBe('challenge');
    expect((await click(outcome.url, 'approve')).status).toBe(200);
    expect((await finalize()).kind).toBe('placed');
    expect(await checkout.sandbox.deliverEvents()).toBe(1);
    expect(await getOrder(guest.call, outcome.orderId)).toMatchObject({ status: 'new' });
    expect(await checkout.rows('select id from mails')).toHaveLength(1);
  });

  it.each([
    ['fail', 'SecurityAuthenticationError'],
    ['cancel', 'PaymentInterrupted'],
  ])('reopens the basket when the step ends with %s', async (action, errorCode) => {
    const { outcome, basket } = await buy(checkout, guest, cardFor('step'));
    if (outcome.kind !== 'challenge') throw new Error(outcome.kind);
    await click(outcome.url, action);
    expect(await finalizePayment(guest.call, basket.basketId, 'CREDIT_CARD', outcome.orderId)).toMatchObject({
      kind: 'declined',
      error: { errorCode },
    });
    expect((await getBasket(guest.call)).basketId).toBe(basket.basketId);
  });

  it('cancels an order whose step is not finished, and voids it at the bank [C7.58]', async () => {
    const { outcome, basket } = await buy(checkout, guest, cardFor('step'));
    if (outcome.kind !== 'challenge') throw new Error(outcome.kind);
    expect(await failOrder(guest.call, outcome.orderId)).toMatchObject({ status: 'failed' });
    expect((await getBasket(guest.call)).basketId).toBe(basket.basketId);
    expect((await click(outcome.url, 'approve')).status).toBe(410);
    expect(await checkout.stock('TL4101_080')).toEqual({ onHand: 5, held: 1 });
  });

  it('is measured once, however many devices ask at once, and by its own shopper alone', async () => {
    const { outcome } = await buy(checkout, guest);
    const { orderId } = orderIn(outcome);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => isFirstMeasurement(guest.call, orderId)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await isFirstMeasurement(guest.call, orderId)).toBe(false);
    const stranger = checkout.shopper();
    await readyBag(stranger);
    await expect(isFirstMeasurement(stranger.call, orderId)).rejects.toMatchObject({ status: 404 });
  });

  it('does not cancel an order that is paid', async () => {
    const { outcome } = await buy(checkout, guest);
    await expect(failOrder(guest.call, orderIn(outcome).orderId)).rejects.toMatchObject({ status: 409 });
  });

  it('is pending when the response is lost, and settled by the event [C7.53]', async () => {
    const { outcome, basket } = await buy(checkout, guest, cardFor('lose'));
    expect(outcome).toMatchObject({
      kind: 'pending',
      order: { status: 'created', paymentStatus: 'not_paid' },
    });
    expect(await getPaymentStatus(guest.call, basket.basketId)).toMatchObject({ status: 'pending' });
    checkout.clock.advance(3_000);
    expect(await checkout.sandbox.deliverEvents()).toBe(1);
    expect(await getPaymentStatus(guest.call, basket.basketId)).toMatchObject({
      status: 'paid',
      orderId: orderIn(outcome).orderId,
    });
    expect((await getBasket(guest.call)).basketId).toBeUndefined();
  });

  it('finds a payment that was never reported', async () => {
    const { outcome } = await buy(checkout, guest, cardFor('late'));
    expect(outcome.kind).toBe('pending');
    checkout.clock.advance(60_000);
    expect(await checkout.jobs.reconcile()).toMatchObject({ placed: 1 });
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'new' });
  });

  it('releases everything when the provider hangs and charged nothing', async () => {
    const { outcome, basket } = await buy(checkout, guest, cardFor('hang'));
    expect(outcome.kind).toBe('pending');
    checkout.clock.advance(30_000);
    expect(await checkout.jobs.reconcile()).toMatchObject({ looked: 1, failed: 0 });
    checkout.clock.advance(60_000);
    expect(await checkout.jobs.reconcile()).toMatchObject({ failed: 1 });
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'failed' });
    expect((await getBasket(guest.call)).basketId).toBe(basket.basketId);
    expect(await checkout.stock('TL4101_080')).toEqual({ onHand: 5, held: 0 });
  });

  it('waits three seconds for a slow bank', async () => {
    expect((await buy(checkout, guest, cardFor('delay'))).outcome.kind).toBe('placed');
  });

  it.each(['eventsTwice', 'eventsReversed'] as const)('places one order with %s', async (kind) => {
    const { outcome } = await buy(checkout, guest, cardFor(kind));
    expect(outcome.kind).toBe('pending');
    checkout.clock.advance(1_000);
    expect(await checkout.sandbox.deliverEvents()).toBe(2);
    const order = await getOrder(guest.call, orderIn(outcome).orderId);
    expect(order).toMatchObject({
      status: 'new',
      paymentStatus: kind === 'eventsReversed' ? 'paid' : 'not_paid',
    });
    expect(await checkout.rows('select id from mails')).toHaveLength(1);
    expect(checkout.shop.counters.get('orders_placed')).toBe(1);
  });

  it('rejects events that are forged, late, or have another body', async () => {
    const { outcome } = await buy(checkout, guest, cardFor('late'));
    const body = { id: 'e1', type: 'payment.authorised', payment: await providerPayment() };
    expect((await event(body, { secret: 'somebody else’s secret, long enough too' })).status).toBe(400);
    const old = new Date(checkout.clock.now().getTime() - 301_000);
    expect((await event(body, { at: old })).status).toBe(400);
    expect((await event(body, { at: new Date(checkout.clock.now().getTime() + 301_000) })).status).toBe(400);
    expect((await event({ hello: 1 })).status).toBe(400);
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'created' });
    expect((await event(body)).status).toBe(200);
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'new' });
  });

  it('ignores an event sent to the address of another processor', async () => {
    const { outcome } = await buy(checkout, guest, cardFor('late'));
    const body = { id: 'e1', type: 'payment.authorised', payment: await providerPayment() };
    await event(body, { processor: 'pays' });
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'created' });
    const failed = {
      ...body,
      id: 'e2',
      type: 'payment.declined',
      payment: { ...body.payment, state: 'declined' },
    };
    await event(failed, { processor: 'pays' });
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'created' });
    await event(body);
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'new' });
  });

  it('returns money that arrives after the order was cancelled', async () => {
    const { outcome } = await buy(checkout, guest, cardFor('late'));
    await checkout.rows("update payments set state = 'abandoned'");
    await checkout.rows("update orders set status = 'failed'");
    const body = { id: 'e2', type: 'payment.authorised', payment: await providerPayment() };
    expect((await event(body)).status).toBe(200);
    expect((await event(body)).status).toBe(200);
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'failed' });
    expect(await checkout.rows('select state from sandbox_payment')).toEqual([{ state: 'voided' }]);
    expect(await checkout.rows('select state from payments')).toEqual([{ state: 'released' }]);
  });

  it('does not place an order for a different amount than requested', async () => {
    const { outcome } = await buy(checkout, guest, cardFor('late'));
    const known = await providerPayment();
    const wrong = { ...known, amount: { minor: 1, currency: 'GBP' } };
    await event({ id: 'e3', type: 'payment.authorised', payment: wrong });
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({ status: 'failed' });
    expect(await checkout.rows('select state from sandbox_payment')).toEqual([{ state: 'voided' }]);
    expect(await checkout.stock('TL4101_080')).toEqual({ onHand: 5, held: 0 });
  });

  it('rejects a session of another basket, a used token and a missing one [C8.49]', async () => {
    const basket = await readyBag(guest);
    const other = checkout.shopper();
    const theirs = await readyBag(other);
    const foreign = await payment(checkout, other, theirs.basketId);
    const body = { basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: 130 };
    expect(await placeOrder(guest.call, { ...body, ...foreign }, 'session-0001')).toEqual({
      kind: 'sessionOver',
    });
    expect(await placeOrder(guest.call, body, 'session-0002')).toEqual({ kind: 'sessionOver' });
    const refused = await guest.raw('POST', '/orders', body, { 'idempotency-key': 'session-0005' });
    expect(await refused.json()).toMatchObject({ errorCode: 'InvalidCheckoutIdError' });
    const used = await payment(checkout, guest, basket.basketId, cardFor('decline'));
    expect((await placeOrder(guest.call, { ...body, ...used }, 'session-0003')).kind).toBe('declined');
    expect(await placeOrder(guest.call, { ...body, ...used }, 'session-0004')).toEqual({
      kind: 'sessionOver',
    });
    expect(await checkout.stock('TL4101_080')).toEqual({ onHand: 5, held: 2 });
  });

  it('pays on the provider’s page without script and returns to the callback [C7.45, C2.37]', async () => {
    const basket = await readyBag(guest);
    const body = { basketId: basket.basketId, paymentMethodId: 'CARD_PAGE', confirmedTotal: 130 };
    const outcome = await startHostedPayment(guest.call, body, 'hosted-00001');
    if (outcome.kind !== 'redirect') throw new Error(outcome.kind);
    expect(await startHostedPayment(guest.call, body, 'hosted-00001')).toEqual(outcome);
    const page = await checkout.sandbox.fetch(new Request(outcome.url));
    expect(await page.text()).toContain('Pay £130.00');
    const wrong = await click(outcome.url, 'pay', {
      creditCard: '4242 4242 4242 4241',
      cardHolder: 'Maya O',
    });
    expect(wrong.status).toBe(422);
    const shown = await wrong.text();
    expect(shown).toContain('one of the digits is not right');
    expect(shown).not.toContain('4242');
    const done = await click(outcome.url, 'pay', {
      creditCard: '4242 4242 4242 4242',
      expiryDate: '08/29',
      securityCode: '123',
      cardHolder: 'Maya Okafor',
    });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe(
      `${shopOrigin}/gb/payment/callback/CARD_PAGE/${basket.basketId}/bridge`,
    );
    expect(await getPaymentStatus(guest.call, basket.basketId)).toMatchObject({ status: 'pending' });
    await checkout.sandbox.deliverEvents();
    expect(await getPaymentStatus(guest.call, basket.basketId)).toMatchObject({ status: 'paid' });
    expect(await getOrder(guest.call, outcome.orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('never refunds more than was captured, even with two concurrent refunds', async () => {
    const { outcome } = await buy(checkout, guest);
    const { orderId } = orderIn(outcome);
    const { providers } = checkout.jobs.checkout;
    const capture = (minor: number, key: string) =>
      capturePayment(checkout.shop, providers, { orderId, minor, key });
    const refund = (minor: number, key: string) =>
      refundPayment(checkout.shop, providers, { orderId, minor, key });
    expect((await refund(1, 'r0')).kind).toBe('refused');
    expect((await capture(13_001, 'c0')).kind).toBe('refused');
    expect((await capture(5_000, 'c1')).kind).toBe('done');
    expect(await getOrder(guest.call, orderId)).toMatchObject({ paymentStatus: 'part_paid' });
    expect((await capture(8_000, 'c2')).kind).toBe('done');
    expect((await capture(8_000, 'c2')).kind).toBe('done');
    expect(await getOrder(guest.call, orderId)).toMatchObject({ paymentStatus: 'paid' });
    const both = await Promise.all([refund(8_000, 'r1'), refund(8_000, 'r2'), refund(8_000, 'r1')]);
    expect(both.map(({ kind }) => kind).filter((kind) => kind === 'refused')).not.toHaveLength(0);
    expect(await checkout.rows('select captured_minor, refunded_minor from sandbox_payment')).toEqual([
      { captured_minor: 13_000, refunded_minor: 8_000 },
    ]);
    expect(await checkout.rows('select captured_minor, refunded_minor from payments')).toEqual([
      { captured_minor: 13_000, refunded_minor: 8_000 },
    ]);
  });

  it.each(['payments', 'sandbox_payment'] as const)(
    'refunds once, and refuses nobody, when two ask for the same at the same moment: %s',
    async (table) => {
      const { outcome } = await buy(checkout, guest);
      const { orderId } = orderIn(outcome);
      const { providers } = checkout.jobs.checkout;
      await capturePayment(checkout.shop, providers, { orderId, minor: 13_000, key: 'c1' });
      const { providerPaymentId } = await providerPayment();
      const minor = 6_000;
      const refund = AsyncResource.bind(() =>
        table === 'payments'
          ? refundPayment(checkout.shop, providers, { orderId, minor, key: 'r1' })
          : checkout.sandbox.provider.refund({
              ...{ providerPaymentId, amount: { minor, currency: 'GBP' }, idempotencyKey: 'r1' },
            }),
      );
      const [both] = await database.db.transaction().execute(async (trx) => {
        await sql`select id from ${sql.table(table)} for update`.execute(trx);
        const waiting = Promise.all([refund(), refund()]);
        await new Promise((resolve) => setTimeout(resolve, 300));
        return [waiting];
      });
      expect(await both).toEqual([{ kind: 'done' }, { kind: 'done' }]);
      expect(await checkout.rows('select refunded_minor from sandbox_payment')).toEqual([
        { refunded_minor: minor },
      ]);
    },
  );
});
