import type { StoreDefinition } from '../../platform/module/index.ts';
import { SearchStore } from './SearchStore.ts';

/** The search field of the header; starts with the query of the current page. */
export const searchStore: StoreDefinition<SearchStore, string> = {
  key: 'search',
  onIdentity: 'keep',
  create: ({ ports }) => new SearchStore(ports),
  toSnapshot: ({ searchTerm }) => searchTerm,
  fromSnapshot: (term, { ports }) => new SearchStore(ports, term),
  forget: (store) => store.forgetAll(),
};
