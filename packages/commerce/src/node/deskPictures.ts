import { pictureLimits } from '@touchline/contract/desk/pictureLimits';
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { KeepPictureOutcome, PictureStore } from '../catalogue/content/PictureStore.ts';
import { Failure } from '../kernel/failure/Failure.ts';
import { isPicture } from './import/isPicture.ts';

/** The widths that the shop asks for: of a picture as wide as the window, and of tiles. */
const widths = [320, 640, 960, 1280, 1920];
const makingSeconds = 20;
/** Pictures that may wait for their turn. */
const mostWaiting = 4;

/** One at a time: encoding takes a whole processor, and shoppers want to be answered meanwhile. */
const oneAtATime = pLimit(1);

/** Keeps pictures below `mediaFolder`, at addresses of their content: what stands there never changes. */
export function deskPictures(mediaFolder: string): PictureStore {
  return {
    async keep(file) {
      if (!isPicture(file)) return { kind: 'unreadable' };
      const problem = await problemOf(file);
      if (problem) return problem;
      if (oneAtATime.pendingCount >= mostWaiting)
        throw new Failure(503, 'Unavailable', 'Too many pictures at the moment.', { retryAfter: 15 });
      return oneAtATime(() => make(file, mediaFolder));
    },
  };
}

/** What is wrong with a file as far as its header says, before it is decoded. */
async function problemOf(file: Uint8Array): Promise<KeepPictureOutcome | undefined> {
  try {
    const { width = 0, height = 0 } = await sharp(file, { limitInputPixels: false }).metadata();
    return width * height > pictureLimits.pixels ? { kind: 'tooManyPixels' } : undefined;
  } catch {
    return { kind: 'unreadable' };
  }
}

async function make(file: Uint8Array, mediaFolder: string): Promise<KeepPictureOutcome> {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 20);
  const address = `desk/${hash.slice(0, 2)}/${hash}`;
  const target = join(mediaFolder, address);
  const read = sharp(file, { limitInputPixels: pictureLimits.pixels, failOn: 'error', animated: false })
    .rotate()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .timeout({ seconds: makingSeconds });
  const decoded = await read
    .raw()
    .toBuffer({ resolveWithObject: true })
    // Its first bytes were those of a picture, the rest is not.
    .catch(() => undefined);
  if (!decoded) return { kind: 'unreadable' };
  const { data, info } = decoded;
  const { width, height, channels } = info;
  const made = [...widths.filter((each) => each < width), width];
  await mkdir(dirname(target), { recursive: true });
  for (const each of made) {
    const sized = sharp(data, { raw: { width, height, channels } }).resize({ width: each });
    const avif = sized.clone().avif({ quality: 55, effort: 2 }).timeout({ seconds: makingSeconds });
    await writeWhole(`${target}-${each}.avif`, await avif.toBuffer());
    const webp = sized.clone().webp({ quality: 78, effort: 3 }).timeout({ seconds: makingSeconds });
    await writeWhole(`${target}-${each}.webp`, await webp.toBuffer());
  }
  const ratio = Math.round((width / height) * 1_000) / 1_000;
  return { kind: 'kept', picture: { path: `/media/${address}`, widths: made, webp: made, ratio } };
}

/** Writes a file atomically, so that it is never read half-written. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.part`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}
