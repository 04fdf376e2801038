import { reviewsPerPage } from '@touchline/contract/review/constants';
import * as calls from '@touchline/contract/review/endpoints';
import type { OwnReview, Review, ReviewList } from '@touchline/contract/review/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { picture } from '../productCard/ProductCard.fixtures.ts';
import type { ReviewsQuery } from './reviewsQuery.ts';
import { ReviewsStore } from './ReviewsStore.ts';
import { WriteReviewStore, type WriteReviewSnapshot } from './WriteReviewStore.ts';

/** A review of a shoe. */
export const review = (changes: Partial<Review> = {}): Review => ({
  ...{ id: 'r1', rating: 5, title: 'Light and quick', nickname: 'Trail runner', language: 'en' },
  text: 'Ran a half in them after a week without a blister. Soft under the heel, firm at the toe.',
  ...{ isVerified: true, photos: [], helpful: 12, writtenAt: '2026-11-02T09:00:00.000Z' },
  ...{ fit: 'slightlySmall' as const },
  ...changes,
});

const photos = [picture('RR4101', 'side', ''), picture('RR4101', 'top', '')];

/** Three reviews: with photos, with a reply, and in another language. */
export const reviews: Review[] = [
  review({ photos }),
  review({
    ...{ id: 'r2', rating: 2, title: 'Narrow', nickname: 'Wide foot', helpful: 3 },
    fit: 'tooSmall',
    text: 'Nice shoe, but nothing for wide feet.\nI sent them back.',
    ...{ isVerified: false, writtenAt: '2026-10-20T09:00:00.000Z' },
    reply: {
      text: 'Thank you for telling us. The Tempo 4 Wide is two widths wider.',
      repliedAt: '2026-10-21T09:00:00.000Z',
    },
  }),
  review({
    ...{ id: 'r3', rating: 4, title: 'حذاء ممتاز', nickname: 'عدّاء الصباح', language: 'ar', helpful: 0 },
    text: 'خفيف ومريح في المسافات الطويلة، لكن المقاس ضيق قليلًا.',
    writtenAt: '2026-10-02T09:00:00.000Z',
  }),
];

/** The first page of 19 reviews. */
export const list = (changes: Partial<ReviewList> = {}): ReviewList => ({
  summary: { count: 19, average: 4.2, distribution: [10, 5, 2, 1, 1] },
  ...{ reviews, total: 19, page: 1, pageSize: reviewsPerPage },
  ...changes,
});

export const noReviews = list({
  summary: { count: 0, average: 0, distribution: [0, 0, 0, 0, 0] },
  ...{ reviews: [], total: 0 },
});

/** A store that shows a list. */
export function reviewsWith(
  shown: ReviewList | 'none' = list(),
  changes: { query?: ReviewsQuery; status?: ReviewsStore['status']; ports?: TestPorts } = {},
): ReviewsStore {
  const { query = {}, status = { kind: 'ready' }, ports = testPorts() } = changes;
  return ReviewsStore.fromSnapshot(ports, {
    status,
    productId: 'RR4101',
    query,
    list: shown === 'none' ? undefined : shown,
  });
}

/** Answers votes and reports. */
export function withReactions(): TestPorts {
  const ports = testPorts();
  ports.server.on(calls.voteReview, { answer: { helpful: 13 } });
  ports.server.on(calls.reportReview, { answer: { reported: true } });
  return ports;
}

/** A review as its author sees it. */
export const ownReview = (changes: Partial<OwnReview> = {}): OwnReview => ({
  ...review(),
  productId: 'RR4101',
  state: 'pending',
  helpful: 0,
  ...changes,
});

/** A store of the form in one state. */
export function writing(
  changes: Partial<WriteReviewSnapshot> = {},
  ports: TestPorts = testPorts(),
): WriteReviewStore {
  return WriteReviewStore.fromSnapshot(ports, {
    status: { kind: 'ready' },
    productId: 'RR4101',
    author: { kind: 'account' },
    review: undefined,
    values: { rating: 0, title: '', text: '', nickname: '', fit: '' },
    ...{ isVerified: true, takesPhotos: true, attempt: 0, refusal: undefined },
    ...changes,
  });
}

export const filled = {
  ...{ rating: 4, title: 'Light and quick', nickname: 'Trail runner', fit: 'slightlySmall' },
  text: 'Ran a half in them after a week without a blister.',
};
