import { listLocations } from '@touchline/contract/client/site';
import { locationsStore } from '@touchline/features/shell/region';
import type { LoadedPage, PageContext } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';

/** Loads the countries with a shop, and the search that the address names. */
export async function loadLocations(
  { stores, url }: Pick<PageContext, 'stores' | 'url'>,
  path: string,
  title: 'region.title' | 'region.locations.title',
): Promise<LoadedPage> {
  const store = stores.of(locationsStore);
  const query = url.searchParams.get('q') ?? '';
  store.locations = await listLocations(stores.ports.call);
  store.search(query);
  return {
    head: {
      title: pageTitle(stores.site, stores.translator.translate('region', title)),
      description: stores.translator.translate('region', 'region.description'),
      canonicalPath: path,
      isEverywhere: true,
      ...(query === '' ? {} : { robots: 'noindex,follow' as const }),
    },
  };
}
