import type { StoreDefinition } from '../../platform/module/index.ts';
import { RecommendationRailStore } from './RecommendationRailStore.ts';
import { RecommendationsStore, type RecommendationsSnapshot } from './RecommendationsStore.ts';

/** What goes with what is shown; its request depends on the visitor. */
export const recommendationRailStore: StoreDefinition<RecommendationRailStore, null> = {
  key: 'recommendationRail',
  onIdentity: 'drop',
  create: ({ ports }) => new RecommendationRailStore(ports),
  toSnapshot: () => null,
  fromSnapshot: (_, { ports }) => new RecommendationRailStore(ports),
};

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
