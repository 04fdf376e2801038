import type { Kysely } from 'kysely';
import { digestOf, digestsOf } from '../account/accountLimits.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { NewsletterEvent } from './tables.ts';

export interface NewReceipt {
  /** The address in its one spelling. */
  readonly email: string;
  readonly event: NewsletterEvent;
  readonly consentVersion?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly market: string;
  readonly language: string;
  /** The place of the form, or what ended it. */
  readonly source: string;
  /** Network that it came from. */
  readonly network: string;
}

/** The digest that stands for an address in receipts. */
export const addressDigest = (shop: Pick<CommerceContext, 'secret'>, email: string): Promise<string> =>
  digestOf(shop, 'newsletter-address', email);

/** The digests that may stand for an address in receipts that were written before. */
export const addressDigests = (shop: Pick<CommerceContext, 'secrets'>, email: string): Promise<string[]> =>
  digestsOf(shop, 'newsletter-address', email);

/** Records a consent or its end: what was agreed to, by which texts, when. */
export async function writeReceipt(
  shop: Pick<CommerceContext, 'clock' | 'secret'> & { readonly db: Kysely<Database> },
  { email, event, consentVersion, details = {}, market, language, source, network }: NewReceipt,
): Promise<void> {
  await shop.db
    .insertInto('newsletter_receipts')
    .values({
      address: await addressDigest(shop, email),
      ...{ event, market, language, source },
      consent_version: consentVersion ?? null,
      details: JSON.stringify(details),
      network: await digestOf(shop, 'source', network),
      happened_at: shop.clock.now(),
    })
    .execute();
}
