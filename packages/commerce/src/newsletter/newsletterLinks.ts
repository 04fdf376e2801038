import type { Kysely } from 'kysely';
import { confirmationDays } from '@touchline/contract/newsletter/constants';
import type { Database } from '../database/schema.ts';
import { randomHex } from '../ports/Random.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { Shop } from '../Shop.ts';
import type { NewsletterLinkPurpose } from './tables.ts';

type Needs = Pick<Shop, 'clock' | 'random' | 'secret'> & { readonly db: Kysely<Database> };

/** Days that a link works; the one that unsubscribes is extended by each mail that has it. */
export const linkDays: Readonly<Record<NewsletterLinkPurpose, number>> = {
  confirm: confirmationDays,
  manage: 400,
};

/**
 * The secret of a link is derived from 128 random bits and the shop's secret, and only its hash is stored next to them:
 * the database alone opens no subscription, and each mail shows the same link.
 */
const keyOf = async (
  { secret }: Pick<Shop, 'secret'>,
  purpose: NewsletterLinkPurpose,
  subscriptionId: string,
  salt: string,
): Promise<string> => (await hmacHex(secret, `newsletter.${purpose}.${subscriptionId}.${salt}`)).slice(0, 40);

const hashOf = ({ secret }: Pick<Shop, 'secret'>, key: string): Promise<string> =>
  hmacHex(secret, `newsletter-hash.${key}`);

const endOf = ({ clock }: Pick<Shop, 'clock'>, purpose: NewsletterLinkPurpose): Date =>
  new Date(clock.now().getTime() + linkDays[purpose] * 86_400_000);

/** Makes the link of a subscription where it has none that works. */
export async function makeLink(
  shop: Needs,
  subscriptionId: string,
  purpose: NewsletterLinkPurpose,
): Promise<void> {
  const salt = randomHex(shop.random, 32);
  const keyHash = await hashOf(shop, await keyOf(shop, purpose, subscriptionId, salt));
  await shop.db
    .deleteFrom('newsletter_links')
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', purpose)
    .where('expires_at', '<=', shop.clock.now())
    .execute();
  await shop.db
    .insertInto('newsletter_links')
    .values({
      ...{ subscription_id: subscriptionId, purpose, salt, key_hash: keyHash },
      expires_at: endOf(shop, purpose),
    })
    .onConflict((conflict) => conflict.columns(['subscription_id', 'purpose']).doNothing())
    .execute();
}

/** The key of a link that works, for a mail or its owner; extends the one that unsubscribes. `undefined` when there is none. */
export async function keyOfLink(
  shop: Needs,
  subscriptionId: string,
  purpose: NewsletterLinkPurpose,
): Promise<string | undefined> {
  const link = shop.db
    .selectFrom('newsletter_links')
    .select('salt')
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', shop.clock.now());
  const row = await link.executeTakeFirst();
  if (!row) return undefined;
  if (purpose === 'manage')
    await shop.db
      .updateTable('newsletter_links')
      .set({ expires_at: endOf(shop, purpose) })
      .where('subscription_id', '=', subscriptionId)
      .where('purpose', '=', purpose)
      .execute();
  return keyOf(shop, purpose, subscriptionId, row.salt);
}

/** The id of the subscription that a key opens; `undefined` when the key is wrong or over. */
export async function subscriptionOfKey(
  shop: Needs,
  key: string,
  purposes: readonly NewsletterLinkPurpose[],
): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('newsletter_links')
    .select('subscription_id as id')
    .where('key_hash', '=', await hashOf(shop, key))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', shop.clock.now())
    .executeTakeFirst();
  return row?.id;
}
