import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reviewFreshSeconds, reviewRefusals, reviewSorts } from './constants.ts';
import {
  ModeratedReview,
  OwnReview,
  OwnReviewOfProduct,
  ReplyForm,
  ReviewForm,
  ReviewList,
  ReviewReportForm,
  ReviewSummary,
} from './schema.ts';

const Site = z.object({ sitePath: z.string() });
const ByProduct = z.object({ productId: z.string() });
const ById = z.object({ reviewId: z.string() });
const Key = z.object({ sitePath: z.string(), key: z.string().check(z.maxLength(100)) });
const noProduct = { 404: 'No such product on this site.' };
const noReview = { 404: 'No such published review.', 429: 'Too many.' };
const writing = {
  ...noProduct,
  409: 'SignInNeeded: the order of the link belongs to an account, which writes itself.',
  413: 'The photos are too large.',
  422: 'InvalidParameters, or ReviewRefused with the field and what is wrong with it.',
  429: 'Too many.',
};
const operatorErrors = { 401: 'The operator’s token is missing or wrong.', 404: 'There is no such review.' };

export const getReviews = defineEndpoint({
  id: 'getReviews',
  summary: 'A page of the published reviews of a product, in all its colours, with the summary of all.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products/{productId}/reviews',
  access: { caller: 'anyone' },
  params: ByProduct,
  query: z.object({
    sitePath: z.string(),
    sort: z.optional(z.enum(reviewSorts)),
    /** Only those with so many stars: `1` to `5`. */
    stars: z.optional(z.enum(['1', '2', '3', '4', '5'])),
    /** `1`: only those with photos. */
    photos: z.optional(z.literal('1')),
    /** `1`: only those of buyers. */
    verified: z.optional(z.literal('1')),
    /** Only those written in this language. */
    language: z.optional(z.string().check(z.maxLength(10))),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  response: ReviewList,
  cache: 'cache-first',
  freshSeconds: reviewFreshSeconds,
  errors: { ...noProduct, 422: 'InvalidParameters: a filter or the page cannot be read.' },
});

export const getReviewSummary = defineEndpoint({
  id: 'getReviewSummary',
  summary: 'How the published reviews of a product add up.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products/{productId}/review-summary',
  access: { caller: 'anyone' },
  params: ByProduct,
  query: Site,
  response: ReviewSummary,
  cache: 'cache-first',
  freshSeconds: reviewFreshSeconds,
  errors: noProduct,
});

export const voteReview = defineEndpoint({
  id: 'voteReview',
  summary: 'Counts that a reader found a review helpful; once a day for each source.',
  method: 'POST',
  base: 'api',
  path: '/reviews/{reviewId}/votes',
  access: { caller: 'anyone' },
  params: ById,
  response: z.object({ helpful: z.int() }),
  errors: noReview,
});

export const reportReview = defineEndpoint({
  id: 'reportReview',
  summary: 'Asks the shop to look at a published review again.',
  method: 'POST',
  base: 'api',
  path: '/reviews/{reviewId}/reports',
  access: { caller: 'anyone' },
  params: ById,
  body: ReviewReportForm,
  response: z.object({ reported: z.boolean() }),
  errors: noReview,
});

export const getOwnReviews = defineEndpoint({
  id: 'getOwnReviews',
  summary: 'The reviews of an account, the last one first.',
  method: 'GET',
  base: 'api',
  path: '/own-reviews',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: z.object({ reviews: z.array(OwnReview) }),
  errors: { 401: 'Nobody is signed in.' },
});

export const getOwnReview = defineEndpoint({
  id: 'getOwnReview',
  summary: 'What an account wrote about a product, in whichever colour.',
  method: 'GET',
  base: 'api',
  path: '/own-reviews/{productId}',
  access: { caller: 'account', scopes: ['account:read'] },
  params: ByProduct,
  query: Site,
  response: OwnReviewOfProduct,
  errors: { 401: 'Nobody is signed in.', ...noProduct },
});

export const writeReview = defineEndpoint({
  id: 'writeReview',
  summary: 'Writes the review of an account, or changes it; then it waits for the shop.',
  method: 'PUT',
  base: 'api',
  path: '/own-reviews/{productId}',
  access: { caller: 'account', scopes: ['account:write'] },
  params: ByProduct,
  query: Site,
  body: ReviewForm,
  response: OwnReview,
  errors: { 401: 'Nobody is signed in.', ...writing },
  timeout: 30_000,
});

export const deleteReview = defineEndpoint({
  id: 'deleteReview',
  summary: 'Deletes the review of an account with its photos.',
  method: 'DELETE',
  base: 'api',
  path: '/own-reviews/{productId}',
  access: { caller: 'account', scopes: ['account:write'] },
  params: ByProduct,
  query: Site,
  response: z.object({ deleted: z.boolean() }),
  errors: { 401: 'Nobody is signed in.', ...noProduct },
});

export const getLinkedReview = defineEndpoint({
  id: 'getLinkedReview',
  summary: 'What the guest of an order wrote about a product; opened by the link of the order.',
  method: 'GET',
  base: 'api',
  path: '/linked-reviews/{productId}',
  access: { caller: 'link' },
  params: ByProduct,
  query: Key,
  response: OwnReviewOfProduct,
  errors: { 404: 'The link is over, or the order has no such product.', 409: writing[409] },
});

export const writeLinkedReview = defineEndpoint({
  id: 'writeLinkedReview',
  summary: 'Writes or changes the review of a guest, by the link of an order with the product.',
  method: 'PUT',
  base: 'api',
  path: '/linked-reviews/{productId}',
  access: { caller: 'link' },
  params: ByProduct,
  query: Key,
  body: ReviewForm,
  response: OwnReview,
  errors: { ...writing, 404: 'The link is over, or the order has no such product.' },
  timeout: 30_000,
});

export const deleteLinkedReview = defineEndpoint({
  id: 'deleteLinkedReview',
  summary: 'Deletes the review of a guest, by the link of an order with the product.',
  method: 'DELETE',
  base: 'api',
  path: '/linked-reviews/{productId}',
  access: { caller: 'link' },
  params: ByProduct,
  query: Key,
  response: z.object({ deleted: z.boolean() }),
  errors: { 404: 'The link is over, or the order has no such product.', 409: writing[409] },
});

export const listModeratedReviews = defineEndpoint({
  id: 'listModeratedReviews',
  summary: 'Reviews that wait for the shop, or that readers reported; the oldest first, a hundred at most.',
  method: 'GET',
  base: 'api',
  path: '/review-moderation',
  access: { caller: 'operator' },
  query: z.object({ show: z.optional(z.enum(['pending', 'reported', 'refused'])) }),
  response: z.object({ reviews: z.array(ModeratedReview) }),
  errors: { 401: operatorErrors[401] },
});

export const publishReview = defineEndpoint({
  id: 'publishReview',
  summary: 'Publishes a review, also one that was refused, and forgets its reports.',
  method: 'POST',
  base: 'api',
  path: '/review-moderation/{reviewId}/publications',
  access: { caller: 'operator' },
  params: ById,
  response: ModeratedReview,
  errors: operatorErrors,
});

export const refuseReview = defineEndpoint({
  id: 'refuseReview',
  summary: 'Refuses a review, also one that was published; its author sees the reason.',
  method: 'POST',
  base: 'api',
  path: '/review-moderation/{reviewId}/refusals',
  access: { caller: 'operator' },
  params: ById,
  body: z.object({ reason: z.enum(reviewRefusals) }),
  response: ModeratedReview,
  errors: operatorErrors,
});

export const replyToReview = defineEndpoint({
  id: 'replyToReview',
  summary: 'Writes the shop’s public reply below a published review, in place of an earlier one.',
  method: 'POST',
  base: 'api',
  path: '/review-moderation/{reviewId}/replies',
  access: { caller: 'operator' },
  params: ById,
  body: ReplyForm,
  response: ModeratedReview,
  errors: { ...operatorErrors, 409: 'It is not published.' },
});
