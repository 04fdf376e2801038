import { placeOrder, cancelOrder, getOrder } from '@touchline/contract/client/order';
import { createOrderLink, getLinkedOrder } from '@touchline/contract/client/orderLink';
import { getReturnInvoice } from '@touchline/contract/client/documents';
import { announceReturn } from '@touchline/contract/client/returns';
import type { Order } from '@touchline/contract/order/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { writeProducts } from '../../catalogue/products/writeProducts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { openParcels, parcelIdOf } from '../fulfilment/openParcels.ts';
import { orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { receiveReturn } from './receiveReturn.ts';
import { refuseReturn } from './refuseReturn.ts';

const [eight, nine] = ['TL4101_080', 'TL4101_090'] as const;
const dayMs = 86_400_000;
const market = { returnDays: 30, returns: { cost: 4.5, exchangeDays: 14 } };

describeOnDatabases('Exchanges for another size', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market });
  });
  afterEach(() => database.close());

  let events = 0;
  async function deliver(orderId: string): Promise<void> {
    await openParcels(checkout.shop.db, orderId, checkout.clock.now());
    await heardOf(checkout.shop, 'test', {
      ...{ eventId: `e${(events += 1)}`, parcelId: parcelIdOf(orderId, 0), state: 'delivered' },
      at: checkout.clock.now().toISOString(),
    });
    await checkout.jobs.workFulfilment();
  }
  /** A delivered order of size 8. */
  async function bought(shopper: TestShopper, pieces = 1): Promise<Order> {
    const { basketId, pricing } = await readyBag(shopper, pieces);
    const placing = {
      ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total },
      ...(await payment(checkout, shopper, basketId)),
    };
    const { orderId } = orderIn(await placeOrder(shopper.call, placing, crypto.randomUUID()));
    await deliver(orderId);
    return shown(shopper, orderId);
  }
  async function shown({ call }: TestShopper, orderId: string): Promise<Order> {
    const order = await getOrder(call, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    return order;
  }
  const asking = (order: Order, quantity = 1, exchangeFor: string = nine) => ({
    ...{ requestKey: crypto.randomUUID(), method: 'dropOff' as const },
    lines: [
      {
        ...{ itemId: order.productLineItemList[0]?.itemId ?? '', quantity, reason: 'tooSmall' as const },
        ...(exchangeFor === '' ? {} : { exchangeFor }),
      },
    ],
  });
  const ask = ({ call }: TestShopper, order: Order, quantity?: number, exchangeFor?: string) =>
    announceReturn(call, { orderId: order.orderId }, asking(order, quantity, exchangeFor));
  const lastReturn = async (shopper: TestShopper, { orderId }: Order) => {
    const one =
      (await shown(shopper, orderId)).returns?.find(({ state }) => state === 'announced') ??
      (await shown(shopper, orderId)).returns?.at(-1);
    if (!one) throw new Error('There is no return.');
    return one;
  };
  const onHand = async () => [(await checkout.stock(eight)).onHand, (await checkout.stock(nine)).onHand];
  const moneyOf = async ({ orderId }: Order) => {
    const [row] = await checkout.rows<{ captured: number; refunded: number }>(
      `select captured_minor::int as captured, refunded_minor::int as refunded from payments where order_id = '${orderId}'`,
    );
    return row;
  };

  it('are offered for the other sizes at the price that was paid, with what is left of them', async () => {
    const maya = checkout.shopper();
    const order = await bought(maya);
    expect(order.returnable).toMatchObject([{ quantity: 1, sizes: [{ productId: nine, size: 'UK 9' }] }]);
    const product = sampleProduct({
      prices: [{ market: 'gb', standard: 14_000, sale: null, saleFrom: null, saleUntil: null, member: null }],
    });
    await database.db.transaction().execute((trx) => writeProducts(trx, [product], checkout.clock.now()));
    const dearer = (await shown(maya, order.orderId)).returnable;
    expect(dearer).toMatchObject([{ priceNow: 140 }]);
    expect(dearer?.[0]).not.toHaveProperty('sizes');
    expect((await ask(maya, order)).kind).toBe('exchangeUnavailable');
    expect((await ask(maya, order, 1, '')).kind).not.toBe('exchangeUnavailable');
  });

  it('set the other size aside, send it once the goods are back, and move no money', async () => {
    const maya = checkout.shopper();
    const order = await bought(maya);
    expect(await onHand()).toEqual([4, 5]);
    expect((await ask(maya, order)).kind).toBe('announced');
    expect(await onHand()).toEqual([4, 4]);
    const { returnId, ...announced } = await lastReturn(maya, order);
    expect(announced).toMatchObject({
      ...{ state: 'announced', refund: 0 },
      lines: [{ quantity: 1, exchange: { productId: nine, size: 'UK 9', state: 'kept' } }],
    });
    const times = await Promise.all([1, 2, 3].map(() => receiveReturn(checkout.shop, returnId)));
    expect(times.filter(Boolean)).toHaveLength(1);
    await checkout.jobs.workFulfilment();
    expect(await onHand()).toEqual([5, 4]);
    const before = await shown(maya, order.orderId);
    expect(before).toMatchObject({ status: 'replaced', returns: [{ state: 'received', refund: 0 }] });
    expect(before).not.toHaveProperty('refund');
    expect(await moneyOf(order)).toEqual({
      captured: Math.round(order.pricing.total * 100),
      refunded: 0,
    });
    expect(await getReturnInvoice(maya.call, returnId)).toBeUndefined();
    const replacement = await shown(maya, before.returns?.[0]?.replacementId ?? '');
    expect(replacement).toMatchObject({
      ...{ status: 'new', paymentStatus: 'paid', replaces: order.orderId, payment: { name: 'Exchange' } },
      pricing: { total: order.pricing.total },
      productLineItemList: [{ productId: nine, size: 'UK 9', quantity: 1 }],
    });
    const stranger = checkout.shopper('elsewhere');
    await readyBag(stranger);
    expect(await getOrder(stranger.call, replacement.orderId)).toBeUndefined();
    expect((await ask(stranger, replacement)).kind).toBe('notFound');
    // Nothing was paid for it, so there is nothing to give back.
    expect(replacement).not.toHaveProperty('isCancellable');
    expect((await cancelOrder(maya.call, replacement)).kind).toBe('tooLate');
    const mails = await checkout.rows<{
      id: string;
      kind: string;
      recipient: string;
      language: string;
      data: unknown;
    }>(`select id, kind, recipient, language, data from mails where kind like 'return-%' order by kind`);
    expect(mails.map(({ kind }) => kind)).toEqual(['return-announced', 'return-exchanged']);
    for (const mail of mails) expect((await composeMail(checkout.shop, mail)).text).toContain('UK 9');
  });

  it('are worth what was paid: money comes back by the first payment when they go back too', async () => {
    const maya = checkout.shopper();
    const order = await bought(maya, 2);
    await ask(maya, order);
    await receiveReturn(checkout.shop, (await lastReturn(maya, order)).returnId);
    expect((await shown(maya, order.orderId)).status).toBe('completed');
    // The second piece as well: then all of the order is replaced, delivery and all.
    await ask(maya, order);
    await receiveReturn(checkout.shop, (await lastReturn(maya, order)).returnId);
    const { status, returns = [] } = await shown(maya, order.orderId);
    expect(status).toBe('replaced');
    const total = Math.round(order.pricing.total * 100);
    let refunded = 0;
    for (const { replacementId = '' } of returns) {
      await deliver(replacementId);
      const replacement = await shown(maya, replacementId);
      await announceReturn(maya.call, { orderId: replacementId }, asking(replacement, 1, ''));
      const back = await lastReturn(maya, replacement);
      await receiveReturn(checkout.shop, back.returnId);
      await checkout.jobs.workFulfilment();
      refunded += Math.round(back.refund * 100);
      expect(await moneyOf(order)).toEqual({ captured: total, refunded });
      expect((await lastReturn(maya, replacement)).state).toBe('refunded');
      expect(await getReturnInvoice(maya.call, back.returnId)).toMatchObject({ total: back.refund });
    }
    // What sending them back costs is kept, for each once.
    expect(refunded).toBe(total - 2 * 450);
    expect(await onHand()).toEqual([5, 5]);
  });

  it('make no document; what came in exchange is credited with the order that was paid', async () => {
    const maya = checkout.shopper();
    const order = await bought(maya);
    await ask(maya, order);
    await receiveReturn(checkout.shop, (await lastReturn(maya, order)).returnId);
    const { replacementId = '' } = await lastReturn(maya, order);
    await deliver(replacementId);
    const documents = () =>
      checkout.rows(
        `select kind, order_id as "orderId", return_id as "returnId", minor::int from documents order by made_at, kind`,
      );
    const total = Math.round(order.pricing.total * 100);
    const invoice = { kind: 'invoice', orderId: order.orderId, returnId: null, minor: total };
    expect(await documents()).toEqual([invoice]);

    checkout.clock.advance(60_000);
    const replacement = await shown(maya, replacementId);
    await ask(maya, replacement, 1, '');
    const { returnId } = await lastReturn(maya, replacement);
    await receiveReturn(checkout.shop, returnId);
    await checkout.jobs.workFulfilment();
    const minor = total - 450;
    expect(await documents()).toEqual([
      invoice,
      { kind: 'creditNote', orderId: order.orderId, returnId, minor },
    ]);
    const [piece] = replacement.productLineItemList;
    expect(await getReturnInvoice(maya.call, returnId)).toMatchObject({
      ...{ cause: 'return', orderId: order.orderId, invoice: 'GB-2026-I000001', total: minor / 100 },
      lines: [{ name: piece?.productName, quantity: 1 }],
    });
    expect(await moneyOf(order)).toEqual({ captured: total, refunded: minor });
    expect(await moneyOf(replacement)).toEqual({ captured: 0, refunded: 0 });
  });

  it('give the last piece to one of two who ask at once, and the other is told', async () => {
    await database.db.updateTable('stock').set({ on_hand: 1 }).where('sku', '=', nine).execute();
    const [maya, jonas] = [checkout.shopper(), checkout.shopper('elsewhere')];
    const orders = [await bought(maya), await bought(jonas)] as const;
    const outcomes = await Promise.all([ask(maya, orders[0]), ask(jonas, orders[1])]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['announced', 'exchangeUnavailable']);
    const refused = outcomes.find((one) => one.kind === 'exchangeUnavailable');
    expect(refused).toMatchObject({ itemIds: [expect.any(String)] });
    expect((await checkout.stock(nine)).onHand).toBe(0);
    expect(await checkout.rows('select id from returns')).toHaveLength(1);
    // A basket that holds the piece keeps it, too.
    await database.db.updateTable('stock').set({ on_hand: 1, held: 1 }).where('sku', '=', nine).execute();
    const [last] =
      outcomes[0].kind === 'announced' ? [[jonas, orders[1]] as const] : [[maya, orders[0]] as const];
    expect((await ask(last[0], last[1])).kind).toBe('exchangeUnavailable');
  });

  it('happen once for one key, however often it is sent', async () => {
    const maya = checkout.shopper();
    const order = await bought(maya);
    await database.db.updateTable('stock').set({ on_hand: 1 }).where('sku', '=', nine).execute();
    const same = asking(order);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await announceReturn(maya.call, { orderId: order.orderId }, same)).kind).toBe('announced');
    expect((await checkout.stock(nine)).onHand).toBe(0);
  });

  it('end when the goods do not come in time: the size is for sale again, and the money comes instead', async () => {
    const maya = checkout.shopper();
    const order = await bought(maya);
    const { key } = await createOrderLink(maya.call, order.orderId);
    await ask(maya, order);
    const { returnId } = await lastReturn(maya, order);
    checkout.clock.set(new Date(checkout.clock.now().getTime() + 13 * dayMs));
    await checkout.jobs.workFulfilment();
    expect(await onHand()).toEqual([4, 4]);
    checkout.clock.set(new Date(checkout.clock.now().getTime() + dayMs));
    await Promise.all([checkout.jobs.workFulfilment(), checkout.jobs.workFulfilment()]);
    expect(await onHand()).toEqual([4, 5]);
    const linked = async () => (await getLinkedOrder(maya.call, key))?.order;
    const lapsed = (await linked())?.returns?.[0];
    // Delivery comes back too, because all of the order goes back.
    expect(lapsed).toMatchObject({ refund: order.pricing.total, lines: [{ exchange: { state: 'lapsed' } }] });
    await receiveReturn(checkout.shop, returnId);
    await checkout.jobs.workFulfilment();
    expect(await linked()).toMatchObject({
      ...{ status: 'completed', refund: { amount: order.pricing.total } },
      returns: [{ state: 'refunded' }],
    });
    expect(await onHand()).toEqual([5, 5]);
    const kinds = await checkout.rows(
      `select kind from mails where kind like '%return-%' or kind like 'exchange-%' order by kind`,
    );
    expect(kinds).toEqual([
      { kind: 'exchange-lapsed' },
      { kind: 'return-announced' },
      { kind: 'return-refunded' },
    ]);
  });

  it('of goods whose condition is not taken bring neither money nor a size, and say so', async () => {
    const maya = checkout.shopper();
    const order = await bought(maya);
    await ask(maya, order);
    const { returnId } = await lastReturn(maya, order);
    expect(await refuseReturn(checkout.shop, returnId)).toBe(true);
    expect(await refuseReturn(checkout.shop, returnId)).toBe(false);
    expect(await receiveReturn(checkout.shop, returnId)).toBe(false);
    await checkout.jobs.workFulfilment();
    expect(await onHand()).toEqual([4, 5]);
    expect(await shown(maya, order.orderId)).toMatchObject({
      status: 'completed',
      returns: [{ state: 'refused', refund: 0, lines: [{ exchange: { state: 'refused' } }] }],
    });
    expect(await moneyOf(order)).toMatchObject({ refunded: 0 });
    // It is not announced again: it was looked at.
    expect((await ask(maya, order)).kind).toBe('notReturnable');
  });

  it('go by the link of a guest, and with the refund of other pieces of the order', async () => {
    const maya = checkout.shopper();
    const order = await bought(maya, 3);
    const { key } = await createOrderLink(maya.call, order.orderId);
    const guest = checkout.shopper('guest');
    const order2 = { orderId: order.orderId, key };
    expect((await announceReturn(guest.call, order2, asking(order))).kind).toBe('announced');
    expect((await announceReturn(guest.call, order2, asking(order, 2, ''))).kind).toBe('announced');
    const { returns = [] } = (await getLinkedOrder(guest.call, key))?.order ?? {};
    for (const { returnId } of returns) await receiveReturn(checkout.shop, returnId);
    await checkout.jobs.workFulfilment();
    const done = (await getLinkedOrder(guest.call, key))?.order;
    expect(done).toMatchObject({
      status: 'replaced',
      refund: { amount: 2 * 130 + order.pricing.shipping - 4.5 },
    });
    expect(await onHand()).toEqual([5, 4]);
  });
});
