import type { NewsletterPreferences, NewsletterSubscription } from '@touchline/contract/newsletter/schema';
import { newsletterTopics } from '@touchline/contract/newsletter/constants';
import type { Selectable } from 'kysely';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { writeNewsletterMail } from './newsletterMails.ts';
import { writeReceipt } from './receipts.ts';
import type { NewsletterTables } from './tables.ts';

export type StoredSubscription = Selectable<NewsletterTables['newsletter_subscriptions']>;

/** The first letter and the domain: enough for its owner. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** A subscription as its owner sees it. */
export function subscriptionView(row: StoredSubscription, now: Date): NewsletterSubscription {
  const { state, email, topics, frequency, paused_until: until } = row;
  return {
    ...{ state, maskedEmail: masked(email), topics, frequency },
    pausedUntil: until && until > now ? until.toISOString() : null,
  };
}

export async function subscriptionById(
  shop: Pick<CommerceContext, 'db'>,
  id: string,
): Promise<StoredSubscription> {
  return shop.db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const receiptOf = (row: StoredSubscription) => ({
  ...{ email: row.email, market: row.market, language: row.language },
});

/** Confirms a sign-up; of many calls at once one writes the mail that follows. */
export async function confirm(
  shop: CommerceContext,
  id: string,
  network: string,
): Promise<StoredSubscription> {
  return shop.db.transaction().execute(async (trx) => {
    const own = { ...shop, db: trx };
    const confirmed = await trx
      .updateTable('newsletter_subscriptions')
      .set({ state: 'active', confirmed_at: shop.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (!confirmed) return subscriptionById(own, id);
    await writeReceipt(own, {
      ...receiptOf(confirmed),
      ...{ event: 'confirmed', consentVersion: confirmed.consent_version, source: confirmed.source, network },
    });
    await writeNewsletterMail(own, {
      ...{ kind: 'newsletter-welcome', recipient: confirmed.email, language: confirmed.language },
      ...{ subscriptionId: id, sitePath: confirmed.site_path },
    });
    return confirmed;
  });
}

/** Changes what comes and how often; refused where nothing comes. Without any topic it ends. */
export async function change(
  shop: CommerceContext,
  id: string,
  { topics, frequency, pauseDays }: NewsletterPreferences,
  network: string,
): Promise<StoredSubscription> {
  if (topics.length === 0) return end(shop, id, 'preferences', network);
  const now = shop.clock.now();
  const chosen = newsletterTopics.filter((topic) => topics.includes(topic));
  return shop.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('newsletter_subscriptions')
      .set({
        ...{ topics: JSON.stringify(chosen), frequency },
        ...(pauseDays === undefined
          ? {}
          : { paused_until: pauseDays === 0 ? null : new Date(now.getTime() + pauseDays * 86_400_000) }),
      })
      .where('id', '=', id)
      .where('state', '=', 'active')
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new Failure(409, 'InvalidParameters', 'The subscription is not active.');
    await writeReceipt(
      { ...shop, db: trx },
      {
        ...receiptOf(changed),
        ...{ event: 'changed', source: 'preferences', network },
        details: { topics: chosen, frequency, ...(pauseDays === undefined ? {} : { pauseDays }) },
      },
    );
    return changed;
  });
}

/** Unsubscribes. What is known of the person is forgotten at once; the address goes with the sweep. */
export async function end(
  shop: CommerceContext,
  id: string,
  source: string,
  network: string,
): Promise<StoredSubscription> {
  return shop.db.transaction().execute(async (trx) => {
    const own = { ...shop, db: trx };
    const ended = await trx
      .updateTable('newsletter_subscriptions')
      .set({
        ...{ state: 'ended', ended_at: shop.clock.now(), paused_until: null },
        ...{ gender: null, birth_date: null, confirmed_age: null },
      })
      .where('id', '=', id)
      .where('state', '<>', 'ended')
      .returningAll()
      .executeTakeFirst();
    if (!ended) return subscriptionById(own, id);
    // The link that confirms must not subscribe again.
    await trx
      .deleteFrom('newsletter_links')
      .where('subscription_id', '=', id)
      .where('purpose', '=', 'confirm')
      .execute();
    await writeReceipt(own, { ...receiptOf(ended), event: 'ended', source, network });
    return ended;
  });
}
