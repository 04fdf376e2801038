import type { StoreDefinition } from '../../platform/module/index.ts';
import { HomeStoriesStore } from './HomeStoriesStore.ts';

/** The stories of the home page; what is open is never part of a page that the server renders. */
export const homeStoriesStore: StoreDefinition<HomeStoriesStore, null> = {
  key: 'homeStories',
  onIdentity: 'keep',
  create: () => new HomeStoriesStore(),
  toSnapshot: () => null,
  fromSnapshot: () => new HomeStoriesStore(),
};
