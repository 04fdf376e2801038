import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { demoProducts } from './catalogue/products.ts';
import { versionOf } from './illustrator/render/encode.ts';
import { readManifest } from './illustrator/render/manifest.ts';

const folder = fileURLToPath(new URL('./pictures/', import.meta.url));
const manifest = await readManifest(`${folder}manifest.json`);
/** The same products with the mark of the shop of the second brand. */
const ofNorthing = await readManifest(`${folder}northing/manifest.json`);

const pictures = [
  ...Object.entries(ofNorthing.products).flatMap(([id, { views }]) =>
    views.map(({ name, picture }) => ({ stem: `northing/${id}/${name}`, ...picture })),
  ),
  ...Object.entries(manifest.products).flatMap(([id, { views }]) =>
    views.map(({ name, picture }) => ({ stem: `${id}/${name}`, ...picture })),
  ),
  ...Object.entries(manifest.brand).map(([name, picture]) => ({ stem: `brand/${name}`, ...picture })),
];
const filesOf = ({ stem, avif, webp }: (typeof pictures)[number]): string[] => [
  ...avif.map((width) => `${stem}-${width}.avif`),
  ...webp.map((width) => `${stem}-${width}.webp`),
];

describe('The drawn pictures', () => {
  it('are just the files the manifest names', () => {
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.(avif|webp)$/.test(path));
    expect(there.sort()).toEqual(pictures.flatMap(filesOf).sort());
  });

  it('have another version, and so another address, when a file of theirs changes', () => {
    const stale = pictures.filter((picture) => {
      const hash = createHash('sha256');
      for (const file of filesOf(picture)) hash.update(readFileSync(folder + file));
      return versionOf(hash) !== picture.version;
    });
    expect(stale.map(({ stem }) => stem)).toEqual([]);
  });

  it('show every product to browsers that know nothing newer than WebP', () => {
    const without = Object.entries(manifest.products).filter(
      ([, { views }]) => !views[0]?.picture.webp.length || views.some(({ picture }) => !picture.avif.length),
    );
    expect(without.map(([id]) => id)).toEqual([]);
  });

  it('are there with the mark of Northing for everything it sells', () => {
    const sold = demoProducts.flatMap(({ shops, colourways }) =>
      shops.includes('northing') ? colourways.map(({ id }) => id) : [],
    );
    expect(Object.keys(ofNorthing.products).sort()).toEqual(sold.sort());
    const viewsOf = (products: typeof manifest.products, id: string) =>
      products[id]?.views.map(({ name, picture: { avif, webp } }) => ({ name, avif, webp }));
    for (const id of sold)
      expect(viewsOf(ofNorthing.products, id), id).toEqual(viewsOf(manifest.products, id));
  });

  it('weigh no more than a clone should carry', () => {
    const bytes = pictures.flatMap(filesOf).reduce((sum, file) => sum + statSync(folder + file).size, 0);
    expect(bytes).toBeLessThan(85_000_000);
  });
});
