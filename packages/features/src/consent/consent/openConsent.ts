import type { ConsentLevel } from '@touchline/contract/consent/schema';
import { when } from 'mobx';
import { dialogStore } from '../../platform/dialogs/index.ts';
import { loadMessages } from '../../platform/i18n/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { consentMessages } from './consentMessages.ts';
import type { ConsentOpener } from './ConsentStore.ts';
import { consentBar, consentDialog, privacySettingsDialog } from './dialogs.ts';
import { consentStore } from './stores.ts';

/** Learns the law of the visitor's region, where those of a market differ; what cannot be learned is the strictest. */
export async function learnRegime(stores: StoreContext): Promise<void> {
  const store = stores.of(consentStore);
  if (!store.rules.isPending) return;
  const { session } = stores;
  await session.settled();
  // A visitor without a session has not been asked for yet.
  if (session.consent === undefined) await session.refresh();
  store.takeRegime(session.consent ?? store.rules.regime);
}

/** Asks for consent, where the law asks first and the visitor has not answered. */
export async function askForConsent(stores: StoreContext): Promise<void> {
  const store = stores.of(consentStore);
  if (!store.mustAsk || store.isOpen || store.bar.open) return;
  await loadMessages(stores.translator, [consentMessages]);
  const dialogs = stores.of(dialogStore);
  if (store.rules.regime === 'bar' && !store.remote) {
    store.openBar(() => void openPrivacySettings(stores, { opener: 'bar' }));
    dialogs.request(consentBar);
    when(
      () => !store.bar.open,
      () => dialogs.close(consentBar.key),
    );
    return;
  }
  store.open('shop');
  dialogs.request(consentDialog, store.close);
  when(
    () => !store.isOpen,
    () => dialogs.close(consentDialog.key),
  );
}

export interface PrivacySettingsRequest {
  opener: Exclude<ConsentOpener, 'shop'>;
  /** What is ticked in the beginning. */
  level?: ConsentLevel | undefined;
  /** Where another application wants the visitor back: checked by the caller. */
  redirectUrl?: string | undefined;
}

/** Opens the privacy settings for whoever asked for them. */
export async function openPrivacySettings(
  stores: StoreContext,
  { opener, level, redirectUrl }: PrivacySettingsRequest,
): Promise<void> {
  const store = stores.of(consentStore);
  await Promise.all([loadMessages(stores.translator, [consentMessages]), learnRegime(stores)]);
  const dialogs = stores.of(dialogStore);
  // The dialog that asks by itself is the same one.
  dialogs.close(consentDialog.key);
  if (opener === 'external') store.openFor(redirectUrl, level);
  else store.open(opener, level);
  dialogs.request(privacySettingsDialog, store.close);
  when(
    () => !store.isOpen,
    () => dialogs.close(privacySettingsDialog.key),
  );
}
