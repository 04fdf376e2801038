import { defineModule } from '../../platform/module/index.ts';
import { contentMessages } from './contentMessages.ts';
import { contentStore } from './stores.ts';

/** Editorial pages: home, help, legal texts, and the pages for errors. */
export const contentModule = defineModule({
  key: 'content',
  messages: [contentMessages],
  stores: [contentStore],
});
