import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ViewName } from '../silhouettes/names.ts';

/** One picture in all the sizes it was written in, as `<folder>/<name>-<width>.<format>`. */
export interface PictureEntry {
  avif: readonly number[];
  webp: readonly number[];
  /** Width divided by height. */
  aspect: number;
  /** Of the drawing and the qualities; a picture is made again only when this changes. */
  hash: string;
  /** Of the files: stands in their address. */
  version: string;
}

export interface ProductPictures {
  /** Stands in for the picture until it is there. */
  dominant: string;
  /** The first one stands on cards. */
  views: { name: ViewName; picture: PictureEntry }[];
}

/** What pictures there are: read by the shop's server, written by `render.ts`. */
export interface PictureManifest {
  products: Record<string, ProductPictures>;
  brand: Record<string, PictureEntry & { dominant: string }>;
}

export async function readManifest(file: string): Promise<PictureManifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as PictureManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { products: {}, brand: {} };
    throw error;
  }
}

/** Written beside and moved into place, so that a run cut short leaves the last whole manifest. */
export async function writeManifest(file: string, manifest: PictureManifest): Promise<void> {
  const sorted = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify(
    { products: sorted(manifest.products), brand: sorted(manifest.brand) },
    null,
    1,
  );
  await writeFile(`${file}.new`, `${text}\n`);
  await rename(`${file}.new`, file);
}
