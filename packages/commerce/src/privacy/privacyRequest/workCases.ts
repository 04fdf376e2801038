import { erasePerson } from '../personalData/erasePerson.ts';
import { findPerson } from '../personalData/findPerson.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { erasedIdentity } from '../personalData/caseAddress.ts';
import { caseById, moveCase, recordCaseEvent, type StoredCase } from './privacyCases.ts';
import { makeLink } from './privacyLinks.ts';
import { writePrivacyMail } from './privacyMails.ts';

const perRun = 20;

/** Works on the cases whose address is proved and that nobody has to look at; returns how many are done. */
export async function workPrivacyCases(shop: CommerceContext): Promise<number> {
  const waiting = await shop.db
    .selectFrom('privacy_cases')
    .select('id')
    .where('state', 'in', ['confirmed', 'working'])
    .where('needs_review', '=', false)
    .orderBy('due_at')
    .limit(perRun)
    .execute();
  let done = 0;
  for (const { id } of waiting) if (await workOn(shop, id)) done += 1;
  return done;
}

/** In one transaction: after a crash a case is as it was before, or done. */
async function workOn(shop: CommerceContext, caseId: string): Promise<boolean> {
  return shop.db.transaction().execute(async (trx) => {
    const own = { ...shop, db: trx };
    const locked = await trx
      .selectFrom('privacy_cases')
      .select('id')
      .where('id', '=', caseId)
      .where('state', 'in', ['confirmed', 'working'])
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!locked) return false;
    await moveCase(own, caseId, 'working', 'shop');
    const row = await caseById(trx, caseId);
    if (!row?.email) return false;
    return row.request_type === 'DELETE' ? erase(own, row, row.email) : handOut(own, row, row.email);
  });
}

/** The address is kept until the link is over: the archive is written when it is downloaded, and stored nowhere. */
async function handOut(own: CommerceContext, row: StoredCase, email: string): Promise<boolean> {
  await makeLink(own, row.id, 'archive');
  await recordCaseEvent(own, row.id, 'archive-ready', 'shop');
  await moveCase(own, row.id, 'done', 'shop', { first_name: null, last_name: null, membership_id: null });
  await writePrivacyMail(own, {
    ...{ kind: 'privacy-archive', recipient: email, language: row.language, caseId: row.id },
    ...{ requestType: row.request_type, sitePath: row.site_path },
  });
  return true;
}

/** Waits for an order whose payment is under way: its buyer has to be told its outcome. */
async function erase(own: CommerceContext, row: StoredCase, email: string): Promise<boolean> {
  const person = await findPerson(own, email);
  if (person.hasPaymentUnderWay) return false;
  await erasePerson(own, person);
  await recordCaseEvent(own, row.id, 'erased', 'shop');
  await moveCase(own, row.id, 'done', 'shop', erasedIdentity);
  await writePrivacyMail(own, {
    ...{ kind: 'privacy-erased', recipient: email, language: row.language, caseId: row.id },
    ...{ requestType: row.request_type, sitePath: row.site_path },
  });
  return true;
}
