import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deskPictures } from './deskPictures.ts';
import { MediaFiles } from './MediaFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14304a' } });

it('makes the sizes and formats that the shop sends, turned as the camera says, and nothing that tells of it', async () => {
  const photo = await drawn(800, 400)
    .withExif({ IFD0: { Make: 'Plantedcamera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const outcome = await deskPictures(folder).keep(photo);
  if (outcome.kind !== 'kept') throw new Error(outcome.kind);
  const { picture } = outcome;
  expect(picture).toMatchObject({ widths: [320, 400], webp: [320, 400], ratio: 0.5 });
  expect(picture.path).toMatch(/^\/media\/desk\/[0-9a-f]{2}\/[0-9a-f]{20}$/);
  const files = readdirSync(join(folder, picture.path.replace(/^\/media\/(.*)\/.*$/, '$1'))).toSorted();
  expect(files.map((name) => name.replace(/^[0-9a-f]+/, ''))).toEqual([
    ...['-320.avif', '-320.webp', '-400.avif', '-400.webp'],
  ]);
  const path = join(folder, `${picture.path.slice('/media/'.length)}-320.webp`);
  expect(readFileSync(path).toString('latin1')).not.toContain('Plantedcamera');
  expect(await sharp(path).metadata()).toMatchObject({ width: 320, height: 640, format: 'webp' });
});

it('is served for ever, at an address of its content', async () => {
  const outcome = await deskPictures(folder).keep(await drawn(64, 64).png().toBuffer());
  if (outcome.kind !== 'kept') throw new Error(outcome.kind);
  const media = new MediaFiles(folder, { folders: [], versions: new Map() });
  const answer = await media.answer(new Request(`https://shop.test${outcome.picture.path}-64.avif`));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ]);
  await answer.body?.cancel();
});

it('keeps what is transparent', async () => {
  const logo = sharp({
    create: { width: 64, height: 32, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const outcome = await deskPictures(folder).keep(await logo.png().toBuffer());
  if (outcome.kind !== 'kept') throw new Error(outcome.kind);
  const file = sharp(join(folder, `${outcome.picture.path.slice('/media/'.length)}-64.webp`));
  expect(await file.metadata()).toMatchObject({ hasAlpha: true });
});

/** A small file that says of itself that it is a picture of any size. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(1_024));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    ...[chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

it.each([
  ['a picture of 2,500 megapixels in a kilobyte', () => hugePng(50_000), 'tooManyPixels'],
  ['half of a picture', async () => (await drawn(200, 200).jpeg().toBuffer()).subarray(0, 300), 'unreadable'],
  ['a drawing that could refer to files', () => Buffer.from('<svg xmlns="…"/>'), 'unreadable'],
  ['a program', () => Buffer.from('MZ\u0090\0 and so on'), 'unreadable'],
  ['the beginning of a picture and then something else', () => Buffer.from('GIF89a<script>'), 'unreadable'],
  ['nothing', () => Buffer.alloc(0), 'unreadable'],
] as const)('takes not %s', async (_, file, kind) => {
  expect(await deskPictures(folder).keep(await file())).toEqual({ kind });
  expect(readdirSync(folder)).toEqual([]);
});
