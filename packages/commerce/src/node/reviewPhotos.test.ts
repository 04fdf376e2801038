import { getOwnReview, getReviews, writeReview } from '@touchline/contract/client/review';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../account/testing/openAccounts.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { shopOrigin } from '../order/testing/openCheckout.ts';
import { decide } from '../review/moderate.ts';
import { sendPhoto } from '../review/photoFiles.ts';
import { encodeReviewPhoto } from './reviewPhotos.ts';
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
  const photo = await encodeReviewPhoto(planted);
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
    expect(await encodeReviewPhoto(Buffer.from(bytes, 'latin1'))).toBeUndefined();
});

describeOnDatabases('The photos of a review', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database, { encodePhoto: encodeReviewPhoto });
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
    expect(await refused([{ path: `/media/review/${'0'.repeat(32)}` }])).toEqual({
      ...{ kind: 'refused', field: 'photos', problem: 'unknownPhoto' },
    });
    expect(await getOwnReview(maya.call, account, 'TL4101')).toMatchObject({ takesPhotos: true });
  });
});
