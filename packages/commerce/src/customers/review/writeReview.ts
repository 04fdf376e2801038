import type { ReviewForm } from '@touchline/contract/review/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { hasBought, type ReviewAuthor } from './author.ts';
import { writePhotos, type FormPhoto } from './photoFiles.ts';
import { moveSummary } from './reviewSummary.ts';
import { lockName } from '../../kernel/database/lockName.ts';

export interface WrittenReview {
  readonly author: ReviewAuthor;
  readonly model: string;
  readonly productId: string;
  readonly language: string;
  readonly sitePath: string;
  readonly form: Omit<ReviewForm, 'photos'>;
  readonly photos: readonly FormPhoto[];
}

/** The review of a person about a model; also one that an account wrote before it was an account. */
export const ownReview = (db: Kysely<Database>, { accountId, email }: ReviewAuthor, model: string) =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('model', '=', model)
    .where((eb) => eb.or([eb('account_id', '=', accountId ?? ''), eb('email', '=', email ?? '')]))
    // Where there is one of each, the account's.
    .orderBy('account_id', (order) => order.asc().nullsLast());

/** Writes the one review of a person about a model, or changes it. Either way it waits for the shop. */
export async function writeReview(
  shop: Pick<CommerceContext, 'db' | 'random' | 'clock'>,
  { author, model, productId, language, sitePath, form, photos }: WrittenReview,
): Promise<string> {
  return shop.db.transaction().execute(async (trx) => {
    await lockName(trx, `review ${model} ${author.accountId ?? author.email ?? ''}`);
    const before = await ownReview(trx, author, model).forUpdate().executeTakeFirst();
    const { rating, title, text, nickname } = form;
    const content = {
      ...{ rating, title, text, nickname, language, product_id: productId },
      ...{ fit: form.fit ?? null, site_path: sitePath, state: 'pending' as const, refusal: null },
      ...{ reports: 0, written_at: shop.clock.now() },
      is_verified: await hasBought(trx, author, model),
    };
    const id = before?.id ?? randomHex(shop.random, 32);
    if (before) {
      // What a reply answers may be gone from the text.
      const changed = { ...content, reply: null, replied_at: null };
      await trx.updateTable('reviews').set(changed).where('id', '=', id).execute();
    } else {
      const owner =
        author.accountId === undefined
          ? { account_id: null, email: author.email ?? null }
          : { account_id: author.accountId, email: null };
      await trx
        .insertInto('reviews')
        .values({ id, model, ...owner, ...content, helpful: 0, reply: null, replied_at: null })
        .execute();
    }
    await writePhotos(trx, shop.random, id, photos);
    await moveSummary(trx, before, { model, rating, state: 'pending' });
    return id;
  });
}
