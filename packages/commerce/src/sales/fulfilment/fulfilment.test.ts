import { getOrder, cancelOrder } from '@touchline/contract/client/order';
import type { ShipmentEvent } from '@touchline/contract/order/parcelSchema';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { signatureOf } from '../../kernel/session/bodySignature.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { scriptedFulfilment } from '../../sandbox/fulfilment/scriptedFulfilment.ts';
import { buy, orderIn } from '../order/testing/buying.ts';
import {
  openCheckout,
  paymentMethods,
  shopOrigin,
  type TestCheckout,
  type TestShopper,
} from '../order/testing/openCheckout.ts';
import { shipmentSignatureHeader } from './fulfilmentRoutes.ts';
import { heardOf } from './heardOf.ts';
import { parcelIdOf } from './openParcels.ts';
import { shares } from './shares.ts';

const secret = 'the secret of the warehouse, long enough';
const allStates = ['packed', 'sent', 'outForDelivery', 'delivered'] as const;

describe('Shares of a total', () => {
  it('add up to it, whatever the weights', () =>
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 }),
        (total, weights) => {
          const parts = shares(total, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        },
      ),
    ));
});

describeOnDatabases('A parcel', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let orderId: string;
  let parcelId: string;

  async function order(earlyCapture = false): Promise<void> {
    checkout = await openCheckout(database, {
      market: { paymentMethods: paymentMethods.map((method) => ({ ...method, earlyCapture })) },
      checkout: { fulfilment: scriptedFulfilment({ pack: 60, step: 30 }), fulfilmentSecret: secret },
    });
    owner = checkout.shopper();
    orderId = orderIn((await buy(checkout, owner)).outcome).orderId;
    parcelId = parcelIdOf(orderId, 0);
  }
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const pass = async (seconds: number) => {
    checkout.clock.set(new Date(checkout.clock.now().getTime() + seconds * 1_000));
    await checkout.jobs.workFulfilment();
  };
  const event = (state: ShipmentEvent['state'], more: Partial<ShipmentEvent> = {}): ShipmentEvent => ({
    ...{ eventId: `e-${state}`, parcelId, state, at: checkout.clock.now().toISOString() },
    ...more,
  });
  const tell = (state: ShipmentEvent['state'], more: Partial<ShipmentEvent> = {}) =>
    heardOf(checkout.shop, 'test', event(state, more));
  const kinds = async () =>
    (
      await checkout.rows<{ kind: string }>(`select kind from mails where kind like 'parcel-%' order by kind`)
    ).map(({ kind }) => kind);
  const money = async () =>
    (
      await checkout.rows<{ state: string; captured: number; refunded: number }>(
        'select state, captured_minor::int as captured, refunded_minor::int as refunded from payments',
      )
    )[0];

  it('moves by itself in development, with its order, its mails and its money', async () => {
    await order();
    await pass(0);
    expect(await getOrder(owner.call, orderId)).toMatchObject({ status: 'new', isCancellable: true });
    expect(await getOrder(owner.call, orderId)).not.toHaveProperty('parcels');
    await pass(60);
    const packed = await getOrder(owner.call, orderId);
    expect(packed).toMatchObject({
      status: 'open',
      paymentStatus: 'not_paid',
      parcels: [{ state: 'packed' }],
    });
    expect(packed).not.toHaveProperty('isCancellable');
    await pass(30);
    expect(await getOrder(owner.call, orderId)).toMatchObject({
      ...{ status: 'open', paymentStatus: 'paid' },
      parcels: [{ state: 'sent', trackingNumber: expect.stringMatching(/^SB\d{10}$/) }],
    });
    await pass(30);
    await pass(30);
    const done = await getOrder(owner.call, orderId);
    expect(done).toMatchObject({ status: 'completed', parcels: [{ state: 'delivered' }] });
    expect(done?.parcels?.[0]?.steps.map(({ state }) => state)).toEqual(allStates);
    expect(await kinds()).toEqual(['parcel-delivered', 'parcel-out', 'parcel-sent']);
    const { captured } = (await money()) ?? {};
    expect(captured).toBe(Math.round((done?.pricing.total ?? 0) * 100));
    await pass(3_600);
    expect(await kinds()).toHaveLength(3);
  });

  it('ends in one state, with one mail each and the money once, however its news come', async () => {
    const news = fc.shuffledSubarray([...allStates, ...allStates], { minLength: 8 });
    for (const order8 of fc.sample(news, 5)) {
      await order();
      for (const [at, state] of order8.entries())
        await Promise.all([tell(state), tell(state), tell(state, { eventId: `other-${at}` })]);
      await checkout.jobs.workFulfilment();
      const done = await getOrder(owner.call, orderId);
      expect(done).toMatchObject({
        status: 'completed',
        paymentStatus: 'paid',
        parcels: [{ state: 'delivered' }],
      });
      expect(done?.parcels?.[0]?.steps.map(({ state }) => state)).toEqual(allStates);
      const told = await kinds();
      expect(told).toEqual([...new Set(told)]);
      expect(told).toContain('parcel-delivered');
      await database.close();
      database = await open();
    }
  });

  it('tells what its news changed', async () => {
    await order();
    expect(await tell('delivered')).toBe('moved');
    expect(await tell('delivered')).toBe('repeated');
    expect(await tell('sent', { trackingNumber: 'JD1' })).toBe('late');
    expect(await tell('ready')).toBe('refused');
    expect(await heardOf(checkout.shop, 'test', event('sent', { parcelId: 'TL-2026-NONE.1' }))).toBe(
      'unknown',
    );
    expect(await getOrder(owner.call, orderId)).toMatchObject({ parcels: [{ trackingNumber: 'JD1' }] });
    expect(await kinds()).toEqual(['parcel-delivered']);
  });

  it('of a cancelled order goes nowhere, and one that is packed is not cancelled', async () => {
    await order();
    await cancelOrder(owner.call, { orderId });
    expect(await tell('packed')).toBe('unknown');
    await pass(600);
    expect(await getOrder(owner.call, orderId)).toMatchObject({ status: 'cancelled' });
    await order();
    const [heard, cancelled] = await Promise.all([tell('packed'), cancelOrder(owner.call, { orderId })]);
    expect([heard, cancelled.kind].join()).toMatch(/^(moved,tooLate|refused,cancelled|unknown,cancelled)$/);
  });

  it('whose money is refused stays owed, is tried again, and raises an alert', async () => {
    await order();
    const { provider } = checkout.sandbox;
    const { capture } = provider;
    provider.capture = async () => ({ kind: 'refused', reason: 'No.' });
    await tell('sent');
    await checkout.jobs.workFulfilment();
    await checkout.jobs.workFulfilment();
    expect(checkout.shop.counters.get('captures_refused')).toBe(1);
    expect(await money()).toMatchObject({ state: 'authorised', captured: 0 });
    provider.capture = capture;
    await pass(31 * 60);
    expect(await getOrder(owner.call, orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('is told of by signed events only, which are fresh', async () => {
    await order();
    const post = async (body: object, sign: { secret?: string; seconds?: number } = {}) => {
      const text = JSON.stringify(body);
      const at = new Date(checkout.clock.now().getTime() - (sign.seconds ?? 0) * 1_000);
      const response = await checkout.fetch(
        new Request(`${shopOrigin}/api/shipment-events`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [shipmentSignatureHeader]: await signatureOf(text, sign.secret ?? secret, at),
          },
          body: text,
        }),
      );
      return [response.status, ((await response.json()) as { heard?: string }).heard];
    };
    expect(await post(event('sent'), { secret: 'somebody else, with a long secret too' })).toEqual([
      400,
      undefined,
    ]);
    expect(await post(event('sent'), { seconds: 301 })).toEqual([400, undefined]);
    expect(await post({ ...event('sent'), trackingUrl: 'javascript:alert(1)' })).toEqual([400, undefined]);
    expect(await post(event('sent'), { seconds: 299 })).toEqual([200, 'moved']);
    expect(await post(event('sent'))).toEqual([200, 'repeated']);
  });

  it('is opened although an order before it cannot be read', async () => {
    await order();
    await checkout.rows(`update orders set data = '{}', placed_at = placed_at - interval '1 hour'`);
    const { outcome } = await buy(checkout, checkout.shopper());
    await checkout.jobs.workFulfilment();
    expect(await checkout.rows('select order_id from parcels')).toEqual([
      { order_id: orderIn(outcome).orderId },
    ]);
  });

  it('takes no money that was taken with the order', async () => {
    await order(true);
    const before = await money();
    await tell('sent');
    await checkout.jobs.workFulfilment();
    expect(await money()).toEqual(before);
  });
});
