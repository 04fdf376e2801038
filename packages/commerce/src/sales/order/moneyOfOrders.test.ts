import { addGiftCard } from '@touchline/contract/client/giftCard';
import { addItems, getBag, startCheckout } from '@touchline/contract/client/basket';
import { cancelOrder, getOrder, placeOrder } from '@touchline/contract/client/order';
import { announceReturn } from '@touchline/contract/client/returns';
import { changeShipment } from '@touchline/contract/client/shipping';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { runOrders } from '../../node/orders.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { openParcels, parcelIdOf } from '../fulfilment/openParcels.ts';
import { sentCard } from '../giftCard/testing/sentCard.ts';
import { receiveReturn } from '../returns/receiveReturn.ts';
import { address, orderIn, payment, withId } from './testing/buying.ts';
import {
  openCheckout,
  paymentMethods,
  sandboxOrigin,
  type CheckoutSetUp,
  type TestCheckout,
  type TestShopper,
} from './testing/openCheckout.ts';

const [standard] = testMarket().deliveryMethods;
if (!standard) throw new Error('The market delivers nothing.');
const [size] = sampleProduct().variants;
if (!size) throw new Error('The sample has no size.');
const priced = (id: string, sku: string, minor: number, later = false) =>
  sampleProduct({
    id,
    variants: [
      {
        ...{ ...size, sku },
        ...(later ? { selling: 'preorder' as const, availableFrom: new Date('2026-12-11T00:00:00Z') } : {}),
      },
    ],
    prices: [{ market: 'gb', standard: minor, sale: null, saleFrom: null, saleUntil: null, member: null }],
  });
const setUp: CheckoutSetUp = {
  // Two parcels: the boots come later.
  products: [priced('FLASK', 'FLASK_1', 1_999), priced('BOOTS', 'BOOTS_1', 3_333, true)],
  market: {
    returnDays: 30,
    deliveryMethods: [standard, { ...standard, id: 'cash', price: 3, cashOnDelivery: true }],
    paymentMethods: [
      ...paymentMethods,
      {
        ...{ id: 'CASH_ON_DELIVERY', names: { en: 'Cash on delivery' }, paymentProcessor: 'comnext' },
        ...{ flow: 'onDelivery', async: false, earlyCapture: false, fee: 2.5 },
      },
      {
        ...{
          id: 'BOLETO',
          names: { en: 'Boleto' },
          paymentProcessor: 'adyen',
          flow: 'deferred',
          async: true,
        },
        ...{ earlyCapture: false, deferred: { kind: 'voucher', minutes: 2_880 } },
      },
    ],
  },
};
const total = 1_999 + 2 * 3_333;

describeOnDatabases('The money of an order', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let orderId: string;
  let cards = 0;

  /** An order of a flask and two boots in two parcels, of which gift cards pay some. */
  async function order(method: 'card' | 'cash' | 'later' | 'none', giftMinor = 0) {
    owner = checkout.shopper();
    const items = [
      { productId: 'FLASK_1', quantity: 1 },
      { productId: 'BOOTS_1', quantity: 2 },
    ];
    const added = await addItems(owner.call, undefined, items);
    if (added.kind !== 'done') throw new Error(added.reason);
    const { basketId } = withId(added.basket);
    const shippingOptionId = method === 'cash' ? 'cash' : 'standard';
    const shipped = await changeShipment(owner.call, basketId, {
      shippingAddress: address,
      shippingOptionId,
    });
    if (shipped.kind !== 'done') throw new Error(shipped.kind);
    if (giftMinor > 0) {
      const code = await sentCard(checkout, `ca${(cards += 1)}`, giftMinor);
      expect((await addGiftCard(owner.call, basketId, code)).kind).toBe('done');
    }
    await startCheckout(owner.call);
    const { pricing } = await getBag(owner.call);
    const ids = { card: 'CREDIT_CARD', cash: 'CASH_ON_DELIVERY', later: 'BOLETO', none: 'ZERO_VALUE' };
    const body = {
      ...{ basketId, paymentMethodId: ids[method], confirmedTotal: pricing.total },
      ...(pricing.due === undefined ? {} : { confirmedDue: pricing.due }),
      ...(method === 'card' ? await payment(checkout, owner, basketId) : {}),
    };
    const placed = orderIn(await placeOrder(owner.call, body, crypto.randomUUID()));
    ({ orderId } = placed);
    return placed;
  }
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, setUp);
  });
  afterEach(() => database.close());

  let events = 0;
  const tell = (parcel: number, state: 'packed' | 'sent' | 'delivered') =>
    heardOf(checkout.shop, 'test', {
      ...{ eventId: `e${(events += 1)}`, parcelId: parcelIdOf(orderId, parcel), state },
      at: checkout.clock.now().toISOString(),
    });
  const work = () => checkout.jobs.workFulfilment();
  const delivered = async () => {
    for (const parcel of [0, 1]) {
      await tell(parcel, 'delivered');
      await work();
    }
  };
  const books = async () => {
    const [row] = await checkout.rows<Record<'captured' | 'refunded' | 'gift' | 'back', number>>(
      `select captured_minor::int as captured, refunded_minor::int as refunded, gift_minor::int as gift,
         gift_returned_minor::int as back from payments where order_id = '${orderId}'`,
    );
    if (!row) throw new Error('There is no payment.');
    return row;
  };
  const parcels = async () => {
    const rows = await checkout.rows<{ due: number; taken: number }>(
      `select due_minor::int as due, capture_minor::int as taken from parcels where order_id = '${orderId}' order by delivery`,
    );
    return { due: rows.map(({ due }) => due), taken: rows.map(({ taken }) => taken) };
  };
  const operations = () => checkout.rows(`select kind from payment_operations`);
  const read = () => getOrder(owner.call, orderId);
  /** Sends pieces back, and lets them arrive. */
  async function giveBack(...lines: (readonly [sku: string, quantity: number])[]): Promise<string> {
    const found = await read();
    const itemOf = (sku: string) =>
      found?.productLineItemList.find(({ productId }) => productId === sku)?.itemId ?? '';
    const before = new Set((found?.returns ?? []).map(({ returnId }) => returnId));
    const announced = await announceReturn(
      owner.call,
      { orderId },
      {
        ...{ requestKey: crypto.randomUUID(), method: 'dropOff' },
        lines: lines.map(([sku, quantity]) => ({ itemId: itemOf(sku), quantity, reason: 'tooSmall' })),
      },
    );
    if (announced.kind !== 'announced') throw new Error(announced.kind);
    const [mine] = (announced.order.returns ?? []).filter(({ returnId }) => !before.has(returnId));
    await receiveReturn(checkout.shop, mine?.returnId ?? '');
    return mine?.returnId ?? '';
  }
  const alerts = () =>
    checkout.shop.counters.get('captures_refused') + checkout.shop.counters.get('refunds_refused');

  it('is taken by each parcel: what gift cards leave, and no more', async () => {
    await order('card', 3_000);
    expect(await tell(0, 'sent')).toBe('moved');
    const { due, taken } = await parcels();
    expect(due).toEqual([1_999, 6_666]);
    expect(taken).toEqual([1_307, 4_358]);
    await work();
    expect(await books()).toMatchObject({ captured: 1_307, gift: 3_000 });
    expect(await read()).toMatchObject({ paymentStatus: 'part_paid' });
    await delivered();
    expect(await books()).toEqual({ captured: total - 3_000, gift: 3_000, refunded: 0, back: 0 });
    expect(await read()).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(alerts()).toBe(0);
  });

  it('goes back by the card as much as it has paid, then to the gift card, to the cent', async () => {
    await order('card', 3_000);
    await delivered();
    await giveBack(['BOOTS_1', 1]);
    await work();
    expect(await books()).toMatchObject({ refunded: 3_333, back: 0 });
    await giveBack(['BOOTS_1', 1], ['FLASK_1', 1]);
    await work();
    expect(await books()).toMatchObject({ refunded: total - 3_000, back: 3_000 });
    expect((await read())?.refund?.amount).toBe(total / 100);
    expect(alerts()).toBe(0);
  });

  it('goes back once, in whatever order returns come and answers are lost', async () => {
    const steps = fc.array(fc.constantFrom('boot', 'flask', 'work', 'lose', 'refuse', 'later'), {
      minLength: 5,
      maxLength: 9,
    });
    for (const plan of fc.sample(steps, Number(process.env['INTERLEAVINGS'] ?? 4))) {
      await order('card', 7_000);
      await delivered();
      const { provider } = checkout.sandbox;
      const { refund } = provider;
      /** What the provider has done it does not refuse when it is asked again. */
      const known = new Set<string>();
      const left = { boot: 2, flask: 1 };
      for (const step of plan) {
        if (step === 'work') await Promise.all([work(), work()]);
        else if (step === 'later') checkout.clock.advance(31 * 60_000);
        else if (step === 'lose') {
          provider.refund = async (asked) => {
            known.add(asked.idempotencyKey);
            await refund.call(provider, asked);
            return { kind: 'unknown' };
          };
        } else if (step === 'refuse') {
          provider.refund = async (asked) =>
            known.has(asked.idempotencyKey)
              ? refund.call(provider, asked)
              : { kind: 'refused', reason: 'No.' };
        } else if (left[step] > 0) {
          left[step] -= 1;
          await giveBack([step === 'boot' ? 'BOOTS_1' : 'FLASK_1', 1]);
        }
      }
      provider.refund = refund;
      for (let round = 0; round < 2; round += 1) {
        checkout.clock.advance(31 * 60_000);
        await work();
      }
      const worth = (2 - left.boot) * 3_333 + (1 - left.flask) * 1_999;
      const { captured, refunded, back } = await books();
      expect(captured).toBe(total - 7_000);
      expect([refunded, back], JSON.stringify(plan)).toEqual([
        Math.min(worth, captured),
        Math.max(0, worth - captured),
      ]);
      const [row] = await checkout.rows<{ id: string }>(
        `select id from payments where order_id = '${orderId}'`,
      );
      expect((await provider.find(row?.id ?? ''))?.refundedMinor).toBe(refunded);
      await database.close();
      database = await open();
      checkout = await openCheckout(database, setUp);
    }
  });

  it('of gift cards alone is taken by nobody, and goes back to them', async () => {
    await order('none', 10_000);
    await delivered();
    expect(await parcels()).toEqual({ due: [1_999, 6_666], taken: [0, 0] });
    expect(await operations()).toEqual([]);
    await giveBack(['FLASK_1', 1]);
    await work();
    expect(await books()).toEqual({ captured: 0, gift: total, refunded: 0, back: 1_999 });
    expect(await checkout.rows('select balance_minor::int as left from gift_cards')).toEqual([
      { left: 10_000 - total + 1_999 },
    ]);
    expect(await read()).toMatchObject({ returns: [{ state: 'refunded', refund: 19.99 }] });
    expect(alerts()).toBe(0);
  });

  it('in cash is paid with the last parcel, and given back by a person', async () => {
    const { pricing } = await order('cash', 3_000);
    const all = total + 250;
    expect(pricing.total).toBe(all / 100);
    await tell(0, 'delivered');
    await work();
    expect(await read()).toMatchObject({ status: 'open', paymentStatus: 'not_paid' });
    await giveBack(['FLASK_1', 1]);
    await work();
    // Nobody has paid for it yet.
    expect(await books()).toMatchObject({ captured: 0, refunded: 0, back: 0 });
    await tell(1, 'delivered');
    expect(await read()).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    await work();
    expect(await books()).toMatchObject({ captured: all - 3_000, gift: 3_000 });
    expect(await operations()).toEqual([]);
    checkout.clock.advance(1_000);
    const second = await giveBack(['BOOTS_1', 2]);
    await work();
    const run = (...args: string[]) => runOrders(database, args, checkout.clock);
    // The fee of the cash comes back with the delivery that was paid so.
    const [flask = 0, boots = 0] = ((await read())?.returns ?? []).map(({ refund }) =>
      Math.round(refund * 100),
    );
    expect(flask + boots).toBe(all);
    expect(await books()).toMatchObject({ refunded: 0, back: 3_000 });
    const listed = (await run('refunds'))?.text ?? '';
    expect(
      listed
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[2]),
    ).toEqual([`${(flask / 100).toFixed(2)} GBP`, `${((boots - 3_000) / 100).toFixed(2)} GBP`]);
    expect(await run('refunded', second)).toBeUndefined();
    const made = await Promise.all([1, 2].map(() => run('refunded', second, '--reference', 'SEPA 4711')));
    expect(made.map((one) => one?.isGood).toSorted()).toEqual([false, true]);
    expect(await books()).toMatchObject({ refunded: boots - 3_000, back: 3_000 });
    expect((await read())?.returns).toMatchObject([{ state: 'received' }, { state: 'refunded' }]);
    await work();
    expect((await run('refunds'))?.text.split('\n')).toHaveLength(2);
    expect(alerts()).toBe(0);
  });

  /** Pays or does something else at the sandbox's page of a voucher. */
  async function atVoucher(url: string | undefined, action: string) {
    const form = { method: 'POST', headers: { origin: sandboxOrigin } };
    const answer = await checkout.sandbox.fetch(
      new Request(url ?? '', { ...form, body: new URLSearchParams({ action }) }),
    );
    expect(answer.status).toBe(303);
    await checkout.sandbox.deliverEvents();
  }

  it('that comes later is there before any parcel is, and is not taken twice', async () => {
    const placed = await order('later');
    const { voucherUrl } = placed.payment.instructions ?? {};
    await work();
    await openParcels(database.db, orderId, checkout.clock.now());
    expect(await tell(0, 'packed')).toBe('unknown');
    expect((await cancelOrder(owner.call, { orderId })).kind).toBe('tooLate');
    await atVoucher(voucherUrl, 'part');
    await work();
    expect(await checkout.rows('select id from parcels')).toEqual([]);
    expect(await read()).toMatchObject({ status: 'created', paymentStatus: 'part_paid' });
    await atVoucher(voucherUrl, 'pay');
    expect(await read()).toMatchObject({ status: 'new', paymentStatus: 'paid' });
    await delivered();
    expect(await operations()).toEqual([]);
    expect(await checkout.rows('select id from parcels where captured_at is null')).toEqual([]);
    await giveBack(['BOOTS_1', 2], ['FLASK_1', 1]);
    await work();
    expect(await books()).toEqual({ captured: total, refunded: total, gift: 0, back: 0 });
    expect(alerts()).toBe(0);
  });

  it.each([
    ['card', 3_000],
    ['cash', 3_000],
    ['none', 10_000],
    ['later', 3_000],
  ] as const)('goes back when it is cancelled: %s', async (method, gift) => {
    const placed = await order(method, gift);
    if (method === 'later') await atVoucher(placed.payment.instructions?.voucherUrl, 'pay');
    await work();
    const stock = await checkout.stock('FLASK_1');
    expect((await cancelOrder(owner.call, { orderId })).kind).toBe('cancelled');
    expect((await cancelOrder(owner.call, { orderId })).kind).toBe('cancelled');
    checkout.clock.advance(60_000);
    await checkout.jobs.reconcile();
    await work();
    const { captured, refunded, gift: spent, back } = await books();
    expect(captured).toBe(method === 'later' ? total - 3_000 : 0);
    expect([refunded, back]).toEqual([captured, spent]);
    expect(await checkout.rows('select balance_minor::int as left from gift_cards')).toEqual([
      { left: gift },
    ]);
    expect((await checkout.stock('FLASK_1')).onHand).toBe(stock.onHand + 1);
    expect(await tell(0, 'packed')).toBe('refused');
    expect(await checkout.rows('select id from payments where give_back_since is not null')).toEqual([]);
    expect(alerts()).toBe(0);
  });

  it('that never comes sets the gift cards free', async () => {
    await order('later', 3_000);
    checkout.clock.advance(2_881 * 60_000);
    await checkout.jobs.reconcile();
    expect(await checkout.rows('select status from orders')).toEqual([{ status: 'failed' }]);
    expect(await checkout.rows('select balance_minor::int as left from gift_cards')).toEqual([
      { left: 3_000 },
    ]);
  });
});
