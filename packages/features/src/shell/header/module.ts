import { defineModule } from '../../platform/module/index.ts';
import { headerMessages } from './headerMessages.ts';
import { headerStore } from './stores.ts';

/** Logo, menu, search and bag above every page of the shop. */
export const headerModule = defineModule({
  key: 'header',
  messages: [headerMessages],
  stores: [headerStore],
});
