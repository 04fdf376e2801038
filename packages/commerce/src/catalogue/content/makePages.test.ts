import { describe, expect, it } from 'vitest';
import { CatalogueIndex, type IndexedProduct } from '../products/CatalogueIndex.ts';
import { CategoryTree } from '../products/CategoryTree.ts';
import { makeFrame, makeHome } from './makePages.ts';

const languages = ['en', 'de'];
const category = (path: string, name: string, position: number) => ({
  ...{ path, key: path.split('/').at(-1) ?? '', position, names: { en: name } },
  parent: path.includes('/') ? path.split('/').slice(0, -1).join('/') : null,
});
const tree = new CategoryTree([
  category('tops', 'Tops', 0),
  category('tops/hoodies', 'Hoodies & Sweatshirts', 1),
  category('tops/tees', 'Tees', 2),
  category('gear', 'Gear', 3),
  category('gear/bags', 'Bags', 4),
]);
let count = 0;
function products(gender: string, path: string, many: number, more: Partial<IndexedProduct> = {}) {
  return Array.from({ length: many }, (): IndexedProduct => {
    count += 1;
    return {
      ...{ id: `P${count}`, model: `M${count}`, category: path, gender, sports: [], colours: [], sizes: [] },
      ...{ price: 10, standard: 10, launchedAt: new Date(0), isNew: true, hasPicture: true, isGone: false },
      ...more,
    };
  });
}
const index = new CatalogueIndex(
  [
    ...products('M', 'tops/hoodies', 5),
    ...products('M', 'tops/tees', 2, { price: 8 }),
    ...products('W', 'tops/tees', 4),
    ...products('U', 'gear/bags', 3),
  ],
  tree,
);
const sectionsOf = (of: CatalogueIndex) => makeHome(of, languages).sections;

describe('The home page made of a catalogue', () => {
  it('begins with the name, what is sold and the departments', () => {
    const [hero] = sectionsOf(index);
    expect(hero).toMatchObject({
      kind: 'hero',
      lines: { en: ['{brand}'], de: ['{brand}'] },
      text: { en: 'Hoodies & Sweatshirts, Tees, and Bags' },
      links: [{ href: '/men' }, { href: '/women', label: { en: 'Women', de: 'Damen' } }],
      picture: { name: 'catalogue/men#3' },
    });
  });

  it('has a tile of each large category, of departments in turns, and once of what is for everybody', () => {
    const tiles = sectionsOf(index).find(({ kind }) => kind === 'categories');
    expect(
      tiles?.kind === 'categories' ? tiles.tiles.map(({ path, label }) => [path, label['en']]) : [],
    ).toEqual([
      ['men/hoodies', 'Men’s Hoodies & Sweatshirts'],
      ['women/tees', 'Women’s tees'],
      ['bags', 'Bags'],
      ['men/tees', 'Men’s tees'],
    ]);
  });

  it('has a mixed row of each department and of what is reduced, and of what is new only where not everything is', () => {
    const rows = (of: CatalogueIndex) =>
      sectionsOf(of).flatMap((section) => (section.kind === 'rail' ? [section.query] : []));
    expect(rows(index).map(({ path }) => path)).toEqual(['men', 'women', 'gear', 'sale']);
    expect(rows(index).every(({ isMixed }) => isMixed)).toBe(true);
    const aged = new CatalogueIndex(
      [...products('M', 'tops/tees', 1), ...products('M', 'tops/tees', 3, { isNew: false })],
      tree,
    );
    expect(rows(aged).map(({ path }) => path)).toEqual(['new', 'men']);
  });

  it('has no tiles where there is one category, and one of a category for everybody that has no others in it', () => {
    const tilesOf = (of: CatalogueIndex) =>
      sectionsOf(of).flatMap((section) => (section.kind === 'categories' ? section.tiles : []));
    expect(tilesOf(new CatalogueIndex(products('W', 'tops/tees', 4), tree))).toEqual([]);
    const mixed = [...products('W', 'gear/bags', 4), ...products('U', 'tops', 3)];
    expect(tilesOf(new CatalogueIndex(mixed, tree)).map(({ path }) => path)).toEqual(['women/bags', 'tops']);
  });

  it('says nothing while there are no products', () => {
    expect(sectionsOf(new CatalogueIndex([], tree))).toEqual([]);
    expect(makeFrame(new CatalogueIndex([], tree), languages, []).footer).toEqual([]);
  });
});

it('makes a footer of departments with their categories, and of the pages about the shop', () => {
  const page = (key: string) => ({ key, title: { en: key }, description: {}, sections: [] });
  const { footer } = makeFrame(index, languages, [page('help/contact'), page('help/privacy')]);
  expect(footer.map(({ title, links }) => [title['en'], ...links.map(({ href }) => href)])).toEqual([
    ['Men', '/men/hoodies', '/men/tees'],
    ['Women', '/women/tees'],
    ['Gear', '/bags'],
    ['Help', '/help/contact'],
  ]);
});
