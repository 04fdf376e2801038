import { getBag } from '@touchline/contract/client/basket';
import { getVouchers, setVoucher } from '@touchline/contract/client/loyalty';
import { placeOrder } from '@touchline/contract/client/order';
import type { Basket } from '@touchline/contract/basket/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registered, type TestAccounts, type TestBrowser } from '../account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { cardFor, fillBag, orderIn, payment, readyBag } from '../../sales/order/testing/buying.ts';
import { settleVoided } from '../../sales/order/settlePlaced.ts';
import { memberIn, openLoyalty } from './testing/openLoyalty.ts';

const maya = 'maya@example.org';

describeOnDatabases('A voucher in the checkout', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openLoyalty(database);
  });
  afterEach(() => database.close());

  const voucherOf = async ({ call }: TestBrowser) => {
    const outcome = await getVouchers(call);
    const [voucher] = outcome.kind === 'done' ? outcome.answer : [];
    if (!voucher) throw new Error('There is no voucher.');
    return voucher;
  };
  const place = async (
    browser: TestBrowser,
    basket: Basket & { basketId: string },
    card = cardFor('approve'),
  ) =>
    placeOrder(
      browser.call,
      {
        ...{
          basketId: basket.basketId,
          paymentMethodId: 'CREDIT_CARD',
          confirmedTotal: basket.pricing.total,
        },
        ...(await payment(shop, browser, basket.basketId, card)),
      },
      crypto.randomUUID(),
    );
  const withVoucher = async (browser: TestBrowser, code: string) => {
    const basket = await readyBag(browser);
    const outcome = await setVoucher(browser.call, basket.basketId, code);
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    return { ...outcome.basket, basketId: basket.basketId };
  };

  it('costs a member the price for members, and everybody else the price for all [A1.13]', async () => {
    const { browser } = await memberIn(shop, maya);
    const guest = await fillBag(shop.shopper());
    expect(guest.pricing).toMatchObject({ price: 130 });
    expect(guest.pointsToEarn).toBeUndefined();
    const account = shop.browser();
    await registered(account, 'ben@example.org');
    expect((await fillBag(account)).pricing).toMatchObject({ price: 130 });
    const basket = await fillBag(browser);
    expect(basket.pricing).toMatchObject({ price: 110, standardPrice: 130 });
    expect(basket.pointsToEarn).toBe(1100);
    expect((await getBag(browser.call)).messageList.map(({ type }) => type)).not.toContain('PriceChanged');
  });

  it('names the group whose prices a bag has, by the tier of its member, and keeps it with the order', async () => {
    expect((await fillBag(shop.shopper())).segmentationId).toBeUndefined();
    const account = shop.browser();
    await registered(account, 'ben@example.org');
    expect((await fillBag(account)).segmentationId).toBeUndefined();
    const { browser, accountId } = await memberIn(shop, maya);
    const basket = await readyBag(browser);
    expect(basket.segmentationId).toBe('members.1');
    await database.db
      .updateTable('loyalty_members')
      .set({ tier: 2 })
      .where('account_id', '=', accountId)
      .execute();
    expect((await getBag(browser.call)).segmentationId).toBe('members.2');
    orderIn(await place(browser, basket));
    expect(await shop.rows(`select data ->> 'segmentationId' as segment from orders`)).toEqual([
      { segment: 'members.2' },
    ]);
  });

  it('takes its value off the total and the tax, and is redeemed with the order', async () => {
    const { browser } = await memberIn(shop, maya);
    const { code } = await voucherOf(browser);
    const basket = await withVoucher(browser, code.toLowerCase());
    expect(basket.pricing).toMatchObject({ price: 110, voucher: 5, total: 105, tax: 17.5 });
    expect(basket.couponList).toEqual([{ couponCode: code, statusCode: 'APPLIED' }]);
    expect(basket.pointsToEarn).toBe(1050);
    const order = orderIn(await place(browser, basket));
    expect(order.pricing).toMatchObject({ total: 105, voucher: 5 });
    expect(await voucherOf(browser)).toMatchObject({ status: 'REDEEMED' });
    const next = await readyBag(browser);
    expect(await setVoucher(browser.call, next.basketId, code)).toEqual({ kind: 'notUsable' });
  });

  it('is used by one of two orders that are placed at once; the other is told that the total has changed', async () => {
    const { browser } = await memberIn(shop, maya);
    const { code } = await voucherOf(browser);
    const first = await withVoucher(browser, code);
    // A second basket of the same account, as a second device has it.
    const pay = await payment(shop, browser, first.basketId);
    const twin = 'b'.repeat(32);
    await shop.rows(
      `insert into baskets (id, shopper_id, owner_id, state, version, data, created_at, modified_at)
         select '${twin}', shopper_id, owner_id, state, version, data, created_at, modified_at from baskets where id = '${first.basketId}'
       returning id`,
    );
    const results = await Promise.allSettled(
      [first.basketId, twin].map((basketId) =>
        placeOrder(
          browser.call,
          { ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: 105 }, ...pay },
          crypto.randomUUID(),
        ),
      ),
    );
    const orders = await shop.rows<{ id: string; total: number }>(
      `select id, total_minor::int as total from orders where status <> 'failed'`,
    );
    const reduced = orders.filter(({ total }) => total === 10_500);
    expect(reduced).toHaveLength(1);
    expect(results).toHaveLength(2);
    // Whose first try failed at the provider may have taken it back and used it again.
    expect(await shop.rows('select order_id as id from loyalty_vouchers')).toEqual([{ id: reduced[0]?.id }]);
  });

  it('is given back when the bank refuses, and when the order is cancelled', async () => {
    const { browser } = await memberIn(shop, maya);
    const { code } = await voucherOf(browser);
    const basket = await withVoucher(browser, code);
    expect((await place(browser, basket, cardFor('decline'))).kind).toBe('declined');
    expect(await voucherOf(browser)).toMatchObject({ status: 'ACTIVE' });
    const again = { ...(await getBag(browser.call)), basketId: basket.basketId };
    expect(again.pricing).toMatchObject({ voucher: 5, total: 105 });
    orderIn(await place(browser, again));
    expect(await voucherOf(browser)).toMatchObject({ status: 'REDEEMED' });
    const [paid] = await shop.rows<{ id: string }>(`select id from payments where state = 'authorised'`);
    await settleVoided(database.db, paid?.id ?? '', shop.clock.now());
    expect(await voucherOf(browser)).toMatchObject({ status: 'ACTIVE' });
  });

  it('waits until the goods are worth enough, is taken off again, and is nobody else’s', async () => {
    const { browser } = await memberIn(shop, maya);
    const { code } = await voucherOf(browser);
    await database.db.updateTable('loyalty_vouchers').set({ minimum_minor: 20_000 }).execute();
    const basket = await readyBag(browser);
    expect(await setVoucher(browser.call, basket.basketId, code)).toEqual({ kind: 'minimum' });
    await database.db.updateTable('loyalty_vouchers').set({ minimum_minor: 4_000 }).execute();
    await setVoucher(browser.call, basket.basketId, code);
    await database.db.updateTable('loyalty_vouchers').set({ minimum_minor: 20_000 }).execute();
    const short = await getBag(browser.call);
    expect(short.couponList).toEqual([{ couponCode: code, statusCode: 'BELOW_MINIMUM' }]);
    expect(short.pricing.total).toBe(110);
    const without = await setVoucher(browser.call, basket.basketId, undefined);
    expect(without).toMatchObject({ kind: 'done', basket: { couponList: [] } });
    const { browser: other } = await memberIn(shop, 'ben@example.org');
    const theirs = await readyBag(other);
    expect(await setVoucher(other.call, theirs.basketId, code)).toEqual({ kind: 'notUsable' });
    const guest = shop.shopper();
    const bag = await fillBag(guest);
    expect(await setVoucher(guest.call, bag.basketId, code)).toEqual({ kind: 'signedOut' });
  });

  it('shows active vouchers before those that are used or have expired [A3.32] [A3.33] [A7.27]', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    const now = shop.clock.now();
    const row = (code: string, expires: Date) => ({
      ...{
        code,
        account_id: accountId,
        market: 'gb',
        currency: 'GBP',
        value_minor: 900,
        minimum_minor: 2_000,
      },
      ...{ tier: null, points: 900, request_key: code, issued_at: now, expires_at: expires },
      ...{ voided_at: null, order_id: null, uses: 0 },
    });
    await database.db
      .insertInto('loyalty_vouchers')
      .values(row('OVER', new Date(now.getTime() - 1)))
      .execute();
    const basket = await withVoucher(browser, (await voucherOf(browser)).code);
    orderIn(await place(browser, basket));
    await database.db
      .insertInto('loyalty_vouchers')
      .values(row('NEW1', new Date(now.getTime() + 60_000)))
      .execute();
    const outcome = await getVouchers(browser.call);
    expect(outcome.kind === 'done' ? outcome.answer.map(({ status, value }) => [status, value]) : []).toEqual(
      [
        ['ACTIVE', 9],
        ['REDEEMED', 5],
        ['EXPIRED', 9],
      ],
    );
  });
});
