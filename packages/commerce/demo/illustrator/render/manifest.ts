import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ViewName } from '../silhouettes/names.ts';

/** One picture in all its sizes, as `<folder>/<name>-<width>.<format>`. */
export interface PictureEntry {
  avif: readonly number[];
  webp: readonly number[];
  /** Width divided by height. */
  aspect: number;
  /** Hash of the drawing and the qualities; a picture is regenerated only when this changes. */
  hash: string;
  /** Version of the files, used in their address. */
  version: string;
}

export interface ProductPictures {
  /** Placeholder colour until the picture is loaded. */
  dominant: string;
  /** The first view is used on cards. */
  views: { name: ViewName; picture: PictureEntry }[];
}

/** List of all pictures: written by `render.ts`, read by the shop's server. */
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

/** Writes a temporary file and renames it, so that an interrupted run leaves the last complete manifest. */
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
