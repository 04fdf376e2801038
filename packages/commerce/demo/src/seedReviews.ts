import type { Kysely } from 'kysely';
import type { Database } from '@touchline/commerce/database/schema';
import { demoReviewTexts, type DemoReview } from '../reviews/texts.ts';
import type { DemoProduct } from '../catalogue/types.ts';

const day = 86_400_000;
const batch = 200;

/** A number that is the same for a text on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

function textsFor([group = '']: readonly string[]): readonly DemoReview[] {
  return group === 'shoes' || group === 'apparel' ? demoReviewTexts[group] : demoReviewTexts.equipment;
}

/** The reviews of a model: none for every fourth, else some of the texts for its kind, the same at each start. */
function reviewsOf({ modelNumber, category, colourways }: DemoProduct, now: Date) {
  const seed = hashOf(modelNumber);
  const texts = textsFor(category);
  const [first] = colourways;
  if (!first || seed % 4 === 0) return [];
  const count = 1 + (seed % texts.length);
  return Array.from({ length: count }, (_, at) => {
    const said = texts[(seed + at) % texts.length];
    if (!said) return [];
    const written = new Date(now.getTime() - (3 + ((seed >>> at) % 11) + at * 17) * day);
    return [
      {
        ...{ id: `demo-${modelNumber}-${at}`, model: modelNumber, product_id: first.id },
        ...{ account_id: null, email: null, state: 'published' as const, refusal: null },
        ...{ rating: said.rating, title: said.title, text: said.text, nickname: said.nickname },
        ...{ fit: said.fit ?? null, language: said.language, site_path: said.language },
        ...{ is_verified: (seed + at) % 3 !== 0, helpful: (seed >>> (at + 2)) % 14, reports: 0 },
        ...{ reply: said.reply ?? null, replied_at: said.reply ? new Date(written.getTime() + day) : null },
        written_at: written,
      },
    ];
  }).flat();
}

/** Writes the reviews of the demo, with their summaries. */
export async function seedReviews(
  db: Kysely<Database>,
  models: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const rows = models.flatMap((model) => reviewsOf(model, now));
  for (let from = 0; from < rows.length; from += batch)
    await db
      .insertInto('reviews')
      .values(rows.slice(from, from + batch))
      .execute();
  const summaries = [...new Set(rows.map(({ model }) => model))].map((model) => {
    const withStars = (stars: number) =>
      rows.filter((row) => row.model === model && row.rating === stars).length;
    return {
      ...{
        model,
        stars_1: withStars(1),
        stars_2: withStars(2),
        stars_3: withStars(3),
        stars_4: withStars(4),
      },
      stars_5: withStars(5),
    };
  });
  if (summaries.length > 0) await db.insertInto('review_summaries').values(summaries).execute();
}
