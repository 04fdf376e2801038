import {
  confirmPrivacyRequest,
  getPrivacyCase,
  openPrivacyArchive,
  sendPrivacyRequest,
} from '@touchline/contract/client/privacyRequest';
import { privacyCodes } from '@touchline/contract/privacyRequest/constants';
import type { PrivacyArchive, PrivacyCaseDetail } from '@touchline/contract/privacyRequest/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, orderIn } from '../../sales/order/testing/buying.ts';
import { sweepPrivacyCases } from './sweepPrivacyCases.ts';
import { askAndConfirm, privacyRequest } from './testing/askFor.ts';
import { workPrivacyCases } from './workCases.ts';

const maya = 'maya@example.org';
const day = 86_400_000;
const operator = 'token-of-the-operator';

describeOnDatabases('A privacy request', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let browser: TestBrowser;
  const inMarket = async (market: Parameters<typeof openAccounts>[1] = {}) => {
    shop = await openAccounts(database, market);
    Object.assign(shop.shop, { metricsToken: operator });
    browser = shop.browser();
  };
  beforeEach(async () => {
    database = await open();
    await inMarket();
  });
  afterEach(() => database.close());

  const refusalOf = async (body: unknown): Promise<{ field: string; message: string } | string> => {
    const answer = await shop.fetch(
      new Request('https://shop.test/api/account/privacy-requests?sitePath=gb', {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      }),
      `source ${JSON.stringify(body)}`,
    );
    if (answer.status === 200) return 'success';
    return ((await answer.json()) as { details: { serverError: { field: string; message: string } } }).details
      .serverError;
  };
  const state = async () =>
    (await shop.rows<{ state: string }>('select state from privacy_cases')).map((row) => row.state);
  const events = async () =>
    (await shop.rows<{ event: string }>('select event from privacy_case_events order by id')).map(
      (row) => row.event,
    );
  const asOperator = async (method: string, path: string, body?: unknown) => {
    const answer = await shop.fetch(
      new Request(`https://shop.test/api/privacy-cases${path}`, {
        method,
        headers: { authorization: `Bearer ${operator}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, body: (await answer.json()) as never };
  };

  it('is posted with name, address, membership id, type and category, and answered with success [A7.30, A3.17]', async () => {
    const outcome = await sendPrivacyRequest(browser.call, privacyRequest(maya, { membershipId: 'M-1' }));
    expect(outcome).toEqual({ kind: 'received' });
    expect(
      await shop.rows('select email, last_name, membership_id, request_type, category from privacy_cases'),
    ).toEqual([
      {
        ...{ email: maya, last_name: 'Okafor', membership_id: 'M-1' },
        ...{ request_type: 'EXPORT', category: 'GDPR' },
      },
    ]);
  });

  const good = privacyRequest(maya);
  const refusals: readonly [(typeof privacyCodes)[number], string, unknown][] = [
    ['INVALID_PAYLOAD', '', ['no object']],
    ['INVALID_CASE_DETAILS', 'requestTypes', { ...good, requestTypes: ['DO_NOT_SELL'] }],
    ['INVALID_CUSTOMER_DETAILS', '', { ...good, email: undefined, lastName: undefined }],
    ['INVALID_EMAIL', 'email', { ...good, email: 'maya@' }],
    ['INVALID_FIRST_NAME', 'firstName', { ...good, firstName: '<b>' }],
    ['INVALID_LAST_NAME', 'lastName', { ...good, lastName: '1' }],
    ['INVALID_MEMBERSHIP_ID', 'membershipId', { ...good, membershipId: 'x'.repeat(65) }],
    ['INVALID_REQUEST_TYPES', 'requestTypes', { ...good, requestTypes: ['EXPORT', 'DELETE'] }],
    ['REQUEST_TYPES_NEED_TO_BE_ARRAY', 'requestTypes', { ...good, requestTypes: 'EXPORT' }],
    ['REQUEST_TYPES_SHOULD_NOT_BE_EMPTY', 'requestTypes', { ...good, requestTypes: [] }],
    ['UNKNOWN_REQUEST_TYPE', 'requestTypes', { ...good, requestTypes: ['FORGET'] }],
    ['DUPLICATE_REQUEST_TYPES', 'requestTypes', { ...good, requestTypes: ['EXPORT', 'EXPORT'] }],
    ['INVALID_ORIGIN', 'origin', { ...good, origin: 'MARS' }],
    ['INVALID_SUB_ORIGIN', 'subOrigin', { ...good, subOrigin: 'MOON' }],
    ['INVALID_CATEGORY', 'category', { ...good, category: 'CCPA' }],
  ];
  it.each(refusals)('is refused with %s at its field [A8.26]', async (message, field, body) => {
    expect(await refusalOf(body)).toEqual({ field, message });
    expect(await state()).toEqual([]);
  });

  it('is refused with INVALID_CONFIG where the back end takes none, which completes the codes [A8.26]', async () => {
    await inMarket({ market: { config: { privacyRequestsTaken: false } } });
    expect(await refusalOf(good)).toEqual({ field: '', message: 'INVALID_CONFIG' });
    expect([...refusals.map(([code]) => code), 'INVALID_CONFIG'].toSorted()).toEqual(privacyCodes.toSorted());
  });

  it('lives from received to done: only the press on the page of the mail confirms it', async () => {
    await sendPrivacyRequest(browser.call, good);
    const { secret } = await shop.mailTo(maya, 'privacy-confirm');
    expect(await getPrivacyCase(browser.call, secret)).toMatchObject({
      kind: 'open',
      privacyCase: { state: 'received', maskedEmail: 'm•••@example.org', dueAt: '2026-12-21T12:00:00.000Z' },
    });
    expect(await workPrivacyCases(shop.shop)).toBe(0);
    expect(await confirmPrivacyRequest(browser.call, secret)).toMatchObject({
      privacyCase: { state: 'confirmed' },
    });
    expect(await confirmPrivacyRequest(browser.call, secret)).toMatchObject({ kind: 'open' });
    expect(await workPrivacyCases(shop.shop)).toBe(1);
    expect(await state()).toEqual(['done']);
    expect(await events()).toEqual(['received', 'confirmed', 'working', 'archive-ready', 'done']);
    expect(JSON.stringify(await shop.rows('select * from privacy_links'))).not.toContain(secret);
  });

  it('gets the same answer for every address, and a mail either way', async () => {
    await registered(browser, maya);
    for (const email of [maya, 'nobody@example.org']) {
      expect(await sendPrivacyRequest(browser.call, privacyRequest(email))).toEqual({ kind: 'received' });
      expect((await shop.mailTo(email, 'privacy-confirm')).kind).toBe('privacy-confirm');
    }
  });

  it('sent twice is one case; asked again later it gets the same link', async () => {
    await Promise.all([sendPrivacyRequest(browser.call, good), sendPrivacyRequest(browser.call, good)]);
    expect(await state()).toEqual(['received']);
    expect(await shop.mailCount(maya)).toBe(1);
    const { secret } = await shop.mailTo(maya);
    shop.clock.advance(120_000);
    await sendPrivacyRequest(browser.call, good);
    expect(await state()).toEqual(['received']);
    expect(await shop.mailCount(maya)).toBe(2);
    expect((await shop.mailTo(maya)).secret).toBe(secret);
  });

  it('cannot flood a mailbox, and too many of one source need a bot check', async () => {
    for (let at = 0; at < 6; at += 1) {
      await sendPrivacyRequest(shop.browser().call, good);
      shop.clock.advance(61_000);
    }
    expect(await shop.mailCount(maya)).toBe(4);
    const kinds: string[] = [];
    for (let at = 0; at < 7; at += 1) kinds.push((await sendPrivacyRequest(browser.call, good)).kind);
    expect(kinds.at(-1)).toBe('botCheckNeeded');
  });

  it('that nobody confirms expires with its link, and what was written is forgotten', async () => {
    await sendPrivacyRequest(browser.call, good);
    const { secret } = await shop.mailTo(maya);
    shop.clock.advance(8 * day);
    await sweepPrivacyCases(shop.shop);
    expect(await shop.rows('select state, email, last_name from privacy_cases')).toEqual([
      { state: 'expired', email: null, last_name: null },
    ]);
    expect(await getPrivacyCase(browser.call, secret)).toEqual({ kind: 'linkOver' });
    shop.clock.advance(1_096 * day);
    await sweepPrivacyCases(shop.shop);
    expect(await state()).toEqual([]);
  });

  it('for a copy is handed out once, for whoever has an account and for guests', async () => {
    await registered(browser, maya);
    const guest = shop.browser();
    const { orderId } = orderIn((await buy(shop, guest)).outcome);
    await shop.shop.db.updateTable('orders').set({ owner_id: null, email: maya }).execute();
    await askAndConfirm(shop, browser, maya);
    await workPrivacyCases(shop.shop);
    const { secret } = await shop.mailTo(maya, 'privacy-archive');
    const ready = await openPrivacyArchive(browser.call, secret);
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    expect(await openPrivacyArchive(browser.call, secret)).toEqual({ kind: 'linkOver' });
    const download = () => shop.fetch(new Request(`https://shop.test${ready.address}`));
    const answer = await download();
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="touchline-data.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const archive = (await answer.json()) as PrivacyArchive;
    expect(archive.account?.account.lastName).toBe('Okafor');
    expect(archive.guestOrders.map((order) => order.orderId)).toEqual([orderId]);
    expect(archive.privacyRequests).toHaveLength(1);
    // A broken connection may be tried again, for ten minutes.
    expect((await download()).status).toBe(200);
    shop.clock.advance(601_000);
    expect((await download()).status).toBe(404);
    expect(await getPrivacyCase(browser.call, secret)).toMatchObject({ privacyCase: { archive: 'used' } });
    shop.clock.advance(8 * day);
    await sweepPrivacyCases(shop.shop);
    expect(await shop.rows('select email from privacy_cases')).toEqual([{ email: null }]);
  });

  it('for portability holds what the person gave, not what the shop recorded', async () => {
    await registered(browser, maya);
    await askAndConfirm(shop, browser, maya, { requestTypes: ['DATA_PORTABILITY'] });
    await workPrivacyCases(shop.shop);
    const ready = await openPrivacyArchive(browser.call, (await shop.mailTo(maya, 'privacy-archive')).secret);
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    const archive = (await (
      await shop.fetch(new Request(`https://shop.test${ready.address}`))
    ).json()) as PrivacyArchive;
    expect(archive.account?.account.firstName).toBe('Maya');
    expect([archive.account?.sessions, archive.account?.events, archive.mails]).toEqual([[], [], []]);
  });

  it('not to sell is followed at once, without proof, and withdraws the consent to paid media', async () => {
    await inMarket({ market: { consent: 'ccpa' } });
    await registered(browser, maya, { paidMediaConsent: true });
    const outcome = await sendPrivacyRequest(
      browser.call,
      privacyRequest(maya, { requestTypes: ['DO_NOT_SELL'], category: 'CCPA' }),
    );
    expect(outcome).toEqual({ kind: 'received' });
    expect(await shop.rows('select state, email from privacy_cases')).toEqual([
      { state: 'done', email: null },
    ]);
    expect(
      await shop.rows('select consent_type, accepted from account_consents order by id desc limit 1'),
    ).toEqual([{ consent_type: 'PMF', accepted: false }]);
    expect((await shop.mailTo(maya, 'privacy-sale-stopped')).text).toContain('won’t be sold or shared');
  });

  it('by another name waits for the operator, who sees it, lets it go on or refuses it with a reason', async () => {
    await registered(browser, maya);
    await askAndConfirm(shop, browser, maya, { lastName: 'Stranger', requestTypes: ['DELETE'] });
    expect(await workPrivacyCases(shop.shop)).toBe(0);
    const list = (await asOperator('GET', '?state=confirmed')).body as { cases: PrivacyCaseDetail[] };
    const caseId = list.cases[0]?.caseId ?? '';
    expect(list.cases).toMatchObject([{ needsReview: true, isOverdue: false, requestType: 'DELETE' }]);
    expect((await asOperator('GET', `/${caseId}`)).body).toMatchObject({ email: maya, lastName: 'Stranger' });
    expect((await asOperator('POST', `/${caseId}/refusals`, { reason: 'whim' })).status).toBe(422);
    const refused = await asOperator('POST', `/${caseId}/refusals`, { reason: 'identityNotProved' });
    expect(refused.body).toMatchObject({ state: 'refused', email: null, lastName: null });
    expect((await asOperator('POST', `/${caseId}/refusals`, { reason: 'repeated' })).status).toBe(409);
    expect((await shop.mailTo(maya, 'privacy-refused')).text).toContain('doesn’t match this address');

    await askAndConfirm(shop, browser, maya, { lastName: 'Stranger' });
    const second = (await asOperator('GET', '?state=confirmed')).body as { cases: PrivacyCaseDetail[] };
    expect((await asOperator('POST', `/${second.cases[0]?.caseId ?? ''}/approvals`)).status).toBe(200);
    expect(await workPrivacyCases(shop.shop)).toBe(1);
    expect(await events()).toContain('approved');
  });

  it('is overdue once the deadline of its law is past: a month, 45 days, 15 days', async () => {
    await registered(browser, maya);
    await askAndConfirm(shop, browser, maya, { lastName: 'Stranger' });
    const isOverdue = async () =>
      ((await asOperator('GET', '')).body as { cases: PrivacyCaseDetail[] }).cases[0]?.isOverdue;
    shop.clock.advance(30 * day - 1);
    expect(await isOverdue()).toBe(false);
    shop.clock.advance(2);
    expect(await isOverdue()).toBe(true);
  });
});
