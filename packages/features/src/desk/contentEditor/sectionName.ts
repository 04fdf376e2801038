import type { DeskSection } from '@touchline/contract/desk/page';

/** The part of a message's key by which a section is called: of the links of a frame, which ones they are. */
export const sectionName = (section: DeskSection) => (section.kind === 'links' ? section.id : section.kind);
