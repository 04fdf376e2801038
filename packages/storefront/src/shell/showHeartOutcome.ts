import { loadMessages } from '@touchline/features/platform/i18n';
import { wishlistMessages, type HeartOutcome } from '@touchline/features/wishlist';
import { snackbars } from '../state/snackbars.ts';
import type { Stores } from '../state/Stores.ts';

/** Shows the result of a click on a heart. */
export async function showHeartOutcome(stores: Stores, { kind }: HeartOutcome): Promise<void> {
  const key = kind === 'public' || kind === 'nameRequired' ? 'failed' : kind;
  await loadMessages(stores.translator, [wishlistMessages]);
  stores.of(snackbars).show({
    text: stores.translator.translate('wishlist', `heart.${key}`),
    tone: kind === 'saved' || kind === 'removed' ? 'success' : 'error',
  });
}

/** Says that a product was removed from the wishlist, and offers to put it back. */
export async function offerUndo(stores: Stores, undo: () => void): Promise<void> {
  await loadMessages(stores.translator, [wishlistMessages]);
  const text = (key: 'removed' | 'undo') => stores.translator.translate('wishlist', `heart.${key}`);
  stores.of(snackbars).show({ text: text('removed'), action: { label: text('undo'), onAction: undo } });
}
