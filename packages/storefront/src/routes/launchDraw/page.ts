import { drawPath, drawStore, launchesMessages } from '@touchline/features/launches';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { LaunchDrawView } from './LaunchDrawView.tsx';

/** What is published of a draw, with its check in the browser: the same for everybody. */
export const page = definePage({
  messages: [launchesMessages],
  async load({ stores, params }) {
    const id = params['launchId'] ?? '';
    const store = stores.of(drawStore);
    await store.load(id);
    const { launch, status } = store;
    const text = (key: string, values?: { name: string }) =>
      stores.translator.translate('launches', key, values);
    const missing = status.kind === 'notFound' ? text('notFound.title') : undefined;
    const title = launch ? text('proof.title', { name: launch.name }) : missing;
    return {
      status: pageStatus(status),
      head: {
        title: pageTitle(stores.site, title),
        canonicalPath: drawPath(id),
        robots: 'noindex',
      },
    };
  },
  View: LaunchDrawView,
});
