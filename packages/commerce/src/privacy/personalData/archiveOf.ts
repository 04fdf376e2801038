import type { AccountData } from '@touchline/contract/account/schema';
import type { PrivacyArchive, PrivacyRequestType } from '@touchline/contract/privacyRequest/schema';
import {
  accountDataOf,
  basketsWith,
  mailsTo,
  newsletterOf,
  ordersWith,
} from '../../customers/account/accountData.ts';
import { addressDigests as newsletterDigests } from '../../customers/newsletter/receipts.ts';
import { addressDigests } from './caseAddress.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Person } from './findPerson.ts';

/**
 * Everything that is stored about whoever reads an address. Portability is about what the person gave the shop (article
 * 20 GDPR): what the shop recorded by itself is left out.
 */
export async function archiveOf(
  shop: Pick<CommerceContext, 'db' | 'secrets'>,
  person: Person,
  requestType: PrivacyRequestType,
  now: Date,
): Promise<PrivacyArchive> {
  const { db } = shop;
  const { email = '', accountId, orderIds, basketIds } = person;
  const isGiven = requestType === 'DATA_PORTABILITY';
  const account = accountId === undefined ? null : await accountDataOf(db, accountId, now);
  const inAccount = new Set([
    ...(account?.orders.map(({ orderId }) => orderId) ?? []),
    ...(account?.baskets.map(({ basketId }) => basketId) ?? []),
  ]);
  const guests = (ids: readonly string[]) => ids.filter((id) => !inAccount.has(id));
  return {
    exportedAt: now.toISOString(),
    ...{ requestType, emailAddress: email },
    account: isGiven ? account && givenOf(account) : account,
    guestOrders: await ordersWith(db, 'id', guests(orderIds)),
    guestBaskets: await basketsWith(db, 'id', guests(basketIds)),
    newsletter: await newsletterOf(db, email),
    newsletterConsents: await consentsOf(shop, email),
    mails: isGiven ? [] : await mailsTo(db, email),
    privacyRequests: await requestsOf(shop, email),
  };
}

const givenOf = (account: AccountData): AccountData => ({ ...account, sessions: [], events: [], mails: [] });

async function consentsOf(
  shop: Pick<CommerceContext, 'db' | 'secrets'>,
  email: string,
): Promise<PrivacyArchive['newsletterConsents']> {
  const rows = await shop.db
    .selectFrom('newsletter_receipts')
    .select(['event', 'consent_version', 'happened_at'])
    .where('address', 'in', await newsletterDigests(shop, email))
    .orderBy('id')
    .execute();
  return rows.map(({ event, consent_version, happened_at }) => ({
    ...{ event, consentVersion: consent_version },
    happenedAt: happened_at.toISOString(),
  }));
}

async function requestsOf(
  shop: Pick<CommerceContext, 'db' | 'secrets'>,
  email: string,
): Promise<PrivacyArchive['privacyRequests']> {
  const rows = await shop.db
    .selectFrom('privacy_cases')
    .select(['request_type', 'category', 'state', 'created_at'])
    .where('address', 'in', await addressDigests(shop, email))
    .orderBy('created_at')
    .execute();
  return rows.map(({ request_type, category, state, created_at }) => ({
    ...{ requestType: request_type, category, state },
    receivedAt: created_at.toISOString(),
  }));
}
