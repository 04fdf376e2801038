import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readManifest, type PictureManifest } from '../packages/commerce/demo/src/pictureManifest.ts';
import { inRoot } from '../scripts/setup/root.mjs';

const id = 'virtual:story-pictures';
const drawn = inRoot('packages/commerce/demo/pictures');

/** What a journey shows of a product that no story names: a card with its second view, and a gallery of both. */
const cardViews = 2;
const cardWidth = 640;

/** A manifest that names them all, or none. */
type StoryPictures = { [Part in keyof PictureManifest]-?: NonNullable<PictureManifest[Part]> };

/**
 * The pictures of the shop that Storybook has, because all of them weigh twice as much as the rest of it: those of
 * products that a story names, and of the pages, in every width; of all others the views of a card in the width of one.
 * WebP is left out, because every browser in which Storybook runs reads AVIF.
 */
export function storyPictures(
  { products = {}, brand = {} }: PictureManifest,
  named: ReadonlySet<string>,
): StoryPictures {
  return {
    products: Object.fromEntries(
      Object.entries(products).map(([product, { views }]) => [
        product,
        {
          views: (named.has(product) ? views : views.slice(0, cardViews)).map(({ name, picture }) => ({
            name,
            picture: {
              ...picture,
              avif: named.has(product) ? picture.avif : picture.avif.filter((width) => width === cardWidth),
              webp: [],
            },
          })),
        },
      ]),
    ),
    brand: Object.fromEntries(
      Object.entries(brand).map(([name, picture]) => [name, { ...picture, webp: [] }]),
    ),
  };
}

/** The files of these pictures below the folder of all. */
export const pictureFiles = ({ products, brand }: StoryPictures): string[] => [
  ...Object.entries(products).flatMap(([product, { views }]) =>
    views.flatMap(({ name, picture }) => picture.avif.map((width) => `${product}/${name}-${width}.avif`)),
  ),
  ...Object.entries(brand).flatMap(([name, { avif }]) => avif.map((width) => `brand/${name}-${width}.avif`)),
];

/** Products that a text names, as `'RR4101'` or `/tempo-4/RR4101.html`. */
export function productsIn(text: string, products: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?<=['"`/])[A-Z0-9_]+(?=['"`/.])/g)]
    .map(([word]) => word)
    .filter((word) => products.has(word));
}

/** Every text in which a story names a product. */
function* storyTexts(): Generator<string> {
  for (const folder of ['packages/features/src', 'packages/storefront/src', 'stories'])
    for (const path of readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }))
      if (/\.(fixtures\.tsx?|stories\.tsx|mdx)$/.test(path) || (folder === 'stories' && /\.tsx?$/.test(path)))
        yield readFileSync(inRoot(folder, path), 'utf8');
}

/** The pictures of the drawn demo that Storybook has; none where there are no drawings. */
export function picturesOfStories(): StoryPictures {
  const file = join(drawn, 'manifest.json');
  const manifest = readManifest(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  const products = new Set(Object.keys(manifest.products ?? {}));
  const named = new Set([...storyTexts()].flatMap((text) => productsIn(text, products)));
  return storyPictures(manifest, named);
}

/** A folder with just the pictures that Storybook has, as further names of the same files. */
export function pictureFolder(folder = inRoot('node_modules/.cache/touchline/storyPictures')): string {
  const wanted = new Set(pictureFiles(picturesOfStories()));
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(relative(folder, path).replaceAll('\\', '/'))) rmSync(path);
  }
  for (const name of wanted) {
    const [from, to] = [join(drawn, name), join(folder, name)];
    // One that was drawn anew is another file.
    if (statSync(to, { throwIfNoEntry: false })?.ino === statSync(from).ino) continue;
    mkdirSync(dirname(to), { recursive: true });
    rmSync(to, { force: true });
    try {
      linkSync(from, to);
    } catch {
      // On another disk, or on one that knows no second names.
      copyFileSync(from, to);
    }
  }
  return folder;
}

/** Tells the journeys which pictures there are. */
export function storyPicturesModule(): Plugin {
  return {
    name: 'touchline-story-pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(picturesOfStories())};` : undefined,
  };
}
