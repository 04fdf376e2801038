import * as calls from '@touchline/contract/privacyRequest/endpoints';
import { limitCall } from '../../customers/account/accountLimits.ts';
import { noBotCheck, type BotCheck } from '../../kernel/bots/BotCheck.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import { archiveOf } from '../personalData/archiveOf.ts';
import { findPerson } from '../personalData/findPerson.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { confirmCase } from './confirmCase.ts';
import { refuseCase } from './refuseCase.ts';
import {
  caseById,
  caseDetail,
  caseSummary,
  caseView,
  recordCaseEvent,
  type StoredCase,
} from './privacyCases.ts';
import { linkUses, requestLimits } from './privacyLimits.ts';
import { caseOfKey, caseOfTicket, takeArchiveLink } from './privacyLinks.ts';
import { receiveRequest } from './receiveRequest.ts';
import { checkRequest } from './requestRules.ts';

export interface PrivacyRequestOptions {
  /** @default no caller passes */
  readonly bots?: BotCheck | undefined;
}

const listed = 100;

/** Asking for, proving and downloading; and the calls of the operator. */
export function privacyRequestRoutes(
  router: Router,
  shop: CommerceContext,
  { bots = noBotCheck }: PrivacyRequestOptions = {},
): void {
  router.route(calls.sendPrivacyRequest, async ({ body, query, source, request }) => {
    const { recaptcha } = (body ?? {}) as { recaptcha?: unknown };
    const proof = typeof recaptcha === 'string' ? recaptcha : undefined;
    await limitCall(shop, bots, requestLimits, { source, request, recaptcha: proof });
    const site = shop.markets.site(query.sitePath);
    await receiveRequest(shop, { request: checkRequest(body, site), site, network: source });
    return { success: true };
  });

  /** The case that a key opens; wrong keys count towards a limit. */
  async function opened(key: string, source: string, purposes: readonly ('confirm' | 'archive')[]) {
    await shop.limits.take(linkUses, source);
    const id = await caseOfKey(shop, key, purposes);
    const row = id === undefined ? undefined : await caseById(shop.db, id);
    if (!row) throw notFound('link');
    return row;
  }

  router.route(calls.getPrivacyCase, async ({ query, source }) =>
    caseView(shop, await opened(query.key, source, ['confirm', 'archive'])),
  );

  router.route(calls.confirmPrivacyRequest, async ({ body, source }) =>
    caseView(shop, await confirmCase(shop, await opened(body.key, source, ['confirm']))),
  );

  router.route(calls.openPrivacyArchive, async ({ body, source }) => {
    await shop.limits.take(linkUses, source);
    const taken = await takeArchiveLink(shop, body.key);
    if (!taken) throw notFound('link');
    await recordCaseEvent(shop, taken.caseId, 'archive-opened', 'person');
    return { ticket: taken.ticket };
  });

  router.route(calls.getPrivacyArchive, async ({ query, source, now }) => {
    await shop.limits.take(linkUses, source);
    const id = await caseOfTicket(shop, query.ticket);
    const row = id === undefined ? undefined : await caseById(shop.db, id);
    if (!row?.email) throw notFound('link');
    const person = await findPerson(shop, row.email);
    await recordCaseEvent(shop, row.id, 'archive-downloaded', 'person');
    return new Reply(await archiveOf(shop, person, row.request_type, now), {
      headers: {
        'content-disposition': `attachment; filename="${shop.brand}-data.json"`,
        'referrer-policy': 'no-referrer',
      },
    });
  });

  operatorRoutes(router, shop);
}

/** What the operator sees and decides. */
function operatorRoutes(router: Router, shop: CommerceContext): void {
  async function known(caseId: string): Promise<StoredCase> {
    const row = await caseById(shop.db, caseId);
    if (!row) throw notFound('case');
    return row;
  }

  router.route(calls.listPrivacyCases, async ({ query: { state }, now }) => {
    const rows = await shop.db
      .selectFrom('privacy_cases')
      .selectAll()
      .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'received'))
      .orderBy('due_at')
      .orderBy('id')
      .limit(listed)
      .execute();
    return { cases: rows.map((row) => caseSummary(row, now)) };
  });

  router.route(calls.getPrivacyCaseDetail, async ({ params }) =>
    caseDetail(shop, await known(params.caseId)),
  );

  router.route(calls.approvePrivacyCase, async ({ params }) => {
    const { id } = await known(params.caseId);
    const approved = await shop.db
      .updateTable('privacy_cases')
      .set({ needs_review: false })
      .where('id', '=', id)
      .where('state', '=', 'confirmed')
      .where('needs_review', '=', true)
      .returningAll()
      .executeTakeFirst();
    if (!approved) throw new Failure(409, 'InvalidParameters', 'The case does not wait for the operator.');
    await recordCaseEvent(shop, id, 'approved', 'operator');
    return caseDetail(shop, approved);
  });

  router.route(calls.refusePrivacyCase, async ({ params, body }) => {
    const refused = await refuseCase(shop, (await known(params.caseId)).id, body.reason);
    if (!refused) throw new Failure(409, 'InvalidParameters', 'The case is over.');
    return caseDetail(shop, refused);
  });
}
