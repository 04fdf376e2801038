import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMarkets } from '@touchline/commerce/node/readMarkets';
import { demoProducts } from '../catalogue/products.ts';
import { categories } from '../catalogue/taxonomy.ts';
import type { DemoCategory } from '../catalogue/taxonomy.ts';
import { catalogueLanguages } from '../catalogue/types.ts';
import { pagePicturesOf, readManifest } from '../src/pictureManifest.ts';
import { brandNames, demoContent } from './content.ts';
import { factsOf, fillFacts } from '@touchline/commerce/content/fillFacts';
import type { BrandContent } from '@touchline/commerce/content/BrandContent';

const markets = readMarkets();

const brands = Object.entries(demoContent);

/** The pictures that have been drawn, by name. */
const pictures = pagePicturesOf(
  readManifest(JSON.parse(readFileSync(new URL('../pictures/manifest.json', import.meta.url), 'utf8'))),
);
const drawn: Set<string> = new Set(pictures.keys());

describe.each(brands)('the content of %s', (brand, content) => {
  it('is written in every language, down to each line', () => {
    for (const words of languageRecords(content)) {
      const empty = Object.values(words).filter((word) => word.length === 0);
      expect(empty.length === 0 || empty.length >= catalogueLanguages.length, JSON.stringify(words)).toBe(
        true,
      );
    }
  });

  it('leads nowhere that is not there', () => {
    const pages = new Set(content.pages.map((page) => `/${page.key}`));
    const departments = ['/men', '/women', '/kids'];
    const paths = pathsOf(categories);
    const ofDepartments = departments.flatMap((above) => [above, ...paths.map((path) => above + path)]);
    const lists = new Set(['/new', '/sale', ...paths, ...ofDepartments]);
    const products = demoProducts.flatMap((product) =>
      product.shops.some((shop) => shop === brand)
        ? product.colourways.map((colourway) => `/${product.slug}/${colourway.id}.html`)
        : [],
    );
    // Pages of the shop that are no content.
    const fixed = ['/blog', '/track-order', '/gift-card-balance', '/launches'];
    const known = new Set([...fixed, ...pages, ...lists, ...products]);
    expect(hrefsIn(content).filter((href) => !known.has(href))).toEqual([]);
  });

  it('has no page that only says what is not there yet', () => {
    const promises =
      /no \S+ of brick|on the pitch yet|nothing is open|until then|warming up|when it opens|come(s)? soon/i;
    const empty = content.pages.filter(({ title, description, sections }) =>
      [title, description, ...languageRecords(sections)].some((words) => promises.test(String(words['en']))),
    );
    expect(empty.map(({ key }) => key)).toEqual([]);
  });

  it('shows products and lists the shop has', () => {
    const sold = new Set(
      demoProducts
        .filter((product) => product.shops.some((shop) => shop === brand))
        .flatMap((product) => product.colourways.map((colourway) => colourway.id)),
    );
    const shown = Object.values(content.frame.menuProducts).flat();
    expect(shown.filter(({ productId }) => !sold.has(productId))).toEqual([]);
    expect(shown.length).toBeGreaterThan(4);
  });

  it('names pictures that have been drawn', () => {
    expect(picturesIn(content).filter((name) => !drawn.has(name))).toEqual([]);
    expect(picturesIn(content).length).toBeGreaterThan(5);
  });

  it('has a hero, tiles, two rails, and an editorial on the home page', () => {
    const kinds = content.home.sections.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'rail')).toHaveLength(2);
    for (const kind of ['hero', 'categories', 'editorial']) expect(kinds).toContain(kind);
  });

  it('leaves no brace open in any market and language', () => {
    const open = markets.flatMap((market) =>
      market.languages.flatMap((language) => {
        const facts = factsOf(market, language, brandNames.touchline);
        return languageRecords(content)
          .flatMap((words) => words[language.code] ?? [])
          .map((text) => fillFacts(text, facts).replace('{count}', '7'))
          .filter((text) => /[{}]/.test(text));
      }),
    );
    expect(open).toEqual([]);
  });
});

it.each([
  ['gb', 'en', 'Free delivery over £60. Return within 60 days.'],
  ['us', 'en', 'Free delivery over $70. Return within 60 days.'],
  ['de', 'de', 'Gratis Versand ab 60 €. 60 Tage Rückgabe.'],
  ['kr', 'ko', '₩60,000 이상 무료 배송. 60일 안에 반품.'],
  ['ae', 'en', 'Free delivery over AED 280. Return within 60 days.'],
] as const)('says in %s (%s) what delivery costs there', (code, spoken, expected) => {
  const market = markets.find((one) => one.code === code);
  const language = market?.languages.find((one) => one.code === spoken);
  if (!market || !language) throw new Error(`No site ${code} ${spoken}.`);
  const text = demoContent.touchline.frame.messages[0]?.[spoken] ?? '';
  expect(fillFacts(text, factsOf(market, language, 'Touchline')).replace(/\u00a0/g, ' ')).toBe(expected);
});

function pathsOf(nodes: readonly DemoCategory[], above = ''): string[] {
  return nodes.flatMap((node) => [`${above}/${node.key}`, ...pathsOf(node.children, `${above}/${node.key}`)]);
}

/** Every record of languages that is somewhere below: texts and lines. */
function languageRecords(value: unknown): Record<string, string | readonly string[]>[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLanguages(value)) return [value];
  return Object.values(value).flatMap(languageRecords);
}

function isLanguages(value: object): value is Record<string, string | readonly string[]> {
  return catalogueLanguages.every((language) => Object.hasOwn(value, language));
}

function hrefsIn(content: BrandContent): string[] {
  const found = valuesOf(content, 'href');
  const paths = valuesOf(content.home, 'path').map((path) => `/${path}`);
  return [...found, ...paths];
}

function picturesIn(content: BrandContent): string[] {
  return valuesOf(content, 'name');
}

function valuesOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === key && typeof inside === 'string' ? [inside] : valuesOf(inside, key),
  );
}

it('stands pictures of pages on the ground of the page, but for those drawn as cards', () => {
  const grounds = [...pictures].filter(([, { cutout }]) => cutout !== true).map(([name]) => name);
  expect(grounds).toEqual(['touchline-gift-card', 'touchline-training-plan']);
});
