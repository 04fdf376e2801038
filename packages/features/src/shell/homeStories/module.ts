import { defineModule } from '../../platform/module/index.ts';
import { homeStoriesMessages } from './homeStoriesMessages.ts';
import { homeStoriesStore } from './stores.ts';

/** What the home page tells in pictures over the whole window, where the brand has written something. */
export const homeStoriesModule = defineModule({
  key: 'homeStories',
  messages: [homeStoriesMessages],
  stores: [homeStoriesStore],
});
