import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaFiles } from './MediaFiles.ts';

describe('Pictures', () => {
  let folder: string;
  let files: MediaFiles;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    await mkdir(join(folder, 'media/p'), { recursive: true });
    await mkdir(join(folder, 'drawn/RR1'), { recursive: true });
    await writeFile(join(folder, 'media/p/tempo-320.avif'), 'picture');
    await writeFile(join(folder, 'drawn/RR1/side-320.avif'), 'drawing');
    await mkdir(join(folder, 'northing/HK1'), { recursive: true });
    await writeFile(join(folder, 'northing/HK1/side-320.avif'), 'drawing with its own mark');
    await mkdir(join(folder, 'drawn/HK1'), { recursive: true });
    await writeFile(join(folder, 'drawn/HK1/side-320.avif'), 'drawing');
    await writeFile(join(folder, 'secret.avif'), 'secret');
    const versions = new Map([['RR1/side', '012345']]);
    files = new MediaFiles(join(folder, 'media'), {
      folders: [join(folder, 'northing'), join(folder, 'drawn')],
      versions,
    });
  });
  afterAll(() => rm(folder, { recursive: true }));
  const get = (path: string, method = 'GET') =>
    files.answer(new Request(`http://shop.test${path}`, { method }));

  it('are cached permanently, and have the right content type', async () => {
    const answer = await get('/media/p/tempo-320.avif');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('picture');
  });

  it('of the demo are cached permanently at their versioned address, and for minutes at any other', async () => {
    const kept = async (path: string) => {
      const answer = await get(path);
      return [await answer.text(), answer.headers.get('cache-control')];
    };
    expect(await kept('/media/RR1/side.012345-320.avif')).toEqual([
      'drawing',
      'public, max-age=31536000, immutable',
    ]);
    expect(await kept('/media/RR1/side.ffffff-320.avif')).toEqual(['drawing', 'public, max-age=300']);
    expect(await kept('/media/RR1/side-320.avif')).toEqual(['drawing', 'public, max-age=300']);
  });

  it('drawn for a shop with its own logo take precedence over the standard ones', async () => {
    expect(await (await get('/media/HK1/side-320.avif')).text()).toBe('drawing with its own mark');
  });

  it.each([
    '/media/RR1/side.012345-640.avif',
    '/media/p/none-320.avif',
    '/media/../secret.avif',
    '/media/%2e%2e/secret.avif',
    '/media/..%2fsecret.avif',
    '/media/p/../../secret.avif',
    '/media/.hidden.avif',
    '/media/p/tempo-320.avif%00.png',
    '/media/p',
    '/media/',
  ])('return a plain 404 for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  });

  it('are read-only', async () => {
    expect((await get('/media/p/tempo-320.avif', 'DELETE')).status).toBe(404);
  });
});
