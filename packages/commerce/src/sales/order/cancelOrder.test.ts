import { cancelOrder, getOrder } from '@touchline/contract/client/order';
import { createOrderLink } from '@touchline/contract/client/orderLink';
import type { Surface } from '@touchline/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { capturePayment } from './paymentOperations.ts';
import { buy, orderIn } from './testing/buying.ts';
import {
  openCheckout,
  paymentMethods,
  type CheckoutSetUp,
  type TestCheckout,
  type TestShopper,
} from './testing/openCheckout.ts';

const sku = 'TL4101_080';
/** The money is taken with the order. */
const earlyCapture: CheckoutSetUp['market'] = {
  paymentMethods: paymentMethods.map((method) => ({ ...method, earlyCapture: true })),
};

describeOnDatabases('Cancelling an order', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let orderId: string;
  let total: number;
  let onHand: number;
  async function order(setUp: CheckoutSetUp = {}): Promise<void> {
    checkout = await openCheckout(database, setUp);
    owner = checkout.shopper();
    onHand = (await checkout.stock(sku)).onHand;
    const placed = orderIn((await buy(checkout, owner)).outcome);
    orderId = placed.orderId;
    total = Math.round(placed.pricing.total * 100);
  }
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const reconcile = () => {
    checkout.clock.set(new Date(checkout.clock.now().getTime() + 10_000));
    return checkout.jobs.reconcile();
  };
  const books = async () => {
    const [row] = await checkout.rows<{
      id: string;
      state: string;
      captured: number;
      refunded: number;
      owed: boolean;
    }>(
      `select id, state, captured_minor::int as captured, refunded_minor::int as refunded,
         give_back_since is not null as owed from payments`,
    );
    if (!row) throw new Error('There is no payment.');
    const atProvider = await checkout.sandbox.provider.find(row.id);
    return { ...row, provider: atProvider };
  };
  const mails = () => checkout.rows(`select id from mails where kind = 'order-cancelled'`);
  /** Whatever happened: a cancelled order leaves no money with us and no piece missing; one that is kept leaves both. */
  async function expectExact(): Promise<void> {
    await reconcile();
    const { provider, captured, refunded, owed } = await books();
    const { status } = (await getOrder(owner.call, orderId)) ?? {};
    expect([captured, refunded]).toEqual([provider?.capturedMinor, provider?.refundedMinor]);
    expect(owed).toBe(false);
    expect(captured - refunded).toBe(status === 'cancelled' ? 0 : captured);
    expect((await checkout.stock(sku)).onHand).toBe(status === 'cancelled' ? onHand : onHand - 1);
    expect(await mails()).toHaveLength(status === 'cancelled' ? 1 : 0);
  }

  describe.each<Surface>(['chk', 'bridge'])('by %s', (surface) => {
    it('frees the money that was reserved, brings the stock back and writes a mail', async () => {
      await order();
      owner.use(surface);
      expect(await getOrder(owner.call, orderId)).toMatchObject({ isCancellable: true });
      const outcome = await cancelOrder(owner.call, { orderId, reason: 'wrongItem' });
      expect(outcome).toMatchObject({
        kind: 'cancelled',
        order: {
          status: 'cancelled',
          paymentStatus: 'not_paid',
          cancelledAt: checkout.clock.now().toISOString(),
        },
      });
      expect(outcome).not.toHaveProperty('order.isCancellable');
      expect(await books()).toMatchObject({ state: 'voided', provider: { state: 'voided' } });
      expect(await checkout.rows('select cancel_reason from orders')).toEqual([
        { cancel_reason: 'wrongItem' },
      ]);
      await expectExact();
    });
  });

  it('refunds what was taken with the order, once', async () => {
    await order({ market: earlyCapture });
    const outcome = await cancelOrder(owner.call, { orderId });
    expect(outcome).toMatchObject({ kind: 'cancelled', order: { refund: { amount: total / 100 } } });
    expect(await cancelOrder(owner.call, { orderId })).toEqual(outcome);
    expect(await books()).toMatchObject({ state: 'refunded', captured: total, refunded: total });
    await expectExact();
  });

  it.each([undefined, earlyCapture])(
    'happens once, however often it is asked for at once (%#)',
    async (market) => {
      await order(market ? { market } : {});
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => cancelOrder(owner.call, { orderId })),
      );
      expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'cancelled'));
      await expectExact();
    },
  );

  it('and taking the money for a parcel exclude each other', async () => {
    await order();
    await Promise.all([
      cancelOrder(owner.call, { orderId }),
      capturePayment(checkout.shop, checkout.jobs.checkout.providers, {
        orderId,
        minor: total,
        key: 'parcel-1',
      }),
    ]);
    await expectExact();
  });

  it('refunds money whose capture the provider reports meanwhile', async () => {
    await order();
    const { provider } = await books();
    if (!provider) throw new Error('The provider has no payment.');
    const { providerPaymentId, amount } = provider;
    await Promise.all([
      cancelOrder(owner.call, { orderId }),
      checkout.sandbox.provider
        .capture({ providerPaymentId, amount, idempotencyKey: 'elsewhere' })
        .then(() => checkout.sandbox.deliverEvents()),
    ]);
    await checkout.sandbox.deliverEvents();
    await expectExact();
  });

  it('gives the money back once where the answer of the provider is lost', async () => {
    await order({ market: earlyCapture });
    const { provider } = checkout.sandbox;
    const refund = provider.refund.bind(provider);
    const lost = vi.spyOn(provider, 'refund').mockImplementationOnce(async (request) => {
      await refund(request);
      throw new Error('lost');
    });
    expect(await cancelOrder(owner.call, { orderId })).toMatchObject({ kind: 'cancelled' });
    expect(await books()).toMatchObject({ owed: true });
    await expectExact();
    expect(lost.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([
      `cancel:${orderId}:0`,
      `cancel:${orderId}:0`,
    ]);
  });

  it('frees the money later where the provider is away', async () => {
    await order();
    vi.spyOn(checkout.sandbox.provider, 'void').mockRejectedValueOnce(new Error('away'));
    expect(await cancelOrder(owner.call, { orderId })).toMatchObject({ kind: 'cancelled' });
    expect(await books()).toMatchObject({ owed: true, state: 'authorised' });
    await expectExact();
    expect(await books()).toMatchObject({ state: 'voided' });
  });

  it.each([
    ['its packing has begun', `update orders set status = 'open'`],
    ['money was taken for a parcel', `update payments set state = 'captured', captured_minor = 1`],
    ['its authorisation was voided', `update payments set state = 'voided'`],
  ])('is refused once %s', async (_why, change) => {
    await order();
    await checkout.rows(change);
    expect(await getOrder(owner.call, orderId)).not.toHaveProperty('isCancellable');
    expect(await cancelOrder(owner.call, { orderId })).toEqual({ kind: 'tooLate' });
    expect(await mails()).toEqual([]);
    expect((await checkout.stock(sku)).onHand).toBe(onHand - 1);
  });

  it('is for its shopper, or for whoever has its link', async () => {
    await order();
    const { key } = await createOrderLink(owner.call, orderId);
    const stranger = checkout.shopper('elsewhere');
    await buy(checkout, stranger);
    expect(await cancelOrder(stranger.call, { orderId })).toEqual({ kind: 'notFound' });
    expect(await cancelOrder(stranger.call, { orderId, key: 'f'.repeat(40) })).toEqual({ kind: 'notFound' });
    expect(await getOrder(owner.call, orderId)).toMatchObject({ status: 'new' });
    expect(await cancelOrder(stranger.call, { orderId, key })).toMatchObject({
      kind: 'cancelled',
      order: { orderId, status: 'cancelled' },
    });
  });

  it('may be tried twenty times in ten minutes', async () => {
    await order();
    const tries = await Promise.all(
      Array.from({ length: 21 }, () => cancelOrder(owner.call, { orderId: 'TL-0', key: 'f'.repeat(40) })),
    );
    expect(tries.filter(({ kind }) => kind === 'tooMany')).toHaveLength(1);
  });

  it.each(['en', 'de', 'fr', 'ko', 'ar'])(
    'is told by a mail in %s, which says what happens to the money',
    async (language) => {
      await order({ market: earlyCapture });
      await cancelOrder(owner.call, { orderId });
      const mail = { id: 'x', kind: 'order-cancelled', recipient: 'maya@example.org', language };
      const { text, subject } = await composeMail(checkout.shop, {
        ...mail,
        data: { orderId, sitePath: 'gb' },
      });
      expect(subject).toContain(orderId);
      expect(text).toContain('/gb/order/find?search=');
      expect(text).toContain('£');
    },
  );
});
