import { getCookieReceipts, recordCookieChoice } from '@touchline/contract/client/consent';
import { deleteAccount, downloadAccountData } from '@touchline/contract/client/account';
import type { NewCookieChoice } from '@touchline/contract/consent/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sweepOld } from '../retention/sweepOld.ts';
import { consentRoutes } from './consentRoutes.ts';

const key = (digit: string) => digit.repeat(32);

const refusal: NewCookieChoice = {
  ...{ visitorKey: key('a'), receiptKey: key('1'), regime: 'gdpr', mode: 'nested', levels: [0] },
  ...{
    revision: '2',
    action: 'reject',
    place: 'dialog',
    signal: true,
    decidedAt: '2026-11-21T11:59:58.000Z',
  },
};

describeOnDatabases('Receipts of cookie choices', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
    consentRoutes(shop.router, shop.shop);
    maya = shop.browser();
  });
  afterEach(() => database.close());

  it('say which text was shown, what was chosen, by which button, with which signal and when', async () => {
    await recordCookieChoice(maya.call, refusal);
    const { visitorKey: _, ...choice } = refusal;
    expect(await getCookieReceipts(maya.call, key('a'))).toEqual([
      { ...choice, market: 'gb', language: 'en', recordedAt: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  it('are recorded once however often they are sent, and later ones follow', async () => {
    await recordCookieChoice(maya.call, refusal);
    await recordCookieChoice(maya.call, refusal);
    shop.clock.advance(1_000);
    await recordCookieChoice(maya.call, { ...refusal, receiptKey: key('2'), levels: [2], action: 'accept' });
    const receipts = await getCookieReceipts(maya.call, key('a'));
    expect(receipts.map(({ action }) => action)).toEqual(['reject', 'accept']);
  });

  it.each([
    ['2099-01-01T00:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['1970-01-01T00:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['2026-99-99T99:99:99.000Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-02T08:00:00.000Z', '2026-11-02T08:00:00.000Z'],
  ])(
    'were made when the browser says (%s), unless its clock cannot be right (%s)',
    async (said, recorded) => {
      await recordCookieChoice(maya.call, { ...refusal, decidedAt: said });
      const [receipt] = await getCookieReceipts(maya.call, key('a'));
      expect(receipt?.decidedAt).toBe(recorded);
    },
  );

  it('are recorded for everybody in an office, and for one visitor only so many', async () => {
    const record = (visitor: number, at: number) =>
      recordCookieChoice(maya.call, {
        ...refusal,
        visitorKey: String(visitor).padStart(32, '0'),
        receiptKey: String(visitor * 100 + at).padStart(32, '0'),
      });
    for (let visitor = 1; visitor <= 80; visitor += 1) await record(visitor, 0);
    expect(await shop.rows('select 1 from consent_receipts')).toHaveLength(80);
    for (let at = 1; at < 30; at += 1) await record(1, at);
    await expect(record(1, 30)).rejects.toMatchObject({ status: 429 });
  });

  it('are shown only to whoever has the key, which is not stored itself', async () => {
    await recordCookieChoice(maya.call, refusal);
    expect(await getCookieReceipts(maya.call, key('b'))).toEqual([]);
    const [row] = await shop.rows<{ visitor_hash: string }>('select visitor_hash from consent_receipts');
    expect(row?.visitor_hash).not.toContain(key('a'));
  });

  it.each([
    { levels: [] },
    { levels: [0, 1, 2, 2] },
    { levels: [3] },
    { visitorKey: 'short' },
    { decidedAt: 'yesterday' },
  ])('are not made of %o', async (changes) => {
    const body = { ...refusal, ...changes };
    await expect(recordCookieChoice(maya.call, body as NewCookieChoice)).rejects.toMatchObject({
      status: 422,
    });
    expect(await shop.rows('select * from consent_receipts')).toEqual([]);
  });

  it('made while signed in are part of what the account downloads, and lose its name with it', async () => {
    await registered(maya, 'maya@example.org');
    await recordCookieChoice(maya.call, refusal);
    expect(await downloadAccountData(maya.call)).toMatchObject({
      data: { cookieChoices: [{ action: 'reject', levels: [0], revision: '2', signal: true }] },
    });
    await deleteAccount(maya.call, { currentPassword: goodPassword });
    expect(await shop.rows('select account_id from consent_receipts')).toEqual([{ account_id: null }]);
  });

  it('are deleted after three years', async () => {
    await recordCookieChoice(maya.call, refusal);
    const later = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000);
    await sweepOld(database.db, later(1_094));
    expect(await shop.rows('select 1 from consent_receipts')).toHaveLength(1);
    await sweepOld(database.db, later(1_096));
    expect(await shop.rows('select 1 from consent_receipts')).toHaveLength(0);
  });
});
