import type { LanguageTexts } from './tables.ts';

/** A category with what is under it. */
export interface Category {
  path: string;
  key: string;
  names: LanguageTexts;
  parent: Category | undefined;
  children: Category[];
}

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

  constructor(rows: readonly CategoryRow[]) {
    const inOrder = [...rows].sort((a, b) => a.position - b.position || (a.path < b.path ? -1 : 1));
    for (const { path, key, names } of inOrder) {
      this.#byPath.set(path, { path, key, names, parent: undefined, children: [] });
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

  /** A category's path and those of everything above it. */
  ancestry(path: string | null): string[] {
    const paths: string[] = [];
    for (let at = this.#byPath.get(path ?? ''); at; at = at.parent) paths.push(at.path);
    return paths;
  }

  byPath(path: string): Category | undefined {
    return this.#byPath.get(path);
  }

  /**
   * Categories an address may mean: the last part is the key, the parts before stand above it in this order, some may
   * be left out. `tops/tees` and `tees` both find `apparel/tops/tees`. The exact path comes first.
   */
  find(parts: readonly string[]): Category[] {
    const exact = this.#byPath.get(parts.join('/'));
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
