import assert from 'node:assert/strict';
import { addItems, getBag } from '@touchline/contract/client/basket';
import { addCoupon } from '@touchline/contract/client/coupon';
import { addGiftCard } from '@touchline/contract/client/giftCard';
import { getPointsHistory, getVouchers, setVoucher } from '@touchline/contract/client/loyalty';
import { cancelOrder, getOrder, placeOrder } from '@touchline/contract/client/order';
import { announceReturn } from '@touchline/contract/client/returns';
import fc from 'fast-check';
import { joinAtRegistration } from '../../../app/joinAtRegistration.ts';
import { sampleProduct } from '../../../catalogue/products/testing/sampleProduct.ts';
import {
  openAccounts,
  type TestAccounts,
  type TestBrowser,
} from '../../../customers/account/testing/openAccounts.ts';
import { loyaltyRoutes } from '../../../customers/loyalty/loyaltyRoutes.ts';
import { paidGoods } from '../../../customers/loyalty/programme.ts';
import { loyaltyMarket, memberIn, rules } from '../../../customers/loyalty/testing/openLoyalty.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { pointsFor } from '../../../kernel/market/loyaltyProgramme.ts';
import { writeCoupon } from '../../coupon/testing/writeCoupon.ts';
import { heardOf } from '../../fulfilment/heardOf.ts';
import { parcelIdOf } from '../../fulfilment/openParcels.ts';
import { sentCard } from '../../giftCard/testing/sentCard.ts';
import { orderIn, payment, readyBag } from '../../order/testing/buying.ts';
import { receiveReturn } from '../../returns/receiveReturn.ts';
import { refuseReturn } from '../../returns/refuseReturn.ts';

const sizes = ['TL4101_080', 'TL4101_090'] as const;
const pieces = 40;
const cardMinor = 20_000;
const extras = ['none', 'giftCard', 'coupon', 'voucher'] as const;
const refusals = ['none', 'eight', 'nine', 'all'] as const;
const { countryNames: _, ...programme } = loyaltyMarket;
const market = { ...programme, returnDays: 30, returns: { cost: 4.5, exchangeDays: 14 } };

/** Something that a shopper, the warehouse, the carrier or the provider does; `on` picks one of what there is. */
export const lifeStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('buy'),
      extra: fc.constantFrom(...extras),
      quantity: fc.integer({ min: 1, max: 3 }),
      isMixed: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('news'),
      on: fc.nat(),
      state: fc.constantFrom('packed', 'sent', 'delivered', 'delivered'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('return'),
      on: fc.nat(),
      quantity: fc.integer({ min: 1, max: 2 }),
      isExchange: fc.boolean(),
      isAll: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('arrive'),
      on: fc.nat(),
      refused: fc.constantFrom('none', 'none', 'eight', 'nine', 'all'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), on: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('work', 'lapse', 'lose', 'refuse', 'reconcile') }),
  },
);

/**
 * A shop with one member, whose orders are cancelled, sent, returned and exchanged while events and answers come twice, late, or
 * not at all; and what must be true of it afterwards.
 */
export class OrderLife {
  readonly checkout: TestAccounts;
  readonly member: TestBrowser;
  private events = 0;

  private constructor(checkout: TestAccounts, member: TestBrowser) {
    this.checkout = checkout;
    this.member = member;
  }

  static async open(database: OpenDatabase): Promise<OrderLife> {
    const sample = sampleProduct();
    const products = [
      { ...sample, variants: sample.variants.map((variant) => ({ ...variant, onHand: pieces })) },
    ];
    const checkout: TestAccounts = await openAccounts(database, {
      ...{ market, products },
      accounts: { onMembership: (joined) => joinAtRegistration(checkout.shop, joined) },
    });
    loyaltyRoutes(checkout.router, checkout.shop);
    await writeCoupon(checkout, 'TEN');
    await sentCard(checkout, 'ca01', cardMinor);
    return new OrderLife(checkout, (await memberIn(checkout, 'maya@example.org')).browser);
  }

  rows<Row>(text: string): Promise<Row[]> {
    return this.checkout.rows<Row>(text);
  }

  private async pick(query: string, on = 0): Promise<string | undefined> {
    const found = await this.rows<{ id: string }>(query);
    return found.length === 0 ? undefined : found[on % found.length]?.id;
  }

  async run(one: Partial<Record<string, unknown>> & { kind: string }): Promise<void> {
    const { shop, jobs, sandbox } = this.checkout;
    const on = one['on'] as number | undefined;
    const anyOrderId = () => this.pick('select id from orders order by created_at, id', on);
    switch (one.kind) {
      case 'buy':
        return this.buy(
          one['extra'] as (typeof extras)[number],
          one['quantity'] as number,
          one['isMixed'] === true,
        );
      case 'news': {
        const id = await anyOrderId();
        if (id === undefined) return;
        const event = { parcelId: parcelIdOf(id, 0), state: one['state'] as 'sent' };
        const told = { ...event, eventId: `e${(this.events += 1)}`, at: shop.clock.now().toISOString() };
        // Carriers tell things twice.
        await heardOf(shop, 'carrier', told);
        await heardOf(shop, 'carrier', told);
        return;
      }
      case 'return': {
        const id = await anyOrderId();
        return id === undefined
          ? undefined
          : this.giveBack(id, one['quantity'] as number, {
              isExchange: one['isExchange'] === true,
              isAll: one['isAll'] === true,
            });
      }
      case 'arrive': {
        const id = await this.pick('select id from returns order by announced_at, id', on);
        if (id === undefined) return;
        const arrive = () => this.arrive(id, one['refused'] as (typeof refusals)[number]);
        await Promise.all([arrive(), arrive()]);
        return;
      }
      case 'cancel': {
        const orderId = await anyOrderId();
        if (orderId !== undefined) await cancelOrder(this.member.call, { orderId });
        return;
      }
      case 'lapse':
        await this.rows(`update exchanges set kept_until = '2026-01-01' where state = 'kept'`);
        return jobs.workFulfilment();
      case 'lose':
      case 'refuse': {
        const { refund, capture } = this.provider;
        const isLost = one.kind === 'lose';
        // The next answer of each kind is lost after it took effect, or is a refusal.
        sandbox.provider.refund = async (operation) => {
          sandbox.provider.refund = refund;
          if (!isLost) return { kind: 'refused', reason: 'no' };
          await refund.call(sandbox.provider, operation);
          return { kind: 'unknown' };
        };
        sandbox.provider.capture = async (operation) => {
          sandbox.provider.capture = capture;
          if (isLost) await capture.call(sandbox.provider, operation);
          return { kind: 'unknown' };
        };
        return;
      }
      case 'reconcile':
        await jobs.reconcile();
        return;
      default:
        return jobs.workFulfilment();
    }
  }

  private original: Pick<TestAccounts['sandbox']['provider'], 'refund' | 'capture'> | undefined;
  private get provider() {
    const { refund, capture } = this.checkout.sandbox.provider;
    this.original ??= { refund, capture };
    return this.original;
  }

  /** A return arrives, of which all, nothing or one size is not taken. */
  private async arrive(id: string, refused: (typeof refusals)[number]): Promise<void> {
    const { shop } = this.checkout;
    if (refused === 'all') {
      await refuseReturn(shop, id);
      return;
    }
    const product = sizes[refused === 'nine' ? 1 : 0];
    const [has] = await this.rows(`
      select 1 from return_lines l join returns r on r.id = l.return_id join orders o on o.id = r.order_id,
        jsonb_array_elements(o.data -> 'productLineItemList') line
      where r.id = '${id}' and line ->> 'itemId' = l.item_id and line ->> 'productId' = '${product}'`);
    await receiveReturn(shop, id, refused === 'none' || !has ? [] : [product]);
  }

  private async buy(extra: (typeof extras)[number], quantity: number, isMixed: boolean): Promise<void> {
    const { call } = this.member;
    if (isMixed) await addItems(call, undefined, [{ productId: sizes[1], quantity: 1 }]);
    const { basketId } = await readyBag(this.member, quantity);
    if (extra === 'giftCard') await addGiftCard(call, basketId, 'ca01'.padStart(20, '0'));
    if (extra === 'coupon') await addCoupon(call, basketId, 'TEN', 'cart');
    if (extra === 'voucher') {
      const vouchers = await getVouchers(call);
      const code = vouchers.kind === 'done' ? vouchers.answer[0]?.code : undefined;
      if (code !== undefined) await setVoucher(call, basketId, code);
    }
    const { pricing } = await getBag(call);
    const due = pricing.due === undefined ? {} : { confirmedDue: pricing.due };
    const isCovered = pricing.due === 0;
    if (isCovered) return;
    const paid = await payment(this.checkout, this.member, basketId);
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total, ...due, ...paid };
    orderIn(await placeOrder(call, body, crypto.randomUUID()));
    this.checkout.clock.advance(1_000);
  }

  /** Announces a return of the first line, or of all of them: the first may be exchanged, the others are refunded. */
  private async giveBack(
    orderId: string,
    most: number,
    { isExchange, isAll }: { readonly isExchange: boolean; readonly isAll: boolean },
  ): Promise<void> {
    const order = await getOrder(this.member.call, orderId);
    const { returnable = [] } = order ?? {};
    if (returnable.length === 0) return;
    const lines = returnable.slice(0, isAll ? undefined : 1).map((line, at) => {
      const size = isExchange && at === 0 ? line.sizes?.[0]?.productId : undefined;
      return {
        ...{ itemId: line.itemId, quantity: Math.min(most, line.quantity), reason: 'tooSmall' as const },
        ...(size === undefined ? {} : { exchangeFor: size }),
      };
    });
    const request = { requestKey: crypto.randomUUID(), method: 'dropOff' as const, lines };
    await Promise.all([
      announceReturn(this.member.call, { orderId }, request),
      announceReturn(this.member.call, { orderId }, request),
    ]);
    this.checkout.clock.advance(1_000);
  }

  /** Lets everything that is owed be settled. */
  async settle(): Promise<void> {
    const { jobs, clock, sandbox } = this.checkout;
    Object.assign(sandbox.provider, this.original);
    for (let turn = 0; turn < 3; turn += 1) {
      await jobs.reconcile();
      await jobs.workFulfilment();
      clock.advance(31 * 60_000);
    }
  }

  /** What must be true whatever has happened. */
  async check(): Promise<void> {
    await this.checkStock();
    await this.checkMoney();
    await this.checkOnce();
    await this.checkPoints();
  }

  private async checkStock(): Promise<void> {
    for (const sku of sizes) {
      const [row] = await this.rows<{ out: number; back: number; kept: number }>(`
        select
          (select coalesce(sum((line ->> 'quantity')::int), 0)::int from orders o,
            jsonb_array_elements(o.data -> 'productLineItemList') line
            where o.status not in ('cancelled', 'failed') and line ->> 'productId' = '${sku}') as out,
          (select coalesce(sum(l.quantity), 0)::int from return_lines l join returns r on r.id = l.return_id
            join orders o on o.id = r.order_id, jsonb_array_elements(o.data -> 'productLineItemList') line
            where r.state in ('received', 'refunded') and not l.is_refused and line ->> 'itemId' = l.item_id
              and line ->> 'productId' = '${sku}') as back,
          (select coalesce(sum(quantity), 0)::int from exchanges where state = 'kept' and sku = '${sku}') as kept`);
      const { out = 0, back = 0, kept = 0 } = row ?? {};
      assert.equal(
        (await this.checkout.stock(sku)).onHand,
        pieces - out + back - kept,
        `The stock of ${sku}`,
      );
    }
  }

  private async checkMoney(): Promise<void> {
    const payments = await this.rows<{
      id: string;
      orderId: string;
      status: string;
      total: number;
      captured: number;
      refunded: number;
      gift: number;
      giftBack: number;
      owed: number;
      isSent: boolean;
    }>(`
      select p.id, o.id as "orderId", o.status, o.total_minor::int as total, p.captured_minor::int as captured,
        p.refunded_minor::int as refunded, p.gift_minor::int as gift, p.gift_returned_minor::int as "giftBack",
        (select coalesce(sum(minor), 0)::int from refunds f where f.order_id = o.id) as owed,
        exists (select from parcels c where c.order_id = o.id and c.state not in ('waiting', 'packed')) as "isSent"
      from payments p join orders o on o.id = p.order_id where o.replaces is null and o.status <> 'failed'`);
    for (const one of payments) {
      const atProvider = await this.checkout.sandbox.provider.find(one.id);
      assert.deepEqual(
        [one.captured, one.refunded],
        [atProvider?.capturedMinor, atProvider?.refundedMinor],
        'The books and the provider',
      );
      const given = one.refunded + one.giftBack;
      if (one.status === 'cancelled')
        assert.deepEqual([one.refunded, one.giftBack], [one.captured, one.gift], 'A cancelled order');
      else {
        assert.equal(given, one.owed, 'What was given back');
        assert.equal(one.captured + one.gift, one.isSent ? one.total : one.gift, 'What was taken');
        // What was not given back is what is kept: goods, their delivery, and what sending back costs.
        assert.equal(
          one.captured + one.gift - given,
          one.isSent ? await this.keptOf(one.orderId) : one.gift,
          'What is kept',
        );
      }
    }
    const [gift] = await this.rows<{ balance: number; booked: number; spent: number }>(`
      select balance_minor::int as balance, (select sum(minor)::int from gift_card_entries) as booked,
        (select coalesce(sum(gift_minor - gift_returned_minor), 0)::int from payments p
          join orders o on o.id = p.order_id where o.status <> 'failed') as spent from gift_cards`);
    const { balance = 0, booked = 0, spent = 0 } = gift ?? {};
    assert.deepEqual([balance, booked], [cardMinor - spent, cardMinor - spent], 'The gift card');
    // No money moves for what comes in exchange.
    const paid = await this.rows(`select 1 from payments p join orders o on o.id = p.order_id
      where o.replaces is not null and (p.captured_minor <> 0 or p.gift_minor <> 0)`);
    assert.equal(paid.length, 0, 'Exchanges that were paid');
  }

  /** What an order and what came in its place is still worth: each has its total but for what went back of it. */
  private async keptOf(orderId: string): Promise<number> {
    const [row] = await this.rows<{ kept: number }>(`
      with chain as (select id, total_minor from orders where id = '${orderId}' or paid_in = '${orderId}')
      select ((select sum(total_minor) from chain)
        - (select coalesce(sum(l.paid_minor), 0) from return_lines l join returns r on r.id = l.return_id
            where r.order_id in (select id from chain) and r.state in ('received', 'refunded') and not l.is_refused)
        - (select coalesce(sum(r.shipping_minor), 0) from returns r
            where r.order_id in (select id from chain) and r.state in ('received', 'refunded'))
        - (select coalesce(sum(x.shipping_minor), 0) from exchanges x join returns r on r.id = x.return_id
            where r.order_id in (select id from chain) and x.state = 'sent')
        + (select coalesce(sum(r.cost_minor), 0) from returns r join refunds f on f.return_id = r.id
            where r.order_id in (select id from chain)))::int as kept`);
    return row?.kept ?? 0;
  }

  private async checkOnce(): Promise<void> {
    const [row] = await this.rows<Record<string, number>>(`
      select (select count(*)::int from orders where replaces is not null) as replacements,
        (select count(distinct replacement_id)::int from returns) as named,
        (select count(distinct return_id)::int from exchanges where state = 'sent') as sent,
        (select count(*)::int from exchanges x join returns r on r.id = x.return_id
          where x.state = 'kept' and r.state <> 'announced') as stuck,
        (select count(*)::int from orders o where o.status = 'replaced' and not exists (
          select from returns r where r.order_id = o.id and r.replacement_id is not null)) as unreplaced,
        (select count(*)::int from coupon_uses u join orders o on o.id = u.order_id where o.replaces is not null) as coupons,
        (select count(*)::int from loyalty_vouchers v join orders o on o.id = v.order_id where o.replaces is not null) as vouchers`);
    const { replacements } = row ?? {};
    const once = { replacements, named: replacements, sent: replacements };
    assert.deepEqual(row, { ...once, stuck: 0, unreplaced: 0, coupons: 0, vouchers: 0 });
  }

  private async checkPoints(): Promise<void> {
    // Whoever looks settles them.
    await getPointsHistory(this.member.call);
    const orders = await this.rows<{
      id: string;
      isOff: boolean;
      data: { pricing: { price: number; voucher?: number; coupons?: number } };
      total: number;
      refunded: number;
      points: number;
      isReplacement: boolean;
    }>(`
      select o.id, o.status in ('cancelled', 'failed') as "isOff", o.data, o.total_minor::int as total, o.replaces is not null as "isReplacement",
        (p.refunded_minor + p.gift_returned_minor)::int as refunded,
        (select coalesce(sum(points), 0)::int from loyalty_entries e where e.order_id = o.id and e.ledger in ('pending', 'available')) as points
      from orders o join payments p on p.order_id = o.id where o.placed_at is not null`);
    for (const { isOff, data, total, refunded, points, isReplacement } of orders) {
      const { price, voucher = 0, coupons = 0 } = data.pricing;
      const goods = Math.round(price * 100) - Math.round(voucher * 100) - Math.round(coupons * 100);
      const worth = isOff || isReplacement ? 0 : pointsFor(rules, paidGoods(goods, total, refunded), 'GBP');
      assert.equal(points, worth, 'Points');
    }
  }
}
