import { mkdtempSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { expect, it } from 'vitest';
import { unpackSnapshot } from './unpackSnapshot.ts';

const place = mkdtempSync(join(tmpdir(), 'touchline-'));
const made = join(place, 'made');
mkdirSync(join(made, 'base'), { recursive: true });
writeFileSync(join(made, 'PG_VERSION'), '18');
writeFileSync(join(made, 'base/1'), 'rows');

it('unpacks a whole database readable by its own account only, even after an interrupted start', async () => {
  const file = join(place, 'snapshot');
  await create({ gzip: true, file, cwd: made }, ['PG_VERSION', 'base']);
  mkdirSync(join(place, 'database.new'));
  writeFileSync(join(place, 'database.new/half'), '');
  await unpackSnapshot(file, join(place, 'database'));
  expect(readFileSync(join(place, 'database/base/1'), 'utf8')).toBe('rows');
  expect(readdirSync(place).sort()).toEqual(['database', 'made', 'snapshot']);
  expect(readdirSync(join(place, 'database')).sort()).toEqual(['PG_VERSION', 'base']);
  expect(statSync(join(place, 'database')).mode & 0o777).toBe(0o700);
});

it('leaves no partial database folder when the file is corrupt', async () => {
  const file = join(place, 'broken');
  await create({ gzip: true, file, cwd: made }, ['PG_VERSION', 'base']);
  writeFileSync(file, readFileSync(file).subarray(0, 60));
  await expect(unpackSnapshot(file, join(place, 'other'))).rejects.toThrow(/end of file|archive/iu);
  expect(readdirSync(place)).not.toContain('other');
});
