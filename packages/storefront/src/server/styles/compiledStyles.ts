import type { CompiledStyle } from '../../../../../vite.compiledStyles.ts';
import type { PageStyles } from './PageStyles.ts';

const classLists = / class="([^"]+)"/g;

/** From the rules that the build has compiled: of the components whose classes a page has, in the order of all. */
export function compiledStyles(styles: readonly CompiledStyle[]): PageStyles {
  const byId = new Map(styles.map((style) => [style.id, style]));
  return () => ({
    collect: (view) => view,
    element: (content) => {
      const lists = new Set<string>();
      for (const [, list = ''] of content.matchAll(classLists)) lists.add(list);
      const found = [...new Set([...lists].flatMap((list) => list.split(' ')))]
        .flatMap((id) => byId.get(id) ?? [])
        .sort((one, other) => one.place - other.place);
      // An animation belongs to each component that uses it.
      const rules = new Set(found.flatMap((style) => style.rules));
      return `<style data-styled>${[...rules].join('')}</style>`;
    },
  });
}
