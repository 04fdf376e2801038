import { defineModule } from '../../platform/module/index.ts';
import { regionStorage } from './choice.ts';
import { geolocationDialog, languageDialog } from './regionDialogs.ts';
import { regionMessages } from './regionMessages.ts';
import { geolocationStore, languageStore, locationsStore, marketsStore } from './stores.ts';

/** The choice of country and language: on pages, in dialogs, and by where the visitor is. */
export const regionModule = defineModule({
  key: 'region',
  messages: [regionMessages],
  stores: [marketsStore, locationsStore, languageStore, geolocationStore],
  dialogs: [geolocationDialog, languageDialog],
  storage: regionStorage,
});
