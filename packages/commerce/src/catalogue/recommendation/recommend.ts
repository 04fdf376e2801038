import { maxRecommendations, recommendationPictureWidth } from '@touchline/contract/recommendation/constants';
import type { RecommendationItem, Recommendations } from '@touchline/contract/recommendation/schema';
import type { AvailabilityStatus, ProductSummary } from '@touchline/contract/product/schema';
import type { Site } from '@touchline/contract/market/schema';
import { sql } from 'kysely';
import type { CatalogueIndex } from '../products/CatalogueIndex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

type RecommendingShop = Pick<CommerceContext, 'db' | 'catalogue'>;

/** Products that are looked at for each place of the response: some are sold out, or not in this market. */
const spare = 4;

const buyable: ReadonlySet<AvailabilityStatus> = new Set(['IN_STOCK', 'PREORDER', 'BACKORDER']);

interface Seed {
  readonly id: string;
  readonly model: string;
  readonly category: string | null;
  readonly gender: string;
  readonly sports: string[];
}

interface Candidate {
  readonly id: string;
  readonly model: string;
}

/** Recommends products that go with `seeds`, at most 16, none of them sold out, `seeds` and `without` left out. */
export async function recommend(
  shop: RecommendingShop,
  site: Site,
  seeds: readonly string[],
  without: readonly string[],
): Promise<Recommendations> {
  const index = await shop.catalogue.index(site);
  const known = await modelsOf(shop, [...seeds, ...without]);
  const start = seeds.flatMap((id) => known.get(id) ?? []);
  const left = new Set([...known.values()].map(({ model }) => model));
  const found = await togetherWith(shop, site, start, left);
  const chosen = await choose(shop, site, index, found, left);
  if (chosen.length < maxRecommendations) {
    const taken = new Set([...left, ...chosen.map(({ model }) => model)]);
    const alike = await alikeTo(shop, index, start);
    chosen.push(...(await choose(shop, site, index, alike, taken)));
  }
  const recSetId = await setIdOf([site.language.sitePath, ...seeds, '', ...without]);
  return {
    recSetId,
    items: chosen
      .slice(0, maxRecommendations)
      .map((card, slotIndex) => itemOf(card, { recSetId, slotIndex })),
  };
}

async function modelsOf({ db }: RecommendingShop, ids: readonly string[]): Promise<Map<string, Seed>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'model', 'category', 'gender', 'sports'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Products of the models that occur together with those of `start`, best first. */
async function togetherWith(
  { db }: RecommendingShop,
  { market }: Site,
  start: readonly Seed[],
  left: ReadonlySet<string>,
): Promise<Candidate[]> {
  if (start.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select p.id, p.model from (
      select other, sum(score) as score from model_recommendations
      where model = any(${start.map(({ model }) => model)}::text[]) and other <> all(${[...left]}::text[])
      group by other order by sum(score) desc, other limit ${maxRecommendations * spare}
    ) r
    join products p on p.model = r.other and p.active
    join prices pr on pr.product_id = p.id and pr.market = ${market.code}
    order by r.score desc, p.model, p.position, p.id`.execute(db);
  return rows;
}

/** For what nobody has bought yet: the same category for the same people, then the sport, then our pick. */
async function alikeTo(
  shop: RecommendingShop,
  index: CatalogueIndex,
  start: readonly Seed[],
): Promise<Candidate[]> {
  const categories = index.union(
    'category',
    start.flatMap(({ category }) => category ?? []),
  );
  const people = index.union('gender', [...start.map(({ gender }) => gender), 'U']);
  const sports = index.union(
    'sport',
    start.flatMap(({ sports: all }) => all),
  );
  const sets = [categories.and(people), sports.and(people), people, index.everything];
  const ids = new Set(sets.flatMap((set) => index.page(set, 'pick', 0, maxRecommendations * spare)));
  const models = await modelsOf(shop, [...ids]);
  return [...ids].flatMap((id) => models.get(id) ?? []);
}

interface Chosen {
  readonly card: ProductSummary;
  readonly model: string;
}

/** One product of each model: the first that can be bought. */
async function choose(
  { catalogue }: RecommendingShop,
  site: Site,
  index: CatalogueIndex,
  candidates: readonly Candidate[],
  left: ReadonlySet<string>,
): Promise<Chosen[]> {
  const offered = candidates.filter(({ id, model }) => !left.has(model) && index.placeOf(id) !== undefined);
  const cards = await catalogue.summaries(
    site,
    offered.map(({ id }) => id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const chosen = new Map<string, Chosen>();
  for (const { id, model } of offered) {
    const card = byId.get(id);
    if (card && !chosen.has(model) && buyable.has(card.availability_status))
      chosen.set(model, { card, model });
    if (chosen.size === maxRecommendations) break;
  }
  return [...chosen.values()];
}

function itemOf(
  { card, model }: Chosen,
  place: Pick<RecommendationItem, 'recSetId' | 'slotIndex'>,
): RecommendationItem {
  const { currentPrice, standard_price: standard } = card.pricing_information;
  const picture = card.pictures[0];
  const width = picture?.webp.find((each) => each >= recommendationPictureWidth) ?? picture?.webp.at(-1);
  return {
    ...place,
    id: card.id,
    itemGroupId: model,
    title: card.name,
    subBrand: card.brand ?? '',
    price: standard,
    ...(currentPrice < standard ? { salePrice: currentPrice } : {}),
    ...(picture && width !== undefined ? { imageLink: `${picture.path}-${width}.webp` } : {}),
    product: card,
  };
}

/** The same question has the same id, in every process. */
async function setIdOf(parts: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
