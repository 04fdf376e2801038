import { forgotPassword, register, requestLoginCode } from '@touchline/contract/client/account';
import { requestNewsletterLink, signUpForNewsletter } from '@touchline/contract/client/newsletter';
import { sendPrivacyRequest } from '@touchline/contract/client/privacyRequest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  form,
  openAccounts,
  registered,
  type TestAccounts,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, orderIn } from '../../sales/order/testing/buying.ts';
import { privacyRequest } from '../../privacy/privacyRequest/testing/askFor.ts';
import { mailsBySource, mayMail } from './mailBudget.ts';

const maya = 'maya@example.org';
const newsletter = { source: 'footer', consentVersion: '3', ageconfirmation: false };

describeOnDatabases('The mails that anybody can cause to one mailbox', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());
  const mails = async () => (await shop.rows(`select id from mails where recipient like 'maya%'`)).length;

  it('are at most eight in an hour, of all kinds and spellings together, whoever asks', async () => {
    for (const tag of ['', '+a', '+b', '+c', '+d', '+e']) {
      shop.clock.advance(61_000);
      const email = `maya${tag}@example.org`;
      await register(shop.browser().call, form(email));
      await signUpForNewsletter(shop.browser().call, { ...newsletter, email });
      await requestNewsletterLink(shop.browser().call, email);
      await sendPrivacyRequest(shop.browser().call, privacyRequest(email));
      for (const ask of [forgotPassword, requestLoginCode])
        expect(await ask(shop.browser().call, email)).toEqual({ kind: 'sent' });
    }
    const sent = await mails();
    expect(sent).toBeGreaterThan(4);
    expect(sent).toBeLessThanOrEqual(8);
    shop.clock.advance(3_600_000);
    await requestLoginCode(shop.browser().call, maya);
    expect(await mails()).toBe(sent + 1);
  });

  it('leave room for a code after a flood of notices, and never keep an order from being confirmed', async () => {
    await registered(shop.browser(), maya);
    for (let at = 0; at < 20; at += 1) await mayMail(shop.shop, maya, 'notice');
    const before = await mails();
    await forgotPassword(shop.browser().call, maya);
    expect(await mails()).toBe(before + 1);
    for (let at = 0; at < 20; at += 1) await mayMail(shop.shop, maya, 'access');
    const guest = shop.shopper();
    orderIn((await buy(shop, guest)).outcome);
    expect((await shop.mailTo(maya, 'order-placed')).kind).toBe('order-placed');
  });

  it('are refused with a pause where one source causes many, whatever they are', async () => {
    await shop.shop.limits.exceeds(mailsBySource, 'one source');
    for (let at = 1; at < mailsBySource.max; at += 1)
      await shop.shop.limits.exceeds(mailsBySource, 'one source');
    const browser = shop.browser('one source');
    expect((await forgotPassword(browser.call, maya)).kind).toBe('tooMany');
    expect((await signUpForNewsletter(browser.call, { ...newsletter, email: maya })).kind).toBe('tooMany');
    expect((await sendPrivacyRequest(browser.call, privacyRequest(maya))).kind).toBe('tooMany');
  });
});
