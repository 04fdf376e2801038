import { createHash } from 'node:crypto';
import { access, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { StoredPicture } from '../../catalogue/products/tables.ts';
import { pathInFeed } from '../../catalogue/import/feedValues.ts';
import type { FeedPictures } from '../../catalogue/import/importFeed.ts';
import { checkHost, downloadPicture, PictureHostSlow } from './downloadPicture.ts';
import { isPicture } from './isPicture.ts';

/** Changes when the conversion changes, so that old files are not reused. */
const recipe = 'a1';
const widths = [320, 640, 960, 1600];
const maxFileBytes = 20 * 1024 ** 2;
const maxPixels = 60_000_000;
const atOnce = 2;
/** Time limit in seconds for converting one size of one picture. */
const makingSeconds = 20;
/** Number of timeouts after which the rest of a host's pictures is skipped. */
const maxTimeouts = 3;

export interface PictureMakerOptions {
  /** The folder of the feed; relative paths must stay inside it. */
  feedFolder: string;
  /** Folder that pictures are served from, `DATA_DIR/media`. */
  mediaFolder: string;
  /** Hosts that pictures may be downloaded from; none by default. */
  hosts: readonly string[];
  /** Downloads a picture from one of the hosts. @default downloadPicture */
  download?: typeof downloadPicture;
}

/** Converts the pictures of a feed to AVIF and WebP, at addresses based on a hash of their content. */
export class PictureMaker implements FeedPictures {
  readonly #options: PictureMakerOptions;
  /** Serves pictures shared by the sizes of one product; must not grow with the feed. */
  readonly #made = new LRUCache<string, Promise<StoredPicture | string>>({ max: 500 });
  /** Number of timeouts by host. */
  readonly #slow = new Map<string, number>();
  readonly #limit = pLimit(atOnce);

  constructor(options: PictureMakerOptions) {
    this.#options = options;
  }

  async take(name: string, refuse: (reason: string) => void): Promise<StoredPicture | undefined> {
    let making = this.#made.get(name);
    if (!making) {
      making = this.#limit(() => this.#make(name)).catch((error: unknown) => reasonOf(error));
      this.#made.set(name, making);
    }
    const made = await making;
    if (typeof made !== 'string') return made;
    refuse(made);
    return undefined;
  }

  async check(name: string, refuse: (reason: string) => void): Promise<void> {
    try {
      if (/^https?:/i.test(name)) checkHost(new URL(name), this.#options.hosts);
      else await this.#pathOf(name);
    } catch (error) {
      refuse(reasonOf(error));
    }
  }

  async #make(name: string): Promise<StoredPicture> {
    const bytes = /^https?:/i.test(name) ? await this.#download(name) : await this.#read(name);
    if (!isPicture(bytes)) throw new Error('it is not a JPEG, WebP, PNG, GIF, BMP or TIFF inside');
    const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 20);
    const address = `feed/${hash.slice(0, 2)}/${hash}`;
    const sidecar = join(this.#options.mediaFolder, `${address}.json`);
    const known = await readFile(sidecar, 'utf8').catch(() => undefined);
    if (known) return JSON.parse(known) as StoredPicture;
    const picture = await this.#render(bytes, address);
    await writeWhole(sidecar, JSON.stringify(picture));
    return picture;
  }

  /** Skips hosts that time out repeatedly; an import of thousands of pictures could otherwise take days. */
  async #download(address: string): Promise<Buffer> {
    const { hosts, download = downloadPicture } = this.#options;
    const { hostname } = new URL(address);
    const slow = this.#slow.get(hostname) ?? 0;
    if (slow >= maxTimeouts) throw new Error('the host was too slow before and is not asked again');
    try {
      return await download(address, hosts, maxFileBytes);
    } catch (error) {
      if (error instanceof PictureHostSlow) this.#slow.set(hostname, slow + 1);
      throw error;
    }
  }

  async #read(name: string): Promise<Buffer> {
    return readFile(await this.#pathOf(name));
  }

  /** Path of a picture file; throws when it is outside the feed's folder or too large. */
  async #pathOf(name: string): Promise<string> {
    const path = pathInFeed(name);
    if (path === undefined) throw new Error('the path leads out of the folder of the feed');
    const folder = await realpath(this.#options.feedFolder);
    const file = await realpath(join(folder, path)).catch(() => undefined);
    if (file === undefined) throw new Error('there is no such picture');
    // A symbolic link inside the folder may point outside.
    if (!file.startsWith(folder + sep)) throw new Error('the path leads out of the folder of the feed');
    const { size } = await stat(file);
    if (size > maxFileBytes) throw new Error('the picture is larger than 20 MB');
    await access(file);
    return file;
  }

  async #render(bytes: Buffer, address: string): Promise<StoredPicture> {
    const { pixels, width, height } = await decode(bytes);
    if (width < 50 || height < 50) throw new Error('the picture is smaller than 50 pixels');
    const made = widths.filter((each) => each < width);
    if (made.length < widths.length && !made.includes(width)) made.push(width);
    const target = join(this.#options.mediaFolder, address);
    await mkdir(dirname(target), { recursive: true });
    for (const each of made) {
      const sized = pixels.clone().resize({ width: each, withoutEnlargement: true });
      await writeWhole(
        `${target}-${each}.avif`,
        await sized.clone().avif({ quality: 55, effort: 1 }).toBuffer(),
      );
      await writeWhole(
        `${target}-${each}.webp`,
        await sized.clone().webp({ quality: 78, effort: 2 }).toBuffer(),
      );
    }
    return {
      path: `/media/${address}`,
      widths: made,
      webp: made,
      ratio: Math.round((width / height) * 1_000) / 1_000,
    };
  }
}

/** The pixels of a picture, no wider than the widest size, so that each size need not read the file again; and its dimensions. */
async function decode(bytes: Buffer): Promise<{ pixels: Sharp; width: number; height: number }> {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
  const { autoOrient } = await source.metadata();
  const { data, info } = await source
    .rotate()
    .resize({ width: widths.at(-1), withoutEnlargement: true })
    .timeout({ seconds: makingSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    ...autoOrient,
    pixels: sharp(data, { raw: { width, height, channels } }).timeout({ seconds: makingSeconds }),
  };
}

/** Writes a file atomically, so that it is never read half-written. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.part`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return `The picture is left out: ${text.split('\n')[0]?.slice(0, 120) ?? ''}`;
}
