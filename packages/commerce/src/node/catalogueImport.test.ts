import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noContent } from '../catalogue/content/ShopContent.ts';
import { catalogueImport } from './catalogueImport.ts';
import { emptySnapshotFile } from './testing/emptySnapshot.ts';

describe('The catalogue import command', () => {
  let folder: string;
  let output: string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    output = [];
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
    for (const name of ['DATA_DIR', 'DATABASE_URL']) vi.stubEnv(name, '');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  /** Checks a file where there is no shop. The database in memory has its tables already, which saves seconds. */
  const dryRun = async (file: string) =>
    catalogueImport([file, '--dry-run'], {
      defaultDataDir: join(folder, 'data'),
      demo: {
        ...{ content: noContent, pictureVersions: new Map(), snapshot: await emptySnapshotFile() },
        seed: () => Promise.reject(new Error('A dry run writes nothing.')),
      },
    });

  it('does not create a shop in a dry run', async () => {
    const file = join(folder, 'stock.tsv');
    await writeFile(file, 'store_code\tid\tquantity\tavailability\nA\tB\t1\tin_stock\n');
    expect(await dryRun(file)).toBe(0);
    expect(await readdir(folder)).toEqual(['stock.tsv']);
    expect(output.join('')).toContain('Checked 1 of 1 item in 1 store');
  }, 120_000);

  it('reports once why a file cannot be used', async () => {
    const file = join(folder, 'stock.tsv');
    await writeFile(file, 'store_code\tid\nA\tB\n');
    expect(await dryRun(file)).toBe(1);
    expect(output.join('').match(/quantity is missing/g)).toHaveLength(1);
  });
});
