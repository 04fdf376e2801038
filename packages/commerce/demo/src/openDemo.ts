import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoShop } from '@touchline/commerce/node/DemoShop';
import { inDemo } from './demoFolder.ts';
import { demoShop } from './demoShop.ts';
import { picturesOf, readManifest, versionsOf } from './pictureManifest.ts';
import { refreshDemoPictures } from './refreshDemoPictures.ts';
import { seedDemo } from './seedDemo.ts';

/** The demo for `startCommerce`, with the pictures and the prepared database of this package where they are there. */
export async function openDemo(): Promise<DemoShop> {
  const manifest = await loadManifest();
  const drawn = readManifest(manifest);
  const pictures = picturesOf(drawn, { isVersioned: true });
  return {
    content: demoShop(manifest, { isVersioned: true }).content,
    pictures: inDemo('pictures'),
    pictureVersions: versionsOf(drawn),
    // The prepared database names pictures: without them the catalogue is written anew.
    ...(pictures.size > 0 ? { snapshot: inDemo('dist/demo.snapshot') } : {}),
    async seed(db, { markets, now }) {
      await seedDemo(db, { markets, pictures, now });
      await refreshDemoPictures(db, pictures);
    },
  };
}

/** What is said about the drawn pictures; nothing when there are none. */
export async function loadManifest(): Promise<unknown> {
  const file = join(inDemo('pictures'), 'manifest.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as unknown) : {};
}
