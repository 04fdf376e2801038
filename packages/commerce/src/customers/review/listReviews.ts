import type { ReviewSort } from '@touchline/contract/review/constants';
import { reviewsPerPage } from '@touchline/contract/review/constants';
import type { ReviewList } from '@touchline/contract/review/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { loadSummary } from './reviewSummary.ts';
import { reviewsOf } from './reviewView.ts';

export interface ListedReviews {
  readonly sort?: ReviewSort | undefined;
  readonly stars?: string | undefined;
  readonly photos?: '1' | undefined;
  readonly verified?: '1' | undefined;
  readonly language?: string | undefined;
  readonly page?: string | undefined;
}

/** A page of the published reviews of a model, with the summary of all. */
export async function listReviews(
  db: Kysely<Database>,
  model: string,
  { sort = 'newest', stars, photos, verified, language, page: asked = '1' }: ListedReviews,
): Promise<ReviewList> {
  const page = Number(asked);
  const filtered = db
    .selectFrom('reviews')
    .where('model', '=', model)
    .where('state', '=', 'published')
    .$if(stars !== undefined, (all) => all.where('rating', '=', Number(stars)))
    .$if(verified !== undefined, (all) => all.where('is_verified', '=', true))
    .$if(language !== undefined, (all) => all.where('language', '=', language ?? ''))
    .$if(photos !== undefined, (all) =>
      all.where((eb) =>
        eb.exists(
          eb
            .selectFrom('review_photos')
            .select('review_photos.id')
            .whereRef('review_photos.review_id', '=', 'reviews.id'),
        ),
      ),
    );
  const { total } = await filtered
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered
    .selectAll()
    .$if(sort === 'helpful', (all) => all.orderBy('helpful', 'desc'))
    .$if(sort === 'highest', (all) => all.orderBy('rating', 'desc'))
    .$if(sort === 'lowest', (all) => all.orderBy('rating', 'asc'))
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
    .execute();
  return {
    summary: await loadSummary(db, model),
    reviews: await reviewsOf(db, rows),
    ...{ total: Number(total), page, pageSize: reviewsPerPage },
  };
}
