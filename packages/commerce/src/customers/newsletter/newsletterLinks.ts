import type { Kysely } from 'kysely';
import { confirmationDays } from '@touchline/contract/newsletter/constants';
import type { Database } from '../../kernel/database/schema.ts';
import { DerivedKeys } from '../../kernel/session/DerivedKeys.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { NewsletterLinkPurpose } from './tables.ts';

type Needs = Pick<CommerceContext, 'clock' | 'random' | 'secrets'> & { readonly db: Kysely<Database> };

/** Days that a link works; the one that unsubscribes is extended by each mail that has it. */
export const linkDays: Readonly<Record<NewsletterLinkPurpose, number>> = {
  confirm: confirmationDays,
  manage: 400,
};

const keys = new DerivedKeys('newsletter');

const endOf = ({ clock }: Pick<CommerceContext, 'clock'>, purpose: NewsletterLinkPurpose): Date =>
  new Date(clock.now().getTime() + linkDays[purpose] * 86_400_000);

/** Makes the link of a subscription where it has none that works. */
export async function makeLink(
  shop: Needs,
  subscriptionId: string,
  purpose: NewsletterLinkPurpose,
): Promise<void> {
  const { salt, hash: keyHash } = await keys.make(shop, purpose, subscriptionId);
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
    .select(['salt', 'key_hash as hash'])
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
  const known = await keys.read(shop, row, purpose, subscriptionId);
  if (known !== undefined) return known;
  // It was made with a secret that is gone: nobody can unsubscribe by it any more.
  const { key, salt, hash } = await keys.make(shop, purpose, subscriptionId);
  const renewed = await shop.db
    .updateTable('newsletter_links')
    .set({ salt, key_hash: hash })
    .where('key_hash', '=', row.hash)
    .returning('salt')
    .executeTakeFirst();
  return renewed ? key : keyOfLink(shop, subscriptionId, purpose);
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
    .where('key_hash', 'in', await keys.hashesOf(shop, key))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', shop.clock.now())
    .executeTakeFirst();
  return row?.id;
}
