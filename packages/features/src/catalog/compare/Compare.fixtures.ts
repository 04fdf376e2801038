import type { Product } from '@touchline/contract/product/schema';
import { flask, product, reduced } from '../product/Product.fixtures.ts';
import { picture } from '../productCard/ProductCard.fixtures.ts';

const base = product();

/** A shoe of that name; `drawn` is a product whose picture there is. */
const shoe = (id: string, name: string, drawn: string, change: Partial<Product> = {}): Product =>
  product({
    ...{ id, name, colours: [], product_certificates: [] },
    meta_data: { ...base.meta_data, canonical: `/${name.toLowerCase().replaceAll(' ', '-')}/${id}.html` },
    view_list: [picture(drawn, 'side', name)],
    ...change,
  });

const facts = (drop: string, weight: string) => [
  { key: 'drop', label: 'Drop', value: drop },
  { key: 'weight', label: 'Weight', value: weight },
  { key: 'surface', label: 'Surface', value: 'Road, track, treadmill' },
];

/** The shoe that the comparison began with; two others are alike. */
export const tempo = shoe('RR4101', 'Tempo 4', 'RR4101', {
  colours: base.colours,
  rating: { average: 4.6, count: 128 },
  product_link_list: ['RR4201', 'RR4301', 'RR4501'].map((productId) => ({ type: 'compare', productId })),
  product_certificates: ['GRS'],
});

/** A lighter one that is reduced, without reviews. */
export const carbon = shoe('RR4201', 'Tempo 4 Carbon', 'RR4102', {
  pricing_information: reduced.pricing_information,
  product_description: {
    ...base.product_description,
    subtitle: 'Racing shoe',
    facts: [...facts('8 mm', '204 g in UK 8'), { key: 'stack', label: 'Stack', value: '39.5 mm' }],
    materials: ['Upper: mesh', 'Midsole: PEBA foam', 'Outsole: rubber'],
  },
});

/** Sold out. */
export const longHaul = shoe('RR4301', 'Long Haul 2', 'RR4103', {
  availability_status: 'NOT_AVAILABLE',
  variation_list: base.variation_list.map(({ sku, size }) => ({
    ...{ sku, size, availability_status: 'NOT_AVAILABLE' as const },
  })),
  product_description: {
    ...base.product_description,
    subtitle: 'Long-distance shoe',
    facts: facts('6 mm', '286 g in UK 8'),
  },
});

/** A shoe with nothing stated but its price, and no picture. */
export const bare = shoe('RR4501', 'Daily 6', 'RR4101', {
  view_list: [],
  product_description: { ...base.product_description, facts: [], materials: [], care: [] },
});

/** Something else altogether, in one size. */
export const bottle = flask;

/** Names that are longer than their column. */
export const longNamed = shoe('RR4601', 'Straßenlauf-Wettkampfschuh mit Kohlefaserplatte', 'RR4102', {
  product_description: {
    ...base.product_description,
    subtitle: 'Langstreckenwettkampfschuh',
    facts: [
      ...facts('8 mm', '248 g in EU 42'),
      { key: 'long', label: 'Schnellverschlusssystem', value: 'Schnürsenkelschnellverschluss' },
    ],
  },
});
