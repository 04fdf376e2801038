import { defineModule } from '../../platform/module/index.ts';
import { reviewsMessages } from './reviewsMessages.ts';
import { reviewsStore, writeReviewStore } from './stores.ts';

/** What shoppers say of products they have: read, written, and judged helpful or not. */
export const reviewsModule = defineModule({
  key: 'reviews',
  messages: [reviewsMessages],
  stores: [reviewsStore, writeReviewStore],
});
