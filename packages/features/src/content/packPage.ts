import type { ContentPage, ContentSection, SectionOf } from '@touchline/contract/content/schema';
import { packCards, unpackCards, type CardProduct, type PackedCards } from '../productCard/index.ts';

type Rail = SectionOf<'rail'>;
/** A product rail, with the data its cards show. */
export type ShownRail = Omit<Rail, 'items'> & { items: readonly CardProduct[] };
type Other = Exclude<ContentSection, Rail>;
export type ShownSection = Other | ShownRail;

/** A content page as it is shown. */
export type ShownPage = Omit<ContentPage, 'sections'> & { sections: readonly ShownSection[] };
/** A content page for a snapshot, with its cards packed. */
export type PackedPage = Omit<ContentPage, 'sections'> & {
  sections: readonly (Other | (Omit<Rail, 'items'> & { items: PackedCards }))[];
};

export const packPage = (page: ShownPage): PackedPage => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'rail' ? { ...section, items: packCards(section.items) } : section,
  ),
});

export const unpackPage = (page: PackedPage): ShownPage => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'rail' ? { ...section, items: unpackCards(section.items) } : section,
  ),
});
