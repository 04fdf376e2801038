import type { CommerceContext } from '../../app/CommerceContext.ts';
import { notFound } from '../../kernel/failure/Failure.ts';
import { seal, unseal } from '../../kernel/session/sealedClaims.ts';
import { pagesOfBrand, withPage } from './pagesOfBrand.ts';
import type { ShopPages } from './ShopContent.ts';

/** Seconds that a preview can be looked at: the editor asks for another one when it opens a page. */
const previewSeconds = 2 * 3_600;

interface PreviewedPage {
  readonly brand: string;
  readonly key: string;
}

/** A token that opens the draft of a page, and nothing else. */
export const previewToken = (
  { secret, clock }: Pick<CommerceContext, 'secret' | 'clock'>,
  { brand, key }: PreviewedPage,
): Promise<string> => seal({ brand, key }, 'desk-preview', secret, clock.now(), previewSeconds);

/** The pages of a brand with the draft that a token opens. Throws 404 for a token that is over, or of another page. */
export async function previewOf(
  shop: CommerceContext,
  token: string,
  key: string,
): Promise<ShopPages | undefined> {
  const claims = await unseal(token, 'desk-preview', shop.secrets, shop.clock.now());
  if (!claims || claims['key'] !== key || typeof claims['brand'] !== 'string') throw notFound('preview');
  const pages = await pagesOfBrand(shop, claims['brand']);
  const row = await shop.db
    .selectFrom('content_documents')
    .select('draft')
    .where('brand', '=', claims['brand'])
    .where('kind', '=', 'page')
    .where('key', '=', key)
    .executeTakeFirst();
  return pages && row?.draft ? withPage(pages, key, row.draft) : pages;
}
