import type { Availability, Product, Variation } from '@touchline/contract/product/schema';
import { manySummaries, picture } from '../productCard/ProductCard.fixtures.ts';

const size = (label: string, left?: number): Variation => ({
  sku: `RR4101_${String(Number(label) * 10 + 500)}`,
  size: label,
  availability_status: left === 0 ? 'NOT_AVAILABLE' : 'IN_STOCK',
  ...(left ? { left } : {}),
  gtin: '4006381333931',
  sizes: { EU: String(Number(label) + 34), UK: label, US: String(Number(label) + 1) },
});

const variations = [
  size('6', 0),
  size('6.5'),
  size('7'),
  size('7.5', 2),
  size('8', 3),
  size('8.5'),
  size('9'),
  size('9.5', 2),
  size('10'),
  size('10.5'),
  size('11', 0),
  size('12'),
];

const colour = (id: string, name: string, swatch: string[]) => ({
  id,
  url: `/tempo-4/${id}.html`,
  name,
  swatch,
  picture: picture(id, 'side', `Tempo 4, ${name}`),
});

/** A running shoe, in stock by default. */
export function product(change: Partial<Product> = {}): Product {
  return {
    id: 'RR4101',
    name: 'Tempo 4',
    model_number: 'TEMPO4M',
    product_type: 'shoes',
    recommendationsEnabled: true,
    meta_data: {
      canonical: '/tempo-4/RR4101.html',
      title: 'Tempo 4, road running shoe',
      description: 'Soft under the heel, quick off the toe.',
    },
    view_list: ['side', 'heel', 'top', 'sole', 'toe'].map((view) =>
      picture('RR4101', view, `Tempo 4, Volt / white, ${view}`),
    ),
    pricing_information: {
      currency: 'GBP',
      currentPrice: 130,
      standard_price: 130,
      standard_price_no_vat: 108.33,
    },
    attribute_list: {
      brand: 'Touchline Run',
      category: 'Running shoes',
      color: 'Volt / white',
      gender: 'M',
      personalizable: false,
      customizable: false,
      sale: false,
      outlet: false,
      sport: ['running'],
      sportNames: ['Running'],
      size_system: 'UK',
      specialLaunch: false,
      special_launch_type: 'NONE',
      age_group: 'adult',
    },
    product_description: {
      title: 'Tempo 4',
      subtitle: 'Road running shoe',
      lead: 'Soft under the heel, quick off the toe. The one pair for every run from 5k to half-marathon.',
      text: '38 mm of nitrogen-blown foam under the heel, 30 mm under the toe. The knit is open over the forefoot and closed round the heel, so it vents where you bend and holds where you land.',
      facts: [
        { key: 'drop', label: 'Drop', value: '8 mm' },
        { key: 'weight', label: 'Weight', value: '248 g in UK 8' },
        { key: 'surface', label: 'Surface', value: 'Road, track, treadmill' },
      ],
      materials: ['Upper: 75% recycled polyester knit', 'Sole: rubber'],
      care: ['Brush off dry mud', 'Hand wash cold, dry in the shade'],
      highlights: ['Nitrogen-blown foam', 'Open knit'],
      fit: 'Runs true to size.',
    },
    product_link_list: [
      { type: 'color', productId: 'RR4102' },
      { type: 'age', productId: 'RR4190', url: '/tempo-kids/RR4190.html', name: 'Tempo Kids' },
      ...['RR4201', 'RR4301', 'RR4401'].map((productId) => ({ type: 'compare' as const, productId })),
    ],
    colours: [
      colour('RR4101', 'Volt / white', ['#D9FF2E', '#FFFFFF']),
      colour('RR4102', 'Black / volt', ['#0B0B0C', '#D9FF2E']),
      { ...colour('RR4103', 'Harbour / orange', ['#2F5FA8']), availability_status: 'NOT_AVAILABLE' },
    ],
    breadcrumb_list: [
      { text: 'Home', link: '/' },
      { text: 'Men', link: '/men' },
      { text: 'Running shoes', link: '/men/shoes/running-shoes' },
    ],
    callouts: ['Nitrogen-blown foam', 'Recycled material', 'Reflective heel'].map((title, at) => ({
      ...{ id: `callout-${at + 1}`, title },
    })),
    events: [],
    product_certificates: ['GRS'],
    variation_list: variations,
    availability_status: 'IN_STOCK',
    badge: 'new',
    sizeGuide: {
      columns: ['UK', 'EU', 'US', 'Foot length in cm'],
      rows: [
        ['7', '40.5', '8', '25.5'],
        ['8', '42', '9', '26.5'],
        ['9', '43', '10', '27.5'],
      ],
    },
    maxQuantity: 10,
    deliveryPromise: {
      earliest: '2026-11-28',
      latest: '2026-11-30',
      orderBy: '2026-11-21T14:12:00Z',
      freeFrom: 60,
    },
    related: manySummaries(4, 30),
    ...change,
  };
}

/** A product in one of the states of the documents. */
export function inState(
  status: Product['availability_status'],
  change: Partial<Product> = {},
  from = '2026-12-05T09:00:00Z',
): Product {
  const base = product(change);
  return {
    ...base,
    availability_status: status,
    attribute_list: { ...base.attribute_list, preview_to: from },
    variation_list: base.variation_list.map(({ sku, size }) => ({ sku, size, availability_status: status })),
  };
}

/** Reduced, with the price information required by law. */
export const reduced = product({
  pricing_information: {
    currency: 'GBP',
    currentPrice: 98,
    sale_price: 98,
    standard_price: 130,
    standard_price_no_vat: 108.33,
    discount_percentage: 25,
    lowest_price_30_days: 104,
  },
});

/** A product with one size, so that its quantity can be chosen. */
export const flask = product({
  id: '750',
  name: 'Flask 750',
  product_type: 'bottles',
  pricing_information: {
    currency: 'GBP',
    currentPrice: 26,
    standard_price: 26,
    standard_price_no_vat: 21.67,
  },
  attribute_list: { ...product().attribute_list, size_system: 'INT', category: 'Bottles' },
  variation_list: [{ sku: '750_900', size: 'One size', availability_status: 'IN_STOCK' }],
  colours: [],
  callouts: [],
  product_certificates: [],
  product_link_list: [{ type: 'size', productId: '500', url: '/flask-500/500.html', name: 'Flask 500' }],
  view_list: [picture('750', 'front', 'Flask 750, from the front')],
  related: [],
});

/** The response of the stock call: UK 8 has just sold out. */
export const freshStock: Availability = {
  id: 'RR4101',
  availability_status: 'IN_STOCK',
  variation_list: variations.map(({ sku, size, availability_status }) => ({
    sku,
    size,
    availability_status: size === '8' ? 'NOT_AVAILABLE' : availability_status,
  })),
};
