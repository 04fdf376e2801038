import { createHash, type Hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

export type Format = 'avif' | 'webp';

/** Output widths of one picture: AVIF, and a WebP for older browsers. */
export interface Sizes {
  avif: readonly number[];
  webp: readonly number[];
  /** Overrides the usual qualities, for the few pictures that fill a page and have a flat background colour. */
  quality?: number;
}

/**
 * Sizes of all views after the first: shown on card hover, and at half width in galleries. No WebP: older browsers only
 * see the first view, and the other 1,087 would need 20 MB.
 */
export const secondarySizes: Sizes = { avif: [320, 640, 960], webp: [] };
/** Sizes of the first view, which is also shown large on the product page. */
export const mainSizes: Sizes = { avif: [320, 640, 960, 1600], webp: [640] };
export const heroSizes: Sizes = { avif: [640, 960, 1920], webp: [640], quality: 60 };
export const editorialSizes: Sizes = { avif: [320, 640, 960], webp: [640], quality: 56 };

/**
 * Larger pictures are shown with denser pixels, so losses are less visible. Tested by eye on knit, fleece and leather at
 * a device pixel ratio of 2; with these values, 450 colours need about 70 MB.
 */
const avifQuality: Readonly<Record<number, number>> = { 320: 46, 640: 38, 960: 34, 1600: 33, 1920: 38 };
/** At 100, WebP stores alpha without loss, and a soft shadow needs more bytes than the shoe. */
const webpAlphaQuality = 80;
const webpQuality = 42;
/** Effort 4 saves a twentieth of the bytes and takes seven times as long. */
const avifEffort = 2;

/** Part of every picture's hash, so that a changed quality regenerates all pictures. */
export const encoding = JSON.stringify({ avifQuality, webpQuality, webpAlphaQuality, avifEffort });

export interface Encoded {
  bytes: number;
  /** Average colour of the opaque pixels, shown until the picture is loaded. */
  dominant: string;
  aspect: number;
  /** Version of all files of the picture. */
  version: string;
}

/** Writes one picture in all its sizes to `<stem>-<width>.<format>`. */
export async function encode(png: Buffer, stem: string, sizes: Sizes): Promise<Encoded> {
  await mkdir(dirname(stem), { recursive: true });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const source = (): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  let bytes = 0;
  const hash = createHash('sha256');
  const write = async (format: Format, width: number, encoded: Promise<Buffer>): Promise<void> => {
    const file = await encoded;
    bytes += file.byteLength;
    hash.update(file);
    await writeFile(`${stem}-${width}.${format}`, file);
  };
  for (const width of sizes.avif) {
    const quality = sizes.quality ?? avifQuality[width] ?? 40;
    await write(
      'avif',
      width,
      source().resize(width).avif({ quality, effort: avifEffort, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
  }
  for (const width of sizes.webp) {
    await write(
      'webp',
      width,
      source()
        .resize(width)
        .webp({
          quality: sizes.quality ?? webpQuality,
          alphaQuality: sizes.quality === undefined ? webpAlphaQuality : 100,
          effort: 4,
        })
        .toBuffer(),
    );
  }
  const small = await source().resize(48).raw().toBuffer();
  return {
    bytes,
    dominant: meanOfOpaque(small),
    aspect: Number((info.width / info.height).toFixed(3)),
    version: versionOf(hash),
  };
}

/** Six digits: enough to distinguish versions of one picture, and short because a list has 48 of them in its HTML. */
export const versionOf = (hash: Hash): string => hash.digest('hex').slice(0, 6);

function meanOfOpaque(pixels: Buffer): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    count += 1;
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  const hex = sum.map((value) =>
    Math.round(value / Math.max(1, count))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
