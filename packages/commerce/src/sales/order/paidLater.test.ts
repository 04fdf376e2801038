import { getBasket } from '@touchline/contract/client/basket';
import { getOrder, getPaymentStatus, placeOrder } from '@touchline/contract/client/order';
import type { Market } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import type { CrashPoint } from './CrashPoints.ts';
import { anyOrder } from './loadOrder.ts';
import { orderView } from './orderView.ts';
import { orderIn, readyBag } from './testing/buying.ts';
import {
  openCheckout,
  paymentMethods,
  sandboxOrigin,
  type CheckoutSetUp,
  type TestCheckout,
  type TestShopper,
} from './testing/openCheckout.ts';

const sku = 'TL4101_080';
const later = (
  id: string,
  kind: 'voucher' | 'qr',
  minutes: number,
  maxOpen?: number,
): Market['paymentMethods'][number] => ({
  ...{ id, names: { en: id }, paymentProcessor: 'adyen', flow: 'deferred', async: true, earlyCapture: true },
  deferred: { kind, minutes, ...(maxOpen === undefined ? {} : { maxOpen }) },
});
const setUp: CheckoutSetUp = {
  market: {
    paymentMethods: [
      ...paymentMethods,
      later('BOLETO', 'voucher', 2_880),
      later('PIX', 'qr', 30),
      later('OXXO', 'voucher', 2_880, 5),
    ],
  },
};

describeOnDatabases('An order that is paid later', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, setUp);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  async function order(shopper = guest, paymentMethodId = 'BOLETO', key: string = crypto.randomUUID()) {
    const { basketId, pricing } = await readyBag(shopper);
    const body = { basketId, paymentMethodId, confirmedTotal: pricing.total };
    return { body, key, outcome: await placeOrder(shopper.call, body, key) };
  }
  /** Presses a button of the sandbox's page of the voucher. */
  async function press(outcome: Awaited<ReturnType<typeof order>>['outcome'], action: string) {
    const { instructions } = orderIn(outcome).payment;
    const answer = await checkout.sandbox.fetch(
      new Request(instructions?.voucherUrl ?? '', {
        method: 'POST',
        headers: { origin: sandboxOrigin },
        body: new URLSearchParams({ action }),
      }),
    );
    expect(answer.status).toBe(303);
  }
  const reported = () => checkout.sandbox.deliverEvents();
  /** Past the end of the voucher, with a run of the reconciliation. */
  async function expire() {
    checkout.clock.advance(2_881 * 60_000);
    await checkout.jobs.reconcile();
  }
  const mails = async () =>
    (await checkout.rows<{ kind: string }>('select kind from mails order by created_at, kind')).map(
      ({ kind }) => kind,
    );
  const provider = async () =>
    (await checkout.rows<object>('select state, captured_minor, refunded_minor from sandbox_payment'))[0];
  /** As staff see it: the token of a guest is over before a voucher is. */
  const read = async (outcome: Awaited<ReturnType<typeof order>>['outcome']) => {
    const stored = await anyOrder(database.db, orderIn(outcome).orderId);
    return stored && orderView(stored);
  };

  it('exists with its stock taken, says how it is paid, and leaves a new basket', async () => {
    const { outcome, body } = await order();
    expect(outcome.kind).toBe('pending');
    expect(await getOrder(guest.call, orderIn(outcome).orderId)).toMatchObject({
      status: 'created',
      paymentStatus: 'not_paid',
      payment: {
        instructions: {
          ...{ kind: 'voucher', received: 0, due: 130, expiresAt: '2026-11-23T12:00:00.000Z' },
          readAt: '2026-11-21T12:00:00.000Z',
          barcode: expect.stringMatching(/^(\d\d)+$/),
          voucherUrl: expect.stringContaining(`${sandboxOrigin}/sandbox/voucher/`),
        },
      },
    });
    expect(await checkout.stock(sku)).toEqual({ onHand: 4, held: 0 });
    expect((await getBasket(guest.call)).basketId).toBeUndefined();
    expect(await getPaymentStatus(guest.call, body.basketId)).toMatchObject({ status: 'pending' });
    expect(await mails()).toEqual(['order-awaiting-payment']);
  });

  it('has a QR code where the method has one', async () => {
    const { outcome } = await order(guest, 'PIX');
    const { instructions } = orderIn(outcome).payment;
    expect(instructions).toMatchObject({ kind: 'qr', expiresAt: '2026-11-21T12:30:00.000Z' });
    expect(instructions?.qrData).toBe(instructions?.code);
  });

  it('is one order for the same key, and for a second tab with another one', async () => {
    const { outcome, body, key } = await order();
    const again = await placeOrder(guest.call, body, key);
    const other = await placeOrder(guest.call, body, 'another-tab-1');
    expect([again, other].map((each) => orderIn(each).orderId)).toEqual(
      Array(2).fill(orderIn(outcome).orderId),
    );
    expect(await checkout.rows('select id from sandbox_payment')).toHaveLength(1);
  });

  it('is refused while three of the shopper wait for their money, whatever the session', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await order(checkout.shopper(`source-${count}`))).outcome.kind).toBe('pending');
    const other = checkout.shopper('source-x');
    expect((await order(other, 'PIX')).outcome).toEqual({ kind: 'paidLaterLimit' });
    expect(await checkout.rows('select id from orders')).toHaveLength(3);
    expect((await order(other, 'OXXO')).outcome.kind).toBe('pending');
    await expire();
    expect((await order(checkout.shopper('source-y'), 'PIX')).outcome.kind).toBe('pending');
  });

  it('is refused in time to all but three that are ordered at the same moment', async () => {
    await checkout.rows('update stock set on_hand = 50');
    await order(checkout.shopper('source-0'));
    const orders = await Promise.all(
      Array.from({ length: 5 }, async (_, at) => {
        const shopper = checkout.shopper(`source-at-once-${at}`);
        const { basketId, pricing } = await readyBag(shopper);
        const body = { basketId, paymentMethodId: 'BOLETO', confirmedTotal: pricing.total };
        return { shopper, body, key: crypto.randomUUID() };
      }),
    );
    // Each is sent twice, as a shopper presses twice: the second is no order more.
    const outcomes = await Promise.all(
      [...orders, ...orders].map(({ shopper, body, key }) => placeOrder(shopper.call, body, key)),
    );
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.slice(0, 5)).toEqual(kinds.slice(5));
    const refused = Array<string>(3).fill('paidLaterLimit');
    expect(kinds.slice(0, 5).toSorted()).toEqual([...refused, 'pending', 'pending']);
    expect(await checkout.rows("select id from orders where status = 'created'")).toHaveLength(3);
  });

  it('is placed once it is paid, however often that is reported', async () => {
    const { outcome } = await order();
    await press(outcome, 'pay');
    await reported();
    await checkout.rows("update sandbox_event set delivered_at = null, due_at = now() - interval '9 years'");
    await reported();
    expect(await read(outcome)).toMatchObject({ status: 'new', paymentStatus: 'paid' });
    expect(await mails()).toEqual(['order-awaiting-payment', 'order-placed']);
    expect(await provider()).toMatchObject({ captured_minor: 13_000, refunded_minor: 0 });
    await expire();
    expect(await read(outcome)).toMatchObject({ status: 'new' });
  });

  it('fails when it is not paid in time: its stock is free, and the shopper is told', async () => {
    const { outcome } = await order();
    checkout.clock.advance(2_879 * 60_000);
    await checkout.jobs.reconcile();
    expect(await read(outcome)).toMatchObject({ status: 'created' });
    checkout.clock.advance(2 * 60_000);
    await checkout.jobs.reconcile();
    expect(await read(outcome)).toMatchObject({
      status: 'failed',
      paymentError: { errorCode: 'PaymentExpired' },
    });
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 0 });
    expect(await mails()).toEqual(['order-awaiting-payment', 'order-expired']);
  });

  it('fails at once when the provider says that its time is over', async () => {
    const { outcome } = await order();
    await press(outcome, 'expire');
    await reported();
    expect(await read(outcome)).toMatchObject({ status: 'failed' });
    expect(await mails()).toEqual(['order-awaiting-payment', 'order-expired']);
  });

  it('says how much is left when a part came in, and is placed with the rest', async () => {
    const { outcome } = await order();
    await press(outcome, 'part');
    await reported();
    expect(await read(outcome)).toMatchObject({
      ...{ status: 'created', paymentStatus: 'part_paid' },
      payment: { instructions: { received: 65, due: 65 } },
    });
    await press(outcome, 'part');
    await reported();
    expect(await read(outcome)).toMatchObject({ status: 'new', paymentStatus: 'paid' });
    expect(await mails()).toEqual(['order-awaiting-payment', 'order-part-paid', 'order-placed']);
  });

  it('gives a part back when the rest does not come in time', async () => {
    const { outcome } = await order();
    await press(outcome, 'part');
    await reported();
    await expire();
    expect(await read(outcome)).toMatchObject({ status: 'failed' });
    expect(await provider()).toMatchObject({ captured_minor: 6_500, refunded_minor: 6_500 });
    expect(await checkout.rows('select state from payments')).toEqual([{ state: 'released' }]);
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 0 });
  });

  it('gives back whatever comes in after its time, each time', async () => {
    const { outcome } = await order();
    await expire();
    for (const [action, minor] of [
      ['pay', 13_000],
      ['part', 19_500],
      ['pay', 32_500],
    ] as const) {
      await press(outcome, action);
      await reported();
      await checkout.jobs.reconcile();
      expect(await provider()).toMatchObject({ captured_minor: minor, refunded_minor: minor });
    }
    expect(await read(outcome)).toMatchObject({ status: 'failed' });
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 0 });
  });

  it('gives back what is paid twice, before and after it was reported', async () => {
    const { outcome } = await order();
    await press(outcome, 'pay');
    await press(outcome, 'pay');
    await reported();
    expect(await provider()).toMatchObject({ captured_minor: 26_000, refunded_minor: 13_000 });
    await press(outcome, 'pay');
    await reported();
    expect(await provider()).toMatchObject({ captured_minor: 39_000, refunded_minor: 26_000 });
    expect(await read(outcome)).toMatchObject({ status: 'new', paymentStatus: 'paid' });
    expect((await read(outcome))?.refund).toBeUndefined();
  });

  it('is found paid when the event was lost', async () => {
    const { outcome } = await order();
    await press(outcome, 'pay');
    checkout.clock.advance(16 * 60_000);
    await checkout.jobs.reconcile();
    expect(await read(outcome)).toMatchObject({ status: 'new', paymentStatus: 'paid' });
  });

  it('is placed when the payment is reported while its time is running out, or its money goes back', async () => {
    const { outcome } = await order();
    checkout.clock.advance(2_881 * 60_000);
    const second = await openCheckout(database, { ...setUp, clock: checkout.clock, products: [] });
    await press(outcome, 'pay');
    await Promise.all([reported(), checkout.jobs.reconcile(), second.jobs.reconcile(), reported()]);
    await checkout.jobs.reconcile();
    expect(await read(outcome)).toMatchObject({ status: 'new', paymentStatus: 'paid' });
    expect(await checkout.stock(sku)).toEqual({ onHand: 4, held: 0 });
    expect(await provider()).toMatchObject({ captured_minor: 13_000, refunded_minor: 0 });
  });

  it('ends in one way when payment and end happen at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const shopper = checkout.shopper(`source-${round}`);
      const { outcome } = await order(shopper);
      checkout.clock.advance(2_881 * 60_000);
      await Promise.all([
        press(outcome, 'pay').then(reported),
        checkout.jobs.reconcile(),
        checkout.jobs.reconcile(),
      ]);
      checkout.clock.advance(60_000);
      await reported();
      await checkout.jobs.reconcile();
      await checkout.jobs.reconcile();
      const { orderId } = orderIn(outcome);
      const [row] = await checkout.rows<{ status: string; kept: number }>(`
        select o.status, s.captured_minor - s.refunded_minor as kept from orders o join sandbox_payment s
        on s.order_id = o.id where o.id = '${orderId}'`);
      expect([
        { status: 'new', kept: 13_000 },
        { status: 'failed', kept: 0 },
      ]).toContainEqual(row);
    }
    const [sold] = await checkout.rows<{ sold: number }>(
      "select count(*)::int as sold from orders where status = 'new'",
    );
    expect((await checkout.stock(sku)).onHand).toBe(5 - (sold?.sold ?? 0));
  });

  it.each<[CrashPoint, string]>([
    ['intent-written', 'failed'],
    ['authorised', 'created'],
    ['settled', 'created'],
  ])('is found again after a crash at %s: %s', async (point, status) => {
    let died: (orderId: string) => void = () => undefined;
    const orderId = new Promise<string>((resolve) => (died = resolve));
    const crashing = await openCheckout(database, {
      ...setUp,
      products: [],
      clock: checkout.clock,
      checkout: {
        crash: {
          reach(at, id) {
            if (at !== point) return Promise.resolve();
            died(id);
            return new Promise<never>(() => undefined);
          },
        },
      },
    });
    const shopper = crashing.shopper();
    void order(shopper).catch(() => undefined);
    const id = await orderId;
    guest.token.current = shopper.token.current;
    checkout.clock.advance(5 * 60_000);
    await checkout.jobs.reconcile();
    expect(await getOrder(guest.call, id)).toMatchObject({ status });
    expect(await mails()).toEqual(status === 'created' ? ['order-awaiting-payment'] : []);
    expect((await checkout.stock(sku)).onHand).toBe(status === 'created' ? 4 : 5);
  });

  it('is the same over the bridge', async () => {
    guest.use('bridge');
    const { outcome } = await order();
    expect(outcome.kind).toBe('pending');
    await press(outcome, 'pay');
    await reported();
    expect(await read(outcome)).toMatchObject({ status: 'new' });
  });
});
