import { addItems, changeItem, getBasket, removeItem } from '@touchline/contract/client/basket';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { signIn } from '../../kernel/identity/testing/signIn.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, cardFor, fillBag, orderIn, payment, readyBag } from './testing/buying.ts';
import { openCheckout, type TestCheckout } from './testing/openCheckout.ts';

describeOnDatabases('Placing an order', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());

  it('takes a guest from an empty basket to a paid order in five calls [C1.09, C7.39, C7.57]', async () => {
    const guest = checkout.shopper();
    const { outcome, basket } = await buy(checkout, guest);
    const order = orderIn(outcome);
    expect(outcome.kind).toBe('placed');
    expect(order).toMatchObject({
      status: 'new',
      paymentStatus: 'not_paid',
      customerStatus: 1,
      taxationPolicy: 'gross',
      currency: 'GBP',
      email: 'maya@example.org',
      pricing: { price: 130, shipping: 0, total: 130, tax: 21.67 },
      payment: { paymentMethodId: 'CREDIT_CARD', cardBrand: 'VISA', lastDigits: '4242' },
    });
    expect(order.orderId).toMatch(/^TL-2026-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(basket.reservedUntil).toBe('2026-11-21T12:15:00.000Z');
    expect(await getOrder(guest.call, order.orderId)).toEqual(order);
    expect(await checkout.stock('TL4101_080')).toEqual({ onHand: 4, held: 0 });
  });

  it('is POST /orders of a guest, and with the session header of the account that is signed in [C7.56]', async () => {
    await buy(checkout, checkout.shopper());
    const { headers, accountId } = await signIn(checkout.shop);
    const calls: string[] = [];
    const member = checkout.shopperOver((request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return checkout.fetch(request);
    });
    await buy(checkout, member);
    expect(calls).toContain('POST /api/chk/orders');
    expect(await checkout.rows('select owner_id as owner from orders order by created_at')).toEqual([
      { owner: null },
      { owner: accountId },
    ]);
  });

  it('uses at most fifteen statements for a guest order, including the provider’s', async () => {
    const guest = checkout.shopper();
    const before = database.statements();
    expect((await buy(checkout, guest)).outcome.kind).toBe('placed');
    expect(database.statements() - before).toBeLessThanOrEqual(15);
  });

  it('starts a new basket after an order, which only its shopper can still read [C4.06]', async () => {
    const guest = checkout.shopper();
    const { outcome, basket } = await buy(checkout, guest);
    const { orderId } = orderIn(outcome);
    expect((await getBasket(guest.call)).basketId).toBeUndefined();
    const next = await fillBag(guest);
    expect(next.basketId).not.toBe(basket.basketId);
    expect((await getOrder(guest.call, orderId))?.orderId).toBe(orderId);
    const other = checkout.shopper();
    await fillBag(other);
    expect(await getOrder(other.call, orderId)).toBeUndefined();
  });

  it('keeps its own names and prices when the catalogue changes', async () => {
    const guest = checkout.shopper();
    const { outcome } = await buy(checkout, guest);
    await checkout.rows('update prices set standard = 1');
    await checkout.rows("update product_texts set name = 'Else'");
    const order = await getOrder(guest.call, orderIn(outcome).orderId);
    expect(order?.productLineItemList[0]).toMatchObject({ productName: 'Tempo 4', pricing: { price: 130 } });
  });

  it('writes one confirmation mail with the order', async () => {
    const { outcome } = await buy(checkout, checkout.shopper());
    const mails = await checkout.rows<{ recipient: string; data: { orderId: string } }>(
      'select * from mails',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipient: 'maya@example.org',
      data: { orderId: orderIn(outcome).orderId },
    });
  });

  it('returns the same response for the same key, and rejects a different request with it', async () => {
    const guest = checkout.shopper();
    const basket = await readyBag(guest);
    const body = {
      basketId: basket.basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: basket.pricing.total,
      ...(await payment(checkout, guest, basket.basketId)),
    };
    const first = await placeOrder(guest.call, body, 'key-00000001');
    expect(await placeOrder(guest.call, body, 'key-00000001')).toEqual(first);
    checkout.clock.advance(25 * 60_000);
    expect(await placeOrder(guest.call, body, 'key-00000001')).toEqual(first);
    const answer = await guest.raw(
      'POST',
      '/orders',
      { ...body, confirmedTotal: 1 },
      { 'idempotency-key': 'key-00000001' },
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ errorCode: 'IdempotencyKeyReused' });
    expect(await checkout.rows('select id from sandbox_payment')).toHaveLength(1);
  });

  it('returns the first response for a declined key, although the basket has changed since', async () => {
    const guest = checkout.shopper();
    const basket = await readyBag(guest);
    const body = {
      basketId: basket.basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: basket.pricing.total,
      ...(await payment(checkout, guest, basket.basketId, cardFor('decline'))),
    };
    const first = await placeOrder(guest.call, body, 'key-declined-1');
    expect(first.kind).toBe('declined');
    await addItems(guest.call, basket.basketId, [{ productId: 'TL4101_080', quantity: 1 }]);
    expect(await placeOrder(guest.call, body, 'key-declined-1')).toEqual(first);
    const other = { ...body, confirmedTotal: 260 };
    const answer = await guest.raw('POST', '/orders', other, { 'idempotency-key': 'key-declined-1' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ errorCode: 'IdempotencyKeyReused' });
    expect(await checkout.rows('select id from sandbox_payment')).toHaveLength(1);
  });

  it('creates one order and one charge for a double click and for two tabs', async () => {
    const guest = checkout.shopper();
    const basket = await readyBag(guest);
    const body = {
      basketId: basket.basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: basket.pricing.total,
      ...(await payment(checkout, guest, basket.basketId)),
    };
    const outcomes = await Promise.all([
      placeOrder(guest.call, body, 'double-click-1'),
      placeOrder(guest.call, body, 'double-click-1'),
      placeOrder(guest.call, body, 'second-tab-1'),
      placeOrder(guest.call, body, 'third-tab-1'),
    ]);
    const ids = outcomes.map((outcome) => orderIn(outcome).orderId);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'placed', 'placed', 'placed']);
    expect(new Set(ids).size).toBe(1);
    expect(await checkout.rows('select id from orders')).toHaveLength(1);
    expect(await checkout.rows('select id from sandbox_payment')).toHaveLength(1);
    expect(await checkout.stock('TL4101_080')).toEqual({ onHand: 4, held: 0 });
  });

  it('rejects a total the shopper did not see, and charges nothing', async () => {
    const guest = checkout.shopper();
    const basket = await readyBag(guest);
    const paid = await payment(checkout, guest, basket.basketId);
    await checkout.rows('update prices set standard = 14000');
    const outcome = await placeOrder(
      guest.call,
      { basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: 130, ...paid },
      'amount-00001',
    );
    expect(outcome).toEqual({ kind: 'changed' });
    expect(await checkout.rows('select id from orders')).toHaveLength(0);
    expect(await checkout.rows('select id from sandbox_payment')).toHaveLength(0);
  });

  it('rejects a basket whose content differs from what the shopper saw, even for the same total [C8.68]', async () => {
    const guest = checkout.shopper();
    const basket = await readyBag(guest);
    const paid = await payment(checkout, guest, basket.basketId);
    const itemId = basket.shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
    const body = {
      basketId: basket.basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: basket.pricing.total,
      confirmedItems: [{ productId: 'TL4101_080', quantity: 1 }],
      ...paid,
    };
    // Another tab adds another size at the same price.
    await addItems(guest.call, basket.basketId, [{ productId: 'TL4101_090', quantity: 1 }]);
    await removeItem(guest.call, basket.basketId, itemId);
    expect(await placeOrder(guest.call, body, 'swapped-0001')).toEqual({ kind: 'changed' });
    expect(await checkout.rows('select id from orders')).toHaveLength(0);
    const seen = [{ productId: 'TL4101_090', quantity: 1 }];
    expect((await placeOrder(guest.call, { ...body, confirmedItems: seen }, 'swapped-0002')).kind).toBe(
      'placed',
    );
  });

  it('does not change a basket that became an order, nor order it again from another tab', async () => {
    const guest = checkout.shopper();
    const { basket } = await buy(checkout, guest);
    const itemId = basket.shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
    await expect(changeItem(guest.call, basket.basketId, itemId, { quantity: 2 })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      addItems(guest.call, basket.basketId, [{ productId: 'TL4101_080', quantity: 1 }]),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('rejects another shopper’s basket, and a request without a key', async () => {
    const guest = checkout.shopper();
    const basket = await readyBag(guest);
    const thief = checkout.shopper();
    await fillBag(thief);
    const body = { basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: 130 };
    await expect(placeOrder(thief.call, body, 'thief-00001')).rejects.toMatchObject({ status: 404 });
    expect((await guest.raw('POST', '/orders', body)).status).toBe(422);
  });
});
