import type { ContentPage, ContentSection, SectionOf } from '@touchline/contract/content/schema';
import { shownCards, type CardProduct } from '../../catalog/productCard/index.ts';

type Rail = SectionOf<'rail'>;
/** A product rail, with the data its cards show. */
export type ShownRail = Omit<Rail, 'items'> & { items: readonly CardProduct[] };
export type ShownSection = Exclude<ContentSection, Rail> | ShownRail;

/** A content page as it is shown. */
export type ShownPage = Omit<ContentPage, 'sections'> & { sections: readonly ShownSection[] };

/** A page without the data that its cards do not show. */
export const shownPage = (page: ShownPage): ShownPage => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'rail' ? { ...section, items: shownCards(section.items) } : section,
  ),
});
