import type { LanguageTexts } from './tables.ts';

/** A category with its subcategories. */
export interface Category {
  path: string;
  key: string;
  /** Address of its list; unique among all categories. */
  address: string;
  names: LanguageTexts;
  /** Whether a feed named it, beside the shop's own categories. */
  isImported: boolean;
  parent: Category | undefined;
  children: Category[];
}

/** Categories of feeds have positions from here on, after the shop's own. */
export const firstImportedPosition = 1_000;

interface CategoryRow {
  path: string;
  key: string;
  parent: string | null;
  position: number;
  names: LanguageTexts;
}

/** The categories of the catalogue. */
export class CategoryTree {
  readonly roots: readonly Category[];
  readonly #byPath = new Map<string, Category>();
  readonly #byAddress = new Map<string, Category>();

  constructor(rows: readonly CategoryRow[]) {
    const inOrder = [...rows].sort((a, b) => a.position - b.position || (a.path < b.path ? -1 : 1));
    const hasOwn = inOrder.some(({ position }) => position < firstImportedPosition);
    for (const { path, key, names, position } of inOrder) {
      const address = this.#freeAddress(path, key);
      const isImported = hasOwn && position >= firstImportedPosition;
      const category = { path, key, address, names, isImported, parent: undefined, children: [] };
      this.#byPath.set(path, category);
      this.#byAddress.set(address, category);
    }
    const roots: Category[] = [];
    for (const row of inOrder) {
      const category = this.#byPath.get(row.path);
      if (!category) continue;
      category.parent = this.#byPath.get(row.parent ?? '');
      (category.parent?.children ?? roots).push(category);
    }
    this.roots = roots;
  }

  /** A category's path and the paths of all its ancestors. */
  ancestry(path: string | null): string[] {
    const paths: string[] = [];
    for (let at = this.#byPath.get(path ?? ''); at; at = at.parent) paths.push(at.path);
    return paths;
  }

  byPath(path: string): Category | undefined {
    return this.#byPath.get(path);
  }

  /** The key alone if it is free, otherwise the whole path, otherwise the path with a number: the older category keeps its address. */
  #freeAddress(path: string, key: string): string {
    if (!this.#byAddress.has(key)) return key;
    let address = path;
    for (let number = 2; this.#byAddress.has(address); number += 1) address = `${path}-${number}`;
    return address;
  }

  /**
   * Categories that the parts of an address can refer to: the one with this address or path; otherwise all whose key is
   * the last part and whose ancestors contain the preceding parts in this order. `tops/tees` finds `apparel/tops/tees`.
   */
  find(parts: readonly string[]): Category[] {
    const address = parts.join('/');
    const exact = this.#byAddress.get(address) ?? this.#byPath.get(address);
    if (exact) return [exact];
    const key = parts.at(-1);
    return [...this.#byPath.values()].filter((category) => {
      if (category.key !== key) return false;
      let wanted = parts.length - 2;
      for (let above = category.parent; above && wanted >= 0; above = above.parent) {
        if (above.key === parts[wanted]) wanted -= 1;
      }
      return wanted < 0;
    });
  }
}
