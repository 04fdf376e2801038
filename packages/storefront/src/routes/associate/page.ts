import { associateMessages } from '@touchline/features/account/associate';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { AssociateView } from './AssociateView.tsx';

/** Signs an associate in on a device of a store. */
export const page = definePage({
  messages: [associateMessages],
  load: ({ stores }) => ({
    head: {
      title: pageTitle(stores.site, stores.translator.translate('associate', 'associate.title')),
      robots: 'noindex',
    },
  }),
  View: AssociateView,
  isPersonal: true,
});
