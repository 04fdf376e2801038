import { forgotPassword, register, requestLoginCode } from '@touchline/contract/client/account';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { form, openAccounts, type TestAccounts } from '../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../node/testing/describeOnDatabases.ts';
import { renderMail } from './composeMail.ts';
import { accountLetters } from './kinds/accountLetters.ts';
import { neutralDesign } from '../kernel/brand/BrandDesign.ts';
import { mailboxApp } from '../sandbox/mailbox/mailboxApp.ts';
import { languagesIn } from '../node/testing/languagesIn.ts';
import { messagesOf } from './messagesOf.ts';

describe('A mail about an account', () => {
  const all = languagesIn(new URL('messages/', import.meta.url)).flatMap((language) =>
    Object.entries(accountLetters).map(([kind, write]) => [language, kind, write] as const),
  );
  it.each(all)(
    'in %s of the kind %s has its text in HTML and plain, in its own language',
    async (language, kind, write) => {
      const content = write(
        await messagesOf(language),
        kind === 'email-code' ? '012345' : 'f00',
        'https://shop.test/gb',
      );
      const mail = await renderMail(content, neutralDesign('touchline'), language);
      expect(mail.subject).toBe(content.subject);
      expect(mail.text).toContain(content.title);
      expect(mail.html).toContain(`lang="${language}"`);
      const english = accountLetters[kind as keyof typeof accountLetters](await messagesOf('en'), '', '');
      if (language !== 'en') expect(content.title).not.toBe(english.title);
      if (kind === 'email-code') expect(mail.text).toContain('012345');
      else if (kind !== 'account-deleted')
        expect(mail.text).toMatch(/https:\/\/shop\.test\/gb\/account[/?\s]/);
    },
  );
});

describeOnDatabases('The mailbox of a shop without a mail server', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  it('shows the code and the link that work, the same each time it is opened', async () => {
    const { call } = shop.browser();
    await register(call, form('maya@example.org'));
    await forgotPassword(call, 'maya@example.org');
    await requestLoginCode(call, 'maya@example.org');
    const link = (await shop.mailTo('maya@example.org', 'password-reset')).secret;
    const code = (await shop.mailTo('maya@example.org', 'email-code')).secret;
    const app = mailboxApp(shop.shop);
    const list = await (await app.request('/mailbox')).text();
    const pages = [...list.matchAll(/href="(\/mailbox\/[^"]+)"/g)].map(([, page]) => page ?? '');
    expect(pages).toHaveLength(3);
    for (let round = 0; round < 2; round += 1) {
      const texts = await Promise.all(pages.map(async (page) => (await app.request(page)).text()));
      expect(texts.join()).toContain(link);
      expect(texts.join()).toContain(code);
    }
  });
});
