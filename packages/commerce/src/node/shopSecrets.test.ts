import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { readSetting, writeSetting } from '../kernel/database/settings.ts';
import { silentLog } from '../kernel/ports/Log.ts';
import { shopSecrets, type SecretPlaces } from './shopSecrets.ts';
import { openReusedPglite } from './testing/describeOnDatabases.ts';

const one = 'the first secret of this shop, which is long';
const two = 'the second secret of this shop, which is long';

describe('The secret of a shop', () => {
  let database: OpenDatabase;
  let dataDir: string;
  let file: string;
  const warnings: string[] = [];
  beforeEach(async () => {
    database = await openReusedPglite();
    dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
    file = join(dataDir, 'secret');
    warnings.length = 0;
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const start = (places: Partial<SecretPlaces> = {}) =>
    shopSecrets({
      ...{ db: database.db, dataDir, given: {}, isShared: false },
      log: { ...silentLog, warn: (line) => void warnings.push(line) },
      ...places,
    });
  const lines = () => readFileSync(file, 'utf8').trim().split('\n');

  it('is made at the first start, in a file that only its account can read, and stays', async () => {
    const { secret } = await start();
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(lines()).toEqual([secret]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await start()).toEqual({ secret });
    expect(warnings).toEqual([]);
  });

  it('is nowhere in the database', async () => {
    const { secret } = await start();
    const { rows } = await sql<{ value: string }>`select value from shop_settings`.execute(database.db);
    expect(rows.map(({ value }) => value).join('\n')).not.toContain(secret);
  });

  it('moves out of the database of an earlier shop into the file, once', async () => {
    await writeSetting(database.db, 'secret', one);
    expect(await start()).toEqual({ secret: one });
    expect(await readSetting(database.db, 'secret')).toBeUndefined();
    expect(lines()).toEqual([one]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await start()).toEqual({ secret: one });
  });

  it('of an earlier shop stays good where the operator gives another one at the same time', async () => {
    await writeSetting(database.db, 'secret', one);
    expect(await start({ given: { secret: two } })).toEqual({ secret: two, previousSecret: one });
    expect(await start({ given: { secret: two } })).toEqual({ secret: two, previousSecret: one });
    expect(warnings).toEqual([]);
  });

  it('is the same for processes that start at once in one folder', async () => {
    const started = await Promise.all([start(), start(), start()]);
    expect(new Set(started.map(({ secret }) => secret)).size).toBe(1);
  });

  it('is changed by a new first line of the file, and the one before is good until its line goes', async () => {
    writeFileSync(file, `${one}\n`);
    await start();
    writeFileSync(file, `${two}\n${one}\n`);
    expect(await start()).toEqual({ secret: two, previousSecret: one });
    writeFileSync(file, `${two}\n`);
    expect(await start()).toEqual({ secret: two });
    expect(warnings).toEqual([]);
  });

  it('comes from the environment where it is given, without a file', async () => {
    expect(await start({ given: { secret: one } })).toEqual({ secret: one });
    expect(existsSync(file)).toBe(false);
    const changed = { secret: two, previousSecret: one };
    expect(await start({ given: changed })).toEqual(changed);
  });

  it('must be the same in all processes of a database: another one does not start', async () => {
    await start({ given: { secret: one }, isShared: true });
    const other = mkdtempSync(join(tmpdir(), 'secret-'));
    await expect(start({ dataDir: other, isShared: true })).rejects.toThrow(
      /^The secret of this database is not here: set SHOP_SECRET/,
    );
    await expect(start({ given: { secret: two }, isShared: true })).rejects.toThrow(
      /is another: set SHOP_SECRET/,
    );
    expect(existsSync(join(other, 'secret'))).toBe(false);
    rmSync(other, { recursive: true });
  });

  it('is made again for a shop that has lost it, which is told that everybody is signed out', async () => {
    await start();
    rmSync(file);
    const { secret } = await start();
    expect(lines()).toEqual([secret]);
    expect(warnings[0]).toContain('everybody is signed out');
  });

  it('that is too short is refused', async () => {
    writeFileSync(file, 'short\n');
    await expect(start()).rejects.toThrow(/secret must have at least 32 characters/);
  });
});
