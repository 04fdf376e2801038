import { defineModule } from '../../platform/module/index.ts';
import { blogMessages } from './blogMessages.ts';
import { articleListStore } from './stores.ts';

/** The blog: its list and its articles. */
export const blogModule = defineModule({
  key: 'blog',
  messages: [blogMessages],
  stores: [articleListStore],
});
