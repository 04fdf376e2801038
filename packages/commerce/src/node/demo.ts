import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { markets } from '../../markets/markets.ts';
import type { Database } from '../database/schema.ts';
import { picturesOf, readManifest } from '../demo/pictureManifest.ts';
import { inCommerce } from './commerceFolder.ts';

/** Where the drawn pictures lie in the repository; the published package comes without them. */
export const ownPictures = inCommerce('demo/pictures');

const manifestIn = (folder: string): string => join(folder, 'manifest.json');

/** Whether a folder has the drawn pictures. */
export const hasPictures = (folder: string): boolean => existsSync(manifestIn(folder));

/** What the drawn pictures of a folder are; nothing when there are none. */
export async function loadManifest(folder: string): Promise<unknown> {
  return hasPictures(folder) ? (JSON.parse(await readFile(manifestIn(folder), 'utf8')) as unknown) : {};
}

/**
 * Fills an empty database with the demo catalogue, or lets the one that is there show the pictures of now.
 * Its code is loaded only when it is wanted.
 */
export async function seedDemoIn(db: Kysely<Database>, now: Date, manifest: unknown): Promise<void> {
  const { seedDemo } = await import('../demo/seedDemo.ts');
  const pictures = picturesOf(readManifest(manifest), { isVersioned: true });
  await seedDemo(db, { markets, pictures, now });
  const { refreshDemoPictures } = await import('../demo/refreshDemoPictures.ts');
  await refreshDemoPictures(db, pictures);
}
