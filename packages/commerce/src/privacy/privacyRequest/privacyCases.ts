import type {
  PrivacyCase,
  PrivacyCaseDetail,
  PrivacyCaseState,
  PrivacyCaseSummary,
} from '@touchline/contract/privacyRequest/schema';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { PrivacyActor, PrivacyEvent, PrivacyRequestTables } from './tables.ts';

export type StoredCase = Selectable<PrivacyRequestTables['privacy_cases']>;
type CaseColumns = Updateable<PrivacyRequestTables['privacy_cases']>;
type Needs = Pick<CommerceContext, 'clock'> & { readonly db: Kysely<Database> };

/** Where a case can go from each state. */
const nextStates: Readonly<Record<PrivacyCaseState, readonly PrivacyCaseState[]>> = {
  received: ['confirmed', 'refused', 'expired', 'done'],
  confirmed: ['working', 'refused'],
  working: ['done', 'refused'],
  done: [],
  refused: [],
  expired: [],
};

/** States that a case comes to a state from. */
const before = (state: PrivacyCaseState): PrivacyCaseState[] =>
  (Object.keys(nextStates) as PrivacyCaseState[]).filter((from) => nextStates[from].includes(state));

/** Records what happened to a case. */
export async function recordCaseEvent(
  { db, clock }: Needs,
  caseId: string,
  event: PrivacyEvent,
  actor: PrivacyActor,
): Promise<void> {
  await db
    .insertInto('privacy_case_events')
    .values({ case_id: caseId, event, actor, happened_at: clock.now() })
    .execute();
}

/** Moves a case on, by an allowed step only; `undefined` where it is elsewhere already. */
export async function moveCase(
  shop: Needs,
  caseId: string,
  state: Exclude<PrivacyCaseState, 'received'>,
  actor: PrivacyActor,
  more: CaseColumns = {},
): Promise<StoredCase | undefined> {
  const isOver = nextStates[state].length === 0;
  const moved = await shop.db
    .updateTable('privacy_cases')
    .set({ state, ...(isOver ? { ended_at: shop.clock.now() } : {}), ...more })
    .where('id', '=', caseId)
    .where('state', 'in', before(state))
    .returningAll()
    .executeTakeFirst();
  if (moved) await recordCaseEvent(shop, caseId, state, actor);
  return moved;
}

export async function caseById(db: Kysely<Database>, id: string): Promise<StoredCase | undefined> {
  return db.selectFrom('privacy_cases').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The first letter and the domain: enough for its owner. */
const masked = (email: string | null): string => email?.replace(/^(.)[^@]*/, '$1•••') ?? '';

/** A case as the holder of its link sees it. */
export async function caseView({ db, clock }: Needs, row: StoredCase): Promise<PrivacyCase> {
  const link = await db
    .selectFrom('privacy_links')
    .select(['used_at as usedAt', 'expires_at as expiresAt'])
    .where('case_id', '=', row.id)
    .where('purpose', '=', 'archive')
    .executeTakeFirst();
  const stateOfLink = ({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }) => {
    if (usedAt) return 'used' as const;
    return expiresAt > clock.now() ? ('ready' as const) : ('over' as const);
  };
  return {
    ...{ state: row.state, category: row.category, requestType: row.request_type },
    ...{ maskedEmail: masked(row.email), receivedAt: row.created_at.toISOString() },
    ...{ dueAt: row.due_at.toISOString(), isReviewed: row.needs_review, refusal: row.refusal },
    archive: link ? stateOfLink(link) : 'none',
  };
}

/** A case in the operator's list. */
export function caseSummary(row: StoredCase, now: Date): PrivacyCaseSummary {
  return {
    ...{ caseId: row.id, state: row.state, category: row.category, requestType: row.request_type },
    ...{ market: row.market, receivedAt: row.created_at.toISOString(), dueAt: row.due_at.toISOString() },
    endedAt: row.ended_at?.toISOString() ?? null,
    isOverdue: (row.ended_at ?? now) > row.due_at && row.state !== 'expired',
    needsReview: row.needs_review && row.state === 'confirmed',
    refusal: row.refusal,
  };
}

/** A case with its history. */
export async function caseDetail({ db, clock }: Needs, row: StoredCase): Promise<PrivacyCaseDetail> {
  const events = await db
    .selectFrom('privacy_case_events')
    .select(['event', 'actor', 'happened_at'])
    .where('case_id', '=', row.id)
    .orderBy('id')
    .execute();
  return {
    ...caseSummary(row, clock.now()),
    ...{ email: row.email, firstName: row.first_name, lastName: row.last_name },
    membershipId: row.membership_id,
    events: events.map(({ event, actor, happened_at }) => ({
      ...{ event, actor },
      happenedAt: happened_at.toISOString(),
    })),
  };
}
