import { RecommendationsStore, type RecommendationsSnapshot } from '@touchline/features/recommendations';
import type { StoreDefinition } from './Stores.ts';

/** The category that shows what is new, below the site path. */
export const newPath = '/new';

/** What an empty bag proposes. */
export const recommendationsStore: StoreDefinition<RecommendationsStore, RecommendationsSnapshot> = {
  key: 'recommendations',
  create: ({ ports }) => new RecommendationsStore(ports, newPath),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => RecommendationsStore.fromSnapshot(ports, newPath, snapshot),
};
