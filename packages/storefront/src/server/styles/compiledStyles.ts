import type { CompiledStyle } from '../../../../../vite.compiledStyles.ts';
import type { PageStyles } from './PageStyles.ts';

const attribute = ' class="';

/** The classes of a page. In its texts a quotation mark is `&quot;`. */
function classesIn(content: string): Set<string> {
  const lists = new Set<string>();
  for (let at = content.indexOf(attribute); at >= 0; at = content.indexOf(attribute, at)) {
    const start = at + attribute.length;
    at = content.indexOf('"', start);
    lists.add(content.slice(start, at));
  }
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

/** From the rules that the build has compiled: of the components whose classes a page has, in the order of all. */
export function compiledStyles(styles: readonly CompiledStyle[]): PageStyles {
  const byId = new Map(styles.map((style) => [style.id, style]));
  return () => ({
    collect: (view) => view,
    element: (content) => {
      const found = [...classesIn(content)]
        .flatMap((id) => byId.get(id) ?? [])
        .sort((one, other) => one.place - other.place);
      // An animation belongs to each component that uses it.
      const rules = new Set(found.flatMap((style) => style.rules));
      return `<style data-styled>${[...rules].join('')}</style>`;
    },
  });
}
