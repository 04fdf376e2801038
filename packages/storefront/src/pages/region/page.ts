import { listMarkets } from '@touchline/contract/client/site';
import { languagePreference, marketsStore, regionField, regionMessages } from '@touchline/features/region';
import { stored } from '@touchline/features/storage';
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
    stored(stores.ports).write(languagePreference, {
      preferred: chosen,
      previous: stores.site.language.sitePath,
    });
    return { leave: `/${chosen}` };
  },
  View: RegionView,
};
