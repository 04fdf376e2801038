import { botCheckMessages } from '@touchline/features/platform/botCheck';
import { emailVerificationMessages } from '@touchline/features/account/emailVerification';
import { launchesMessages, launchPath, launchStore } from '@touchline/features/launches';
import { membershipMessages } from '@touchline/features/loyalty/membership';
import { productCardMessages } from '@touchline/features/catalog/productCard';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { LaunchView } from './LaunchView.tsx';

/** One launch: its products, and where its visitor is in it. Joining, entering and leaving also work as plain forms. */
export const page = definePage({
  messages: [
    ...[launchesMessages, botCheckMessages, emailVerificationMessages, membershipMessages],
    productCardMessages,
  ],
  async load({ stores, params }) {
    const id = params['launchId'] ?? '';
    const store = stores.of(launchStore);
    await store.load(id);
    const { launch, status } = store;
    const missing =
      status.kind === 'notFound' ? stores.translator.translate('launches', 'notFound.title') : undefined;
    const picture = launch?.products[0]?.pictures[0];
    return {
      status: pageStatus(status),
      head: {
        title: pageTitle(stores.site, launch?.name ?? missing),
        canonicalPath: launchPath(id),
        ...(launch ? { description: launch.text } : {}),
        ...(picture ? { image: `${picture.path}-${picture.webp[0] ?? picture.widths[0] ?? 640}.webp` } : {}),
      },
    };
  },
  View: LaunchView,
  isPersonal: true,
});
