import { defineModule } from '../module/index.ts';
import { regionStorage } from './storage.ts';
import { regionMessages } from './regionMessages.ts';
import { marketsStore } from './stores.ts';

/** The selection of country and language. */
export const regionModule = defineModule({
  key: 'region',
  messages: [regionMessages],
  stores: [marketsStore],
  storage: regionStorage,
});
