import { listMarkets } from '@touchline/contract/client/site';
import { regionField, regionMessages } from '@touchline/features/region';
import { marketsStore } from '../../app/marketsStore.ts';
import type { Page } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { RegionView } from './RegionView.tsx';

/** Selection of country and language, remembered in a cookie. */
export const page: Page = {
  messages: [regionMessages],
  async load({ stores }) {
    stores.of(marketsStore).markets = await listMarkets(stores.ports.call);
    return {
      head: {
        title: pageTitle(stores.site, stores.translator.translate('region', 'region.title')),
        canonicalPath: '/country-selector.html',
        isEverywhere: true,
      },
    };
  },
  async action({ stores, form }) {
    const chosen = form.get(regionField);
    const markets = await listMarkets(stores.ports.call);
    const isKnown = markets.some(({ languages }) => languages.some(({ sitePath }) => sitePath === chosen));
    if (typeof chosen !== 'string' || !isKnown) return { status: 422 };
    stores.ports.storage.set('sitePath', chosen);
    return { leave: `/${chosen}` };
  },
  View: RegionView,
};
