import { defineModule } from '../../platform/module/index.ts';
import { searchStorage } from './storage.ts';
import { searchMessages } from './searchMessages.ts';
import { searchStore } from './stores.ts';

/** The search field with its suggestions. */
export const searchModule = defineModule({
  key: 'search',
  messages: [searchMessages],
  stores: [searchStore],
  flags: ['PRODUCT_LIST_PAGE_ENABLED'],
  storage: searchStorage,
});
