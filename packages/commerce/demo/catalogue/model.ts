import type { SilhouetteName } from '../illustrator/silhouettes/names.ts';
import { buildColourway } from './colourway.ts';
import type { ColourwaySpec } from './colourway.ts';
import { pricesFromPounds } from './prices.ts';
import type { SizeRunId } from './sizes.ts';
import { categoryPath } from './taxonomy.ts';
import type { SportKey } from '@touchline/commerce/catalogue/taxonomy';
import type { CategoryKey } from './taxonomy.ts';
import { joinTexts } from './texts.ts';
import type { DemoBadge, DemoFact, DemoGender, DemoProduct, ShopBrand, Texts } from './types.ts';

/** A model as written in the catalogue files; everything else is derived from it. */
export interface ModelSpec {
  number: string;
  name: string;
  /** Product line of the brand. */
  line: string;
  shops?: readonly ShopBrand[];
  form: SilhouetteName;
  kind: Texts;
  /** Leaf category. */
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
  /** Price in pounds; the other currencies are derived from it. */
  pounds: number;
  /** Price for members in pounds. */
  member?: number;
  badge?: DemoBadge;
  /** How many of a colour one person may buy. @default any number */
  perPerson?: number;
  /** Days on sale. @default 240 */
  age?: number;
  colourways: readonly ColourwaySpec[];
}

/** A model without the products that it leads to. */
export type LoneProduct = Omit<DemoProduct, 'wearItWith' | 'otherSizes' | 'otherAges'>;

/** Creates a product of the catalogue from its definition. */
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
    ...(spec.perPerson === undefined ? {} : { maxPerPerson: spec.perPerson }),
    newSinceDaysAgo: age,
    colourways: spec.colourways.map((colourway) =>
      buildColourway(colourway, {
        prices,
        age,
        sizeRun: spec.sizes,
        ...(spec.member && { member: spec.member }),
      }),
    ),
  };
}

/** A name as used in addresses: lower case, words joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’'"″]/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
