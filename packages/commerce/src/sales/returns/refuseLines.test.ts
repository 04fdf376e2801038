import { addItems } from '@touchline/contract/client/basket';
import { getReturnInvoice } from '@touchline/contract/client/documents';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { announceReturn } from '@touchline/contract/client/returns';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { runOrders } from '../../node/orders.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { openParcels, parcelIdOf } from '../fulfilment/openParcels.ts';
import { orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { receiveReturn } from './receiveReturn.ts';

const [eight, nine] = ['TL4101_080', 'TL4101_090'] as const;
const market = { returnDays: 30, returns: { cost: 4.5, exchangeDays: 14 } };

describeOnDatabases('A return of which some lines are not taken', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let maya: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market });
    maya = checkout.shopper();
  });
  afterEach(() => database.close());

  const shown = async (orderId: string) => {
    const order = await getOrder(maya.call, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    return order;
  };
  const onHand = async () => [(await checkout.stock(eight)).onHand, (await checkout.stock(nine)).onHand];
  const mails = async () =>
    (
      await checkout.rows<{ kind: string }>(`select kind from mails where kind like 'return-%' order by kind`)
    ).map(({ kind }) => kind);

  /** A delivered order of two pieces of size 8 and one of size 9, all of which goes back: size 8 for size 9. */
  async function announced() {
    await addItems(maya.call, undefined, [{ productId: nine, quantity: 1 }]);
    const { basketId, pricing } = await readyBag(maya, 2, eight);
    const placing = {
      ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total },
      ...(await payment(checkout, maya, basketId)),
    };
    const { orderId } = orderIn(await placeOrder(maya.call, placing, crypto.randomUUID()));
    await openParcels(checkout.shop.db, orderId, checkout.clock.now());
    await heardOf(checkout.shop, 'test', {
      ...{ eventId: orderId, parcelId: parcelIdOf(orderId, 0), state: 'delivered' },
      at: checkout.clock.now().toISOString(),
    });
    await checkout.jobs.workFulfilment();
    const order = await shown(orderId);
    const outcome = await announceReturn(
      maya.call,
      { orderId },
      {
        ...{ requestKey: crypto.randomUUID(), method: 'dropOff' },
        lines: order.productLineItemList.map(({ itemId, quantity, productId }) => ({
          ...{ itemId, quantity, reason: 'tooSmall' as const },
          ...(productId === eight ? { exchangeFor: nine } : {}),
        })),
      },
    );
    expect(outcome.kind).toBe('announced');
    const returnId = (await shown(orderId)).returns?.[0]?.returnId ?? '';
    return { order, orderId, returnId };
  }

  it('sends the other size for what is taken, without delivery and without money for the rest', async () => {
    const { order, orderId, returnId } = await announced();
    expect(await onHand()).toEqual([3, 2]);
    const times = await Promise.all([1, 2].map(() => receiveReturn(checkout.shop, returnId, [nine])));
    expect(times.filter(Boolean)).toHaveLength(1);
    await checkout.jobs.workFulfilment();
    const after = await shown(orderId);
    expect(after).toMatchObject({ status: 'completed', returns: [{ state: 'received', refund: 0 }] });
    expect(after).not.toHaveProperty('refund');
    const [back] = after.returns ?? [];
    expect(Object.fromEntries((back?.lines ?? []).map((line) => [line.quantity, line]))).toMatchObject({
      1: { isRefused: true },
      2: { exchange: { state: 'sent' } },
    });
    const replacement = await shown(back?.replacementId ?? '');
    const exchanged = order.productLineItemList.find(({ productId }) => productId === eight);
    expect(replacement.pricing.total).toBe(exchanged?.pricing.total);
    expect(await onHand()).toEqual([5, 2]);
    expect(await mails()).toEqual(['return-announced', 'return-exchanged', 'return-partly-refused']);
  });

  it('refunds what is taken, and the size that was set aside for the rest is for sale again', async () => {
    const { order, orderId, returnId } = await announced();
    expect(await receiveReturn(checkout.shop, returnId, [eight])).toBe(true);
    await checkout.jobs.workFulfilment();
    const taken = order.productLineItemList.find(({ productId }) => productId === nine);
    const sum = Math.round(((taken?.pricing.total ?? 0) - market.returns.cost) * 100) / 100;
    const after = await shown(orderId);
    expect(after).toMatchObject({
      ...{ status: 'completed', refund: { amount: sum } },
      returns: [{ state: 'refunded', refund: sum }],
    });
    expect(after).not.toHaveProperty('returnable');
    expect(await getReturnInvoice(maya.call, returnId)).toMatchObject({
      ...{ total: sum, shipping: 0, lines: [{ quantity: 1 }] },
    });
    expect(await onHand()).toEqual([3, 5]);
    expect(await mails()).toEqual(['return-announced', 'return-partly-refused', 'return-refunded']);
  });

  it('is told by the command with the numbers of those products', async () => {
    const { orderId, returnId } = await announced();
    const tell = (product: string) =>
      runOrders(database, ['returned', returnId, '--refused', product], checkout.clock);
    expect(await tell('TL4101_100')).toEqual({
      text: 'The return has no product TL4101_100.\n',
      isGood: false,
    });
    expect(await tell(nine)).toEqual({ text: 'Done.\n', isGood: true });
    expect((await shown(orderId)).returns?.[0]?.lines.filter(({ isRefused }) => isRefused)).toHaveLength(1);
  });

  it('is refused where none of it is taken, and stays announced where a product is not in it', async () => {
    const { orderId, returnId } = await announced();
    await expect(receiveReturn(checkout.shop, returnId, [eight, 'TL4101_100'])).rejects.toMatchObject({
      status: 422,
    });
    expect((await shown(orderId)).returns).toMatchObject([{ state: 'announced' }]);
    expect(await receiveReturn(checkout.shop, returnId, [nine, eight])).toBe(true);
    expect((await shown(orderId)).returns).toMatchObject([{ state: 'refused', refund: 0 }]);
    expect(await onHand()).toEqual([3, 4]);
  });
});
