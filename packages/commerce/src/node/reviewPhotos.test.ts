import { getOwnReview, getReviews, writeReview } from '@touchline/contract/client/review';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { shopOrigin } from '../sales/order/testing/openCheckout.ts';
import type { Failure } from '../kernel/failure/Failure.ts';
import { decide } from '../customers/review/moderate.ts';
import { sendPhoto } from '../customers/review/photoFiles.ts';
import { encodeReviewPhotos } from './reviewPhotos.ts';
import { describeOnDatabases } from './testing/describeOnDatabases.ts';

/** A photo that says where it was taken and by which camera. */
async function plantedPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: 'green' } })
    .withExif({
      IFD0: { Make: 'Plantedcamera', ImageDescription: 'Plantedplace' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '53/1 28/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '2/1 14/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const form = (photos: { data: string }[] | { path: string }[]) => ({
  ...{
    rating: 5,
    title: 'With a photo',
    nickname: 'Trail runner',
    text: 'This is how they look after a winter.',
  },
  photos,
});

it('is nothing but pixels: no place, no camera, and turned as the camera held it', async () => {
  const planted = await plantedPhoto();
  expect((await sharp(planted).metadata()).exif?.includes('Plantedcamera')).toBe(true);
  expect((await sharp(planted).metadata()).exif?.length).toBeGreaterThan(100);
  const outcome = await encodeReviewPhotos([planted]);
  const photo = outcome.kind === 'encoded' ? outcome.photos[0] : undefined;
  expect(photo).toMatchObject({ width: 200, height: 400 });
  for (const { bytes } of photo?.files ?? []) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    for (const word of ['Exif', 'Planted', 'GPS']) expect(Buffer.from(bytes).includes(word)).toBe(false);
  }
});

it('is no file of another kind, whatever it is called', async () => {
  for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '', '\u00FF\u00D8\u00FFx'])
    expect(await encodeReviewPhotos([Buffer.from(bytes, 'latin1')])).toEqual({ kind: 'unreadable' });
});

/** A photo of so many pixels, of a few kilobytes. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();

it('has at most 12 megapixels; a larger one is refused by its header, before anything is decoded', async () => {
  const large = await plain(8_000, 4_500);
  expect(large.length).toBeLessThan(300_000);
  const began = performance.now();
  expect(await encodeReviewPhotos([large])).toEqual({ kind: 'tooLarge' });
  expect(performance.now() - began).toBeLessThan(150);
});

it('is encoded one after another, and not at all for somebody who has gone', async () => {
  const photo = await plain(1_600, 1_200);
  const controllers = Array.from({ length: 4 }, () => new AbortController());
  const began = performance.now();
  const first = encodeReviewPhotos([photo], controllers[0]?.signal);
  const others = controllers.slice(1).map(({ signal }) => encodeReviewPhotos([photo], signal));
  controllers.slice(1).forEach((controller) => controller.abort());
  const ended = await Promise.allSettled(others);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((await first).kind).toBe('encoded');
  const alone = performance.now() - began;
  const again = performance.now();
  await encodeReviewPhotos([photo]);
  // Four would take four times as long.
  expect(alone).toBeLessThan((performance.now() - again) * 3);
});

/** A photo that is hard to encode: each pixel differs from the next. */
async function noisy(width: number, height: number): Promise<Buffer> {
  const pixels = randomBytes(width * height * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 4 })
    .toBuffer();
}

it('of 12 megapixels of noise takes less than a second and a half of a processor', async () => {
  const photo = await noisy(4_000, 3_000);
  const before = process.cpuUsage();
  expect((await encodeReviewPhotos([photo])).kind).toBe('encoded');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(1.5);
});

it('is refused at once, with a pause, where others would not be done in time; those are all made', async () => {
  const photo = await noisy(600, 400);
  const began = performance.now();
  const forms = Array.from({ length: 10 }, () =>
    encodeReviewPhotos([photo, photo, photo, photo]).then(
      ({ kind }) => kind,
      ({ status, retryAfter }: Failure) => ({ status, retryAfter, after: performance.now() - began }),
    ),
  );
  const ended = await Promise.all(forms);
  const refused = ended.filter((end) => typeof end === 'object');
  expect(refused.length).toBeGreaterThan(1);
  for (const { status, retryAfter, after } of refused) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: 15 });
    expect(after).toBeLessThan(2_000);
  }
  const accepted = ended.filter((end) => typeof end === 'string');
  expect(accepted.length).toBeGreaterThan(0);
  expect(new Set(accepted)).toEqual(new Set(['encoded']));
  // The queue is empty again.
  expect((await encodeReviewPhotos([photo])).kind).toBe('encoded');
});

describeOnDatabases('The photos of a review', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database, { encodePhotos: encodeReviewPhotos });
    maya = shop.browser();
    await registered(maya, 'maya@example.org');
  });
  afterEach(() => database.close());
  const send = (path: string) => sendPhoto(database.db, new Request(`${shopOrigin}${path}`));
  const account = { kind: 'account' } as const;

  it('are stored without what their camera wrote, shown with it, and gone when it leaves them out', async () => {
    const data = (await plantedPhoto()).toString('base64');
    const written = await writeReview(maya.call, account, 'TL4101', form([{ data }, { data }]));
    if (written.kind !== 'written') throw new Error(JSON.stringify(written));
    await decide(shop.shop, written.review.id, { kind: 'published' });
    const [review] = (await getReviews(shop.shopper().call, 'TL4101', { withPhotos: true }))?.reviews ?? [];
    const [first, second] = review?.photos ?? [];
    expect(review?.photos).toHaveLength(2);
    const file = `${first?.path}-${first?.widths.at(-1)}.webp`;
    const answer = await send(file);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes('Planted')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const kept = await writeReview(maya.call, account, 'TL4101', form([{ path: second?.path ?? '' }]));
    expect(kept).toMatchObject({ kind: 'written', review: { photos: [{ path: second?.path }] } });
    expect((await send(file)).status).toBe(404);
    expect((await send('/media/review/../x')).status).toBe(404);
  });

  it('are refused where they are none, and those of others cannot be taken', async () => {
    const refused = (photos: { data: string }[] | { path: string }[]) =>
      writeReview(maya.call, account, 'TL4101', form(photos));
    expect(await refused([{ data: 'AAAA' }])).toEqual({ kind: 'refused', field: 'photos', problem: 'photo' });
    const large = (await plain(5_000, 3_000)).toString('base64');
    expect(await refused([{ data: large }])).toMatchObject({ problem: 'photoTooLarge' });
    expect(await refused([{ path: `/media/review/${'0'.repeat(32)}` }])).toEqual({
      ...{ kind: 'refused', field: 'photos', problem: 'unknownPhoto' },
    });
    expect(await getOwnReview(maya.call, account, 'TL4101')).toMatchObject({ takesPhotos: true });
  });
});
