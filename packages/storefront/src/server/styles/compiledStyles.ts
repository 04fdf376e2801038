import { LRUCache } from 'lru-cache';
import type { CompiledStyle } from '../../../../../vite.compiledStyles.ts';
import { splitBelow, splitClosed } from './contentPieces.ts';
import type { PageStyles } from './PageStyles.ts';
import type { Theme } from './splitTheme.ts';

const classAttribute = ' class="';

/** The lists of classes in the markup, each once. What a visitor wrote has `&quot;` for a quotation mark. */
function listsIn(...texts: readonly string[]): Set<string> {
  const lists = new Set<string>();
  for (const text of texts)
    for (let at = text.indexOf(classAttribute); at >= 0; at = text.indexOf(classAttribute, at)) {
      const start = at + classAttribute.length;
      at = text.indexOf('"', start);
      if (at < 0) break;
      lists.add(text.slice(start, at));
    }
  return lists;
}

/** The custom properties that elements use by themselves, as a text. A visitor may have written something alike. */
const propertiesIn = (text: string): string => [...new Set(text.match(/var\(--[\w-]+/g))].join();

/** Combinations of classes whose rules are kept: pages of one kind have few. */
const maxKept = 200;

/** The rules of a page: in its head, and before what is below the first screen. */
interface Rules {
  head: string;
  below: string;
}

/**
 * From the rules that the build has compiled: of the components whose classes a page has, in the order of all. What is
 * seen first needs half of them, so the others stand in the page, just before what is below that.
 */
export function compiledStyles(styles: readonly CompiledStyle[]): PageStyles {
  const byId = new Map(styles.map((style) => [style.id, style]));
  const kept = new WeakMap<Theme, LRUCache<string, Rules>>();
  const placeOf = (id: string): number => byId.get(id)?.place ?? 0;
  const idsOf = (lists: ReadonlySet<string>): string[][] =>
    [...lists].map((list) => list.split(' ').filter((id) => byId.has(id)));

  /**
   * The ids of the components that are sent in the head, because `first` shows them. Of the classes of one element, those
   * that come before another in the order of all are sent with it: the cascade would turn round otherwise.
   */
  const idsInHead = (first: readonly string[][], rest: readonly string[][]): ReadonlySet<string> => {
    const inHead = new Set(first.flat());
    const lists = rest.filter(({ length }) => length > 1);
    const isBeforeSent = (id: string, list: readonly string[]): boolean =>
      list.some((other) => inHead.has(other) && placeOf(other) > placeOf(id));
    for (let size = -1; size < inHead.size;) {
      size = inHead.size;
      for (const list of lists) for (const id of list) if (isBeforeSent(id, list)) inHead.add(id);
    }
    return inHead;
  };

  /** The rules of components in the order of all. An animation belongs to each component that uses it. */
  const rulesOf = (ids: Iterable<string>): Set<string> =>
    new Set(
      [...new Set(ids)]
        .flatMap((id) => byId.get(id) ?? [])
        .sort((one, other) => one.place - other.place)
        .flatMap(({ rules }) => rules),
    );

  const placed = (theme: Theme, first: string[][], rest: string[][], own: string): Rules => {
    const inHead = idsInHead(first, rest);
    const ofHead = rulesOf(inHead);
    const others = [...rulesOf([...inHead, ...rest.flat()])].filter((rule) => !ofHead.has(rule));
    const head = [...ofHead].join('');
    const { used, rest: unused } = theme.split(head + own);
    return { head: used + head, below: unused + others.join('') };
  };

  return () => ({
    collect: (view) => view,
    inPage(content, theme) {
      const [above, below] = splitBelow(content);
      if (!below) {
        const rules = [...rulesOf(idsOf(listsIn(content)).flat())].join('');
        return { content: [content], styles: element(theme.css + rules) };
      }
      const [seen, closed] = splitClosed(above);
      const first = listsIn(seen);
      const rest = listsIn(closed, below);
      const own = propertiesIn(seen);
      const ofTheme = kept.get(theme) ?? new LRUCache({ max: maxKept });
      kept.set(theme, ofTheme);
      const key = [[...first].join(), [...rest].join(), own].join('|');
      const rules = ofTheme.get(key) ?? placed(theme, idsOf(first), idsOf(rest), own);
      ofTheme.set(key, rules);
      return { styles: element(rules.head), content: [above, element(rules.below), below] };
    },
  });
}

const element = (css: string): string => `<style data-styled>${css}</style>`;
