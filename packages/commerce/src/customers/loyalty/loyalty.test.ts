import { deleteAccount, downloadAccountData } from '@touchline/contract/client/account';
import {
  createLoyaltyCache,
  declineLoyalty,
  getLoyaltyStatus,
  getMembershipNotifications,
  getPointsHistory,
  getVouchers,
  joinLoyalty,
  leaveLoyalty,
  redeemPoints,
  seeMembershipNotifications,
} from '@touchline/contract/client/loyalty';
import { getVisitor } from '@touchline/contract/client/visitor';
import { hasEarlyAccess } from '@touchline/contract/loyalty/constants';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { addAccount } from '../../kernel/identity/testing/signIn.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { openCheckout } from '../../sales/order/testing/openCheckout.ts';
import { join, leave, loyaltyStatus, redeem } from './membership.ts';
import { settleLoyalty } from './settleLoyalty.ts';
import { bookCancellation, bookOrder, bookRefund } from './testing/bookOrder.ts';
import { loyaltyMarket, memberIn, openLoyalty, rules, termsVersion } from './testing/openLoyalty.ts';
import { loyaltyRoutes } from './loyaltyRoutes.ts';

const day = 86_400_000;
const maya = 'maya@example.org';

describeOnDatabases('The membership', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openLoyalty(database);
  });
  afterEach(() => database.close());

  const status = async ({ call }: TestBrowser) => {
    const outcome = await getLoyaltyStatus(
      call,
      createLoyaltyCache(() => shop.clock.now()),
      {
        isFresh: true,
      },
    );
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    return outcome.answer;
  };
  const types = async ({ call }: TestBrowser) => {
    const outcome = await getMembershipNotifications(call);
    return outcome.kind === 'done' ? outcome.answer.map(({ type }) => type) : [];
  };
  /** Time passes without ending the session. */
  const pass = async (browser: TestBrowser, days: number) => {
    shop.clock.advance(days * day);
    const { session } = browser;
    const rows = await shop.rows<{ count: number }>(
      `update sessions set expires_at = expires_at + interval '${days} days',
         last_seen_at = last_seen_at + interval '${days} days', rotated_at = rotated_at + interval '${days} days'
       returning 1 as count`,
    );
    expect([rows.length > 0, session.current !== undefined]).toEqual([true, true]);
  };

  it('is joined by an account that accepts the terms, once, and brings the first tier and its voucher [A3.30] [A7.28]', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    expect(await status(browser)).toMatchObject({
      ...{ isMember: false, hasRecord: false, tierId: 0, totalPoints: 0, levelDescription: '' },
    });
    expect(await joinLoyalty(browser.call, 'older')).toEqual({ kind: 'termsChanged' });
    await Promise.all([joinLoyalty(browser.call, termsVersion), joinLoyalty(browser.call, termsVersion)]);
    expect(await status(browser)).toMatchObject({
      ...{ isMember: true, tierId: 1, totalPoints: 0, levelDescription: 'Starter', missingPoints: 1000 },
      progress: { currentTier: 1, nextTier: 2, earnedPrice: 0, currentPercent: 0 },
    });
    const vouchers = await getVouchers(browser.call);
    expect(vouchers).toMatchObject({ kind: 'done', answer: [{ status: 'ACTIVE', value: 5, minimum: 40 }] });
  });

  it('tells loyalty progress: whether it is a member, current and next tier, what was spent, and percent [C3.34]', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    await bookOrder(shop, accountId, 5_000);
    await pass(browser, 30);
    expect(await status(browser)).toMatchObject({
      isMember: true,
      progress: { currentTier: 1, nextTier: 2, earnedPrice: 50, currentPercent: 50 },
    });
  });

  it('has points pending until nothing can be returned, then available, and both sums are those of the history', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    const orderId = await bookOrder(shop, accountId, 5_000);
    expect(await status(browser)).toMatchObject({ totalPoints: 0, pendingPoints: 500, tierId: 1 });
    await pass(browser, 30);
    expect(await settleLoyalty(shop.shop)).toBe(1);
    expect(await status(browser)).toMatchObject({ totalPoints: 500, pendingPoints: 0 });
    const history = await getPointsHistory(browser.call);
    expect(history).toMatchObject({
      answer: {
        available: 500,
        pending: 0,
        entries: [{ kind: 'earned', points: 500, orderId }, { kind: 'pending' }],
      },
    });
  });

  it('takes points back with a partial refund, all with the rest, and with a cancelled order', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    const first = await bookOrder(shop, accountId, 5_000);
    const second = await bookOrder(shop, accountId, 3_000);
    await bookRefund(shop, first, 2_000);
    expect(await status(browser)).toMatchObject({ pendingPoints: 600 });
    await bookCancellation(shop, second);
    expect(await status(browser)).toMatchObject({ pendingPoints: 300 });
    await pass(browser, 30);
    expect(await status(browser)).toMatchObject({ totalPoints: 300, pendingPoints: 0 });
    await bookRefund(shop, first, 5_000);
    expect(await status(browser)).toMatchObject({ totalPoints: 0, pendingPoints: 0 });
  });

  it('takes back the voucher that returned goods have paid for, or the points are owed where it was used', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    const orderId = await bookOrder(shop, accountId, 6_000);
    await pass(browser, 30);
    expect(await redeemPoints(browser.call, 500, 'the first request')).toMatchObject({
      answer: { status: 'ACTIVE', value: 5, minimum: 30 },
    });
    expect(await status(browser)).toMatchObject({ totalPoints: 100 });
    await bookRefund(shop, orderId, 6_000);
    expect(await status(browser)).toMatchObject({ totalPoints: 0 });
    const vouchers = await getVouchers(browser.call);
    if (vouchers.kind !== 'done') throw new Error(vouchers.kind);
    expect(
      vouchers.answer.filter(({ status: state }) => state === 'ACTIVE').map(({ minimum }) => minimum),
    ).toEqual([40]);
  });

  it('buys a voucher once, however often it is asked and how many ask at once, and never on credit', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    await bookOrder(shop, accountId, 6_000);
    await pass(browser, 30);
    const same = await Promise.all([1, 2, 3].map(() => redeemPoints(browser.call, 500, 'the same key')));
    const codes = same.map((one) => (one.kind === 'done' ? one.answer.code : one.kind));
    expect(new Set(codes).size).toBe(1);
    expect(await redeemPoints(browser.call, 500, 'another key')).toEqual({ kind: 'notEnoughPoints' });
    expect(await redeemPoints(browser.call, 501, 'another key')).toEqual({ kind: 'noSuchReward' });
    expect(await status(browser)).toMatchObject({ totalPoints: 100 });
  });

  it('climbs tiers with what was bought, falls when it is long ago, and tells both, as it tells points that come and go [A3.34]', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    await bookOrder(shop, accountId, 12_000);
    await pass(browser, 30);
    expect(await status(browser)).toMatchObject({ tierId: 2, levelDescription: 'Pacer', totalPoints: 1200 });
    expect((await types(browser)).toSorted()).toEqual(['INVITE_A_FRIEND', 'LEVEL_UPGRADE', 'POINTS_GAINED']);
    await bookOrder(shop, accountId, 1_000);
    await pass(browser, 275);
    expect(await types(browser)).toContain('POINTS_TO_EXPIRE');
    await pass(browser, 30);
    expect(await types(browser)).toContain('POINTS_EXPIRED');
    expect(await status(browser)).toMatchObject({ totalPoints: 100, tierId: 2 });
    await pass(browser, 40);
    await settleLoyalty(shop.shop);
    const all = await types(browser);
    expect(all).toContain('ALL_POINTS_EXPIRED');
    expect(all).toContain('UPCOMING_DOWNGRADE');
    await pass(browser, 30);
    expect(await status(browser)).toMatchObject({ tierId: 1 });
    expect(await types(browser)).toContain('LEVEL_DOWNGRADE');
    expect(new Set(await types(browser)).size).toBe(8);
    const seen = await seeMembershipNotifications(browser.call);
    expect(seen.kind === 'done' && seen.answer.every(({ isSeen }) => isSeen)).toBe(true);
  });

  it('opens early access from tier 2 on [A4.110]', async () => {
    expect([0, 1, 2, 3, 4].map(hasEarlyAccess)).toEqual([false, false, true, true, true]);
    const { browser, accountId } = await memberIn(shop, maya);
    expect((await getVisitor(browser.call)).membership?.membershipTier).toBe(1);
    await bookOrder(shop, accountId, 12_000);
    await pass(browser, 30);
    await settleLoyalty(shop.shop);
    expect(hasEarlyAccess((await getVisitor(browser.call)).membership?.membershipTier ?? 0)).toBe(true);
  });

  it('is part of the visitor’s answer: number, points, tier and the voucher of the highest value [A3.31] [A4.113]', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    expect((await getVisitor(browser.call)).membership).toEqual({
      ...{ isMember: false, needsConsent: true, membershipPoints: 0, membershipTier: 0 },
    });
    await joinLoyalty(browser.call, termsVersion);
    const { accountId } = {
      accountId: (await shop.rows<{ id: string }>('select id from accounts'))[0]?.id ?? '',
    };
    await bookOrder(shop, accountId, 9_000);
    await pass(browser, 30);
    await redeemPoints(browser.call, 900, 'ten pounds');
    expect((await getVisitor(browser.call)).membership).toMatchObject({
      ...{ isMember: true, needsConsent: false, membershipPoints: 0, membershipTier: 1 },
      ...{ membershipId: expect.stringMatching(/^[0-9A-Z]{12}$/), voucher: { value: 10, currency: 'GBP' } },
    });
    expect((await getVisitor(shop.shopper().call)).membership).toBeUndefined();
  });

  it('is joined with the registration that accepts its terms, and asks nobody who has answered there', async () => {
    const asked = async (membership: { isAccepted: boolean; termsVersion: string }, email: string) => {
      const browser = shop.browser();
      await registered(browser, email, { membership });
      return (await getVisitor(browser.call)).membership;
    };
    expect(await asked({ isAccepted: true, termsVersion }, maya)).toMatchObject({
      ...{ isMember: true, needsConsent: false, membershipTier: 1 },
    });
    expect(await asked({ isAccepted: false, termsVersion }, 'no@example.org')).toMatchObject({
      ...{ isMember: false, needsConsent: false },
    });
    // Terms that are none of today's were not accepted.
    expect(await asked({ isAccepted: true, termsVersion: 'older' }, 'old@example.org')).toMatchObject({
      isMember: false,
    });
  });

  it('asks an account from elsewhere once: whoever does not join now is left alone, and can join later', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    expect((await getVisitor(browser.call)).membership).toMatchObject({ needsConsent: true });
    expect(await declineLoyalty(browser.call)).toMatchObject({ kind: 'done' });
    expect((await getVisitor(browser.call)).membership).toMatchObject({ needsConsent: false });
    await joinLoyalty(browser.call, termsVersion);
    expect((await getVisitor(browser.call)).membership).toMatchObject({ isMember: true });
  });

  it('goes on asking where the market’s accounts belong to the programme [A4.105]', async () => {
    await database.close();
    database = await open();
    shop = await openLoyalty(database, { isRequired: true });
    const browser = shop.browser();
    await registered(browser, maya, { membership: { isAccepted: false, termsVersion } });
    await declineLoyalty(browser.call);
    expect((await getVisitor(browser.call)).membership).toMatchObject({
      ...{ needsConsent: true, isRequired: true },
    });
  });

  it('ends with its points and vouchers; coming back starts from nothing and brings no second voucher', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    await bookOrder(shop, accountId, 6_000);
    await pass(browser, 30);
    await status(browser);
    const left = await leaveLoyalty(browser.call);
    expect(left).toMatchObject({ answer: { isMember: false, hasRecord: true, totalPoints: 0 } });
    expect((await getVisitor(browser.call)).membership).toMatchObject({
      isMember: false,
      needsConsent: false,
    });
    await joinLoyalty(browser.call, termsVersion);
    expect(await status(browser)).toMatchObject({ isMember: true, totalPoints: 0, tierId: 1 });
    const vouchers = await getVouchers(browser.call);
    expect(vouchers).toMatchObject({ answer: [{ status: 'EXPIRED' }] });
  });

  it('is for accounts with a password, in markets with the programme and the flag [A6.06] [C6.09]', async () => {
    const light = await addAccount(shop.shop, 'light');
    expect(light).not.toBe('');
    const other = await openCheckout(database, { market: { loyalty: rules } });
    loyaltyRoutes(other.router, other.shop);
    const { browser } = await memberIn(shop, maya);
    expect(await getVouchers(browser.call)).toMatchObject({ kind: 'done' });
    const request = new Request('https://shop.test/api/account/loyalty?sitePath=gb', {
      headers: { 'x-session-authorization': `Bearer ${browser.session.current ?? ''}` },
    });
    expect((await other.fetch(request)).status).toBe(404);
    expect(await getVouchers(shop.shopper().call)).toEqual({ kind: 'signedOut' });
  });

  it('is downloaded with the account’s data, and gone with the account', async () => {
    const { browser, accountId } = await memberIn(shop, maya);
    await bookOrder(shop, accountId, 6_000);
    await status(browser);
    const outcome = await downloadAccountData(browser.call);
    if (outcome.kind !== 'ready') throw new Error(outcome.kind);
    expect(outcome.data.membership).toMatchObject({
      ...{ market: 'gb', termsVersion, tierId: 1, pendingPoints: 600, leftAt: null },
      ...{ vouchers: [{ value: 5 }], entries: [{ points: -600 }, { points: 600 }] },
    });
    await deleteAccount(browser.call, { currentPassword: goodPassword });
    for (const table of ['members', 'entries', 'vouchers', 'notifications'])
      expect(await shop.rows(`select * from loyalty_${table}`)).toEqual([]);
  });

  it('answers the status from memory for a minute, then asks again [A7.28]', async () => {
    const { browser } = await memberIn(shop, maya);
    const cache = createLoyaltyCache(() => shop.clock.now());
    await getLoyaltyStatus(browser.call, cache);
    const before = database.statements();
    await getLoyaltyStatus(browser.call, cache);
    expect(database.statements()).toBe(before);
    shop.clock.advance(61_000);
    await getLoyaltyStatus(browser.call, cache);
    expect(database.statements()).toBeGreaterThan(before);
  });

  type Command =
    | { kind: 'buy'; minor: number }
    | { kind: 'refund'; at: number; percent: number }
    | { kind: 'cancel'; at: number }
    | { kind: 'redeem'; points: number }
    | { kind: 'pass'; days: number }
    | { kind: 'leave' | 'join' | 'settle' };
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.integer({ min: 1, max: 20_000 }).map((minor): Command => ({ kind: 'buy', minor })),
    fc
      .tuple(fc.nat(), fc.integer({ min: 1, max: 100 }))
      .map(([at, percent]): Command => ({ kind: 'refund', at, percent })),
    fc.nat().map((at): Command => ({ kind: 'cancel', at })),
    fc.constantFrom(500, 900).map((points): Command => ({ kind: 'redeem', points })),
    fc.nat({ max: 120 }).map((days): Command => ({ kind: 'pass', days })),
    fc.constantFrom<Command>({ kind: 'leave' }, { kind: 'join' }, { kind: 'settle' }),
  );

  it(
    'keeps every sum, also with two changes at once, and gains nothing when everything goes back',
    { timeout: 120_000 },
    async () => {
      const site = { market: loyaltyMarket, language: { code: 'en', label: 'English', sitePath: 'gb' } };
      const property = fc.asyncProperty(
        fc.array(command, { minLength: 1, maxLength: 14 }),
        async (commands) => {
          const accountId = await addAccount(shop.shop);
          const call = () => ({ accountId, site, rules, now: shop.clock.now() });
          const bought: { id: string; minor: number }[] = [];
          await join(shop.shop, call());
          const check = async () => {
            const [row] = await shop.rows<Record<string, number>>(
              `select m.available as "available", m.pending as "pending",
               (select coalesce(sum(points), 0)::int from loyalty_entries e where e.account_id = m.account_id) as "all",
               (select coalesce(sum(points), 0)::int from loyalty_entries e where e.account_id = m.account_id and ledger = 'available') as "sumAvailable",
               (select coalesce(sum(points), 0)::int from loyalty_entries e where e.account_id = m.account_id and ledger = 'pending') as "sumPending",
               (select count(*)::int from (select 1 from loyalty_entries e where e.account_id = m.account_id
                  group by transfer_id having sum(points) <> 0 or count(*) <> 2) as odd) as "odd",
               (select coalesce(sum(points), 0)::int from loyalty_entries e where e.account_id = m.account_id and ledger = 'redeemed') as "redeemed",
               (select coalesce(sum(points), 0)::int from loyalty_vouchers v where v.account_id = m.account_id and voided_at is null) as "inVouchers"
             from loyalty_members m where m.account_id = '${accountId}'`,
            );
            expect(row).toMatchObject({ all: 0, odd: 0 });
            expect([row?.['available'], row?.['pending']]).toEqual([
              row?.['sumAvailable'],
              row?.['sumPending'],
            ]);
            return { available: row?.['available'] ?? 0, inVouchers: row?.['inVouchers'] ?? 0 };
          };
          for (const each of commands) {
            const one = bought.length > 0 && 'at' in each ? bought[each.at % bought.length] : undefined;
            if (each.kind === 'buy')
              bought.push({ id: await bookOrder(shop, accountId, each.minor), minor: each.minor });
            else if (each.kind === 'refund' && one)
              await bookRefund(shop, one.id, Math.ceil((one.minor * each.percent) / 100));
            else if (each.kind === 'cancel' && one) await bookCancellation(shop, one.id);
            else if (each.kind === 'pass') shop.clock.advance(each.days * day);
            else if (each.kind === 'leave') await leave(shop.shop, call());
            else if (each.kind === 'join') await join(shop.shop, call());
            else if (each.kind === 'settle')
              await Promise.all([settleLoyalty(shop.shop), loyaltyStatus(shop.shop, call())]);
            else if (each.kind === 'redeem')
              await Promise.allSettled(
                ['a first key', 'a second key'].map((key) =>
                  redeem(shop.shop, call(), {
                    points: each.points,
                    requestKey: `${key} ${commands.indexOf(each)}`,
                  }),
                ),
              );
            await check();
          }
          for (const { id } of bought) await bookCancellation(shop, id);
          await loyaltyStatus(shop.shop, call());
          const end = await check();
          expect(end.available).toBeLessThanOrEqual(0);
          // Nobody has used a voucher: none that points bought is left either.
          expect(end.inVouchers).toBe(0);
        },
      );
      await fc.assert(property, { numRuns: 15 });
    },
  );
});
