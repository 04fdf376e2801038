import type { DeskFrameSection, DeskPage } from '@touchline/contract/desk/page';
import { isFrameSection } from '@touchline/contract/desk/page';
import type { ShopFrame } from './BrandContent.ts';

/** Header and footer of a brand that has written none. */
const emptyFrame: ShopFrame = {
  ...{ messages: [], topLinks: [], slogan: {}, footer: [], legal: [], menuProducts: {} },
};

const title = { en: 'Header and footer' };

/** Header and footer as they are edited: a document of sections. */
export function frameBody(frame: ShopFrame = emptyFrame): DeskPage {
  const { appBanner: banner, listTile } = frame;
  const sections = [
    { kind: 'messages', id: 'messages', messages: frame.messages },
    { kind: 'usps', id: 'usps', usps: frame.usps ?? [] },
    ...(banner
      ? [
          {
            ...{ kind: 'appBanner', id: 'appBanner', title: banner.title, statement: banner.statement },
            ...{ call: banner.call, picture: banner.picture, background: banner.background },
          },
        ]
      : []),
    ...(listTile ? [{ kind: 'listTile', id: 'listTile', ...listTile }] : []),
    { kind: 'links', id: 'topLinks', links: frame.topLinks },
    { kind: 'slogan', id: 'slogan', text: frame.slogan },
    { kind: 'footer', id: 'footer', columns: frame.footer },
    { kind: 'links', id: 'legal', links: frame.legal },
  ];
  return structuredClone({ title, description: title, sections }) as DeskPage;
}

/** Header and footer with what was edited of them. What no section is there for stays as the brand has it. */
export const frameWith = (
  frame: ShopFrame | undefined,
  { sections }: Pick<DeskPage, 'sections'>,
): ShopFrame => sections.filter(isFrameSection).reduce(withSection, frame ?? emptyFrame);

function withSection(frame: ShopFrame, section: DeskFrameSection): ShopFrame {
  switch (section.kind) {
    case 'messages':
      return { ...frame, messages: section.messages };
    case 'usps': {
      if (section.usps.length > 0) return { ...frame, usps: section.usps };
      const { usps: _, ...rest } = frame;
      return rest;
    }
    case 'links':
      return { ...frame, [section.id]: section.links };
    case 'slogan':
      return { ...frame, slogan: section.text };
    case 'footer':
      return { ...frame, footer: section.columns };
    case 'appBanner': {
      const { kind: _, id: __, ...banner } = section;
      return { ...frame, appBanner: { ...frame.appBanner, ...banner } };
    }
    case 'listTile': {
      const { kind: _, id: __, category, ...tile } = section;
      return { ...frame, listTile: { ...tile, ...(category ? { category } : {}) } };
    }
  }
}
