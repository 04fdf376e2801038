import type { NavigationNode } from '@touchline/contract/product/schema';
import type { Translate } from '../../platform/i18n/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type en from './messages/en.ts';

export interface MenuList {
  title: string;
  links: { label: string; href: string; isStrong?: boolean }[];
}

/** Maximum number of lists in a flyout. */
const maxLists = 3;

/**
 * The lists of a menu: one for each group, which begins with the link to all of it. Groups without children, and those
 * that exceed the maximum, share the last list.
 */
export function menuLists(
  groups: readonly NavigationNode[],
  site: Site,
  t: Translate<typeof en>,
): MenuList[] {
  const full = groups.filter(({ children }) => children.length > 0);
  const own = full.slice(
    0,
    full.length === groups.length && full.length <= maxLists ? maxLists : maxLists - 1,
  );
  const rest = groups.filter((group) => !own.includes(group));
  const link = ({ label, path }: NavigationNode) => ({ label, href: site.href(`/${path}`) });
  const lists = own.map((group) => ({
    title: group.label,
    links: [
      {
        label: t('header.menu.all', { entry: group.label }),
        href: site.href(`/${group.path}`),
        isStrong: true,
      },
      ...group.children.map(link),
    ],
  }));
  if (rest.length === 0) return lists;
  return [
    ...lists,
    { title: t(own.length > 0 ? 'header.menu.rest' : 'header.menu.everything'), links: rest.map(link) },
  ];
}
