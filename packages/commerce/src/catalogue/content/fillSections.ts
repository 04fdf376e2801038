import type {
  ArticleFacts,
  ContentLink,
  ContentSection,
  ContentStory,
  StartCurtainContent,
} from '@touchline/contract/content/schema';
import type { Site } from '@touchline/contract/market/schema';
import type { Picture } from '@touchline/contract/picture';
import { fillFacts, type MarketFacts } from './fillFacts.ts';
import type {
  ShopArticle,
  ShopCurtain,
  ShopLink,
  ShopPage,
  ShopPicture,
  ShopSection,
  ShopStory,
} from './BrandContent.ts';
import type { Catalogue } from '../products/Catalogue.ts';
import type { LanguageTexts, StoredPicture } from '../products/tables.ts';
import { fallbacksOf, inLanguage, sportTexts } from '../products/vocabulary.ts';

/** What sections are filled from. */
export interface Filling {
  site: Site;
  catalogue: Catalogue;
  facts: MarketFacts;
  pictures: ReadonlyMap<string, StoredPicture>;
  /** Whether a link leads to something in this market. */
  leads: (link: ShopLink) => boolean;
}

/** Puts pictures, products, counts and facts of the market into a section; `undefined` when nothing is left to show. */
export async function fillSection(
  section: ShopSection,
  filling: Filling,
): Promise<ContentSection | undefined> {
  const write = (texts: LanguageTexts) => writeText(texts, filling);
  switch (section.kind) {
    case 'hero':
      return {
        kind: 'hero',
        id: section.id,
        lines: linesOf(section.lines, filling),
        text: write(section.text),
        links: fillLinks(section.links, filling),
        picture: await pictureOf(section.picture, filling),
      };
    case 'editorial':
      return {
        kind: 'editorial',
        id: section.id,
        lines: linesOf(section.lines, filling),
        text: write(section.text),
        link: fillLink(section.link, filling),
        picture: await pictureOf(section.picture, filling),
      };
    case 'membership':
      if (!filling.leads(section.link)) return undefined;
      return {
        kind: 'membership',
        id: section.id,
        ...(section.ground ? { ground: section.ground } : {}),
        lines: linesOf(section.lines, filling),
        text: write(section.text),
        link: fillLink(section.link, filling),
        points: section.points.map(write),
      };
    case 'prose':
      return {
        kind: 'prose',
        id: section.id,
        blocks: section.blocks.map(({ head, paragraphs }) => ({
          ...(head ? { head: write(head) } : {}),
          paragraphs: paragraphs.map(write),
        })),
      };
    case 'categories':
      return fillCategories(section, filling);
    case 'index':
      return fillIndex(section, filling);
    case 'rail':
      return fillRail(section, filling);
  }
}

/** The same for the start curtain. */
export function fillCurtain(curtain: ShopCurtain, filling: Filling): StartCurtainContent {
  const { id, lines, text, link, enter, picture } = curtain;
  return {
    ...{ id, lines: linesOf(lines, filling), text: writeText(text, filling) },
    ...(link ? { link: fillLink(link, filling) } : {}),
    enter: writeText(enter, filling),
    ...(picture ? { picture: brandPicture(picture, filling) } : {}),
  };
}

/** The same for a story of the home page. */
export function fillStory({ id, title, cover, slides }: ShopStory, filling: Filling): ContentStory {
  return {
    ...{ id, title: writeText(title, filling), cover: brandPicture(cover, filling) },
    slides: slides.map(({ picture, title: head, text, link }) => ({
      ...{ picture: brandPicture(picture, filling), title: writeText(head, filling) },
      text: writeText(text, filling),
      ...(link && filling.leads(link) ? { link: fillLink(link, filling) } : {}),
    })),
  };
}

/** The same for what makes a page an article. */
export function fillArticle(
  { title }: Pick<ShopPage, 'title'>,
  { publishedOn, author, picture }: ShopArticle,
  filling: Filling,
): ArticleFacts {
  const { code } = filling.site.language;
  const written =
    fallbacksOf(code).find((each) => title[each] !== undefined) ?? Object.keys(title)[0] ?? code;
  return {
    ...{ publishedOn, author, picture: brandPicture(picture, filling) },
    ...(written === code ? {} : { language: written }),
  };
}

type Part<Kind extends ShopSection['kind']> = Extract<ShopSection, { kind: Kind }>;

async function fillCategories(
  section: Part<'categories'>,
  filling: Filling,
): Promise<ContentSection | undefined> {
  const tiles = await Promise.all(
    section.tiles.map(async (tile) => ({
      label: writeText(tile.label, filling),
      href: `/${tile.path}`,
      count: await filling.catalogue.count(filling.site, tile.path),
      picture: await pictureOf(tile.picture, filling),
    })),
  );
  const shown = tiles.filter(({ count }) => count > 0);
  return shown.length > 0 ? { kind: 'categories', id: section.id, tiles: shown } : undefined;
}

async function fillIndex(section: Part<'index'>, filling: Filling): Promise<ContentSection | undefined> {
  const entries = await Promise.all(
    section.sports.map(async (sport) => ({
      label: inLanguage(sportTexts.get(sport), filling.site.language.code),
      href: `/sports/${sport}`,
      count: await filling.catalogue.count(filling.site, `sports/${sport}`),
    })),
  );
  const shown = entries.filter(({ count }) => count > 0);
  return shown.length > 0
    ? { kind: 'index', id: section.id, text: writeText(section.text, filling), entries: shown }
    : undefined;
}

async function fillRail(section: Part<'rail'>, filling: Filling): Promise<ContentSection | undefined> {
  const { query } = section;
  const { items, total } = await filling.catalogue.beginning(
    filling.site,
    query.path,
    query.sort,
    query.limit,
    query.isMixed,
  );
  if (items.length === 0) return undefined;
  const link = fillLink(section.link, filling);
  return {
    kind: 'rail',
    id: section.id,
    title: writeText(section.title, filling),
    link: { ...link, label: link.label.replace('{count}', String(total)) },
    items,
  };
}

/** A text in the site's language with the facts of its market. */
export function writeText(texts: LanguageTexts, { site, facts }: Pick<Filling, 'site' | 'facts'>): string {
  return fillFacts(inLanguage(texts, site.language.code), facts);
}

export function linesOf(
  lines: Readonly<Record<string, readonly string[]>>,
  { site, facts }: Pick<Filling, 'site' | 'facts'>,
): string[] {
  const code = fallbacksOf(site.language.code).find((each) => lines[each] !== undefined) ?? 'en';
  return (lines[code] ?? []).map((line) => fillFacts(line, facts));
}

export function fillLink(link: ShopLink, filling: Filling): ContentLink {
  return { label: writeText(link.label, filling), href: link.href };
}

/** Those of the links that lead to something in this market. */
export const fillLinks = (links: readonly ShopLink[], filling: Filling): ContentLink[] =>
  links.filter(filling.leads).map((link) => fillLink(link, filling));

/** `catalogue/men/tops#2`: the list, and which of its products. */
const ofCatalogue = /^catalogue\/([^#]+)(?:#(\d{1,2}))?$/;

/** A picture of the brand, or of a product of the catalogue: the last there is where a list has fewer. */
async function pictureOf(picture: ShopPicture, filling: Filling): Promise<Picture> {
  const [, path, number = '1'] = ofCatalogue.exec(picture.name) ?? [];
  if (path === undefined) return brandPicture(picture, filling);
  const { items } = await filling.catalogue.beginning(filling.site, path, 'pick', Number(number), true);
  const found = items.findLast(({ pictures }) => pictures.length > 0)?.pictures[0];
  return found ? { ...found, alt: writeText(picture.alt, filling) } : brandPicture(picture, filling);
}

/** A picture of the brand; an empty one, which shows as its ground, when it has not been drawn. */
export function brandPicture(picture: ShopPicture, filling: Filling): Picture {
  const stored = filling.pictures.get(picture.name);
  const alt = writeText(picture.alt, filling);
  return stored ? { ...stored, alt } : { path: '', widths: [], webp: [], ratio: 1, alt };
}
