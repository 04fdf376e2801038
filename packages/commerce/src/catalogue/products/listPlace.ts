import type { Crumb } from '@touchline/contract/product/schema';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Bitset } from './Bitset.ts';
import type { CatalogueIndex } from './CatalogueIndex.ts';
import type { Category } from './CategoryTree.ts';
import {
  departmentTitle,
  inLanguage,
  listDescription,
  listTitles,
  shopDepartments,
  sportTexts,
} from './vocabulary.ts';

/** A list with an address: its products and its title. */
export interface ListPlace {
  products: Bitset;
  title: string;
  description: string;
  breadcrumbs: Crumb[];
  /** The category of the list; its subcategories are the values of the category facet. */
  category: Category | undefined;
}

type Department = (typeof shopDepartments)[number];

/**
 * Finds the list of a path: a department (`men`), a category (`shoes/running-shoes`, `men/shoes`), a sport
 * (`sports/running`), `new` or `sale`, each optionally below a department. Throws a 404 for any other path.
 */
export function listPlace(index: CatalogueIndex, path: readonly string[], language: string): ListPlace {
  const department = shopDepartments.find(({ key }) => key === path[0]);
  const rest = department ? path.slice(1) : path;
  const place = restPlace(index, rest, language);
  if (!place) throw notFound('category');
  const products = department
    ? place.products.and(index.union('gender', department.genders))
    : place.products;
  const title = titleOf(department, place.title, language);
  return {
    products,
    category: place.category,
    title,
    description: listDescription(
      title,
      (place.category?.children ?? (rest.length === 0 ? index.tree.roots : [])).map(({ names }) =>
        inLanguage(names, language),
      ),
      language,
    ),
    breadcrumbs: crumbs(department, place.steps, language),
  };
}

interface Step {
  text: string;
  path: string;
}

interface RestPlace {
  products: Bitset;
  title: string | undefined;
  category?: Category;
  steps: Step[];
}

function restPlace(index: CatalogueIndex, path: readonly string[], language: string): RestPlace | undefined {
  const named = (word: keyof typeof listTitles, products: Bitset, of = word): RestPlace => {
    const title = inLanguage(listTitles[word], language);
    return { products, title, steps: [{ text: title, path: of }] };
  };
  const [first, second] = path;
  if (first === undefined) return { products: index.everything, title: undefined, steps: [] };
  if (first === 'new' && path.length === 1) return named('new', index.newest);
  if (first === 'sale' && path.length === 1) return named('sale', index.union('sale', ['true']));
  if (first === 'sports' && path.length <= 2) {
    const all = named('sports', index.union('sport', index.values('sport').keys()));
    if (second === undefined) return all;
    const products = index.values('sport').get(second);
    if (!products && !sportTexts.has(second)) return undefined;
    const title = inLanguage(sportTexts.get(second), language) || second;
    return {
      products: products ?? index.union('sport', []),
      title,
      steps: [...all.steps, { text: title, path: `sports/${second}` }],
    };
  }
  return categoryPlace(index, path, language);
}

/** Breadcrumbs of a category list, including the department if there is one. */
export function categoryCrumbs(
  departmentKey: string | undefined,
  category: Category | undefined,
  language: string,
): Crumb[] {
  const department = shopDepartments.find(({ key }) => key === departmentKey);
  return crumbs(department, stepsTo(category, language), language);
}

function stepsTo(category: Category | undefined, language: string): Step[] {
  const steps: Step[] = [];
  for (let at = category; at; at = at.parent) {
    steps.unshift({ text: inLanguage(at.names, language), path: at.address });
  }
  return steps;
}

function categoryPlace(
  index: CatalogueIndex,
  path: readonly string[],
  language: string,
): RestPlace | undefined {
  const found = index.tree.find(path);
  const [category] = found;
  if (!category) return undefined;
  const steps = stepsTo(category, language);
  const last = steps.at(-1);
  // A list of several categories keeps the requested address.
  if (last && found.length > 1) last.path = path.join('/');
  return {
    products: index.union(
      'category',
      found.map(({ path: each }) => each),
    ),
    title: inLanguage(category.names, language),
    category,
    steps,
  };
}

function titleOf(department: Department | undefined, thing: string | undefined, language: string): string {
  if (!department) return thing ?? inLanguage(listTitles.all, language);
  return thing === undefined
    ? inLanguage(department.name, language)
    : departmentTitle(department, thing, language);
}

function crumbs(department: Department | undefined, steps: readonly Step[], language: string): Crumb[] {
  const above = department ? `/${department.key}` : '';
  return [
    { text: inLanguage(listTitles.home, language), link: '/' },
    ...(department ? [{ text: inLanguage(department.name, language), link: above }] : []),
    ...steps.map(({ text, path }) => ({
      text,
      link: `${above}/${path.split('/').map(encodeURIComponent).join('/')}`,
    })),
  ];
}
