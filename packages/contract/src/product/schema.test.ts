import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { expectAllFields } from '../testing/expectAllFields.ts';
import { Availability, Facet, PricingInformation, Product, SearchSuggestions } from './schema.ts';

const prices: z.input<typeof PricingInformation> = {
  ...{ currency: 'GBP', currentPrice: 98, standard_price: 130, standard_price_no_vat: 108.33 },
  ...{ memberPrice: 90, sale_price: 98 },
  prior_prices: [{ price: 104, from: '2026-10-01', to: '2026-10-30' }],
};
const product: z.input<typeof Product> = {
  ...{ id: 'TL4101', name: 'Tempo 4', model_number: 'TEMPO4', product_type: 'shoe' },
  recommendationsEnabled: true,
  meta_data: { canonical: '/tempo-4/TL4101.html', title: 'Tempo 4', description: 'A shoe.' },
  view_list: [],
  pricing_information: prices,
  attribute_list: {
    ...{ brand: 'Touchline', category: 'shoes', color: 'Black', gender: 'M' },
    ...{ personalizable: false, customizable: false, sale: true, outlet: false },
    ...{ sport: ['running'], sportNames: ['Running'], size_chart_link: '/help/sizes', size_system: 'UK' },
    ...{ specialLaunch: false, special_launch_type: 'NONE', preview_to: '2026-12-05T08:00:00Z' },
  },
  product_description: {
    ...{ title: 'Tempo 4', subtitle: '', lead: '', text: '' },
    ...{ facts: [], materials: [], care: [], highlights: [] },
  },
  product_link_list: [{ type: 'color', productId: 'TL4102' }],
  colours: [],
  breadcrumb_list: [{ text: 'Men', link: '/men' }],
  callouts: [{ id: 'c', title: 'New' }],
  events: [
    {
      ...{ id: 'tempo-week', state: 'ongoing', earlyAccess: { from: '2026-11-20T10:00:00Z', tier: 2 } },
      ...{ channelTypes: ['Web'], eventType: 'FlashSale', eventStartDate: '2026-11-21T10:00:00Z' },
      ...{ eventEndDate: '2026-11-22T10:00:00Z', exclusivityGroup: 'None' },
    },
  ],
  product_certificates: ['recycled'],
  variation_list: [{ sku: 'TL4101_080', size: '8', availability_status: 'IN_STOCK' }],
  availability_status: 'IN_STOCK',
  maxQuantity: 10,
  related: [],
};
const isProduct = (part: Record<string, unknown>) => safeParse(Product, { ...product, ...part }).success;
const withAttribute = (name: string, value: unknown) =>
  isProduct({ attribute_list: { ...product.attribute_list, [name]: value } });

describe('a product', () => {
  it('has all its fields, including attributes and sizes, and rejects a field of the wrong type [A3.55, A3.57, A3.60]', () => {
    expectAllFields(Product, product);
    const lists = ['view_list', 'product_link_list', 'callouts', 'events', 'product_certificates'];
    for (const name of [...lists, 'variation_list'])
      expect(isProduct({ [name]: undefined }), name).toBe(false);
    expect(isProduct({ breadcrumb_list: undefined })).toBe(true);
  });

  it('has current, standard, net, sale, prior and optional member prices [A3.56]', () => {
    expectAllFields(PricingInformation, prices);
    const { memberPrice: _, ...forAll } = prices;
    expect(safeParse(PricingInformation, forAll).success).toBe(true);
    expect(safeParse(PricingInformation, { ...prices, currentPrice: undefined }).success).toBe(false);
  });

  it('links to its colours, sizes, ages, matching products and products to compare [A3.59]', () => {
    const isLink = (type: string) => isProduct({ product_link_list: [{ type, productId: 'TL4102' }] });
    expect(['age', 'size', 'color', 'complete-the-look', 'compare'].every(isLink)).toBe(true);
    expect(isLink('cousin')).toBe(false);
  });

  it('has one of five gender codes [A3.67, A9.60]', () => {
    expect(['W', 'M', 'K', 'KU', 'U'].every((code) => withAttribute('gender', code))).toBe(true);
    expect(withAttribute('gender', 'X')).toBe(false);
  });

  it('can be filtered by a lowest and a highest price [A3.40]', () => {
    expectAllFields(Facet, { key: 'price', values: [], range: { min: 20, max: 180, from: 50, to: 100 } });
    expect(safeParse(Facet, { key: 'price', values: [], range: { min: 20 } }).success).toBe(false);
  });

  it('has one of six availability statuses, and so does each of its sizes [A3.66]', () => {
    const isStatus = (availability_status: string) =>
      safeParse(Availability, {
        ...{ id: 'TL4101', availability_status },
        variation_list: [{ sku: 'TL4101_080', size: '8', availability_status }],
      }).success;
    const statuses = ['PREVIEW', 'PREORDER', 'BACKORDER', 'IN_STOCK', 'NOT_AVAILABLE', 'FULLY_RESERVED'];
    expect(statuses.every(isStatus)).toBe(true);
    expect(isStatus('SOMEWHERE')).toBe(false);
  });
});

it('a search suggests terms with result counts, and products with picture and prices [A3.36, A3.37]', () => {
  expectAllFields(SearchSuggestions, {
    searchTerms: [{ searchterm: 'tempo', nrResults: 7 }],
    products: [
      {
        ...{ id: 'TL4101', name: 'Tempo 4', url: '/tempo-4/TL4101.html', subTitle: 'Running shoe' },
        assets: [{ href: '/pictures/TL4101/front-320.avif' }],
        prices: { sale: 98, standard: 130, member: 90 },
      },
    ],
  });
});
