import type { CatalogueIndex } from '../products/CatalogueIndex.ts';
import { navigationOf } from '../products/navigation.ts';
import type { LanguageTexts } from '../products/tables.ts';
import { departmentTitle, inLanguage, shopDepartments } from '../products/vocabulary.ts';

/** A list of the catalogue that a page may lead to. */
export interface Place {
  readonly path: string;
  readonly count: number;
  /** As a menu calls it, below its department: `Jackets`. */
  readonly name: LanguageTexts;
  /** As it is called alone: `Men’s jackets`. */
  readonly title: LanguageTexts;
}

/** A department, or a category of what has none, with its categories, the largest first. */
export interface Group extends Place {
  readonly parts: readonly Place[];
}

type Node = ReturnType<typeof navigationOf>[number];

type Department = (typeof shopDepartments)[number];

/** The part of a category's products that makes it one for everybody. */
const mostly = 0.8;

const notGroups: ReadonlySet<string> = new Set(['new', 'sale', 'sports']);

const departmentOf = ({ key }: Node): Department | undefined =>
  shopDepartments.find((department) => department.key === key);

/**
 * The departments with what is theirs alone, and the categories of what is for everybody, which the menu has below each
 * department.
 */
export function groupsOf(index: CatalogueIndex, languages: readonly string[]): Group[] {
  const nodes = navigationOf(index, 'en').filter(({ key }) => !notGroups.has(key));
  const isShared = sharedIn(index);
  const groupOf = (node: Node, parts: readonly Node[], department?: Department): Group => ({
    ...placeOf(index, languages, node, department),
    parts: parts
      .map((part) => placeOf(index, languages, part, department))
      .toSorted((one, other) => other.count - one.count),
  });
  const departments = nodes.flatMap((node) => {
    const department = departmentOf(node);
    const parts = node.children.flatMap((child) => ownLeaves(child, isShared));
    return department && parts.length > 0 ? [groupOf(node, parts, department)] : [];
  });
  const shared = nodes.flatMap((node) =>
    departmentOf(node) ? node.children.flatMap((child) => sharedBelow(child, isShared)) : [node],
  );
  const others = [...new Map(shared.map((node) => [node.key, node])).values()];
  return [...departments, ...others.map((node) => groupOf(node, node.children.flatMap(leavesOf)))];
}

/** Whether a category is for everybody. */
function sharedIn(index: CatalogueIndex): (node: Node) => boolean {
  const forAll = index.union('gender', ['U']);
  return ({ key }) => {
    const [category] = index.tree.find(key.split('/'));
    const products = index.union('category', category ? [category.path] : []);
    return index.countModels(products, forAll) >= mostly * index.countModels(products);
  };
}

/** The narrowest categories of one. */
const leavesOf = (node: Node): Node[] =>
  node.children.length > 0 ? node.children.flatMap(leavesOf) : [node];

/** Those of them that are not for everybody. */
function ownLeaves(node: Node, isShared: (node: Node) => boolean): Node[] {
  if (isShared(node)) return [];
  return node.children.length > 0 ? node.children.flatMap((child) => ownLeaves(child, isShared)) : [node];
}

/** The widest categories that are. */
const sharedBelow = (node: Node, isShared: (node: Node) => boolean): Node[] =>
  isShared(node) ? [node] : node.children.flatMap((child) => sharedBelow(child, isShared));

/** A department itself, a category of it, or one for everybody. */
function placeOf(
  index: CatalogueIndex,
  languages: readonly string[],
  { key, path, count }: Node,
  department?: Department,
): Place {
  const [category] = index.tree.find(key.split('/'));
  if (department && key === department.key) {
    const name = byLanguage(languages, (language) => inLanguage(department.name, language));
    return { ...{ path, count, name, title: name } };
  }
  const name = byLanguage(languages, (language) => inLanguage(category?.names, language));
  if (department)
    return {
      ...{ path, count, name },
      title: byLanguage(languages, (language) => departmentTitle(department, name[language] ?? '', language)),
    };
  return { ...{ path: category?.address ?? path, count, name, title: name } };
}

/** A text in each of these languages. */
export const byLanguage = (languages: readonly string[], read: (language: string) => string): LanguageTexts =>
  Object.fromEntries(languages.map((language) => [language, read(language)]));
