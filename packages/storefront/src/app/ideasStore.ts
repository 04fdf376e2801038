import { IdeasStore, type IdeasSnapshot } from '@touchline/features/ideas';
import type { StoreDefinition } from './Stores.ts';

/** The category that shows what is new, below the site path. */
export const newPath = '/new';

/** What an empty bag proposes. */
export const ideasStore: StoreDefinition<IdeasStore, IdeasSnapshot> = {
  key: 'ideas',
  create: ({ ports }) => new IdeasStore(ports, newPath),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => IdeasStore.fromSnapshot(ports, newPath, snapshot),
};
