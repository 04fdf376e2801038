import { navOverridePlaces, type ContentFrame } from '@touchline/contract/content/schema';
import { flyoutLimit, type HeaderEntry, type HeaderTopLink } from './HeaderStore.ts';
import { isValidOverride } from './navOverrides.ts';

/** Problems of a header's content, with the texts of the documents where they have one (accounts document, section 5). */
export function headerProblems(
  { header = [{ component: 'header', items: [] }] }: Pick<ContentFrame, 'header'>,
  { entries, topLinks }: { entries: readonly HeaderEntry[]; topLinks: readonly HeaderTopLink[] },
): string[] {
  const flyouts = entries.filter(({ hasMore }) => hasMore).length;
  const { from, to } = navOverridePlaces;
  return [
    ...(header.length === 1
      ? []
      : [`Header content must have exactly one header component; it has ${header.length}`]),
    ...(flyouts <= flyoutLimit
      ? []
      : [`Header content must have at most ${flyoutLimit} flyout items; it has ${flyouts}`]),
    ...header
      .flatMap(({ items }) => items)
      .filter((item) => !isValidOverride(item))
      .map(
        ({ id, index }) =>
          `Navigation item ${id} at ${index} is left out: it needs an index from ${from} to ${to}, and a label or a path`,
      ),
    ...(topLinks.length > 0 ? [] : ['Customer info links are missing in mobile header data']),
    ...(entries.length > 0 ? [] : ['Main links are missing in mobile header data']),
  ];
}
