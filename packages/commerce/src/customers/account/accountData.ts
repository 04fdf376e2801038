import type { AccountData } from '@touchline/contract/account/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { notFound } from '../../kernel/failure/Failure.ts';
import { loyaltyDataOf } from '../loyalty/loyaltyData.ts';

const text = (moment: Date): string => moment.toISOString();
const textOrNull = (moment: Date | null): string | null => moment && text(moment);

/**
 * Everything that is stored about an account. Left out is what is no information about a person: hashes and salts of
 * passwords, tokens and codes, and the stock that an order took.
 */
export async function accountDataOf(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<AccountData> {
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw notFound('account');
  const email = account.email ?? '';
  return {
    exportedAt: text(now),
    account: {
      acid: account.id,
      accountType: account.level === 'full' ? 'FULL' : 'LIGHT',
      emailAddress: email,
      firstName: account.first_name,
      lastName: account.last_name,
      dateOfBirth: account.birth_date,
      confirmedAge: account.confirmed_age,
      gender: account.gender,
      mobileNumber: account.phone,
      newsletter: account.newsletter,
      consents: { ...account.consents },
      market: account.market,
      language: account.language,
      createdAt: text(account.created_at),
      emailVerifiedAt: textOrNull(account.verified_at),
      blockedAt: textOrNull(account.blocked_at),
    },
    sessions: await sessionsOf(db, accountId),
    externalIdentities: await externalIdentitiesOf(db, accountId),
    passkeys: await passkeysOf(db, accountId),
    events: await eventsOf(db, accountId),
    addresses: await addressesOf(db, accountId),
    paymentMethods: await paymentMethodsOf(db, accountId),
    wishlists: await wishlistsOf(db, accountId),
    consentAnswers: await consentAnswersOf(db, accountId),
    cookieChoices: await cookieChoicesOf(db, accountId),
    baskets: await basketsWith(db, 'owner_id', [accountId]),
    orders: await ordersWith(db, 'owner_id', [accountId]),
    newsletter: account.verified_at ? await newsletterOf(db, email) : null,
    membership: await loyaltyDataOf(db, accountId),
    mails: await mailsTo(db, email),
  };
}

async function sessionsOf(db: Kysely<Database>, accountId: string): Promise<AccountData['sessions']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['device_label', 'country', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...{ device: row.device_label, country: row.country },
    createdAt: text(row.created_at),
    lastUsedAt: text(row.last_seen_at),
    endsAt: text(row.revoked_at ?? row.expires_at),
  }));
}

async function externalIdentitiesOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<AccountData['externalIdentities']> {
  const rows = await db
    .selectFrom('external_identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ issuer, subject, created_at }) => ({ issuer, subject, linkedAt: text(created_at) }));
}

async function passkeysOf(db: Kysely<Database>, accountId: string): Promise<AccountData['passkeys']> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['name', 'credential_id', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ name, credential_id, created_at, last_used_at }) => ({
    ...{ name, credentialId: credential_id, createdAt: text(created_at) },
    lastUsedAt: last_used_at && text(last_used_at),
  }));
}

async function eventsOf(db: Kysely<Database>, accountId: string): Promise<AccountData['events']> {
  const rows = await db
    .selectFrom('account_events')
    .select(['kind', 'happened_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ kind: row.kind, happenedAt: text(row.happened_at) }));
}

async function addressesOf(db: Kysely<Database>, accountId: string): Promise<AccountData['addresses']> {
  const rows = await db
    .selectFrom('account_addresses')
    .select(['country', 'is_default', 'data'])
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute();
  return rows.map((row) => ({ country: row.country, isDefault: row.is_default, content: { ...row.data } }));
}

async function paymentMethodsOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<AccountData['paymentMethods']> {
  const rows = await db
    .selectFrom('saved_payment_methods')
    .select(['method_id', 'card_brand', 'last_digits', 'expiry', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...{ paymentMethodId: row.method_id, cardBrand: row.card_brand, lastDigits: row.last_digits },
    ...{ expiry: row.expiry, createdAt: text(row.created_at) },
  }));
}

async function wishlistsOf(db: Kysely<Database>, accountId: string): Promise<AccountData['wishlists']> {
  const rows = await db
    .selectFrom('wishlists')
    .leftJoin('wishlist_items', 'wishlist_items.wishlist_id', 'wishlists.id')
    .select(['wishlists.name', 'wishlists.share_hash', 'wishlists.created_at'])
    .select(
      sql<
        string[]
      >`coalesce(array_agg(product_id order by added_at) filter (where product_id is not null), '{}')`.as(
        'products',
      ),
    )
    .where('account_id', '=', accountId)
    .groupBy('wishlists.id')
    .orderBy('wishlists.created_at')
    .execute();
  return rows.map((row) => ({
    ...{ name: row.name, public: row.share_hash !== null, createdAt: text(row.created_at) },
    productIds: [...row.products],
  }));
}

async function consentAnswersOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<AccountData['consentAnswers']> {
  const rows = await db
    .selectFrom('account_consents')
    .select(['consent_type', 'accepted', 'version', 'source', 'decided_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ consent_type, decided_at, ...row }) => ({
    ...row,
    ...{ consentType: consent_type, decidedAt: text(decided_at) },
  }));
}

async function cookieChoicesOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<AccountData['cookieChoices']> {
  const rows = await db
    .selectFrom('consent_receipts')
    .select(['choice', 'market', 'language', 'recorded_at'])
    .where('account_id', '=', accountId)
    .orderBy('recorded_at')
    .execute();
  return rows.map(({ choice, market, language, recorded_at }) => ({
    ...choice,
    ...{ market, language, recordedAt: text(recorded_at) },
  }));
}

/** Bags by their ids or their account, the oldest first. */
export async function basketsWith(
  db: Kysely<Database>,
  column: 'id' | 'owner_id',
  values: readonly string[],
): Promise<AccountData['baskets']> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('baskets')
    .select(['id', 'state', 'data', 'modified_at'])
    .where(column, 'in', values)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    basketId: row.id,
    state: row.state,
    changedAt: text(row.modified_at),
    content: { ...row.data },
  }));
}

/** Orders by their ids or their account, the oldest first. */
export async function ordersWith(
  db: Kysely<Database>,
  column: 'id' | 'owner_id',
  values: readonly string[],
): Promise<AccountData['orders']> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status', 'email', 'currency', 'data', 'created_at'])
    .where(column, 'in', values)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => {
    const content: Record<string, unknown> = { ...row.data };
    delete content['stock'];
    return {
      ...{ orderId: row.id, status: row.status, paymentStatus: row.payment_status, emailAddress: row.email },
      ...{ currency: row.currency, createdAt: text(row.created_at), content },
    };
  });
}

/** The subscription of an address. */
export async function newsletterOf(db: Kysely<Database>, email: string): Promise<AccountData['newsletter']> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...{ state: row.state, topics: [...row.topics], frequency: row.frequency, source: row.source },
    ...{ gender: row.gender, dateOfBirth: row.birth_date, consentVersion: row.consent_version },
    createdAt: text(row.created_at),
    confirmedAt: textOrNull(row.confirmed_at),
    pausedUntil: textOrNull(row.paused_until),
  };
}

/** Mails to an address, without their text. */
export async function mailsTo(db: Kysely<Database>, email: string): Promise<AccountData['mails']> {
  const rows = await db
    .selectFrom('mails')
    .select(['kind', 'created_at', 'sent_at'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    createdAt: text(row.created_at),
    sentAt: textOrNull(row.sent_at),
  }));
}
