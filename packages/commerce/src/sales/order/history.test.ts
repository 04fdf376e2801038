import { getOrder, getOrders, type HistoryRequest } from '@touchline/contract/client/order';
import type { Surface } from '@touchline/contract/endpoint';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { openParcels, parcelIdOf } from '../fulfilment/openParcels.ts';
import { buy, cardFor, orderIn } from './testing/buying.ts';

describeOnDatabases('The orders of an account', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
    maya = shop.browser();
    await registered(maya, 'maya@example.org');
  });
  afterEach(() => database.close());
  const pass = (ms: number) => shop.clock.set(new Date(shop.clock.now().getTime() + ms));
  const order = async (browser: TestBrowser = maya) => {
    pass(1000);
    return orderIn((await buy(shop, browser)).outcome).orderId;
  };

  it.each<Surface>(['chk', 'bridge'])('are listed by %s, the newest first', async (surface) => {
    maya.use(surface);
    const first = await order();
    const second = await order();
    const history = await getOrders(maya.call);
    expect(history).toMatchObject({ total: 2, page: 1, pageSize: 20 });
    expect(history.orders.map(({ orderId }) => orderId)).toEqual([second, first]);
    const detail = await getOrder(maya.call, second);
    expect(history.orders[0]).toMatchObject({
      ...{ status: 'new', paymentStatus: detail?.paymentStatus, currency: 'GBP', itemCount: 1 },
      ...{ total: detail?.pricing.total, placedAt: detail?.placedAt },
      firstName: detail?.productLineItemList[0]?.productName,
    });
  });

  it('are twenty to a page, and a page behind the last is empty', async () => {
    const newest = await order();
    // Copies of it, each a second older than the one before.
    await sql`
      insert into orders (id, basket_id, shopper_id, owner_id, intent_key, intent_hash, market, language, site_path,
        status, payment_status, customer_status, email, currency, total_minor, data, created_at, placed_at, changed_at)
      select id || '-' || n, basket_id || n, shopper_id, owner_id, intent_key || n, intent_hash, market, language,
        site_path, status, payment_status, customer_status, email, currency, total_minor, data,
        created_at - n * interval '1 second', placed_at, changed_at
      from orders, generate_series(1, 299) as n`.execute(database.db);
    await sql`
      insert into payments (id, order_id, shopper_id, source, method_id, processor, state, amount_minor, currency,
        capture_now, created_at, changed_at)
      select p.id || '-' || n, p.order_id || '-' || n, shopper_id, source, method_id, processor, state, amount_minor,
        currency, capture_now, created_at, changed_at
      from payments p, generate_series(1, 299) as n`.execute(database.db);
    const idsOf = async (page: number) =>
      (await getOrders(maya.call, { page })).orders.map(({ orderId }) => orderId);
    const numbered = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `${newest}-${from + at}`);
    expect(await getOrders(maya.call)).toMatchObject({ total: 300 });
    expect(await idsOf(1)).toEqual([newest, ...numbered(1, 19)]);
    expect(await idsOf(15)).toEqual(numbered(280, 20));
    expect(await getOrders(maya.call, { page: 16 })).toMatchObject({ orders: [], total: 300, page: 16 });
  });

  it('say where their parcels are, and whether something goes back', async () => {
    const orderId = await order();
    const listed = async () => (await getOrders(maya.call)).orders[0];
    await openParcels(database.db, orderId, shop.clock.now());
    expect(await listed()).not.toHaveProperty('parcelStates');
    const at = shop.clock.now().toISOString();
    for (const state of ['packed', 'outForDelivery', 'delivered'] as const) {
      await heardOf(shop.shop, 'test', { eventId: state, parcelId: parcelIdOf(orderId, 0), state, at });
      expect(await listed()).toMatchObject({ parcelStates: [state] });
    }
    expect(await listed()).not.toHaveProperty('openReturns');
    await sql`insert into returns (id, order_id, request_key, state, method, shipping_minor, cost_minor, announced_at)
      values ('R-1', ${orderId}, 'k', 'announced', 'dropOff', 0, 0, now())`.execute(database.db);
    expect(await listed()).toMatchObject({ status: 'completed', openReturns: 1 });
  });

  it('are narrowed to a state, a year and words, whose pages and years are those of what is asked for', async () => {
    const [first, second, third] = [await order(), await order(), await order()];
    await sql`update orders set placed_at = '2024-12-31T23:30:00Z' where id = ${first}`.execute(database.db);
    await sql`update orders set status = 'cancelled' where id = ${second}`.execute(database.db);
    const year = shop.clock.now().getUTCFullYear();
    const idsOf = async (asked: HistoryRequest) => {
      const { orders, total, years } = await getOrders(maya.call, asked);
      expect([orders.length, years]).toEqual([total, [year, 2024]]);
      return orders.map(({ orderId }) => orderId);
    };
    expect(await idsOf({})).toEqual([third, second, first]);
    expect(await idsOf({ year: 2024 })).toEqual([first]);
    expect(await idsOf({ year })).toEqual([third, second]);
    expect(await idsOf({ state: 'cancelled' })).toEqual([second]);
    expect(await idsOf({ state: 'underWay', year })).toEqual([third]);
    expect(await idsOf({ state: 'completed' })).toEqual([]);
    const [{ firstName = '' } = {}] = (await getOrders(maya.call)).orders;
    const [word = ''] = firstName.split(' ');
    expect(await idsOf({ search: ` ${word.toUpperCase()}  tl4101_08 ` })).toEqual([third, second, first]);
    expect(await idsOf({ search: `${word} ${third.toLowerCase()}` })).toEqual([third]);
    expect(await idsOf({ search: `${word} 100%` })).toEqual([]);
    await expect(getOrders(maya.call, { search: 'x'.repeat(101) })).rejects.toMatchObject({ status: 422 });
  });

  it('say that they came back, once all of it has, and are found by that', async () => {
    const orderId = await order();
    const returned = async () => (await getOrders(maya.call, { state: 'returned' })).orders;
    expect(await returned()).toEqual([]);
    const [line] = (await getOrder(maya.call, orderId))?.productLineItemList ?? [];
    await sql`insert into returns (id, order_id, request_key, state, method, shipping_minor, cost_minor, announced_at)
      values ('R-1', ${orderId}, 'k', 'announced', 'dropOff', 0, 0, now())`.execute(database.db);
    await sql`insert into return_lines (return_id, item_id, quantity, reason, paid_minor)
      values ('R-1', ${line?.itemId ?? ''}, 1, 'tooSmall', 0)`.execute(database.db);
    const [announced] = await returned();
    expect(announced).toMatchObject({ orderId, openReturns: 1 });
    expect(announced).not.toHaveProperty('isReturned');
    await sql`update returns set state = 'received'`.execute(database.db);
    expect(await returned()).toMatchObject([{ orderId, isReturned: true }]);
  });

  it('are those of nobody else, and need a sign-in', async () => {
    const orderId = await order();
    const other = shop.browser();
    await registered(other, 'noa@example.org');
    expect(await getOrders(other.call)).toMatchObject({ orders: [], total: 0 });
    expect(await getOrder(other.call, orderId)).toBeUndefined();
    await expect(getOrders(shop.browser().call)).rejects.toMatchObject({ status: 401 });
  });

  it('are without those that were not paid', async () => {
    await buy(shop, maya, cardFor('decline'));
    expect(await getOrders(maya.call)).toMatchObject({ orders: [], total: 0 });
  });
});
