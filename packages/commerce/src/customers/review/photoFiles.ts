import type { Picture } from '@touchline/contract/picture';
import type { ReviewForm } from '@touchline/contract/review/schema';
import { maxPhotoBytes } from '@touchline/contract/review/constants';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { Random } from '../../kernel/ports/Random.ts';
import { refused } from './checkReview.ts';
import type { EncodedPhoto, PhotosEncoder } from './ReviewPhotos.ts';

const folder = '/media/review/';
const address = /^\/media\/review\/([0-9a-f]{32})-(\d{2,4})\.(avif|webp)$/;

/** A photo of a form: one that is kept, or a new one. */
export type FormPhoto = { readonly id: string } | { readonly encoded: EncodedPhoto };

/** Decodes and encodes the new photos of a form; throws where one is no picture. */
export async function readPhotos(
  photos: ReviewForm['photos'] = [],
  encode: PhotosEncoder | undefined,
  signal: AbortSignal,
): Promise<FormPhoto[]> {
  const files = photos.flatMap((photo) => ('data' in photo ? [bytesOf(photo.data)] : []));
  if (files.length > 0 && !encode) throw refused('photos', 'photosOff');
  const made = encode && files.length > 0 ? await encode(files, signal) : undefined;
  if (made && made.kind !== 'encoded')
    throw refused('photos', made.kind === 'tooLarge' ? 'photoTooLarge' : 'photo');
  const encoded = (made?.photos ?? []).values();
  return photos.map((photo) => {
    if ('path' in photo) return { id: photo.path.slice(folder.length) };
    const { value } = encoded.next();
    if (!value) throw refused('photos', 'photo');
    return { encoded: value };
  });
}

/** The bytes of a photo; throws where they are none or too many. */
function bytesOf(base64: string): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw refused('photos', 'photo');
  }
  if (bytes.length > maxPhotoBytes) throw refused('photos', 'photo');
  return bytes;
}

/** Makes the photos of a review those of a form: new ones are written, those left out are deleted. */
export async function writePhotos(
  trx: Kysely<Database>,
  random: Random,
  reviewId: string,
  photos: readonly FormPhoto[],
): Promise<void> {
  const rows = await trx.selectFrom('review_photos').select('id').where('review_id', '=', reviewId).execute();
  const known = new Set(rows.map(({ id }) => id));
  const kept = photos.flatMap((photo) => ('id' in photo ? [photo.id] : []));
  if (kept.some((id) => !known.has(id))) throw refused('photos', 'unknownPhoto');
  await trx
    .deleteFrom('review_photos')
    .where('review_id', '=', reviewId)
    .$if(kept.length > 0, (gone) => gone.where('id', 'not in', kept))
    .execute();
  for (const [position, photo] of photos.entries()) {
    if ('id' in photo) {
      await trx.updateTable('review_photos').set({ position }).where('id', '=', photo.id).execute();
      continue;
    }
    const { width, height, files } = photo.encoded;
    const id = randomHex(random, 32);
    await trx
      .insertInto('review_photos')
      .values({ id, review_id: reviewId, position, width, height })
      .execute();
    await trx
      .insertInto('review_photo_files')
      .values(files.map((file) => ({ photo_id: id, ...file })))
      .execute();
  }
}

interface PhotoRow {
  id: string;
  review_id: string;
  width: number;
  height: number;
  widths: number[];
}

/** The photos of reviews by the id of the review, in their order. Their alternative text is the page's. */
export async function photosOf(
  db: Kysely<Database>,
  reviewIds: readonly string[],
): Promise<Map<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>();
  if (reviewIds.length === 0) return pictures;
  const { rows } = await sql<PhotoRow>`
    select p.id, p.review_id, p.width, p.height, (select array_agg(f.width order by f.width)
      from review_photo_files f where f.photo_id = p.id and f.format = 'webp') as widths
    from review_photos p where p.review_id = any(${[...reviewIds]}::text[])
    order by p.position, p.id`.execute(db);
  for (const { id, review_id, width, height, widths } of rows) {
    const picture: Picture = {
      path: folder + id,
      ...{ widths: [...widths], webp: [...widths], alt: '' },
      ratio: Math.round((width / height) * 1_000) / 1_000,
    };
    pictures.set(review_id, [...(pictures.get(review_id) ?? []), picture]);
  }
  return pictures;
}

/** Whether an address is one of a review's photos. */
export const isPhotoAddress = (pathname: string): boolean => pathname.startsWith(folder);

/** Answers a photo of a review, or 404. Its address is a secret until the review is published. */
export async function sendPhoto(db: Kysely<Database>, request: Request): Promise<Response> {
  const [, id = '', width = '', format = ''] = address.exec(new URL(request.url).pathname) ?? [];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file =
    id === '' || !isRead
      ? undefined
      : await db
          .selectFrom('review_photo_files')
          .select('bytes')
          .where('photo_id', '=', id)
          .where('width', '=', Number(width))
          .where('format', '=', format === 'avif' ? 'avif' : 'webp')
          .executeTakeFirst();
  const headers = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (!file)
    return new Response('There is no such picture.\n', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(file.bytes), {
    headers: {
      ...headers,
      'content-type': `image/${format}`,
      'content-length': String(file.bytes.length),
      // A photo that its author deletes is gone from caches a few minutes later.
      'cache-control': 'public, max-age=300',
    },
  });
}
