import type { StoreDefinition } from '../module/index.ts';
import { RecommendationsStore, type RecommendationsSnapshot } from './RecommendationsStore.ts';

/** The category of new products, below the site path. */
export const newPath = '/new';

/** Recommendations for an empty bag. */
export const recommendationsStore: StoreDefinition<RecommendationsStore, RecommendationsSnapshot> = {
  key: 'recommendations',
  onIdentity: 'keep',
  create: ({ ports }) => new RecommendationsStore(ports, newPath),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => RecommendationsStore.fromSnapshot(ports, newPath, snapshot),
};
