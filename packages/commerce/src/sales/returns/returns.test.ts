import { cancelOrder, getOrder, placeOrder } from '@touchline/contract/client/order';
import { createOrderLink, getLinkedOrder } from '@touchline/contract/client/orderLink';
import { getReturnInvoice } from '@touchline/contract/client/documents';
import { announceReturn } from '@touchline/contract/client/returns';
import type { ReturnReason } from '@touchline/contract/order/returnReasons';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { parcelIdOf } from '../fulfilment/openParcels.ts';
import { orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { receiveReturn } from './receiveReturn.ts';

const sku = 'TL4101_080';

describeOnDatabases('Returns', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let orderId: string;
  let itemId: string;
  let total: number;
  let onHand: number;

  /** An order of three pieces. */
  async function order(): Promise<void> {
    checkout = await openCheckout(database, { market: { returnDays: 30 } });
    owner = checkout.shopper();
    onHand = (await checkout.stock(sku)).onHand;
    const basket = await readyBag(owner, 3);
    const placing = {
      ...{ basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: basket.pricing.total },
      ...(await payment(checkout, owner, basket.basketId)),
    };
    const placed = orderIn(await placeOrder(owner.call, placing, crypto.randomUUID()));
    orderId = placed.orderId;
    itemId = placed.productLineItemList[0]?.itemId ?? '';
    total = Math.round(placed.pricing.total * 100);
  }
  beforeEach(async () => {
    database = await open();
    await order();
  });
  afterEach(() => database.close());

  let events = 0;
  const tell = (state: 'packed' | 'sent' | 'delivered') =>
    heardOf(checkout.shop, 'test', {
      ...{ eventId: `e${(events += 1)}`, parcelId: parcelIdOf(orderId, 0), state },
      at: checkout.clock.now().toISOString(),
    });
  const delivered = async () => {
    await tell('delivered');
    await checkout.jobs.workFulfilment();
  };
  const request = (
    quantity: number,
    reason: ReturnReason = 'tooSmall',
    requestKey: string = crypto.randomUUID(),
  ) => ({
    ...{ requestKey, method: 'dropOff' as const },
    lines: [{ itemId, quantity, reason }],
  });
  const give = (quantity: number, reason?: ReturnReason) =>
    announceReturn(owner.call, { orderId }, request(quantity, reason));
  const shown = async () => {
    const found = await getOrder(owner.call, orderId);
    if (!found) throw new Error('The order is gone.');
    return found;
  };
  const returnIds = async () => ((await shown()).returns ?? []).map(({ returnId }) => returnId);
  const arrive = async () => {
    for (const id of await returnIds()) await receiveReturn(checkout.shop, id);
    await checkout.jobs.workFulfilment();
  };
  const books = async () => {
    const [row] = await checkout.rows<{ id: string; captured: number; refunded: number }>(
      `select id, captured_minor::int as captured, refunded_minor::int as refunded from payments where order_id = '${orderId}'`,
    );
    if (!row) throw new Error('There is no payment.');
    const atProvider = await checkout.sandbox.provider.find(row.id);
    expect([row.captured, row.refunded]).toEqual([atProvider?.capturedMinor, atProvider?.refundedMinor]);
    return row;
  };

  it('are offered once it is delivered, within the days of the market', async () => {
    expect(await give(1)).toEqual({ kind: 'notReturnable' });
    await delivered();
    expect((await shown()).returnable).toMatchObject([{ itemId, quantity: 3 }]);
    const { key } = await createOrderLink(owner.call, orderId);
    checkout.clock.set(new Date(checkout.clock.now().getTime() + 31 * 86_400_000));
    // The session is over by then, the link is not.
    expect((await getLinkedOrder(owner.call, key))?.order).not.toHaveProperty('returnable');
    expect(await announceReturn(owner.call, { orderId, key }, request(1))).toEqual({ kind: 'notReturnable' });
  });

  it('of two of three pieces give back what they cost, bring the stock back, and write two mails', async () => {
    await delivered();
    expect(await give(2)).toMatchObject({
      kind: 'announced',
      order: { returns: [{ state: 'announced', lines: [{ itemId, quantity: 2, reason: 'tooSmall' }] }] },
    });
    expect((await shown()).returnable).toMatchObject([{ quantity: 1 }]);
    await arrive();
    const done = await shown();
    const [back] = done.returns ?? [];
    expect(back).toMatchObject({ state: 'refunded', refundedAt: expect.any(String) });
    const { captured, refunded } = await books();
    expect(captured).toBe(total);
    expect(refunded).toBe(Math.round((back?.refund ?? 0) * 100));
    expect(done.refund?.amount).toBe(back?.refund);
    expect((await checkout.stock(sku)).onHand).toBe(onHand - 1);
    expect(await checkout.rows(`select kind from mails where kind like 'return-%' order by kind`)).toEqual([
      { kind: 'return-announced' },
      { kind: 'return-refunded' },
    ]);
    await give(1);
    await arrive();
    expect(await books()).toMatchObject({ captured: total, refunded: total });
    expect((await checkout.stock(sku)).onHand).toBe(onHand);
  });

  it('happen once, however often and at once they are asked for and arrive', async () => {
    await delivered();
    const same = request(2);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => announceReturn(owner.call, { orderId }, same)),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['announced', 'announced', 'announced', 'announced']);
    expect(await returnIds()).toHaveLength(1);
    const others = await Promise.all([give(1), give(1), give(1)]);
    expect(others.filter(({ kind }) => kind === 'announced')).toHaveLength(1);
    await Promise.all([arrive(), arrive(), arrive()]);
    expect(await books()).toMatchObject({ captured: total, refunded: total });
    expect((await checkout.stock(sku)).onHand).toBe(onHand);
  });

  it('of damaged goods give the money back, and bring nothing into the stock', async () => {
    await delivered();
    await give(1, 'damaged');
    await arrive();
    expect((await books()).refunded).toBeGreaterThan(0);
    expect((await checkout.stock(sku)).onHand).toBe(onHand - 3);
  });

  it('whose refund is refused stay owed, are tried again, and raise an alert', async () => {
    await delivered();
    await give(3);
    const { provider } = checkout.sandbox;
    const { refund } = provider;
    provider.refund = async () => ({ kind: 'refused', reason: 'No.' });
    await arrive();
    await checkout.jobs.workFulfilment();
    expect(checkout.shop.counters.get('refunds_refused')).toBe(1);
    expect(await books()).toMatchObject({ refunded: 0 });
    expect((await shown()).returns).toMatchObject([{ state: 'received' }]);
    provider.refund = refund;
    checkout.clock.set(new Date(checkout.clock.now().getTime() + 31 * 60_000));
    await checkout.jobs.workFulfilment();
    expect(await books()).toMatchObject({ refunded: total });
    expect((await shown()).returns).toMatchObject([{ state: 'refunded' }]);
  });

  it('whose answer is lost are refunded once', async () => {
    await delivered();
    await give(1);
    const { provider } = checkout.sandbox;
    const { refund } = provider;
    provider.refund = async (operation) => {
      await refund.call(provider, operation);
      return { kind: 'unknown' };
    };
    await arrive();
    provider.refund = refund;
    await checkout.jobs.workFulfilment();
    expect((await books()).refunded).toBe(Math.round(((await shown()).returns?.[0]?.refund ?? 0) * 100));
  });

  it('whose provider does not answer hold no other back, and are refunded once', async () => {
    await delivered();
    await give(1);
    await give(1);
    const { provider } = checkout.sandbox;
    const { refund } = provider;
    provider.refund = async (operation) => {
      await refund.call(provider, operation);
      provider.refund = refund;
      throw new Error('The connection was cut.');
    };
    await arrive();
    const states = () => checkout.rows('select state from refunds order by state');
    expect(await states()).toEqual([{ state: 'done' }, { state: 'owed' }]);
    await checkout.jobs.workFulfilment();
    expect(await states()).toEqual([{ state: 'done' }, { state: 'done' }]);
    expect((await books()).refunded).toBeLessThan(total);
  });

  it('are refunded once when a process that found too little says so late', async () => {
    await delivered();
    await give(1);
    const { provider } = checkout.sandbox;
    const { refund } = provider;
    provider.refund = async (operation) => (await refund.call(provider, operation), { kind: 'unknown' });
    await arrive();
    provider.refund = refund;
    // What such a process writes.
    await checkout.rows(`update refunds set state = 'refused', refusals = 1`);
    checkout.clock.advance(31 * 60_000);
    await checkout.jobs.workFulfilment();
    expect(await checkout.rows('select state from refunds')).toEqual([{ state: 'done' }]);
    expect((await books()).refunded).toBe(Math.round(((await shown()).returns?.[0]?.refund ?? 0) * 100));
  });

  it('are for their shopper, or for whoever has the link, with equal answers to others', async () => {
    await delivered();
    const stranger = checkout.shopper('elsewhere');
    await readyBag(stranger);
    expect(await announceReturn(stranger.call, { orderId }, request(1))).toEqual({ kind: 'notFound' });
    expect(await announceReturn(stranger.call, { orderId: 'TL-2026-NONE' }, request(1))).toEqual({
      kind: 'notFound',
    });
    expect(await announceReturn(stranger.call, { orderId, key: 'wrong' }, request(1))).toEqual({
      kind: 'notFound',
    });
    const { key } = await createOrderLink(owner.call, orderId);
    expect(await announceReturn(stranger.call, { orderId, key }, request(1))).toMatchObject({
      kind: 'announced',
    });
    await arrive();
    const [returnId = ''] = await returnIds();
    expect(await getReturnInvoice(stranger.call, returnId)).toBeUndefined();
  });

  it('have a credit note once they have arrived, on both back ends [C7.60]', async () => {
    await delivered();
    await give(3);
    const [returnId = ''] = await returnIds();
    expect(await getReturnInvoice(owner.call, returnId)).toBeUndefined();
    await arrive();
    const { pricing } = await shown();
    for (const surface of ['chk', 'bridge'] as const) {
      owner.use(surface);
      expect(await getReturnInvoice(owner.call, returnId)).toMatchObject({
        ...{ number: 'GB-2026-C000001', orderId, returnId, total: pricing.total, tax: pricing.tax },
        lines: [{ quantity: 3 }],
      });
    }
  });

  it('with cancelling, news and lost answers in any order leave money and stock exact', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom('packed', 'sent', 'delivered').map((state) => ({ kind: 'news' as const, state })),
        fc.integer({ min: 1, max: 3 }).map((quantity) => ({ kind: 'return' as const, quantity })),
        fc.constantFrom('cancel', 'arrive', 'work', 'lose').map((kind) => ({ kind })),
      ),
      { minLength: 6, maxLength: 12 },
    );
    for (const plan of fc.sample(steps, Number(process.env['INTERLEAVINGS'] ?? 6))) {
      await order();
      const { provider } = checkout.sandbox;
      const { refund, capture } = provider;
      for (const step of plan) {
        if (step.kind === 'news') await tell(step.state as 'packed');
        else if (step.kind === 'return') await give(step.quantity);
        else if (step.kind === 'cancel') await cancelOrder(owner.call, { orderId });
        else if (step.kind === 'arrive') await Promise.all([arrive(), arrive()]);
        else if (step.kind === 'work') await checkout.jobs.workFulfilment();
        else {
          provider.refund = async (operation) => (
            await refund.call(provider, operation),
            { kind: 'unknown' }
          );
          provider.capture = async (operation) => (
            await capture.call(provider, operation),
            { kind: 'unknown' }
          );
        }
      }
      Object.assign(provider, { refund, capture });
      await arrive();
      checkout.clock.set(new Date(checkout.clock.now().getTime() + 31 * 60_000));
      await checkout.jobs.workFulfilment();
      await checkout.jobs.reconcile();
      await checkout.jobs.workFulfilment();
      const end = await shown();
      const back = (end.returns ?? [])
        .flatMap(({ lines }) => lines)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const { captured, refunded } = await books();
      const given = (end.returns ?? []).reduce((sum, one) => sum + Math.round(one.refund * 100), 0);
      const isCancelled = end.status === 'cancelled';
      const [documents] = await checkout.rows<{ invoiced: number; credited: number; gaps: number }>(
        `select coalesce(sum(minor) filter (where kind = 'invoice'), 0)::int as invoiced,
           coalesce(sum(minor) filter (where kind = 'creditNote'), 0)::int as credited,
           (select coalesce(sum(last), 0) from document_numbers)::int - count(*)::int as gaps from documents`,
      );
      const isInvoiced = (documents?.invoiced ?? 0) > 0;
      if (captured > 0) expect(documents?.invoiced, JSON.stringify(plan)).toBe(total);
      expect(documents, JSON.stringify(plan)).toEqual({
        ...{ invoiced: isInvoiced ? total : 0, gaps: 0 },
        credited: isInvoiced ? (isCancelled ? total : given) : 0,
      });
      expect(refunded, JSON.stringify(plan)).toBe(isCancelled ? captured : given);
      expect(captured).toBe(
        isCancelled || end.status === 'new' || end.parcels?.[0]?.state === 'packed' ? 0 : total,
      );
      expect((await checkout.stock(sku)).onHand).toBe(isCancelled ? onHand : onHand - 3 + back);
      await database.close();
      database = await open();
    }
  });
});
