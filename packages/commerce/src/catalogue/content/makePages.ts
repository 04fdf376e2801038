import type { CatalogueIndex } from '../products/CatalogueIndex.ts';
import { catalogueText } from '../products/catalogueTexts.ts';
import { inLanguage, listTitles } from '../products/vocabulary.ts';
import type { LanguageTexts } from '../products/tables.ts';
import type { ShopFrame, ShopLink, ShopPage, ShopSection } from './BrandContent.ts';
import { byLanguage, groupsOf, type Group, type Place } from './catalogueGroups.ts';
import { emptyHome } from './ownContent.ts';

const shownAtOnce = { tiles: 8, rows: 4, products: 8, columns: 3, columnLinks: 6, buttons: 2 } as const;

const allOf = catalogueText((messages) => messages.allOf);
const allNew = catalogueText((messages) => messages.allNew);
const allReduced = catalogueText((messages) => messages.allReduced);
const help = catalogueText((messages) => messages.help);

/**
 * The home page of a shop nobody has written one for: its name with what it sells, its largest categories, a row of each
 * department, what is new where not everything is, and what is reduced.
 */
export function makeHome(index: CatalogueIndex, languages: readonly string[]): ShopPage {
  const groups = groupsOf(index, languages);
  const [largest] = groups.toSorted((one, other) => other.count - one.count);
  if (!largest) return emptyHome;
  const tiles = tilesOf(groups);
  const all = index.countModels(index.everything);
  const fresh = index.countModels(index.newest);
  const reduced = index.countModels(index.union('sale', ['true']));
  const sections: ShopSection[] = [
    {
      ...{ kind: 'hero', id: 'hero', text: sentenceOf(groups, languages) },
      lines: Object.fromEntries(languages.map((language) => [language, ['{brand}']])),
      links: groups.slice(0, shownAtOnce.buttons).map(linkTo),
      // The first is on the tile of its category.
      picture: { name: `catalogue/${largest.path}#3`, alt: {} },
    },
  ];
  if (tiles.length > 0)
    sections.push({
      ...{ kind: 'categories', id: 'categories' },
      tiles: tiles.map(({ path, title }) => ({
        ...{ label: title, path, picture: { name: `catalogue/${path}`, alt: {} } },
      })),
    });
  if (fresh > 0 && 2 * fresh <= all) sections.push(row('new', listTitles.new, allNew, 'newest'));
  for (const group of groups.slice(0, shownAtOnce.rows))
    sections.push(row(group.path, group.title, allOf, 'pick'));
  if (reduced > 0 && reduced < all) sections.push(row('sale', listTitles.sale, allReduced, 'discount'));
  return { ...emptyHome, sections };
}

/** Its header and footer: columns of the departments with their categories, and links to the pages about the shop. */
export function makeFrame(
  index: CatalogueIndex,
  languages: readonly string[],
  pages: readonly ShopPage[],
): ShopFrame {
  const columns = groupsOf(index, languages)
    .slice(0, shownAtOnce.columns)
    .map((group) => ({
      title: group.title,
      links: [
        ...group.parts.slice(0, shownAtOnce.columnLinks).map(linkTo),
        ...(group.parts.length === 0 ? [linkTo(group)] : []),
      ],
    }));
  const about = pages
    .filter(({ key }) => key.startsWith('help/') && !legalKeys.has(key))
    .map(({ key, title }) => ({ label: title, href: `/${key}` }));
  return {
    ...{ messages: [], topLinks: [], slogan: {}, legal: [], menuProducts: {} },
    footer: [...columns, ...(about.length > 0 ? [{ title: help, links: about }] : [])],
  };
}

/** Pages that are linked on the last line of the footer. */
const legalKeys: ReadonlySet<string> = new Set([
  ...['help/imprint', 'help/terms', 'help/privacy', 'help/cookies'],
]);

const linkTo = ({ name, path }: Place): ShopLink => ({ label: name, href: `/${path}` });

function row(
  path: string,
  title: LanguageTexts,
  label: LanguageTexts,
  sort: 'pick' | 'newest' | 'discount',
): ShopSection {
  return {
    ...{ kind: 'rail', id: path.replace(/[^\w-]+/g, '-').slice(0, 60), title },
    link: { label, href: `/${path}` },
    query: { path, sort, limit: shownAtOnce.products, isMixed: true },
  };
}

/** Categories of all departments in turns, full rows of four; none where there is only one. */
function tilesOf(groups: readonly Group[]): Place[] {
  const places = groups.map(narrowest);
  const most = Math.max(0, ...places.map(({ length }) => length));
  const inTurns = Array.from({ length: most }, (_, at) =>
    places.flatMap((each) => each.slice(at, at + 1)),
  ).flat();
  const count = Math.min(inTurns.length, shownAtOnce.tiles);
  if (count < 2) return [];
  return inTurns.slice(0, count > 4 ? count - (count % 4) : count);
}

/** The categories of a group; one without any is alone. */
const narrowest = ({ parts, ...group }: Group): readonly Place[] => (parts.length > 0 ? parts : [group]);

/** What the shop sells, as a sentence: its largest categories, each once. */
function sentenceOf(groups: readonly Group[], languages: readonly string[]): LanguageTexts {
  const largest = groups.flatMap(narrowest).toSorted((one, other) => other.count - one.count);
  return byLanguage(languages, (language) => {
    const names = [...new Set(largest.map(({ name }) => inLanguage(name, language)))].slice(0, 4);
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  });
}
