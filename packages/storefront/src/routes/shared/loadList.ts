import { currencyDigits } from '@touchline/contract/money';
import type { PageFacts } from '@touchline/features/platform/analytics';
import { listRequestFrom, productListStore } from '@touchline/features/catalog/productList';
import type { Stores } from '../../state/Stores.ts';
import type { PageContext, PageResult } from '../page.ts';
import { listTitle } from './listTitle.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';

/** What analytics is told about a list: the path of its category, or that it is a search. */
export function listFacts(stores: Stores): PageFacts {
  const { isSearch, pageHead } = stores.of(productListStore);
  return { category: isSearch ? 'search' : pageHead.canonical.replace(/^\/|\?.*$/g, '') };
}

/** Loads the product list of an address, for categories and for search. */
export async function loadList({ stores, url }: PageContext): Promise<PageResult> {
  const store = stores.of(productListStore);
  const request = listRequestFrom(url, currencyDigits(stores.site.market.currency), stores.site.locale);
  await store.load(request);
  const { description, canonical, robots } = store.pageHead;
  const first = store.cards[0]?.pictures[0];
  return {
    status: pageStatus(store.status),
    head: {
      title: pageTitle(stores.site, listTitle(store, stores.translator)),
      description,
      robots,
      ...(store.status.kind === 'ready' ? { canonicalPath: canonical, isEverywhere: !store.isSearch } : {}),
      ...(first ? { image: `${first.path}-${first.widths.at(-1) ?? 640}.avif` } : {}),
    },
  };
}
