import { dialogStore } from '../../platform/dialogs/index.ts';
import { loadMessages } from '../../platform/i18n/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { mayBeSuggestedRegion } from './choice.ts';
import { geolocationDialog, languageDialog } from './regionDialogs.ts';
import { regionMessages } from './regionMessages.ts';
import { geolocationStore, languageStore } from './stores.ts';

/** Opens the choice of the language for the page at `path`, below the site path and with its query. */
export async function openLanguageChoice(stores: StoreContext, path: string): Promise<void> {
  await loadMessages(stores.translator, [regionMessages]);
  stores.of(languageStore).begin(path);
  stores.of(dialogStore).request(languageDialog);
}

/** Asks the visitor once whether they want the region where they seem to be, if that is another and has a shop. */
export async function suggestRegion(stores: StoreContext): Promise<void> {
  const { session } = stores;
  await session.settled();
  // A visitor without a session has not been asked for yet.
  if (session.region === undefined && session.identity.kind === 'visitor') await session.refresh();
  const { region } = session;
  if (region === undefined || !mayBeSuggestedRegion(stores.ports)) return;
  await loadMessages(stores.translator, [regionMessages]);
  stores.of(geolocationStore).begin(region);
  stores.of(dialogStore).request(geolocationDialog);
}
