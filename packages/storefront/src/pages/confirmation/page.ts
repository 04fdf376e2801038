import {
  confirmationParams,
  confirmationWords,
  type ConfirmationStore,
} from '@touchline/features/confirmation';
import type { Phrasebook } from '@touchline/features/i18n';
import { confirmationStore } from '../../app/confirmationStore.ts';
import { definePage } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { basketStore } from '../../app/shell.ts';
import { titled } from '../../app/titled.ts';
import { ConfirmationView } from './ConfirmationView.tsx';

/** The page after paying. */
export const page = definePage({
  words: [confirmationWords],
  async load({ stores, url }) {
    const store = stores.of(confirmationStore);
    await store.load(confirmationParams(url).orderId);
    if (!store.hasFailed) await store.offerLink(url.origin);
    // The bag that was paid is empty now: the header shows it.
    if (store.order && !store.hasFailed) await stores.of(basketStore).load({ fresh: true });
    return {
      status: pageStatus(store.status),
      head: { title: titled(stores.site, titleOf(store, stores.words)) },
    };
  },
  View: ConfirmationView,
});

/** The title says what became of the order: it is the first thing that is read out. */
function titleOf(store: ConfirmationStore, words: Phrasebook): string {
  const { status, order } = store;
  if (store.hasFailed) return words.say('confirmation', 'confirmation.failed.title');
  if (order) {
    const key = store.isPending ? 'confirmation.head.pending' : 'confirmation.head';
    return words.say('confirmation', key, { order: order.orderId });
  }
  const isMissing = status.kind === 'notFound';
  return words.say(
    'confirmation',
    isMissing ? 'confirmation.notFound.title' : 'confirmation.unavailable.title',
  );
}
