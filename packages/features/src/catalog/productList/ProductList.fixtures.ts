import type { Facet, ProductList } from '@touchline/contract/product/schema';
import { manySummaries } from '../productCard/ProductCard.fixtures.ts';

const choice = (value: string, label: string, count: number, selected = false) => ({
  value,
  label,
  count,
  selected,
});

/** Every facet a category can have. */
export const facets: Facet[] = [
  {
    key: 'sport',
    values: [
      choice('running', 'Road running', 86),
      choice('trail', 'Trail', 42),
      choice('football', 'Football', 58),
      choice('court', 'Court', 37),
      choice('recovery', 'Recovery', 14),
    ],
  },
  { key: 'category', values: [choice('running-shoes', 'Running shoes', 64), choice('boots', 'Boots', 22)] },
  { key: 'gender', values: [choice('M', 'Men', 120), choice('U', 'Unisex', 8)] },
  {
    key: 'size',
    values: ['6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12'].map((size) =>
      choice(size, size, size === '6' ? 0 : 20),
    ),
  },
  {
    key: 'color',
    values: [
      { ...choice('black', 'Black', 40), swatch: ['#0B0B0C'] },
      { ...choice('white', 'White', 31), swatch: ['#FFFFFF'] },
      { ...choice('blue', 'Blue', 18), swatch: ['#2457D6'] },
      { ...choice('red', 'Red', 12), swatch: ['#E5372B'] },
      { ...choice('yellow', 'Yellow', 9), swatch: ['#D9FF2E'] },
      { ...choice('green', 'Green', 7), swatch: ['#1D6A47'] },
      { ...choice('multi', 'Multicoloured', 3), swatch: ['#E5372B', '#2457D6'] },
    ],
  },
  { key: 'price', values: [], range: { min: 45, max: 190 } },
  { key: 'sale', values: [choice('true', 'Reduced', 21)] },
];

/** The first page of men's shoes: 24 of 128. */
export function listOf(change: Partial<ProductList> = {}): ProductList {
  return {
    items: manySummaries(24),
    total: 128,
    page: 1,
    pageSize: 24,
    sort: 'pick',
    facets,
    title: 'Men’s shoes',
    description: 'Shoes for men: road, trail, court and pitch.',
    breadcrumbs: [
      { text: 'Home', link: '/' },
      { text: 'Men', link: '/men' },
      { text: 'Shoes', link: '/men/shoes' },
    ],
    ...change,
  };
}

/** A later page. */
export const pageOfList = (page: number, total = 128): ProductList =>
  listOf({ page, total, items: manySummaries(Math.min(24, total - (page - 1) * 24), (page - 1) * 24) });

export const emptyList = (change: Partial<ProductList> = {}): ProductList =>
  listOf({ items: [], total: 0, facets: [], ...change });
