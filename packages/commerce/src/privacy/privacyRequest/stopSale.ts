import type { Site } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { consentsOfBrand } from '../consent/consentTexts.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Withdraws the consent to paid media of the account of an address, as its owner would by the consent page. */
export async function stopSale(
  {
    db,
    clock,
    content,
    brand,
  }: Pick<CommerceContext, 'clock' | 'content' | 'brand'> & { readonly db: Kysely<Database> },
  email: string,
  { market, language }: Site,
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'consents'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return;
  if (account.consents.paidMediaConsent)
    await db
      .updateTable('accounts')
      .set({ consents: JSON.stringify({ ...account.consents, paidMediaConsent: false }) })
      .where('id', '=', account.id)
      .execute();
  const shown = consentsOfBrand({ content, brand }).paidMedia ?? market.consents?.paidMedia;
  await db
    .insertInto('account_consents')
    .values({
      ...{ account_id: account.id, consent_type: 'PMF', accepted: false, source: 'privacy-request' },
      ...{ version: shown?.version ?? '1', market: market.code, language: language.code },
      decided_at: clock.now(),
    })
    .execute();
}
