import { readdirSync, readFileSync } from 'node:fs';
import { readBrand } from '../src/brand/readBrand.ts';
import type { Brand } from '../src/brand/Brand.ts';

const brands = new URL('../brands/', import.meta.url);

/** Applies where a page names no brand. */
const first = 'touchline';

/** Names of the folders in `brands`, the one that applies by default first. */
export const brandIds: readonly string[] = [
  first,
  ...readdirSync(brands)
    .filter((name) => name !== first)
    .sort(),
];

/** Reads the folder of a brand of this package. */
export function readFolder(id: string): Brand {
  const folder = new URL(`${id}/`, brands);
  return readBrand({
    id,
    files: readdirSync(folder),
    read: (file) => readFileSync(new URL(file, folder), 'utf8'),
  });
}
