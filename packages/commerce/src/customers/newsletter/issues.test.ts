import {
  confirmNewsletter,
  changeNewsletterPreferences,
  endNewsletter,
  signUpForNewsletter,
} from '@touchline/contract/client/newsletter';
import type { NewsletterIssue } from '@touchline/contract/newsletter/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAccounts, type TestAccounts } from '../account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import type { Mail } from '../../mail/Mail.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sendIssue } from './issues.ts';

const dayMs = 86_400_000;
const issue = (id: string, changes: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  ...{ id, topic: 'launches' },
  texts: {
    en: {
      ...{ subject: 'New this week', preview: 'Three shoes', title: 'New this week' },
      ...{ paragraphs: ['Three shoes.'], link: { label: 'See them', path: '/new' } },
    },
  },
  ...changes,
});

describeOnDatabases('An issue of the newsletter', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  async function subscriber(name: string) {
    const { call } = shop.browser();
    const email = `${name}@example.org`;
    await signUpForNewsletter(call, {
      ...{ email, source: 'footer', consentVersion: '1', ageconfirmation: false },
    });
    const confirmed = await confirmNewsletter(call, (await shop.mailTo(email, 'newsletter-confirm')).secret);
    const key = confirmed.kind === 'confirmed' ? confirmed.key : '';
    return { call, email, key };
  }

  it('goes once to each subscriber, however often it is sent, with the header that unsubscribes', async () => {
    const { email } = await subscriber('maya');
    await shop.rows('delete from mails');
    expect(await sendIssue(shop.shop, issue('first'))).toBe(1);
    expect(await sendIssue(shop.shop, issue('first'))).toBe(0);
    const sent: Mail[] = [];
    await sendMails(shop.shop, { send: async (mail) => void sent.push(mail) });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'New this week']]);
    expect(sent[0]?.headers?.['List-Unsubscribe']).toContain('/gb/newsletter/unsubscribe?key=');
    expect(sent[0]?.text).toContain('/gb/new');
    expect(sent[0]?.text).toContain('/gb/newsletter/preferences?key=');
  });

  it('comes as often as chosen, by topic, and not during a pause', async () => {
    const weekly = await subscriber('weekly');
    await changeNewsletterPreferences(weekly.call, weekly.key, { topics: ['launches'], frequency: 'weekly' });
    const monthly = await subscriber('monthly');
    await changeNewsletterPreferences(monthly.call, monthly.key, {
      topics: ['launches'],
      frequency: 'monthly',
    });
    const other = await subscriber('other');
    await changeNewsletterPreferences(other.call, other.key, { topics: ['stories'], frequency: 'all' });
    const paused = await subscriber('paused');
    await changeNewsletterPreferences(paused.call, paused.key, {
      ...{ topics: ['launches'], frequency: 'all', pauseDays: 30 },
    });
    const counts: number[] = [];
    for (const [at, days] of [0, 3, 4, 24].entries()) {
      shop.clock.advance(days * dayMs);
      counts.push(await sendIssue(shop.shop, issue(`issue-${at}`)));
    }
    // Both; nobody; the weekly one; weekly, monthly and the one whose pause is over.
    expect(counts).toEqual([2, 0, 1, 3]);
  });

  it('that waits in the outbox is not sent to somebody who has unsubscribed', async () => {
    const { call, key, email } = await subscriber('maya');
    await sendIssue(shop.shop, issue('first'));
    await endNewsletter(call, key);
    const sent: Mail[] = [];
    await sendMails(shop.shop, { send: async (mail) => void sent.push(mail) });
    expect(sent.filter(({ to, subject }) => to === email && subject === 'New this week')).toEqual([]);
  });

  it('goes to its market only', async () => {
    await subscriber('maya');
    expect(await sendIssue(shop.shop, issue('elsewhere', { market: 'fr' }))).toBe(0);
    expect(await sendIssue(shop.shop, issue('here', { market: 'gb' }))).toBe(1);
  });
});
