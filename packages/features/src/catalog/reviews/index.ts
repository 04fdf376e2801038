export { readReviewForm, writeReviewFields } from './readReviewForm.ts';
export { Reviews, type ReviewsProps } from './Reviews.tsx';
export { ReviewsStore, type ReviewsSnapshot } from './ReviewsStore.ts';
export { reviewsJsonLd } from './reviewsJsonLd.ts';
export { reviewsMessages } from './reviewsMessages.ts';
export { isFiltered, isSameQuery, readReviewsQuery, reviewsAnchor, reviewsHref } from './reviewsQuery.ts';
export { reviewsStore, writeReviewStore } from './stores.ts';
export { WriteReview, type WriteReviewProps } from './WriteReview.tsx';
export { WriteReviewStore, type WriteReviewSnapshot } from './WriteReviewStore.ts';
