import type { ProductRecord, ProductTexts } from '../ProductRecord.ts';

/** Product texts for tests, derived from a name. */
export function sampleTexts(changes: Partial<ProductTexts> = {}): ProductTexts {
  return {
    name: 'Tempo 4',
    kind: 'Road running shoe',
    colour: 'Volt',
    lead: 'Light and quick.',
    body: 'Made for quick days.',
    fit: 'True to size.',
    facts: [],
    materials: [],
    care: [],
    highlights: [],
    found: { well: ['running', 'shoes'], also: [] },
    ...changes,
  };
}

/**
 * A product for tests: `TL4101` at 130.00 pounds in the market `gb`, sizes 8 and 9 (`TL4101_080`, `TL4101_090`) with 5
 * pieces each, overridden by `changes`. Write it with `writeProducts`.
 */
export function sampleProduct(changes: Partial<ProductRecord> = {}): ProductRecord {
  const id = changes.id ?? 'TL4101';
  const size = (code: string, label: string) => ({
    sku: `${id}_${code}`,
    sizes: {
      EU: String(Number(label) + 34),
      UK: label,
      US: String(Number(label) + 1),
      KR: String(Number(label) * 5 + 225),
    },
    gtin: null,
    mpn: null,
    selling: 'normal' as const,
    availableFrom: null,
    onHand: 5,
  });
  return {
    id,
    source: 'demo',
    model: 'TL41',
    slug: 'tempo-4',
    brand: 'Touchline',
    shops: [],
    category: null,
    gender: 'M',
    ageGroup: 'adult',
    sports: ['running'],
    colourFamilies: ['yellow'],
    swatch: ['#D9FF2E'],
    pattern: null,
    badge: null,
    launchedAt: new Date('2026-10-01T00:00:00Z'),
    nationalSizes: true,
    pictures: [
      {
        path: `/media/${id}-side`,
        widths: [320, 640],
        webp: [320, 640],
        ratio: 1,
        view: 'side',
        cutout: true,
      },
    ],
    related: [],
    position: 1,
    texts: new Map([['en', sampleTexts()]]),
    variants: [size('080', '8'), size('090', '9')],
    prices: [{ market: 'gb', standard: 13_000, sale: null, saleFrom: null, saleUntil: null, member: null }],
    history: [],
    ...changes,
  };
}
