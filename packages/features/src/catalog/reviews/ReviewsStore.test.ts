import * as calls from '@touchline/contract/review/endpoints';
import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { filled, list, ownReview, reviewsWith, withReactions, writing } from './Reviews.fixtures.ts';
import { readReviewForm } from './readReviewForm.ts';
import { reviewsJsonLd } from './reviewsJsonLd.ts';
import { readReviewsQuery, reviewsHref } from './reviewsQuery.ts';
import { ReviewsStore } from './ReviewsStore.ts';
import { WriteReviewStore } from './WriteReviewStore.ts';

describe('The reviews of a product', () => {
  it('are the same in the browser as on the server', async () => {
    const ports = testPorts();
    ports.server.on(calls.getReviews, { answer: list() });
    const store = new ReviewsStore(ports);
    await store.load('RR4101', { stars: 4 });
    expect(store.pageCount).toBe(7);
    const snapshot = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
    expect(ReviewsStore.fromSnapshot(testPorts(), snapshot).toSnapshot()).toEqual(store.toSnapshot());
  });

  it('are asked for by the address, and the address says nothing that is usual', () => {
    const query = { sort: 'helpful', stars: 4, withPhotos: true, isVerified: true, page: 2 } as const;
    const href = reviewsHref('/tempo-4/RR4101.html', query);
    expect(readReviewsQuery(new URL(href, 'https://shop.example').searchParams)).toEqual(query);
    expect(reviewsHref('/p', { sort: 'newest', page: 1 })).toBe('/p#reviews');
    const odd = new URLSearchParams('stars=9&reviewSort=x&reviewPage=-1&reviewPhotos=yes');
    expect(readReviewsQuery(odd)).toEqual({});
  });

  it('tell search engines what the page shows, and nothing where there is none', () => {
    expect(reviewsJsonLd(list())).toMatchObject({
      aggregateRating: { ratingValue: 4.2, reviewCount: 19 },
      review: [{ name: 'Light and quick', reviewRating: { ratingValue: 5 } }, {}, {}],
    });
    expect(reviewsJsonLd(list({ summary: { count: 0, average: 0, distribution: [0, 0, 0, 0, 0] } }))).toEqual(
      {},
    );
  });

  it('count a vote once', async () => {
    const store = reviewsWith(list(), { ports: withReactions() });
    await Promise.all([store.vote('r1'), store.vote('r1')]);
    expect(store.reactions).toEqual({ r1: 'voted' });
    expect(store.list?.reviews[0]?.helpful).toBe(13);
    expect(await store.report('r2', 'fake')).toBe(true);
    expect(store.reactions['r2']).toBe('reported');
  });
});

describe('The form of a review', () => {
  it('is not sent before every field fits', async () => {
    const store = writing();
    await store.submit({ ...filled, rating: 0, text: 'Short', title: ' ' });
    expect(store.problems).toEqual({ rating: 'missing', title: 'missing', text: 'tooShort' });
    expect(store.status.kind).toBe('ready');
  });

  it('keeps what was typed when the shop refuses a field, until that is changed', async () => {
    const ports = testPorts();
    const details = { field: 'nickname', problem: 'blocked' };
    ports.server.on(calls.writeReview, {
      ...{ status: 422, error: { errorCode: 'ReviewRefused', message: 'Refused.', details } },
    });
    const store = writing({}, ports);
    await store.submit(filled);
    expect(store.problems).toEqual({ nickname: 'blocked' });
    expect(store.values).toEqual(filled);
    store.change({ nickname: 'Trail fox' });
    expect(store.problems).toEqual({});
  });

  it('says that the review is being checked, and starts from it the next time', async () => {
    const ports = testPorts();
    ports.server.on(calls.writeReview, { answer: ownReview() });
    ports.server.on(calls.deleteReview, { answer: { deleted: true } });
    const store = writing({}, ports);
    await store.submit(filled);
    expect(store.status).toEqual({ kind: 'sent' });
    const again = WriteReviewStore.fromSnapshot(ports, store.toSnapshot());
    expect(again.toSnapshot()).toEqual(store.toSnapshot());
    await again.remove();
    expect(again.status).toEqual({ kind: 'deleted' });
    expect(again.review).toBeUndefined();
  });

  it('takes four photos', () => {
    const store = writing();
    for (let at = 0; at < 6; at += 1) store.addPhoto(`data${at}`);
    expect(store.photos).toHaveLength(4);
    store.removePhoto(0);
    expect(store.photos[0]).toEqual({ data: 'data1' });
    expect(store.canAddPhoto).toBe(true);
  });

  it('reads a posted form, whatever is posted', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ rating: '7', title: 'T', intent: 'delete' }))
      form.set(name, value);
    expect(readReviewForm(form)).toEqual({
      ...{ rating: 0, title: 'T', text: '', nickname: '', fit: '', isDeleted: true },
    });
  });
});
