import { maxLookItems } from '@touchline/contract/recommendation/constants';
import type { FindMineItem } from '@touchline/contract/recommendation/schema';
import type { AvailabilityStatus, ProductSummary } from '@touchline/contract/product/schema';
import type { Site } from '@touchline/contract/market/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { ownLooks, type LookProvider } from './LookProvider.ts';

/** How long another company's answer is waited for, in milliseconds. */
const timeLimit = 800;

const buyable: ReadonlySet<AvailabilityStatus> = new Set(['IN_STOCK', 'PREORDER', 'BACKORDER']);

/** Products that complete the look of one: those that can be bought first, at most four. */
export async function completeTheLook(
  shop: Pick<CommerceContext, 'catalogue' | 'log'>,
  looks: LookProvider,
  site: Site,
  productId: string,
): Promise<FindMineItem[]> {
  const product = await shop.catalogue.product(site, productId);
  const ids = await idsOf(shop, looks, product, site.language.sitePath);
  const cards = await shop.catalogue.summaries(
    site,
    ids.filter((id) => id !== productId),
  );
  const items = await Promise.all(cards.map((card) => itemOf(shop, site, card)));
  return items.sort((one, two) => Number(two.stock) - Number(one.stock)).slice(0, maxLookItems);
}

/** Of a provider that fails or is late, our own. */
async function idsOf(
  { log }: Pick<CommerceContext, 'log'>,
  looks: LookProvider,
  product: Parameters<LookProvider['lookOf']>[0],
  sitePath: string,
): Promise<readonly string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No look within ${timeLimit} ms.`)), timeLimit);
    });
    const found = await Promise.race([looks.lookOf(product, sitePath), late]);
    if (found && found.length > 0) return found.slice(0, maxLookItems * 2);
  } catch (error) {
    log.warn('look provider failed', { product: product.id, why: String(error).slice(0, 200) });
  } finally {
    clearTimeout(timer);
  }
  return (await ownLooks.lookOf(product, sitePath)) ?? [];
}

async function itemOf(
  { catalogue }: Pick<CommerceContext, 'catalogue'>,
  site: Site,
  card: ProductSummary,
): Promise<FindMineItem> {
  const { variation_list: variations } = await catalogue.availability(site, card.id);
  const sizes = variations
    .filter(({ availability_status: status }) => buyable.has(status))
    .map(({ sku, size }) => ({ item_id: sku, label: size }));
  const only = variations.length === 1 ? sizes[0] : undefined;
  return {
    ...(only ? { item_id: only.item_id } : {}),
    pid: card.id,
    price: card.pricing_information.currentPrice,
    title: card.name,
    images: card.pictures.slice(0, 1),
    stock: sizes.length > 0,
    url: card.url,
    sizes,
  };
}
