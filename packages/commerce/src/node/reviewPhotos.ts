import pLimit from 'p-limit';
import sharp from 'sharp';
import { Failure } from '../kernel/failure/Failure.ts';
import type { EncodedPhoto, PhotoFile, PhotoOutcome } from '../customers/review/ReviewPhotos.ts';
import { isPicture } from './import/isPicture.ts';

const widths = [320, 960];
const smallest = 50;
/** Pixels of a photo; the page makes larger ones smaller before they are sent. */
const maxPixels = 12_000_000;
const makingSeconds = 15;

/** One photo at a time: encoding takes a whole processor, and others want to be answered meanwhile. */
const oneAtATime = pLimit(1);
/** Photos that may wait; more are refused, because their senders would have gone before their turn. */
const maxWaiting = 12;
// A picture may use one processor, not all.
sharp.concurrency(1);

/**
 * Decodes a photo and re-encodes it, turned as its camera says. The library writes no metadata unless it is told to:
 * no place, no camera and no time leaves with the pixels. Ends with `signal`: a photo of somebody who has gone is not
 * begun, and not finished. Throws a 503 while too many wait.
 */
export async function encodeReviewPhoto(bytes: Uint8Array, signal?: AbortSignal): Promise<PhotoOutcome> {
  if (!isPicture(bytes)) return { kind: 'unreadable' };
  try {
    // Only the header is read.
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { kind: 'tooLarge' };
  } catch {
    return { kind: 'unreadable' };
  }
  if (oneAtATime.pendingCount >= maxWaiting)
    throw new Failure(503, 'Unavailable', 'Too many photos at the moment. Try again soon.', {
      retryAfter: 15,
    });
  return oneAtATime(async () => {
    signal?.throwIfAborted();
    try {
      const photo = await encode(bytes, signal);
      return photo ? ({ kind: 'encoded', photo } as const) : ({ kind: 'unreadable' } as const);
    } catch {
      signal?.throwIfAborted();
      // A file that cannot be read is no photo, whatever its first bytes say.
      return { kind: 'unreadable' } as const;
    }
  });
}

async function encode(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<EncodedPhoto | undefined> {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .rotate()
    .resize({ width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: makingSeconds });
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (width < smallest || height < smallest) return undefined;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const files: PhotoFile[] = [];
  for (const each of [...widths.filter((made) => made < width), width]) {
    const sized = pixels.clone().resize({ width: each });
    for (const [format, make] of [
      ['avif', () => sized.clone().avif({ quality: 55, effort: 2 })],
      ['webp', () => sized.clone().webp({ quality: 78, effort: 3 })],
    ] as const) {
      signal?.throwIfAborted();
      files.push({ width: each, format, bytes: await make().timeout({ seconds: makingSeconds }).toBuffer() });
    }
  }
  return { width, height, files };
}
