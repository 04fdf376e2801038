import type { ReviewQuery } from '@touchline/contract/client/review';
import { reviewSorts } from '@touchline/contract/review/constants';

/** What of the reviews a product page shows. */
export type ReviewsQuery = Omit<ReviewQuery, 'language'>;

/** Names in the address of a product page. */
const names = {
  stars: 'stars',
  sort: 'reviewSort',
  withPhotos: 'reviewPhotos',
  isVerified: 'reviewBuyers',
  page: 'reviewPage',
} as const;

/** Place of the reviews on a product page. */
export const reviewsAnchor = 'reviews';

/** Reads what the address asks for; what cannot be read is left out. */
export function readReviewsQuery(params: URLSearchParams): ReviewsQuery {
  const number = (name: string, most: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  const sort = reviewSorts.find((each) => each === params.get(names.sort));
  const stars = number(names.stars, 5);
  const page = number(names.page, 9_999);
  return {
    ...(sort && sort !== 'newest' ? { sort } : {}),
    ...(stars === undefined ? {} : { stars }),
    ...(params.get(names.withPhotos) === '1' ? { withPhotos: true } : {}),
    ...(params.get(names.isVerified) === '1' ? { isVerified: true } : {}),
    ...(page === undefined || page === 1 ? {} : { page }),
  };
}

/** Address of a product page that shows these reviews. */
export function reviewsHref(path: string, query: ReviewsQuery): string {
  const { stars, sort, withPhotos, isVerified, page = 1 } = query;
  const params = new URLSearchParams({
    ...(stars === undefined ? {} : { [names.stars]: String(stars) }),
    ...(sort && sort !== 'newest' ? { [names.sort]: sort } : {}),
    ...(withPhotos ? { [names.withPhotos]: '1' } : {}),
    ...(isVerified ? { [names.isVerified]: '1' } : {}),
    ...(page > 1 ? { [names.page]: String(page) } : {}),
  }).toString();
  return `${path}${params === '' ? '' : `?${params}`}#${reviewsAnchor}`;
}

/** Whether only some of the reviews are shown. */
export const isFiltered = ({ stars, withPhotos, isVerified }: ReviewsQuery): boolean =>
  stars !== undefined || withPhotos === true || isVerified === true;

/** Whether two addresses ask for the same reviews. */
export const isSameQuery = (one: ReviewsQuery, other: ReviewsQuery): boolean =>
  reviewsHref('', one) === reviewsHref('', other);
