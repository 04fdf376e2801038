import * as calls from '@touchline/contract/review/endpoints';
import { maxPhotoBytes, maxPhotos } from '@touchline/contract/review/constants';
import type { Site } from '@touchline/contract/market/schema';
import type { ReviewForm } from '@touchline/contract/review/schema';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { accountAuthor, hasBought, linkAuthor, type ReviewAuthor } from './author.ts';
import { checkReview } from './checkReview.ts';
import { deleteReviewById } from './deleteReviews.ts';
import { listReviews } from './listReviews.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { readPhotos } from './photoFiles.ts';
import type { PhotosEncoder } from './ReviewPhotos.ts';
import { loadSummary } from './reviewSummary.ts';
import { ownReviewsOf } from './reviewView.ts';
import { ownReview, writeReview } from './writeReview.ts';

const cache = { browserSeconds: 10, serverSeconds: 3 };
/** Reviews that one source writes in an hour, with their photos. */
const writes: Limit = { what: 'review', max: 20, seconds: 3_600 };
/** Opened links of one source in a minute. */
const links: Limit = { what: 'review-link', max: 60, seconds: 60 };
/** Votes and reports of one source in an hour. */
const reactions: Limit = { what: 'review-reaction', max: 120, seconds: 3_600 };
const oneVote: Limit = { what: 'review-vote', max: 1, seconds: 86_400 };
const oneReport: Limit = { what: 'review-report', max: 1, seconds: 86_400 };
/** Photos in base64, and the texts. */
const bodyLimit = Math.ceil((maxPhotoBytes * maxPhotos) / 3) * 4 + 64 * 1024;
const maxOwnReviews = 100;

export interface ReviewOptions {
  /** Decodes and encodes photos; without it reviews have none. */
  readonly encodePhotos?: PhotosEncoder | undefined;
}

/** After so long the caller has been told that it took too long; the endpoint says it. */
const secondsToWrite = 30;

/** Reviews: reading, writing, votes and reports; and the calls of the operator. */
export function reviewRoutes(
  router: Router,
  shop: CommerceContext,
  { encodePhotos }: ReviewOptions = {},
): void {
  const { db, markets, limits } = shop;

  /** The model of a product that a site sells; throws a 404 for any other. */
  async function modelOf(site: Site, productId: string): Promise<string> {
    const index = await shop.catalogue.index(site);
    const row =
      index.placeOf(productId) === undefined
        ? undefined
        : await db.selectFrom('products').select('model').where('id', '=', productId).executeTakeFirst();
    if (!row) throw notFound('product');
    return row.model;
  }

  router.route(
    calls.getReviews,
    async ({ params, query }) =>
      listReviews(db, await modelOf(markets.site(query.sitePath), params.productId), query),
    { cache },
  );
  router.route(
    calls.getReviewSummary,
    async ({ params, query }) =>
      loadSummary(db, await modelOf(markets.site(query.sitePath), params.productId)),
    { cache },
  );

  async function show(author: ReviewAuthor, model: string) {
    const row = await ownReview(db, author, model).executeTakeFirst();
    const [review] = row ? await ownReviewsOf(db, [row]) : [];
    return {
      ...(review ? { review } : {}),
      isVerified: await hasBought(db, author, model),
      takesPhotos: encodePhotos !== undefined,
    };
  }

  async function write(site: Site, author: ReviewAuthor, about: WrittenAbout, request: Request) {
    checkReview(about.form);
    // Photos of somebody who has gone, or was told that it takes too long, are not worked on.
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(secondsToWrite * 1000)]);
    const photos = await readPhotos(about.form.photos, encodePhotos, signal);
    const { sitePath, code: language } = site.language;
    const id = await writeReview(shop, { ...about, author, photos, sitePath, language });
    const row = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const [review] = await ownReviewsOf(db, [row]);
    if (!review) throw notFound('review');
    return review;
  }

  async function remove(author: ReviewAuthor, model: string) {
    return db.transaction().execute(async (trx) => {
      const row = await ownReview(trx, author, model).forUpdate().executeTakeFirst();
      return { deleted: row !== undefined && (await deleteReviewById(trx, row.id)) };
    });
  }

  router.route(calls.getOwnReviews, async ({ caller: { accountId } }) => {
    const rows = await db
      .selectFrom('reviews')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('written_at', 'desc')
      .limit(maxOwnReviews)
      .execute();
    return { reviews: await ownReviewsOf(db, rows) };
  });
  router.route(calls.getOwnReview, async ({ caller, params, site }) =>
    show(await accountAuthor(db, caller.accountId), await modelOf(site, params.productId)),
  );
  router.route(
    calls.writeReview,
    async ({ caller, params: { productId }, body: form, site, source, request }) => {
      await limits.take(writes, source);
      const model = await modelOf(site, productId);
      return write(site, await accountAuthor(db, caller.accountId), { model, productId, form }, request);
    },
    { bodyLimit },
  );
  router.route(calls.deleteReview, async ({ caller, params, site }) =>
    remove(await accountAuthor(db, caller.accountId), await modelOf(site, params.productId)),
  );

  router.route(calls.getLinkedReview, async ({ params, query, source }) => {
    await limits.take(links, source);
    const model = await modelOf(markets.site(query.sitePath), params.productId);
    return show(await linkAuthor(shop, query.key, model), model);
  });
  router.route(
    calls.writeLinkedReview,
    async ({ params: { productId }, query, body: form, source, request }) => {
      await limits.take(writes, source);
      const site = markets.site(query.sitePath);
      const model = await modelOf(site, productId);
      return write(site, await linkAuthor(shop, query.key, model), { model, productId, form }, request);
    },
    { bodyLimit },
  );
  router.route(calls.deleteLinkedReview, async ({ params, query, source }) => {
    await limits.take(links, source);
    const model = await modelOf(markets.site(query.sitePath), params.productId);
    return remove(await linkAuthor(shop, query.key, model), model);
  });

  /** Counts one more of something on a published review; a second one of the same source counts nothing. */
  async function react(reviewId: string, source: string, column: 'helpful' | 'reports', once: Limit) {
    await limits.take(reactions, source);
    const published = db
      .selectFrom('reviews')
      .select(['helpful', 'reports'])
      .where('id', '=', reviewId)
      .where('state', '=', 'published');
    const row = await published.executeTakeFirst();
    if (!row) throw notFound('review');
    if (await limits.exceeds(once, `${reviewId}:${source}`)) return row;
    await db
      .updateTable('reviews')
      .set((eb) => ({ [column]: eb(column, '+', 1) }))
      .where('id', '=', reviewId)
      .execute();
    return (await published.executeTakeFirst()) ?? row;
  }

  router.route(calls.voteReview, async ({ params, source }) => ({
    helpful: (await react(params.reviewId, source, 'helpful', oneVote)).helpful,
  }));
  router.route(calls.reportReview, async ({ params, body, source }) => {
    await react(params.reviewId, source, 'reports', oneReport);
    shop.log.info('a reader reports a review', { review: params.reviewId, reason: body.reason });
    return { reported: true };
  });

  moderationRoutes(router, shop);
}

interface WrittenAbout {
  readonly model: string;
  readonly productId: string;
  readonly form: ReviewForm;
}
