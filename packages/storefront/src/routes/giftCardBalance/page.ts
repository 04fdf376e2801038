import { giftCardBalanceMessages } from '@touchline/features/catalog/giftCardBalance';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { GiftCardBalanceView } from './GiftCardBalanceView.tsx';

/** Tells what is left on a gift card. */
export const page = definePage({
  messages: [giftCardBalanceMessages],
  load: ({ stores }) => ({
    head: {
      title: pageTitle(stores.site, stores.translator.translate('giftCardBalance', 'title')),
      canonicalPath: '/gift-card-balance',
      robots: 'noindex',
    },
  }),
  View: GiftCardBalanceView,
});
