import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivateAddress } from './downloadPicture.ts';
import { fileSource } from './fileSource.ts';

describe('A feed file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const read = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    let text = '';
    for await (const chunk of (await fileSource(path)).open()) text += chunk;
    return text;
  };
  const utf16 = Buffer.from('\uFEFFid\tprix €', 'utf16le');

  it('is read as UTF-8 or UTF-16, compressed or not', async () => {
    expect(await read('a.tsv', Buffer.from('id\tprix €'))).toBe('id\tprix €');
    expect(await read('b.tsv', utf16)).toBe('id\tprix €');
    expect(await read('c.tsv', Buffer.from(utf16).swap16())).toBe('id\tprix €');
    expect(await read('d.tsv.gz', gzipSync('id\tprix €'))).toBe('id\tprix €');
  });

  it('marks invalid bytes, so that their row is reported', async () => {
    expect(await read('e.tsv', Buffer.from([0x61, 0xe9, 0x0a, 0x62]))).toBe('a\uFFFD\nb');
  });

  it('is rejected when it is empty, missing, a folder, truncated or a decompression bomb', async () => {
    await expect(read('f.tsv', Buffer.alloc(0))).rejects.toThrow('The feed is empty.');
    await expect(fileSource(join(folder, 'none.tsv'))).rejects.toThrow('There is no file');
    await expect(fileSource(folder)).rejects.toThrow('is not a file');
    await expect(read('g.tsv.gz', gzipSync('id\t'.repeat(1_000)).subarray(0, 20))).rejects.toThrow(
      'cannot be unpacked',
    );
    await expect(read('h.tsv.gz', gzipSync(Buffer.alloc(64 * 1024 ** 2)))).rejects.toThrow(
      'more than 100 times',
    );
  });

  it('cannot make the import load a picture from this machine or its network', () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.1.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::127.0.0.1',
      '2002:7f00:1::',
      '2001:0:7f00:1::1',
      '64:ff9b:1::a00:1',
      'fec0::1',
      'nonsense',
    ]) {
      expect(isPrivateAddress(address), address).toBe(true);
    }
    expect(isPrivateAddress('93.184.216.34')).toBe(false);
    expect(isPrivateAddress('2606:2800:220:1::1')).toBe(false);
  });
});
