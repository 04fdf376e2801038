import { compareMessages, compareQueryFrom, compareStore } from '@touchline/features/catalog/compare';
import { productCardMessages } from '@touchline/features/catalog/productCard';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { CompareView } from './CompareView.tsx';

/** Products side by side, those of the address. */
export const page = definePage({
  messages: [compareMessages, productCardMessages],
  async load({ stores, url }) {
    const store = stores.of(compareStore);
    await store.load(compareQueryFrom(url.searchParams));
    const names = store.products.map(({ name }) => name).join(', ');
    const title = stores.translator.translate('compare', 'title');
    return {
      status: pageStatus(store.status),
      // There are as many of them as there are choices of products.
      head: { title: pageTitle(stores.site, names ? `${title}: ${names}` : title), robots: 'noindex' },
    };
  },
  View: CompareView,
});
