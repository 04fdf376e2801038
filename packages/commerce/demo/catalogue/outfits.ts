import type { LoneProduct } from './model.ts';
import type { SportKey } from '@touchline/commerce/catalogue/taxonomy';
import type { CategoryKey } from './taxonomy.ts';
import type { DemoGender } from './types.ts';

/** Categories of matching products by root category or garment kind, in display order. */
const deletedWith: Partial<Record<CategoryKey, readonly CategoryKey[]>> = {
  shoes: ['bottoms', 'tops', 'accessories', 'bags'],
  tops: ['bottoms', 'shoes', 'jackets', 'accessories'],
  bottoms: ['tops', 'shoes', 'jackets', 'accessories'],
  jackets: ['bottoms', 'tops', 'shoes', 'accessories'],
  accessories: ['tops', 'shoes', 'bags', 'jackets'],
  balls: ['shoes', 'tops', 'bottoms', 'bags'],
  bags: ['shoes', 'jackets', 'tops', 'accessories'],
};

const mayWear: Readonly<Record<DemoGender, readonly DemoGender[]>> = {
  M: ['M', 'U'],
  W: ['W', 'U'],
  U: ['U', 'M', 'W'],
  K: ['K', 'KU'],
  KU: ['KU', 'K'],
};

/** Ids of four matching products: each of another kind, for the same gender, preferably for the same sport. */
export function outfitOf(product: LoneProduct, all: readonly LoneProduct[]): readonly string[] {
  const kinds = deletedWith[kindOf(product)] ?? [];
  const chosen: LoneProduct[] = [];
  for (const kind of kinds) {
    const best = bestOf(
      product,
      all.filter((other) => kindOf(other) === kind && !chosen.includes(other)),
    );
    if (best) chosen.push(best);
  }
  while (chosen.length < 4) {
    const best = bestOf(
      product,
      all.filter((other) => !chosen.includes(other) && other.name !== product.name),
    );
    if (!best) break;
    chosen.push(best);
  }
  return chosen.slice(0, 4).flatMap((other) => buyableId(other) ?? []);
}

/** `shoes`, `balls` …; for apparel `tops`, `bottoms`, `jackets`. */
function kindOf(product: LoneProduct): CategoryKey {
  const [root, below] = product.category;
  return (root === 'apparel' ? below : root) ?? 'shoes';
}

function bestOf(product: LoneProduct, others: readonly LoneProduct[]): LoneProduct | undefined {
  const scored = others
    .filter((other) => other !== product && buyableId(other) && isFor(product, other))
    .map((other) => ({ other, score: score(product, other) }));
  return scored.sort((one, two) => two.score - one.score || compare(one.other, two.other))[0]?.other;
}

function score(product: LoneProduct, other: LoneProduct): number {
  const [sport] = product.sports;
  const shared = other.sports.filter((its) => product.sports.includes(its)).length;
  const nearPrice = 1 - Math.min(1, Math.abs(product.prices.GBP - other.prices.GBP) / 20_000);
  return (
    (other.sports[0] === sport ? 4 : 0) +
    shared +
    (other.gender === product.gender ? 1.5 : 0) +
    (other.shops.length === product.shops.length ? 0.5 : 0) +
    nearPrice +
    spread(product, other)
  );
}

/** Varies the choice by model number, so that one product does not match nearly every other. */
function spread(product: LoneProduct, other: LoneProduct): number {
  const text = product.modelNumber + other.modelNumber;
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return (sum / 997) * 2.5;
}

function isFor(product: LoneProduct, other: LoneProduct): boolean {
  // A bottle or a ball is for anybody: nothing that is made for some goes with it.
  if (product.gender === 'U' && isWithoutSize(product)) return other.gender === 'U';
  if (mayWear[product.gender].includes(other.gender)) return true;
  const sport: SportKey = product.sports[0] ?? 'lifestyle';
  return isWithoutSize(other) && other.gender === 'U' && other.sports.includes(sport);
}

const isWithoutSize = (product: LoneProduct): boolean =>
  ['accessories', 'balls', 'bags'].includes(kindOf(product));

function buyableId(product: LoneProduct): string | undefined {
  return product.colourways.find((colourway) => colourway.availability === 'IN_STOCK')?.id;
}

function compare(one: LoneProduct, two: LoneProduct): number {
  return one.modelNumber < two.modelNumber ? -1 : 1;
}
