import type { SilhouetteName } from '../illustrator/silhouettes/names.ts';
import { colourway } from './colourway.ts';
import type { Way } from './colourway.ts';
import { pricesFromPounds } from './prices.ts';
import type { SizeRunId } from './sizes.ts';
import { categoryPath } from './taxonomy.ts';
import type { CategoryKey, SportKey } from './taxonomy.ts';
import { joinTexts } from './texts.ts';
import type { DemoBadge, DemoFact, DemoGender, DemoProduct, ShopBrand, Texts } from './types.ts';

/** A model as the catalogue files write it; the rest follows from it. */
export interface ModelSpec {
  number: string;
  name: string;
  /** Line of the house. */
  line: string;
  shops?: readonly ShopBrand[];
  form: SilhouetteName;
  kind: Texts;
  /** Leaf of the category tree. */
  category: CategoryKey;
  gender: DemoGender;
  sports: readonly [SportKey, ...SportKey[]];
  lead: Texts;
  /** Sentences of the description. */
  story: readonly Texts[];
  fit: Texts;
  facts: readonly DemoFact[];
  materials: readonly Texts[];
  care: readonly Texts[];
  sizes: SizeRunId;
  /** Price in pounds; the other currencies follow. */
  pounds: number;
  /** Price for members in pounds. */
  member?: number;
  badge?: DemoBadge;
  /** Days it has been sold. @default 240 */
  age?: number;
  ways: readonly Way[];
}

/** A model before it is told what goes with it. */
export type LoneProduct = Omit<DemoProduct, 'wearItWith'>;

/** Makes a product of the catalogue from what its file says. */
export function model(spec: ModelSpec): LoneProduct {
  const prices = pricesFromPounds(spec.pounds);
  const age = spec.age ?? 240;
  return {
    modelNumber: spec.number,
    name: spec.name,
    slug: slugOf(spec.name),
    brand: spec.line,
    shops: spec.shops ?? ['touchline'],
    silhouette: spec.form,
    category: categoryPath(spec.category),
    gender: spec.gender,
    sports: spec.sports,
    kind: spec.kind,
    lead: spec.lead,
    text: joinTexts(spec.story),
    fit: spec.fit,
    facts: spec.facts,
    materials: spec.materials,
    care: spec.care,
    sizeRun: spec.sizes,
    prices,
    ...(spec.badge && { badge: spec.badge }),
    newSinceDaysAgo: age,
    colourways: spec.ways.map((way) =>
      colourway(way, { prices, age, sizeRun: spec.sizes, ...(spec.member && { member: spec.member }) }),
    ),
  };
}

/** A name as it stands in an address: lower case, words joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’'"″]/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
