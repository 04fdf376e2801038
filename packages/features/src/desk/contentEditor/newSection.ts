import type { DeskPage, DeskPageSection, DeskPageSectionKind } from '@touchline/contract/desk/page';

/** The kinds of sections, in the order in which they are offered. */
export const sectionKinds: readonly DeskPageSectionKind[] = [
  ...(['hero', 'categories', 'rail', 'index', 'editorial', 'membership', 'prose'] as const),
];

/** An id of that kind which the page does not have: `hero`, `hero-2`. */
function freeId({ sections }: Pick<DeskPage, 'sections'>, kind: DeskPageSectionKind): string {
  const taken = new Set(sections.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? kind : `${kind}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** An empty section for a page. */
export function newSection(
  page: Pick<DeskPage, 'sections'>,
  kind: DeskPageSectionKind,
  picture: string,
): DeskPageSection {
  const id = freeId(page, kind);
  const link = { label: {}, href: '/new' };
  const pictured = { name: picture, alt: {} };
  switch (kind) {
    case 'hero':
      return { kind, id, lines: {}, text: {}, links: [link], picture: pictured };
    case 'categories':
      return { kind, id, tiles: [{ label: {}, path: '', picture: pictured }] };
    case 'rail':
      return { kind, id, title: {}, link, query: { path: 'new', sort: 'newest', limit: 8 } };
    case 'index':
      return { kind, id, text: {}, sports: [] };
    case 'editorial':
      return { kind, id, lines: {}, text: {}, link, picture: pictured };
    case 'membership':
      return { kind, id, lines: {}, text: {}, link: { label: {}, href: '/help/membership' }, points: [{}] };
    case 'prose':
      return { kind, id, blocks: [{ head: {}, paragraphs: [{}] }] };
  }
}
