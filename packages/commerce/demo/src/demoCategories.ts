import { categories, type DemoCategory } from '../catalogue/taxonomy.ts';
import type { CategoryRecord } from '@touchline/commerce/catalogue/ProductRecord';

/** The demo's category tree as records, parents before children. */
export function demoCategories(): CategoryRecord[] {
  return categories.flatMap((category, position) => branch(category, null, position));
}

function branch(category: DemoCategory, parent: string | null, position: number): CategoryRecord[] {
  const path = parent === null ? category.key : `${parent}/${category.key}`;
  const record = { path, key: category.key, parent, position, names: category.name };
  return [record, ...category.children.flatMap((child, at) => branch(child, path, at))];
}
