import pLimit from 'p-limit';
import sharp from 'sharp';
import { Failure } from '../kernel/failure/Failure.ts';
import type { EncodedPhoto, PhotoFile, PhotosOutcome } from '../customers/review/ReviewPhotos.ts';
import { isPicture } from './import/isPicture.ts';

const widths = [320, 960];
const smallest = 50;
/** Pixels of a photo; the page makes larger ones smaller before they are sent. */
const maxPixels = 12_000_000;
const makingSeconds = 15;

/** One form at a time: encoding takes a whole processor, and others want to be answered meanwhile. */
const oneAtATime = pLimit(1);
/** Seconds until a form is done, at most: half of what its sender waits, in case the machine becomes slower. */
const longestSeconds = 15;
/** Photos that are accepted and not done yet. */
let waiting = 0;
/** What a photo takes, as the last ones have shown. */
let secondsEach = 1;
/** A few small photos must not let a queue of large ones in. */
const leastSecondsEach = 0.5;
// A picture may use one processor, not all.
sharp.concurrency(1);

/**
 * Decodes the photos of a form and re-encodes them, turned as their cameras say. The library writes no metadata unless it
 * is told to: no place, no camera and no time leaves with the pixels. Ends with `signal`: photos of somebody who has gone
 * are not begun, and not finished. Throws a 503 at once where so many wait that these would not be done in time.
 */
export async function encodeReviewPhotos(
  files: readonly Uint8Array[],
  signal?: AbortSignal,
): Promise<PhotosOutcome> {
  for (const bytes of files) {
    const problem = await problemOf(bytes);
    if (problem) return { kind: problem };
  }
  if (waiting > 0 && (waiting + files.length) * secondsEach > longestSeconds)
    throw new Failure(503, 'Unavailable', 'Too many photos at the moment. Try again soon.', {
      retryAfter: longestSeconds,
    });
  waiting += files.length;
  try {
    return await oneAtATime(() => encodeAll(files, signal));
  } finally {
    waiting -= files.length;
  }
}

/** What is wrong with a file, as far as its header says. */
async function problemOf(bytes: Uint8Array): Promise<'unreadable' | 'tooLarge' | undefined> {
  if (!isPicture(bytes)) return 'unreadable';
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > maxPixels ? 'tooLarge' : undefined;
  } catch {
    return 'unreadable';
  }
}

async function encodeAll(files: readonly Uint8Array[], signal?: AbortSignal): Promise<PhotosOutcome> {
  const photos: EncodedPhoto[] = [];
  for (const bytes of files) {
    signal?.throwIfAborted();
    const began = performance.now();
    try {
      const photo = await encode(bytes, signal);
      if (!photo) return { kind: 'unreadable' };
      photos.push(photo);
    } catch {
      signal?.throwIfAborted();
      // A file that cannot be read is no photo, whatever its first bytes say.
      return { kind: 'unreadable' };
    }
    const seconds = (performance.now() - began) / 1_000;
    secondsEach = Math.max(leastSecondsEach, (secondsEach + seconds) / 2);
  }
  return { kind: 'encoded', photos };
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
    // More effort makes files of a few percent less, in six times the time.
    for (const [format, make] of [
      ['avif', () => sized.clone().avif({ quality: 55, effort: 0 })],
      ['webp', () => sized.clone().webp({ quality: 78, effort: 1 })],
    ] as const) {
      signal?.throwIfAborted();
      files.push({ width: each, format, bytes: await make().timeout({ seconds: makingSeconds }).toBuffer() });
    }
  }
  return { width, height, files };
}
