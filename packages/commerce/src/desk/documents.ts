import { frameKey, isFrameSection, type DeskPage, type DeskTexts } from '@touchline/contract/desk/page';
import type { DeskDocument, DeskPageState } from '@touchline/contract/desk/schema';
import type { Kysely } from 'kysely';
import type { CommerceContext } from '../app/CommerceContext.ts';
import type { ShopPage } from '../catalogue/content/BrandContent.ts';
import { frameBody } from '../catalogue/content/frameDocument.ts';
import { brandOfPages, deliveredPages } from '../catalogue/content/pagesOfBrand.ts';
import { previewToken } from '../catalogue/content/previewOf.ts';
import type { Database } from '../kernel/database/schema.ts';
import { notFound } from '../kernel/failure/Failure.ts';

/** A page that can be edited, or header and footer: of the brand whose pages the shop shows. */
export interface EditedPage {
  readonly brand: string;
  readonly kind: 'page' | 'frame';
  readonly key: string;
  /** As the brand's folder has it; empty for a page that was made at the desk. */
  readonly delivered: DeskPage;
  /** It was made at the desk: the folder has nothing of it. */
  readonly isMade?: boolean;
}

/** A row of `content_documents`, without its names. */
export interface DocumentRow {
  readonly id: string;
  readonly draft: DeskPage | null;
  readonly revision: number;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
}

const bodyOf = ({ title, description, sections }: ShopPage): DeskPage =>
  structuredClone({ title, description, sections }) as DeskPage;

const nothing: DeskPage = { title: {}, description: {}, sections: [] };

/** Whether a body has sections of its own document only: those of a page, or of header and footer. */
export const isBodyOf = ({ kind }: EditedPage, { sections }: DeskPage): boolean =>
  sections.every((section) => isFrameSection(section) === (kind === 'frame'));

/** All that can be edited: header and footer, the pages of the brand's folder, and those made at the desk. */
export async function editedPages(shop: CommerceContext): Promise<EditedPage[]> {
  const brand = brandOfPages(shop);
  const pages = deliveredPages(shop);
  if (brand === undefined || !pages) return [];
  const pageOf = (page: ShopPage): EditedPage => ({
    ...{ brand, kind: 'page', key: page.key, delivered: bodyOf(page) },
  });
  const frame: EditedPage = { brand, kind: 'frame', key: frameKey, delivered: frameBody(pages.frame) };
  const delivered = [pageOf(pages.home), frame, ...pages.pages.map(pageOf)];
  const rows = await shop.db
    .selectFrom('content_documents')
    .select('key')
    .where('brand', '=', brand)
    .where('kind', '=', 'page')
    .orderBy('key')
    .execute();
  const made = rows
    .filter(({ key }) => !delivered.some((page) => page.key === key))
    .map(({ key }): EditedPage => ({ brand, kind: 'page', key, delivered: nothing, isMade: true }));
  return [...delivered, ...made];
}

/** The page with this key. Throws 404 where there is none. */
export async function editedPage(shop: CommerceContext, key: string): Promise<EditedPage> {
  const page = (await editedPages(shop)).find((each) => each.key === key);
  if (!page) throw notFound('page');
  return page;
}

export const documentRow = (db: Kysely<Database>, { brand, kind, key }: EditedPage) =>
  db
    .selectFrom('content_documents')
    .select(['id', 'draft', 'revision', 'draft_at as savedAt', 'draft_by as savedBy'])
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('key', '=', key);

/** What of a page's publications is shown now, and what the editor is told of them. */
function standing(
  publications: readonly { number: number; startsAt: Date; endsAt: Date | null }[],
  now: Date,
  isMade: boolean,
): { readonly state: DeskPageState; readonly shown: number } {
  const begun = publications.filter(({ startsAt, endsAt }) => startsAt <= now && (!endsAt || endsAt > now));
  const shown = begun.at(-1)?.number ?? 0;
  const unshown = isMade ? 'unpublished' : 'asDelivered';
  const isScheduled = publications.some(({ startsAt }) => startsAt > now);
  return { state: isScheduled ? 'scheduled' : shown > 0 ? 'published' : unshown, shown };
}

/** States of all pages that were ever changed, by their key. */
export async function statesOf(
  { db }: Pick<CommerceContext, 'db'>,
  pages: readonly EditedPage[],
  now: Date,
): Promise<ReadonlyMap<string, DocumentRow & { state: DeskPageState; title: DeskTexts | undefined }>> {
  const [first] = pages;
  if (!first) return new Map();
  const rows = await db
    .selectFrom('content_documents')
    .select(['id', 'key', 'draft', 'revision', 'draft_at as savedAt', 'draft_by as savedBy'])
    .where('brand', '=', first.brand)
    .execute();
  const publications = await db
    .selectFrom('content_publications')
    .select(['document_id as documentId', 'number', 'starts_at as startsAt', 'ends_at as endsAt'])
    .orderBy('starts_at')
    .orderBy('created_at')
    .execute();
  const versions = await db
    .selectFrom('content_versions')
    .distinctOn('document_id')
    .select(['document_id as documentId', 'body'])
    .orderBy('document_id')
    .orderBy('number', 'desc')
    .execute();
  const last = new Map(versions.map(({ documentId, body }) => [documentId, body]));
  return new Map(
    rows.map((row) => {
      const own = publications.filter(({ documentId }) => documentId === row.id);
      const isMade = pages.some((page) => page.key === row.key && page.isMade);
      const title = (row.draft ?? last.get(row.id))?.title;
      return [row.key, { ...row, title, state: standing(own, now, isMade).state }];
    }),
  );
}

/** A page with all that the editor shows of it. */
export async function documentView(
  shop: CommerceContext,
  page: EditedPage,
  now: Date,
): Promise<DeskDocument> {
  const { db } = shop;
  const row = await documentRow(db, page).executeTakeFirst();
  const versions = row
    ? await db
        .selectFrom('content_versions')
        .select(['number', 'body', 'author', 'created_at as createdAt', 'note'])
        .where('document_id', '=', row.id)
        .orderBy('number', 'desc')
        .execute()
    : [];
  const publications = row
    ? await db
        .selectFrom('content_publications as p')
        .leftJoin('desk_owners as o', 'o.id', 'p.owner_id')
        .select(['p.id', 'p.number', 'p.starts_at as startsAt', 'p.ends_at as endsAt', 'o.name as by'])
        .where('p.document_id', '=', row.id)
        .orderBy('p.starts_at')
        .orderBy('p.created_at')
        .execute()
    : [];
  const { state, shown } = standing(publications, now, page.isMade ?? false);
  const shownBody = versions.find(({ number }) => number === shown)?.body ?? page.delivered;
  const current = publications.filter(({ endsAt }) => endsAt === null || endsAt > now);
  return {
    key: page.key,
    state,
    ...(page.isMade ? { isMade: true as const } : {}),
    body: row?.draft ?? shownBody,
    revision: row?.revision ?? 0,
    ...(row?.draft && row.savedAt
      ? { draft: { savedAt: row.savedAt.toISOString(), savedBy: row.savedBy ?? '' } }
      : {}),
    ...(shown > 0 ? { shown } : {}),
    versions: versions.map(({ number, author, createdAt, note }) => ({
      ...{ number, author, note },
      createdAt: createdAt.toISOString(),
    })),
    publications: current.toReversed().map(({ id, number, startsAt, endsAt, by }) => ({
      ...{ id, number, by: by ?? '', from: startsAt.toISOString() },
      ...(endsAt ? { until: endsAt.toISOString() } : {}),
    })),
    previewToken: await previewToken(shop, page),
  };
}
