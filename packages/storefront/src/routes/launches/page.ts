import { launchesMessages, launchListStore } from '@touchline/features/launches';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { LaunchesView } from './LaunchesView.tsx';

/** The launches of the site: on now, coming up, over. */
export const page = definePage({
  messages: [launchesMessages],
  async load({ stores }) {
    const store = stores.of(launchListStore);
    await store.load();
    const text = (key: string) => stores.translator.translate('launches', key);
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, text('title')),
        description: text('lead'),
        canonicalPath: '/launches',
        isEverywhere: true,
      },
    };
  },
  View: LaunchesView,
});
