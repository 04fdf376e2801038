import type { Picture } from '@touchline/contract/picture';
import type { ModeratedReview, OwnReview, Review } from '@touchline/contract/review/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { photosOf } from './photoFiles.ts';
import type { ReviewRow } from './tables.ts';

/** Reviews as everybody sees them. */
export async function reviewsOf(db: Kysely<Database>, rows: readonly ReviewRow[]): Promise<Review[]> {
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => publicReview(row, photos.get(row.id) ?? []));
}

/** Reviews as their author sees them. */
export async function ownReviewsOf(db: Kysely<Database>, rows: readonly ReviewRow[]): Promise<OwnReview[]> {
  const shown = await reviewsOf(db, rows);
  return rows.flatMap((row, at) => {
    const review = shown[at];
    return review ? [{ ...review, ...ownFields(row) }] : [];
  });
}

/** Reviews as the operator sees them. */
export async function moderatedReviewsOf(
  db: Kysely<Database>,
  rows: readonly ReviewRow[],
): Promise<ModeratedReview[]> {
  const shown = await ownReviewsOf(db, rows);
  return rows.flatMap((row, at) => {
    const review = shown[at];
    return review ? [{ ...review, reports: row.reports }] : [];
  });
}

const ownFields = ({ product_id, state, refusal }: ReviewRow) => ({
  ...{ productId: product_id, state },
  ...(refusal ? { refusal } : {}),
});

function publicReview(row: ReviewRow, photos: Picture[]): Review {
  return {
    ...{ id: row.id, rating: row.rating, title: row.title, text: row.text, nickname: row.nickname },
    ...(row.fit ? { fit: row.fit } : {}),
    ...{ language: row.language, isVerified: row.is_verified, photos, helpful: row.helpful },
    writtenAt: row.written_at.toISOString(),
    ...(row.reply !== null && row.replied_at
      ? { reply: { text: row.reply, repliedAt: row.replied_at.toISOString() } }
      : {}),
  };
}
