import { findPerson, type Person } from '../personalData/findPerson.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { caseById, moveCase, recordCaseEvent, type StoredCase } from './privacyCases.ts';

/** A name without case, accents and spaces. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\s'’.-]/gu, '')
    .toLowerCase();

/**
 * Whether a person has to look at a case: somebody else may read the mails of the address, which is all that a
 * confirmation proves. Where nothing is stored there is nothing to lose.
 */
function needsReview(
  { last_name: lastName, membership_id: membershipId }: StoredCase,
  person: Person,
): boolean {
  const isOtherName =
    person.lastNames.length > 0 &&
    !person.lastNames.some((known) => folded(known) === folded(lastName ?? ''));
  const isOtherAccount =
    membershipId !== null && person.accountId !== undefined && person.accountId !== membershipId;
  return isOtherName || isOtherAccount;
}

/** Takes the confirmation of an address; of many at once one counts. */
export async function confirmCase(shop: CommerceContext, row: StoredCase): Promise<StoredCase> {
  if (row.state !== 'received' || row.email === null) return row;
  const isReviewed = needsReview(row, await findPerson(shop, row.email));
  return shop.db.transaction().execute(async (trx) => {
    const own = { ...shop, db: trx };
    const confirmed = await moveCase(own, row.id, 'confirmed', 'person', {
      ...{ confirmed_at: shop.clock.now(), needs_review: isReviewed },
    });
    if (confirmed && isReviewed) await recordCaseEvent(own, row.id, 'review-needed', 'shop');
    return confirmed ?? (await caseById(trx, row.id)) ?? row;
  });
}
