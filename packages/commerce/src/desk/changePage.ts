import type { DeskPage } from '@touchline/contract/desk/page';
import { pageProblems } from '@touchline/contract/desk/pageProblems';
import type { DraftConflict, SavedDraft } from '@touchline/contract/desk/schema';
import type { Kysely } from 'kysely';
import type { CommerceContext } from '../app/CommerceContext.ts';
import { raiseCatalogueVersion } from '../kernel/database/CatalogueVersion.ts';
import type { Database } from '../kernel/database/schema.ts';
import { Failure, notFound } from '../kernel/failure/Failure.ts';
import type { DeskCaller } from '../kernel/identity/Caller.ts';
import { randomHex } from '../kernel/ports/Random.ts';
import { documentRow, isBodyOf, type DocumentRow, type EditedPage } from './documents.ts';
import { noteAct } from './noteAct.ts';

/** What a change of a page needs to know. */
export interface Change {
  readonly shop: CommerceContext;
  readonly page: EditedPage;
  readonly by: DeskCaller;
  readonly now: Date;
}

/** Locks the document of a page, which is made where it is missing, until the transaction ends. */
async function lockDocument(
  trx: Kysely<Database>,
  { shop, page }: Change,
): Promise<DocumentRow & { readonly id: string }> {
  const { brand, kind, key } = page;
  await trx
    .insertInto('content_documents')
    .values({
      ...{ id: randomHex(shop.random, 16), brand, kind, key },
      ...{ draft: null, draft_at: null, draft_by: null },
    })
    .onConflict((on) => on.columns(['brand', 'kind', 'key']).doNothing())
    .execute();
  return documentRow(trx, page).forUpdate().executeTakeFirstOrThrow();
}

/** Throws 409 with who it was, when the draft has changed since `revision`. */
function refuseOther({ revision, savedAt, savedBy }: DocumentRow, expected: number): void {
  if (revision === expected) return;
  const details: DraftConflict = {
    revision,
    ...(savedAt ? { savedAt: savedAt.toISOString() } : {}),
    ...(savedBy === null ? {} : { savedBy }),
  };
  throw new Failure(409, 'ContentChangedElsewhere', 'Somebody else has changed this page.', { details });
}

/** Saves a draft made on a revision. */
export function saveDraft(
  change: Change,
  { revision, body }: { revision: number; body: DeskPage },
): Promise<SavedDraft> {
  const { shop, page, by, now } = change;
  if (!isBodyOf(page, body)) throw new Failure(422, 'InvalidParameters', 'Sections of another document.');
  return shop.db.transaction().execute(async (trx) => {
    const row = await lockDocument(trx, change);
    refuseOther(row, revision);
    await trx
      .updateTable('content_documents')
      .set({ draft: JSON.stringify(body), revision: revision + 1, draft_at: now, draft_by: by.name })
      .where('id', '=', row.id)
      .execute();
    if (row.draft === null) await noteAct(trx, by.ownerId, 'save draft', page.key, now);
    return { revision: revision + 1, savedAt: now.toISOString() };
  });
}

const withoutDraft = { draft: null, draft_at: null, draft_by: null } as const;

/** Forgets a draft of a revision. */
export function discardDraft(change: Change, revision: number): Promise<void> {
  const { shop, page, by, now } = change;
  return shop.db.transaction().execute(async (trx) => {
    const row = await lockDocument(trx, change);
    refuseOther(row, revision);
    await trx
      .updateTable('content_documents')
      .set({ ...withoutDraft, revision: revision + 1 })
      .where('id', '=', row.id)
      .execute();
    await noteAct(trx, by.ownerId, 'discard draft', page.key, now);
  });
}

export interface PublishOrder {
  readonly revision: number;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly note?: string | undefined;
}

/** The languages that the markets of a shop have. */
export const languagesOf = ({ markets }: Pick<CommerceContext, 'markets'>): string[] => [
  ...new Set(markets.all.flatMap((market) => market.languages.map(({ code }) => code))),
];

/** Makes a version of the draft and shows it, now or between two moments. */
export async function publishDraft(change: Change, order: PublishOrder): Promise<void> {
  const { shop, page, by, now } = change;
  const startsAt = order.from === undefined || new Date(order.from) < now ? now : new Date(order.from);
  const endsAt = order.until === undefined ? null : new Date(order.until);
  if (endsAt && endsAt <= startsAt)
    throw new Failure(422, 'WrongTime', 'The end has to be after the beginning, and not over.');
  await shop.db.transaction().execute(async (trx) => {
    const row = await lockDocument(trx, change);
    refuseOther(row, order.revision);
    const body = row.draft ?? page.delivered;
    const problems = pageProblems(body, languagesOf(shop));
    if (problems.length > 0)
      throw new Failure(422, 'ContentNotFinished', 'Some fields are not as they have to be.', {
        details: problems,
      });
    const last = await trx
      .selectFrom('content_versions')
      .select((eb) => eb.fn.max('number').as('number'))
      .where('document_id', '=', row.id)
      .executeTakeFirst();
    const number = Number(last?.number ?? 0) + 1;
    await trx
      .insertInto('content_versions')
      .values({
        ...{ document_id: row.id, number, body: JSON.stringify(body) },
        ...{ author: by.name, created_at: now, note: order.note ?? '' },
      })
      .execute();
    await trx
      .updateTable('content_documents')
      .set({ ...withoutDraft, revision: order.revision + 1 })
      .where('id', '=', row.id)
      .execute();
    await show(trx, change, { documentId: row.id, number, startsAt, endsAt });
    await noteAct(trx, by.ownerId, 'publish', `${page.key} ${number}`, now);
  });
  await shop.catalogueVersion.refresh();
}

/** Shows an earlier version from now on; number 0 is the page of the brand's folder. */
export async function showVersion(change: Change, number: number): Promise<void> {
  const { shop, page, by, now } = change;
  await shop.db.transaction().execute(async (trx) => {
    const row = await lockDocument(trx, change);
    if (number > 0) {
      const version = await trx
        .selectFrom('content_versions')
        .select('number')
        .where('document_id', '=', row.id)
        .where('number', '=', number)
        .executeTakeFirst();
      if (!version) throw notFound('version');
    }
    await show(trx, change, { documentId: row.id, number, startsAt: now, endsAt: null });
    await noteAct(trx, by.ownerId, 'show version', `${page.key} ${number}`, now);
  });
  await shop.catalogueVersion.refresh();
}

/** Ends a publication now, or removes one that has not begun. */
export async function endPublication(change: Change, publicationId: string): Promise<void> {
  const { shop, page, by, now } = change;
  await shop.db.transaction().execute(async (trx) => {
    const row = await lockDocument(trx, change);
    const found = await trx
      .selectFrom('content_publications')
      .select(['starts_at as startsAt', 'ends_at as endsAt'])
      .where('id', '=', publicationId)
      .where('document_id', '=', row.id)
      .executeTakeFirst();
    if (!found || (found.endsAt && found.endsAt <= now)) throw notFound('publication');
    if (found.startsAt >= now)
      await trx.deleteFrom('content_publications').where('id', '=', publicationId).execute();
    else
      await trx
        .updateTable('content_publications')
        .set({ ends_at: now })
        .where('id', '=', publicationId)
        .execute();
    await raiseCatalogueVersion(trx);
    await noteAct(trx, by.ownerId, 'end publication', page.key, now);
  });
  await shop.catalogueVersion.refresh();
}

async function show(
  trx: Kysely<Database>,
  { shop, by, now }: Change,
  given: { documentId: string; number: number; startsAt: Date; endsAt: Date | null },
): Promise<void> {
  await trx
    .insertInto('content_publications')
    .values({
      ...{ id: randomHex(shop.random, 16), document_id: given.documentId, number: given.number },
      ...{ starts_at: given.startsAt, ends_at: given.endsAt, owner_id: by.ownerId, created_at: now },
    })
    .execute();
  // What shoppers see is kept by the version of the catalogue, in every process.
  await raiseCatalogueVersion(trx);
}
