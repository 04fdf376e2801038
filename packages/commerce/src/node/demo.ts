import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { markets } from '../../markets/markets.ts';
import type { StoredPicture } from '../catalogue/tables.ts';
import type { Database } from '../database/schema.ts';
import { picturesOf, readManifest } from '../demo/pictureManifest.ts';
import { inCommerce } from './commerceFolder.ts';

/** The drawn pictures of the demo; none when they have not been drawn yet. */
export async function loadManifest(): Promise<unknown> {
  const file = inCommerce('demo/pictures/manifest.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as unknown) : {};
}

/** Fills an empty database with the demo catalogue. Its code is loaded only when it is wanted. */
export async function seedDemoIn(db: Kysely<Database>, now: Date): Promise<void> {
  const { seedDemo } = await import('../demo/seedDemo.ts');
  const pictures: ReadonlyMap<string, StoredPicture[]> = picturesOf(readManifest(await loadManifest()));
  await seedDemo(db, { markets, pictures, now });
}
