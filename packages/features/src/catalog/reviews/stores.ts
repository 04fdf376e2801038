import type { StoreDefinition } from '../../platform/module/index.ts';
import { ReviewsStore, type ReviewsSnapshot } from './ReviewsStore.ts';
import { WriteReviewStore, type WriteReviewSnapshot } from './WriteReviewStore.ts';

/** The published reviews of the product that is shown. */
export const reviewsStore: StoreDefinition<ReviewsStore, ReviewsSnapshot> = {
  key: 'reviews',
  onIdentity: 'keep',
  create: ({ ports }) => new ReviewsStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ReviewsStore.fromSnapshot(ports, snapshot),
};

/** The review that somebody writes. */
export const writeReviewStore: StoreDefinition<WriteReviewStore, WriteReviewSnapshot> = {
  key: 'writeReview',
  onIdentity: 'drop',
  create: ({ ports }) => new WriteReviewStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => WriteReviewStore.fromSnapshot(ports, snapshot),
};
