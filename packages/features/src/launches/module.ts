import { defineModule } from '../platform/module/index.ts';
import { launchesMessages } from './launchesMessages.ts';
import { launchesStorage } from './storage.ts';
import { drawStore, launchListStore, launchStore } from './stores.ts';

/** Launches: their calendar, waiting rooms and draws. */
export const launchesModule = defineModule({
  key: 'launches',
  messages: [launchesMessages],
  stores: [launchListStore, launchStore, drawStore],
  storage: launchesStorage,
});
