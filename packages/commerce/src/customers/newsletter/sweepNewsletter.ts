import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Days that rows are kept. */
export const newsletterRetentionDays = {
  /** After unsubscribing: the link of the last mail still shows that it worked. */
  ended: 30,
  /** Proof of consents, which has no address in it. */
  receipts: 1_095,
  /** Texts of issues; their mails are kept no longer. */
  issues: 60,
} as const;

/** Forgets sign-ups that nobody confirmed in time, subscriptions that have ended, and old proof. */
export async function sweepNewsletter(shop: Pick<CommerceContext, 'db' | 'clock'>): Promise<void> {
  const now = shop.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await shop.db
    .deleteFrom('newsletter_subscriptions as s')
    .where('s.state', '=', 'pending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('newsletter_links as l')
            .select('l.salt')
            .whereRef('l.subscription_id', '=', 's.id')
            .where('l.purpose', '=', 'confirm')
            .where('l.expires_at', '>', now),
        ),
      ),
    )
    // A sign-up whose mail was held back by a limit has no link.
    .where('s.created_at', '<', before(1))
    .execute();
  await shop.db
    .deleteFrom('newsletter_subscriptions')
    .where('state', '=', 'ended')
    .where('ended_at', '<', before(newsletterRetentionDays.ended))
    .execute();
  await shop.db
    .deleteFrom('newsletter_receipts')
    .where('happened_at', '<', before(newsletterRetentionDays.receipts))
    .execute();
  await shop.db
    .deleteFrom('newsletter_issues')
    .where('created_at', '<', before(newsletterRetentionDays.issues))
    .execute();
}
