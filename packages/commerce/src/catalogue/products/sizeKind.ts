import type { SizeKind } from '@touchline/contract/product/schema';

const measures: ReadonlySet<SizeKind | null> = new Set(['length', 'volume', 'weight']);

/** Whether a size is a measure, which is the same in every country. */
export const isMeasure = (kind: SizeKind | null): boolean => measures.has(kind);

const number = String.raw`\d+(?:[.,]\d+)?(?:\s?[-–x×]\s?\d+(?:[.,]\d+)?)*`;
const patterns: readonly (readonly [kind: SizeKind, pattern: RegExp])[] = [
  ['length', new RegExp(`^${number}\\s?(?:mm|cm|m|in|inch|inches|ft|foot|feet|"|″|')$`, 'i')],
  ['volume', new RegExp(`^${number}\\s?(?:ml|cl|l|lit(?:er|re)s?|fl\\.? ?oz)$`, 'i')],
  ['weight', new RegExp(`^${number}\\s?(?:g|kg|lbs?|oz)$`, 'i')],
  ['trousers', /^W?\d{2}\s?[/x×]\s?L?\d{2}$/i],
  ['children', /^[\d–-]+\s?(?:Y|years?|M|months?)$/i],
  ['clothing', /^\d?X{0,3}[SML](?:\s?[/-]\s?\d?X{0,3}[SML])?$/i],
];

/** What a size is the size of by how it is written; `undefined` for a bare number, which may be anything. */
export const writtenKind = (size: string): SizeKind | undefined =>
  patterns.find(([, pattern]) => pattern.test(size.trim()))?.[0];

/** Body heights of children in centimetres: above the numbers of shoes; in Korea, where those are millimetres, below. */
function isHeight(size: string, system: string): boolean {
  if (!/^\d{3}$/.test(size)) return false;
  return system === 'KR' ? Number(size) <= 160 : Number(size) >= 80;
}

/**
 * What a size of a product is the size of: as it is written, or else what its product is. `productKind` is what its feed or its
 * category says.
 */
export function sizeKindOf(size: string, productKind: SizeKind | null, system: string): SizeKind {
  const written = writtenKind(size);
  if (written) return written;
  if (!/\d/.test(size)) return 'other';
  if (productKind === 'shoes') return 'shoes';
  return isHeight(size, system) ? 'children' : (productKind ?? 'other');
}

const categoryKinds: readonly (readonly [kind: SizeKind, pattern: RegExp])[] = [
  ['shoes', /\b(?:shoe|boot|trainer|sneaker|sandal|slipper|cleat|spike|footwear|slide)s?\b|schuhe?\b|stiefel|chaussure|basket(?:te)?s\b|신발|운동화|أحذية|حذاء/i],
  ['balls', /\b(?:ball|football|basketball|volleyball)s\b|\bbälle\b|\bballons\b/i],
  ['socks', /\bsocks?\b|socken|chaussettes/i],
  ['waist', /\b(?:pant|trouser|short|jean|bottom|chino|legging|tight|skirt|belt)s?\b|hosen?\b|pantalons?\b/i],
  ['children', /\b(?:kids|children|baby|toddler)\b/i],
  ['clothing', /\b(?:clothing|apparel|top|tee|t-shirt|shirt|jacket|hoodie|sweatshirt|dress|bra|coat|jersey|vest|tank)e?s?\b|bekleidung|vêtements/i],
]; // prettier-ignore

/** What a product has sizes of, by the names of its categories, the most exact one last; `null` where they do not say. */
export function categoryKind(names: readonly string[]): SizeKind | null {
  const kinds = names.toReversed().flatMap((name) => {
    const kind = categoryKinds.find(([, pattern]) => pattern.test(name))?.[0];
    return kind ? [kind] : [];
  });
  // “Clothing” says less than “Pants” above or below it.
  return kinds.find((kind) => kind !== 'clothing') ?? kinds[0] ?? null;
}
