import { navOverridePlaces, type HeaderNavItem } from '@touchline/contract/content/schema';
import type { HeaderEntry } from './HeaderStore.ts';

const { from, to } = navOverridePlaces;

/** Whether an entry of the content may take a place of the menu: 4 to 6, with a label or a path (accounts document, section 5). */
export const isValidOverride = ({
  index,
  label,
  path,
}: Pick<HeaderNavItem, 'index' | 'label' | 'path'>): boolean =>
  index >= from && index <= to && Boolean(label ?? path);

/**
 * The menu with what the content sets in it: an entry at its place gets another label, or leads elsewhere; after the last
 * one it is an entry of its own, which needs both. Invalid ones are left out.
 */
export function withOverrides(
  entries: readonly HeaderEntry[],
  items: readonly HeaderNavItem[],
): readonly HeaderEntry[] {
  const menu = [...entries];
  for (const item of items.filter(isValidOverride).toSorted((a, b) => a.index - b.index)) {
    const { id, type, label, path, content, hasFlyout } = item;
    const before = menu[item.index];
    const own = {
      ...(type ? { type } : {}),
      ...(content ? { content } : {}),
    };
    if (before) {
      menu[item.index] = {
        ...before,
        ...(label ? { label } : {}),
        // The flyout of the entry before does not belong to another page.
        ...(path ? { key: id, path: path.slice(1), landing: path, hasMore: hasFlyout } : {}),
        ...own,
      };
    } else if (label && path) {
      menu.push({ key: id, label, path: path.slice(1), landing: path, hasMore: hasFlyout, ...own });
    }
  }
  return menu;
}
