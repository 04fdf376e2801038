import { ApiError, Forbidden, NotFound, RateLimited, Unauthorised } from '../errors.ts';
import type { ReviewReport, ReviewSort } from '../review/constants.ts';
import type {
  OwnReview,
  OwnReviewOfProduct,
  ReviewFieldError,
  ReviewForm,
  ReviewList,
} from '../review/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../review/endpoints.ts'));

/** What a list of reviews shows. */
export interface ReviewQuery {
  readonly sort?: ReviewSort | undefined;
  /** Only those with so many stars. */
  readonly stars?: number | undefined;
  /** Only those with photos. @default false */
  readonly withPhotos?: boolean | undefined;
  /** Only those of buyers. @default false */
  readonly isVerified?: boolean | undefined;
  /** Only those in this language. @default all */
  readonly language?: string | undefined;
  /** @default 1 */
  readonly page?: number | undefined;
}

/** Whose review it is: of the account that is signed in, or of the guest who holds the link of an order. */
export type ReviewAuthor = { readonly kind: 'account' } | { readonly kind: 'link'; readonly key: string };

/** Why an author cannot see or write a review. */
export type ReviewRefusal =
  /** Nobody is signed in, or the order of the link belongs to an account. */
  | { kind: 'signedOut' }
  /** The link is over, or there is no such product. */
  | { kind: 'gone' };

export type OwnReviewOutcome = ({ kind: 'open' } & OwnReviewOfProduct) | ReviewRefusal;

export type WriteReviewOutcome =
  | { kind: 'written'; review: OwnReview }
  | ({ kind: 'refused' } & ReviewFieldError)
  | { kind: 'tooLarge' }
  | { kind: 'tooMany'; seconds: number }
  | ReviewRefusal;

/** Result of a vote or a report. */
export type ReaderOutcome<Answer> =
  ({ kind: 'done' } & Answer) | { kind: 'gone' } | { kind: 'tooMany'; seconds: number };

/** Returns a page of the published reviews of a product; `undefined` when this site does not have it. */
export async function getReviews(
  call: Transport,
  productId: string,
  { sort, stars, withPhotos = false, isVerified = false, language, page = 1 }: ReviewQuery = {},
): Promise<ReviewList | undefined> {
  return orUndefined(
    call((await calls()).getReviews, {
      params: { productId },
      query: {
        ...(sort && sort !== 'newest' ? { sort } : {}),
        ...(stars === undefined ? {} : { stars: starsOf(stars) }),
        ...(withPhotos ? { photos: '1' as const } : {}),
        ...(isVerified ? { verified: '1' as const } : {}),
        ...(language === undefined ? {} : { language }),
        ...(page > 1 ? { page: String(page) } : {}),
      },
    }),
  );
}

const starsOf = (stars: number) => (['1', '2', '3', '4', '5'] as const)[stars - 1] ?? '5';

/** Says that a review was helpful. */
export async function voteReview(
  call: Transport,
  reviewId: string,
): Promise<ReaderOutcome<{ helpful: number }>> {
  return read(call((await calls()).voteReview, { params: { reviewId } }));
}

/** Asks the shop to look at a review again. */
export async function reportReview(
  call: Transport,
  reviewId: string,
  reason: ReviewReport,
): Promise<ReaderOutcome<{ reported: boolean }>> {
  return read(call((await calls()).reportReview, { params: { reviewId }, body: { reason } }));
}

/** Returns what an author wrote about a product. */
export async function getOwnReview(
  call: Transport,
  author: ReviewAuthor,
  productId: string,
): Promise<OwnReviewOutcome> {
  const { getOwnReview: own, getLinkedReview: linked } = await calls();
  const params = { productId };
  try {
    return {
      kind: 'open',
      ...(await (author.kind === 'link'
        ? call(linked, { params, query: { key: author.key } })
        : call(own, { params }))),
    };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Writes a review, or changes it; then it waits for the shop. */
export async function writeReview(
  call: Transport,
  author: ReviewAuthor,
  productId: string,
  body: ReviewForm,
): Promise<WriteReviewOutcome> {
  const { writeReview: own, writeLinkedReview: linked } = await calls();
  const params = { productId };
  try {
    const review = await (author.kind === 'link'
      ? call(linked, { params, body, query: { key: author.key } })
      : call(own, { params, body }));
    return { kind: 'written', review };
  } catch (error) {
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (error instanceof ApiError && error.status === 413) return { kind: 'tooLarge' };
    const details =
      error instanceof ApiError ? (error.body?.details as Partial<ReviewFieldError>) : undefined;
    if (error instanceof ApiError && error.body?.errorCode === 'ReviewRefused' && details?.field)
      return { kind: 'refused', field: details.field, problem: details.problem ?? 'blocked' };
    return refusalOf(error);
  }
}

/** Deletes a review with its photos. */
export async function deleteReview(
  call: Transport,
  author: ReviewAuthor,
  productId: string,
): Promise<{ kind: 'deleted' } | ReviewRefusal> {
  const { deleteReview: own, deleteLinkedReview: linked } = await calls();
  const params = { productId };
  try {
    await (author.kind === 'link'
      ? call(linked, { params, query: { key: author.key } })
      : call(own, { params }));
    return { kind: 'deleted' };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): ReviewRefusal {
  if (error instanceof Unauthorised || error instanceof Forbidden) return { kind: 'signedOut' };
  if (error instanceof ApiError && error.body?.errorCode === 'SignInNeeded') return { kind: 'signedOut' };
  if (error instanceof NotFound) return { kind: 'gone' };
  throw error;
}

async function read<Answer>(answer: Promise<Answer>): Promise<ReaderOutcome<Answer>> {
  try {
    return { kind: 'done', ...(await answer) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'gone' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    throw error;
  }
}
