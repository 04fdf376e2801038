import type { DeskPage } from '@touchline/contract/desk/page';
import type { CommerceContext } from '../app/CommerceContext.ts';
import { brandOfPages } from '../catalogue/content/pagesOfBrand.ts';
import { Failure, notFound } from '../kernel/failure/Failure.ts';
import type { DeskCaller } from '../kernel/identity/Caller.ts';
import { randomHex } from '../kernel/ports/Random.ts';
import { editedPages } from './documents.ts';
import { noteAct } from './noteAct.ts';

/** Most pages of a brand, those of its folder among them. */
const mostPages = 500;

/** Makes a page as a draft. Throws 409 where there is one at this address. */
export async function addPage(
  shop: CommerceContext,
  { address: key, title }: { address: string; title: DeskPage['title'] },
  by: DeskCaller,
  now: Date,
): Promise<void> {
  const brand = brandOfPages(shop);
  if (brand === undefined) throw notFound('brand');
  const pages = await editedPages(shop);
  if (pages.length >= mostPages) throw new Failure(409, 'TooManyPages', 'There are too many pages.');
  const exists = new Failure(409, 'ContentExists', 'There is a page with this address.');
  if (pages.some((page) => page.key === key)) throw exists;
  const body: DeskPage = {
    ...{ title, description: {} },
    sections: [{ kind: 'prose', id: 'prose', blocks: [{ head: {}, paragraphs: [{}] }] }],
  };
  await shop.db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('content_documents')
      .values({
        ...{ id: randomHex(shop.random, 16), brand, kind: 'page', key, draft: JSON.stringify(body) },
        ...{ draft_at: now, draft_by: by.name },
      })
      .onConflict((on) => on.columns(['brand', 'kind', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw exists;
    await noteAct(trx, by.ownerId, 'add page', key, now);
  });
}
