import { botCheckMessages } from '../../platform/botCheck/index.ts';
import { dialogStore } from '../../platform/dialogs/index.ts';
import { loadMessages } from '../../platform/i18n/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { dataSettingsDialog, privacyRequestDialog } from './dialogs.ts';
import { privacyRequestMessages } from './privacyRequestMessages.ts';
import { privacyRequestStore } from './stores.ts';

export interface OpenPrivacyRequest {
  /** `visitor`: by a press; `address`: by the address of the page, in the order of the dialogs that open by themselves. */
  opener: 'visitor' | 'address';
  /** Loads the page again. */
  reload: () => void;
}

/** Opens the data settings; they start over each time. After an objection to sale the page reloads as they close. */
export async function openPrivacyRequest(
  stores: StoreContext,
  { opener, reload }: OpenPrivacyRequest,
): Promise<void> {
  await loadMessages(stores.translator, [privacyRequestMessages, botCheckMessages]);
  const store = stores.of(privacyRequestStore);
  store.begin('DIALOG');
  stores.of(dialogStore).request(opener === 'visitor' ? dataSettingsDialog : privacyRequestDialog, () => {
    if (store.isReloadDue) reload();
  });
  await store.load();
}
