import { listMarkets } from '@touchline/contract/client/site';
import { marketsStore, regionMessages, regionPages } from '@touchline/features/shell/region';
import type { Page } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { RegionView } from './RegionView.tsx';

/** Selection of country and language, remembered in a cookie. */
export const page: Page = {
  messages: [regionMessages],
  async load({ stores }) {
    stores.of(marketsStore).markets = await listMarkets(stores.ports.call);
    return {
      head: {
        title: pageTitle(stores.site, stores.translator.translate('region', 'region.title')),
        canonicalPath: regionPages.countries,
        isEverywhere: true,
      },
    };
  },
  View: RegionView,
};
