import { cancelOrder, getOrder } from '@touchline/contract/client/order';
import { announceReturn } from '@touchline/contract/client/returns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { openParcels, parcelIdOf } from '../fulfilment/openParcels.ts';
import type { FailedOperation } from '../payment/PaymentProvider.ts';
import { receiveReturn } from '../returns/receiveReturn.ts';
import { applyProviderState } from './applyProviderState.ts';
import { buy, orderIn } from './testing/buying.ts';
import { openCheckout, paymentMethods, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';
import { undoOperation } from './undoOperation.ts';

const sku = 'TL4101_080';
const total = 13_000;

describeOnDatabases('What the provider had accepted and could not do', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let orderId: string;
  afterEach(() => database.close());

  async function order(earlyCapture = false) {
    const card = paymentMethods.map((method) => ({ ...method, earlyCapture }));
    checkout = await openCheckout(database, { market: { returnDays: 30, paymentMethods: card } });
    owner = checkout.shopper();
    ({ orderId } = orderIn((await buy(checkout, owner)).outcome));
  }
  beforeEach(async () => {
    database = await open();
  });

  const work = () => checkout.jobs.workFulfilment();
  const read = () => getOrder(owner.call, orderId);
  async function delivered(isWorking = true) {
    await openParcels(database.db, orderId, checkout.clock.now());
    const parcel = { parcelId: parcelIdOf(orderId, 0), eventId: 'e1', state: 'delivered' as const };
    await heardOf(checkout.shop, 'test', { ...parcel, at: checkout.clock.now().toISOString() });
    if (isWorking) await work();
  }
  /** The provider says that an operation failed; its books count it no more. */
  async function fail(failed: FailedOperation, id = 'f1') {
    const [row] = await checkout.rows<{ id: string }>('select id from payments');
    const known = await checkout.sandbox.provider.find(row?.id ?? '');
    if (!known) throw new Error('The provider has no payment.');
    const counts = failed.kind === 'capture' ? { capturedMinor: 0 } : { refundedMinor: 0 };
    const event = { processor: 'adyen', id };
    return undoOperation(checkout.shop, { ...known, ...counts }, failed, event);
  }
  /** The sandbox has done it already: another time it says so. */
  const accepts = (kind: 'capture' | 'refund') =>
    vi.spyOn(checkout.sandbox.provider, kind).mockResolvedValue({ kind: 'done' });

  it('leaves a parcel unpaid, whose money is taken again after a while', async () => {
    await order();
    await delivered();
    expect(await read()).toMatchObject({ paymentStatus: 'paid' });
    const failed = { kind: 'capture', minor: total, key: `parcel:${parcelIdOf(orderId, 0)}:0` } as const;
    expect(await fail(failed)).toBe(true);
    expect(await fail(failed)).toBe(false);
    expect(await read()).toMatchObject({ paymentStatus: 'not_paid' });
    const again = accepts('capture');
    await work();
    expect(again).not.toHaveBeenCalled();
    checkout.clock.advance(31 * 60_000);
    await work();
    expect(again.mock.calls.map(([{ amount }]) => amount.minor)).toEqual([total]);
    expect(await read()).toMatchObject({ paymentStatus: 'paid' });
  });

  it('leaves an order unpaid whose money was taken with it: its parcel owes it', async () => {
    await order(true);
    await delivered();
    expect(await fail({ kind: 'capture', minor: total })).toBe(true);
    expect(await read()).toMatchObject({ paymentStatus: 'not_paid' });
    const again = accepts('capture');
    await work();
    expect(again).toHaveBeenCalledOnce();
    expect(await read()).toMatchObject({ paymentStatus: 'paid' });
  });

  it('raises an alert when a bank voids what was delivered before its money was taken: nothing is cancelled', async () => {
    await order();
    await delivered(false);
    const [row] = await checkout.rows<{ id: string }>('select id from payments');
    await checkout.sandbox.provider.void(row?.id ?? '');
    const known = await checkout.sandbox.provider.find(row?.id ?? '');
    if (!known) throw new Error('The provider has no payment.');
    const applied = await applyProviderState(checkout.shop, checkout.sandbox.provider, known);
    expect(applied).toEqual({ kind: 'nothing' });
    expect(await read()).toMatchObject({ status: 'completed', paymentStatus: 'not_paid' });
    expect(checkout.shop.counters.get('captures_refused')).toBe(1);
    expect(checkout.shop.counters.get('orders_cancelled')).toBe(0);
  });

  it('counts nothing less than the provider has: a failure that was never counted changes nothing', async () => {
    await order(true);
    const [row] = await checkout.rows<{ id: string }>('select id from payments');
    const known = await checkout.sandbox.provider.find(row?.id ?? '');
    if (!known) throw new Error('The provider has no payment.');
    const event = { processor: 'adyen', id: 'f1' };
    const failed = { kind: 'capture', minor: total } as const;
    expect(await undoOperation(checkout.shop, known, failed, event)).toBe(false);
    expect(await undoOperation(checkout.shop, known, failed, { ...event, processor: 'aci' })).toBe(false);
    expect(await read()).toMatchObject({ paymentStatus: 'paid' });
  });

  it('owes the money of a return again, says that it is not refunded, and puts no goods back twice', async () => {
    await order();
    await delivered();
    const found = await read();
    const lines = [
      { itemId: found?.productLineItemList[0]?.itemId ?? '', quantity: 1, reason: 'tooSmall' } as const,
    ];
    await announceReturn(
      owner.call,
      { orderId },
      { requestKey: crypto.randomUUID(), method: 'dropOff', lines },
    );
    const [mine] = (await read())?.returns ?? [];
    const returnId = mine?.returnId ?? '';
    await receiveReturn(checkout.shop, returnId);
    await work();
    expect(await read()).toMatchObject({ returns: [{ state: 'refunded' }], refund: { amount: 130 } });
    expect(await fail({ kind: 'refund', minor: total, key: `return:${returnId}:0` })).toBe(true);
    const owed = await read();
    expect(owed).toMatchObject({ returns: [{ state: 'received' }], paymentStatus: 'paid' });
    expect(owed?.refund).toBeUndefined();
    // Its goods came once, however often that is told.
    const { onHand } = await checkout.stock(sku);
    const told = await Promise.all([1, 2].map(() => receiveReturn(checkout.shop, returnId)));
    expect([told, (await checkout.stock(sku)).onHand]).toEqual([[false, false], onHand]);
    const again = accepts('refund');
    checkout.clock.advance(31 * 60_000);
    await work();
    expect(again.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([`return:${returnId}:1`]);
    expect(await read()).toMatchObject({ returns: [{ state: 'refunded' }], refund: { amount: 130 } });
  });

  it.each(['later', 'at once'] as const)(
    'owes the money of a cancelled order until it is back: refused %s',
    async (when) => {
      await order(true);
      const refund = vi.spyOn(checkout.sandbox.provider, 'refund');
      if (when === 'at once') refund.mockResolvedValueOnce({ kind: 'refused', reason: 'No.' });
      expect((await cancelOrder(owner.call, { orderId })).kind).toBe('cancelled');
      if (when === 'later') {
        const key = `cancel:${orderId}:0`;
        expect(await fail({ kind: 'refund', minor: total, key })).toBe(true);
        refund.mockResolvedValue({ kind: 'done' });
      }
      expect(await checkout.rows('select id from payments where give_back_since is not null')).toHaveLength(
        1,
      );
      checkout.clock.advance(31 * 60_000);
      await checkout.jobs.reconcile();
      expect(refund.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([
        `cancel:${orderId}:0`,
        `cancel:${orderId}:0:1`,
      ]);
      expect(await checkout.rows('select id from payments where give_back_since is not null')).toEqual([]);
      expect(await read()).toMatchObject({ refund: { amount: 130 } });
    },
  );
});
