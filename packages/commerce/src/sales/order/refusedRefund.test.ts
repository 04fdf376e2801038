import { cancelOrder, getOrder } from '@touchline/contract/client/order';
import { announceReturn } from '@touchline/contract/client/returns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { openParcels, parcelIdOf } from '../fulfilment/openParcels.ts';
import { receiveReturn } from '../returns/receiveReturn.ts';
import { buy, orderIn } from './testing/buying.ts';
import { openCheckout, paymentMethods, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';
import { undoOperation } from './undoOperation.ts';

const total = 13_000;
const card = paymentMethods.map((method) => ({ ...method, earlyCapture: true }));

describeOnDatabases('A refund that the provider refuses', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let orderId: string;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market: { returnDays: 30, paymentMethods: card } });
    owner = checkout.shopper();
    ({ orderId } = orderIn((await buy(checkout, owner)).outcome));
  });
  afterEach(() => database.close());

  const refuse = () =>
    vi
      .spyOn(checkout.sandbox.provider, 'refund')
      .mockResolvedValue({ kind: 'refused', reason: 'The account is closed.' });
  const read = () => getOrder(owner.call, orderId);
  const news = () =>
    checkout.rows(
      `select kind, data ->> 'minor' as minor from mails where kind like 'refund-%' order by created_at`,
    );
  const provider = async () => {
    const [row] = await checkout.rows<{ id: string }>('select id from payments');
    const known = await checkout.sandbox.provider.find(row?.id ?? '');
    if (!known) throw new Error('The provider has no payment.');
    return known;
  };
  async function later(minutes: number) {
    checkout.clock.advance(minutes * 60_000);
    await checkout.jobs.reconcile();
    await checkout.jobs.workFulfilment();
  }
  /** All of it was delivered and came back. */
  async function returned() {
    await openParcels(database.db, orderId, checkout.clock.now());
    const parcel = { parcelId: parcelIdOf(orderId, 0), eventId: 'e1', state: 'delivered' as const };
    await heardOf(checkout.shop, 'test', { ...parcel, at: checkout.clock.now().toISOString() });
    const itemId = (await read())?.productLineItemList[0]?.itemId ?? '';
    const announced = await announceReturn(
      owner.call,
      { orderId },
      {
        ...{ requestKey: crypto.randomUUID(), method: 'dropOff' },
        lines: [{ itemId, quantity: 1, reason: 'tooSmall' }],
      },
    );
    if (announced.kind !== 'announced') throw new Error(announced.kind);
    await receiveReturn(checkout.shop, announced.order.returns?.[0]?.returnId ?? '');
  }

  it('of a cancelled order is told to its shopper and to staff, and is made half an hour later', async () => {
    const refund = refuse();
    const cancelled = await cancelOrder(owner.call, { orderId });
    expect(cancelled).toMatchObject({ kind: 'cancelled', order: { refundDelayed: 130 } });
    expect(cancelled).not.toHaveProperty('order.refund');
    expect(checkout.shop.counters.get('refunds_refused')).toBe(1);
    const delayed = { kind: 'refund-delayed', minor: String(total) };
    expect(await news()).toEqual([delayed]);
    // It is not asked for every minute, and told once.
    await later(1);
    expect(refund).toHaveBeenCalledOnce();
    await later(30);
    expect(refund).toHaveBeenCalledTimes(2);
    expect(await read()).toMatchObject({ status: 'cancelled', refundDelayed: 130 });
    expect(await news()).toEqual([delayed]);
    refund.mockRestore();
    await later(31);
    const back = await read();
    expect(back).toMatchObject({ refund: { amount: 130 } });
    expect(back).not.toHaveProperty('refundDelayed');
    expect(await provider()).toMatchObject({ capturedMinor: total, refundedMinor: total });
    expect(await news()).toEqual([delayed, { kind: 'refund-made', minor: String(total) }]);
    await later(31);
    expect(await news()).toHaveLength(2);
  });

  it('after it was accepted is owed again, told, and made', async () => {
    const refund = vi.spyOn(checkout.sandbox.provider, 'refund').mockResolvedValue({ kind: 'done' });
    await cancelOrder(owner.call, { orderId });
    expect(await read()).toMatchObject({ refund: { amount: 130 } });
    const failed = { kind: 'refund', minor: total, key: `cancel:${orderId}:0` } as const;
    await undoOperation(checkout.shop, await provider(), failed, { processor: 'adyen', id: 'f1' });
    expect(await read()).toMatchObject({ refundDelayed: 130 });
    refund.mockRestore();
    await later(31);
    expect(await read()).toMatchObject({ refund: { amount: 130 } });
    expect(await news()).toMatchObject([{ kind: 'refund-delayed' }, { kind: 'refund-made' }]);
    expect(await provider()).toMatchObject({ refundedMinor: total });
  });

  it('of a return is shown with its order and told, until it is made', async () => {
    const refund = refuse();
    await returned();
    await checkout.jobs.workFulfilment();
    expect(await read()).toMatchObject({ refundDelayed: 130, returns: [{ state: 'received' }] });
    expect(await news()).toEqual([{ kind: 'refund-delayed', minor: String(total) }]);
    refund.mockRestore();
    await later(31);
    const back = await read();
    expect(back).toMatchObject({ refund: { amount: 130 }, returns: [{ state: 'refunded' }] });
    expect(back).not.toHaveProperty('refundDelayed');
    // The mail of the return tells that it is made.
    expect(await news()).toHaveLength(1);
    expect(await checkout.rows("select id from mails where kind = 'return-refunded'")).toHaveLength(1);
    expect(await provider()).toMatchObject({ capturedMinor: total, refundedMinor: total });
  });
});
