import type { Site } from '@touchline/contract/market/schema';
import { randomHex } from '../../../kernel/ports/Random.ts';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { recordEvent } from '../accountEvents.ts';
import { writeMail } from '../accountMails.ts';
import { accountOf } from '../findAccount.ts';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { markEmailVerified } from '../markEmailVerified.ts';
import { ExternalSignInError, type ExternalPerson } from './IdentityProvider.ts';

interface FoundAccount {
  readonly id: string;
  readonly email: string;
  readonly level: 'light' | 'full';
}

/**
 * The account of somebody whom a provider has identified. A person who was here before is found by the provider's
 * subject. Otherwise the address decides, which the provider must have verified: that proves it as the code of a mail
 * does, and makes an account where there is none. An unverified address opens and makes nothing.
 */
export async function accountOfPerson(
  shop: CommerceContext,
  person: ExternalPerson,
  site: Site,
  source: string,
): Promise<FoundAccount> {
  return (await knownAccount(shop, person)) ?? linkedAccount(shop, person, site, source);
}

async function knownAccount(
  { db }: CommerceContext,
  { issuer, subject }: ExternalPerson,
): Promise<FoundAccount | undefined> {
  const row = await db
    .selectFrom('external_identities as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['a.id', 'a.email', 'a.level', 'a.blocked_at as blockedAt'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
  if (row?.blockedAt) throw blocked();
  return row && { id: row.id, email: row.email ?? '', level: row.level };
}

async function linkedAccount(
  shop: CommerceContext,
  person: ExternalPerson,
  site: Site,
  source: string,
): Promise<FoundAccount> {
  const email = person.isEmailVerified ? normalizeEmail(person.email ?? '') : undefined;
  if (email === undefined)
    throw new ExternalSignInError('unverifiedAddress', 'The provider has not verified the address.');
  const isNew = await addAccount(shop, email, site);
  const account = await accountOf(shop.db, email);
  if (!account) throw new ExternalSignInError('unavailable', 'The account was deleted meanwhile.');
  if (account.blockedAt) throw blocked();
  // Before the identity is stored: what a squatter has of the account ends first.
  await markEmailVerified(shop, { accountId: account.id, source });
  await shop.db
    .insertInto('external_identities')
    .values({
      issuer: person.issuer,
      subject: person.subject,
      account_id: account.id,
      created_at: shop.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  await recordEvent(shop, 'provider-linked', account.id, source);
  // Whoever had the account before hears that there is one more way in.
  if (!isNew)
    await writeMail(shop, {
      ...{ kind: 'provider-linked', recipient: email, accountId: account.id },
      ...{ language: site.language.code, sitePath: site.language.sitePath },
    });
  // The provider is a way to sign in of its own: no password is missing.
  await shop.db.updateTable('accounts').set({ level: 'full' }).where('id', '=', account.id).execute();
  return { id: account.id, email, level: 'full' };
}

/** Adds an account for an address that has none; whether there was none. */
async function addAccount(
  { db, clock, random }: CommerceContext,
  email: string,
  { market, language }: Site,
): Promise<boolean> {
  const added = await db
    .insertInto('accounts')
    .values({
      id: randomHex(random, 32),
      email,
      level: 'light',
      created_at: clock.now(),
      password_hash: null,
      birth_date: null,
      confirmed_age: null,
      gender: null,
      phone: null,
      market: market.code,
      language: language.code,
      site_path: language.sitePath,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

const blocked = () => new ExternalSignInError('blocked', 'The account is blocked.');
