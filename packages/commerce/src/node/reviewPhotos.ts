import sharp from 'sharp';
import type { EncodedPhoto, PhotoFile } from '../review/ReviewPhotos.ts';
import { isPicture } from './import/isPicture.ts';

const widths = [320, 960];
const smallest = 50;
const maxPixels = 40_000_000;
const makingSeconds = 15;

/**
 * Decodes a photo and encodes it anew, turned as its camera says. The library writes no metadata unless it is told to:
 * no place, no camera and no time leaves with the pixels.
 */
export async function encodeReviewPhoto(bytes: Uint8Array): Promise<EncodedPhoto | undefined> {
  if (!isPicture(bytes)) return undefined;
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
      .rotate()
      .resize({ width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: makingSeconds });
    const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (width < smallest || height < smallest) return undefined;
    const pixels = sharp(data, { raw: { width, height, channels } });
    const made = [...widths.filter((each) => each < width), width];
    const files: PhotoFile[] = [];
    for (const each of made) {
      const sized = pixels.clone().resize({ width: each });
      files.push(
        {
          width: each,
          format: 'avif',
          bytes: await sized.clone().avif({ quality: 55, effort: 2 }).toBuffer(),
        },
        {
          width: each,
          format: 'webp',
          bytes: await sized.clone().webp({ quality: 78, effort: 3 }).toBuffer(),
        },
      );
    }
    return { width, height, files };
  } catch {
    // A file that cannot be read is no photo, whatever its first bytes say.
    return undefined;
  }
}
