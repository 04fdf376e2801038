import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PictureHostSlow } from './downloadPicture.ts';
import { PictureMaker, type PictureMakerOptions } from './PictureMaker.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const maker = (more: Partial<PictureMakerOptions> = {}) =>
  new PictureMaker({ feedFolder: folder, mediaFolder: join(folder, 'media'), hosts: [], ...more });
async function taken(pictures: PictureMaker, name: string) {
  const reasons: string[] = [];
  const picture = await pictures.take(name, (reason) => reasons.push(reason));
  return picture ?? reasons.join();
}
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } });

it.each(['png', 'jpeg', 'webp', 'gif', 'tiff'] as const)('accepts a %s', async (format) => {
  await writeFile(join(folder, `a.${format}`), await drawn(100, 50).toFormat(format).toBuffer());
  expect(await taken(maker(), `a.${format}`)).toMatchObject({ widths: [100], ratio: 2 });
});

it.each([
  ['a drawing that may name other files', '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'],
  ['a page', '<html><body>no picture</body></html>'],
  ['a program', '\u007fELF\u0002\u0001\u0001'],
  ['nothing', ''],
])('rejects %s despite its file extension', async (_, content) => {
  await writeFile(join(folder, 'b.png'), content);
  expect(await taken(maker(), 'b.png')).toContain('is not a JPEG');
});

it('rejects a small file that would decompress to an enormous picture', async () => {
  await writeFile(join(folder, 'c.png'), await drawn(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer());
  expect(await taken(maker(), 'c.png')).toContain('exceeds pixel limit');
});

it('tries a slow host three times, then skips the rest of its pictures', async () => {
  const requested: string[] = [];
  const pictures = maker({
    hosts: ['slow.example', 'good.example'],
    download: async (address) => {
      requested.push(address);
      if (address.includes('slow')) throw new PictureHostSlow();
      return drawn(100, 50).png().toBuffer();
    },
  });
  for (let at = 0; at < 10; at += 1)
    expect(await taken(pictures, `https://slow.example/${at}.png`)).toContain('too ');
  expect(requested).toHaveLength(3);
  expect(await taken(pictures, 'https://good.example/a.png')).toMatchObject({ widths: [100] });
});

it('reports which pictures would be left out, without downloading or converting any', async () => {
  await writeFile(join(folder, 'there.png'), await drawn(100, 50).png().toBuffer());
  const requested: string[] = [];
  const pictures = maker({
    hosts: ['good.example'],
    download: async (address) => {
      requested.push(address);
      return drawn(100, 50).png().toBuffer();
    },
  });
  const reasons: string[] = [];
  for (const name of ['there.png', 'gone.png', 'https://good.example/a.png', 'https://other.example/a.png'])
    await pictures.check(name, (reason) => reasons.push(`${name}: ${reason}`));
  expect(reasons).toEqual([
    'gone.png: The picture is left out: there is no such picture',
    'https://other.example/a.png: The picture is left out: pictures of other.example are not allowed (PICTURE_HOSTS)',
  ]);
  expect(requested).toEqual([]);
});
