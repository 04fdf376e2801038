import type { Site } from '@touchline/contract/market/schema';
import { privacyDeadline } from '@touchline/contract/privacyRequest/rules';
import { sql, type Transaction } from 'kysely';
import { mayMail } from '../../kernel/outbox/mailBudget.ts';
import { digestOf } from '../../customers/account/accountLimits.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { addressDigest, erasedIdentity } from '../personalData/caseAddress.ts';
import { moveCase, recordCaseEvent } from './privacyCases.ts';
import { doubleSubmitMs } from './privacyLimits.ts';
import { makeLink } from './privacyLinks.ts';
import { writePrivacyMail } from './privacyMails.ts';
import type { CheckedRequest } from './requestRules.ts';
import { stopSale } from './stopSale.ts';

export interface Received {
  readonly request: CheckedRequest;
  readonly site: Site;
  /** Network that it came from. */
  readonly network: string;
}

/**
 * Opens a case and asks its address by mail for a confirmation, or asks again where there is one that nobody confirmed
 * yet. The same is done for every address, known or not. The row is locked, so a second press at the same moment causes
 * no second mail.
 */
export async function receiveRequest(shop: CommerceContext, received: Received): Promise<void> {
  const { request, site } = received;
  const { email, requestType } = request;
  const address = await addressDigest(shop, email);
  const isFlood = !(await mayMail(shop, email, 'notice'));
  await shop.db.transaction().execute(async (trx) => {
    const own = { ...shop, db: trx };
    const now = shop.clock.now();
    const row = await lockedCase(trx, shop, received, address);
    const isSamePress =
      row.askedAt !== null && Math.abs(now.getTime() - row.askedAt.getTime()) < doubleSubmitMs;
    if (row.state !== 'received' || isSamePress) return;
    const mail = { recipient: email, caseId: row.id, requestType };
    const inSite = { language: site.language.code, sitePath: site.language.sitePath };
    if (requestType === 'DO_NOT_SELL') {
      // The law of California asks for no proof of an objection (11 CCR 7026).
      await stopSale(own, email, site);
      await recordCaseEvent(own, row.id, 'sale-stopped', 'shop');
      await moveCase(own, row.id, 'done', 'shop', erasedIdentity);
      if (!isFlood) await writePrivacyMail(own, { kind: 'privacy-sale-stopped', ...mail, ...inSite });
      return;
    }
    if (isFlood) return;
    if (row.askedAt === null) await makeLink(own, row.id, 'confirm');
    else await recordCaseEvent(own, row.id, 'asked-again', 'person');
    await trx.updateTable('privacy_cases').set({ asked_at: now }).where('id', '=', row.id).execute();
    await writePrivacyMail(own, { kind: 'privacy-confirm', ...mail, ...inSite });
  });
}

/**
 * The open case of the address and kind, made where there is none, and locked by the same statement: nobody can end it in
 * between.
 */
async function lockedCase(
  trx: Transaction<Database>,
  shop: CommerceContext,
  { request, site, network }: Received,
  address: string,
) {
  const now = shop.clock.now();
  const id = randomHex(shop.random, 32);
  const row = await trx
    .insertInto('privacy_cases')
    .values({
      ...{ id, address, state: 'received', category: request.category, request_type: request.requestType },
      ...{ email: request.email, first_name: request.firstName, last_name: request.lastName },
      ...{ membership_id: request.membershipId, origin: request.origin, sub_origin: request.subOrigin },
      ...{ market: site.market.code, language: site.language.code, site_path: site.language.sitePath },
      network: await digestOf(shop, 'source', network),
      ...{ created_at: now, due_at: privacyDeadline(request.category, now), asked_at: null },
      ...{ confirmed_at: null, refusal: null, ended_at: null },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'request_type'])
        // As literals: a server finds the partial index only by the words that it was made with.
        .where(sql<boolean>`state in ('received', 'confirmed', 'working')`)
        .doUpdateSet({ address }),
    )
    .returning(['id', 'state', 'asked_at as askedAt'])
    .executeTakeFirstOrThrow();
  if (row.id === id) await recordCaseEvent({ ...shop, db: trx }, id, 'received', 'person');
  return row;
}
