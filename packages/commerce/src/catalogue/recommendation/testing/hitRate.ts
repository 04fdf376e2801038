import { maxRecommendations } from '@touchline/contract/recommendation/constants';
import { sql, type Kysely } from 'kysely';
import { writeProducts } from '../../products/writeProducts.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { sampleProduct } from '../../products/testing/sampleProduct.ts';
import { recommend } from '../recommend.ts';
import { recountRecommendations } from '../recount.ts';
import { sampleShop } from './sampleBaskets.ts';

/** Of a hundred held-out baskets, how many have the hidden product among the 16 that are shown. */
export interface HitRates {
  readonly recommended: number;
  /** The 16 products that are bought most. */
  readonly mostBought: number;
  readonly tried: number;
}

interface Sizes {
  readonly models: number;
  readonly baskets: number;
  readonly held: number;
}

async function writeOrders(db: Kysely<Database>, baskets: readonly (readonly string[])[], now: Date) {
  const rows = baskets.map((models, at) => ({
    id: `order-${at}`,
    at: new Date(now.getTime() - 86_400_000 - at * 1_000).toISOString(),
    data: { productLineItemList: models.map((baseProductId) => ({ baseProductId })) },
  }));
  await sql`
    insert into orders (id, basket_id, shopper_id, intent_key, intent_hash, market, language, site_path, status,
      payment_status, customer_status, email, currency, total_minor, data, created_at, placed_at, changed_at)
    select id, id, id, id, '', 'gb', 'en', 'gb', 'open', 'paid', 1, '', 'GBP', 1, data, at, at, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, at timestamptz, data jsonb)`.execute(
    db,
  );
}

/**
 * Places the orders of a generated shop, counts them as the shop's job does, and looks for the product that is hidden of
 * each held-out basket among what is recommended for the rest.
 */
export async function measureHitRates(
  shop: CommerceContext,
  { models, baskets, held }: Sizes,
): Promise<HitRates> {
  const { db, clock, markets } = shop;
  const generated = sampleShop(models, baskets + held);
  const products = generated.models.map(({ model, gender }, position) =>
    sampleProduct({
      ...{ id: model, model, gender, position, slug: model.toLowerCase(), sports: ['running'], related: [] },
      variants: sampleProduct()
        .variants.slice(0, 1)
        .map((one) => ({ ...one, sku: `${model}_1`, onHand: 50 })),
    }),
  );
  await db.transaction().execute((trx) => writeProducts(trx, products, clock.now()));
  const known = generated.baskets.slice(0, baskets);
  await writeOrders(db, known, clock.now());
  while ((await recountRecommendations(shop)) > 0);
  const bought = new Map<string, number>();
  for (const model of known.flat()) bought.set(model, (bought.get(model) ?? 0) + 1);
  const ranking = [...bought].sort(([, one], [, two]) => two - one).map(([model]) => model);
  const site = markets.site('gb');
  let recommended = 0;
  let mostBought = 0;
  for (const basket of generated.baskets.slice(baskets)) {
    const hidden = basket.at(-1) ?? '';
    const rest = basket.slice(0, -1);
    const { items } = await recommend(shop, site, rest, []);
    if (items.some(({ id }) => id === hidden)) recommended += 1;
    const popular = ranking.filter((model) => !rest.includes(model)).slice(0, maxRecommendations);
    if (popular.includes(hidden)) mostBought += 1;
  }
  const percent = (hits: number) => Math.round((hits / held) * 1_000) / 10;
  return { recommended: percent(recommended), mostBought: percent(mostBought), tried: held };
}
