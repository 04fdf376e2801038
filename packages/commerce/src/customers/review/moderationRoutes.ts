import * as calls from '@touchline/contract/review/endpoints';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { decide, type Decision } from './moderate.ts';
import { moderatedReviewsOf } from './reviewView.ts';

const listed = 100;

/** What the operator sees and decides. */
export function moderationRoutes(router: Router, shop: CommerceContext): void {
  const { db } = shop;

  async function decided(id: string, decision: Decision) {
    const [review] = await moderatedReviewsOf(db, [await decide(shop, id, decision)]);
    if (!review) throw notFound('review');
    return review;
  }

  router.route(calls.listModeratedReviews, async ({ query: { show = 'pending' } }) => {
    const rows = await db
      .selectFrom('reviews')
      .selectAll()
      .$if(show === 'reported', (all) => all.where('reports', '>', 0))
      .$if(show !== 'reported', (all) => all.where('state', '=', show === 'refused' ? 'refused' : 'pending'))
      .orderBy('written_at')
      .orderBy('id')
      .limit(listed)
      .execute();
    return { reviews: await moderatedReviewsOf(db, rows) };
  });
  router.route(calls.publishReview, async ({ params }) => decided(params.reviewId, { kind: 'published' }));
  router.route(calls.refuseReview, async ({ params, body }) =>
    decided(params.reviewId, { kind: 'refused', reason: body.reason }),
  );
  router.route(calls.replyToReview, async ({ params, body }) =>
    decided(params.reviewId, { kind: 'replied', text: body.text }),
  );
}
