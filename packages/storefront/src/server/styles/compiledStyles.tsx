import type { CompiledStyle } from '../../../../../vite.compiledStyles.ts';
import type { PageStyles } from './PageStyles.ts';
import { UsedStyles } from './usedStyles.ts';

/** From the rules that the build has compiled: of the components that a page has used, in the order of all. */
export function compiledStyles(styles: readonly CompiledStyle[]): PageStyles {
  const byId = new Map(styles.map((style) => [style.id, style]));
  return () => {
    const used = new Set<string>();
    return {
      collect: (view) => <UsedStyles value={used}>{view}</UsedStyles>,
      element: () => {
        const found = [...used]
          .flatMap((id) => byId.get(id) ?? [])
          .sort((one, other) => one.place - other.place);
        // An animation belongs to each component that uses it.
        const rules = new Set(found.flatMap((style) => style.rules));
        return `<style data-styled>${[...rules].join('')}</style>`;
      },
    };
  };
}
