import type { NewsletterIssue } from '@touchline/contract/newsletter/schema';
import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/**
 * Writes an issue into the outbox, once for each subscriber who gets it: active, not paused, of its topic and market,
 * and with the last issue long enough ago for the chosen frequency. Called again, only those are added who did not get
 * it. Returns how many were.
 */
export async function sendIssue(
  shop: CommerceContext,
  { id, topic, market, texts }: NewsletterIssue,
): Promise<number> {
  const now = shop.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return shop.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('newsletter_issues')
      .values({ id, topic, market: market ?? null, texts: JSON.stringify(texts), created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const written = await sql<{ recipient: string }>`
      insert into mails (id, kind, recipient, language, data, created_at)
      select ${`newsletter-issue:${id}:`}::text || s.id, 'newsletter-issue', s.email, s.language,
        jsonb_build_object('subscriptionId', s.id, 'sitePath', s.site_path, 'issueId', ${id}::text),
        ${now}::timestamptz
      from newsletter_subscriptions s
      where s.state = 'active' and s.topics @> jsonb_build_array(${topic}::text)
        and (s.paused_until is null or s.paused_until <= ${now}::timestamptz)
        and (${market ?? null}::text is null or s.market = ${market ?? null}::text)
        and (s.last_issue_at is null or s.frequency = 'all'
          or (s.frequency = 'weekly' and s.last_issue_at <= ${daysAgo(7)}::timestamptz)
          or (s.frequency = 'monthly' and s.last_issue_at <= ${daysAgo(30)}::timestamptz))
      on conflict (id) do nothing
      returning recipient`.execute(trx);
    const recipients = written.rows.map(({ recipient }) => recipient);
    if (recipients.length > 0)
      await trx
        .updateTable('newsletter_subscriptions')
        .set({ last_issue_at: now })
        .where('email', 'in', recipients)
        .execute();
    return recipients.length;
  });
}
