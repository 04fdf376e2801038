import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { createCommerce } from '../app/createCommerce.ts';
import { silentLog } from '../kernel/ports/Log.ts';
import { testMarket } from '../kernel/market/testing/testMarket.ts';
import { Probes } from './Probes.ts';
import { openReusedPglite } from './testing/describeOnDatabases.ts';
import { WriteCheck } from './WriteCheck.ts';

describe('The readiness of a shop', () => {
  let database: OpenDatabase;
  let dataDir: string;
  let now = 0;
  let probes: Probes;
  const errors: string[] = [];
  beforeEach(async () => {
    database = await openReusedPglite();
    dataDir = mkdtempSync(join(tmpdir(), 'write-check-'));
    errors.length = 0;
    const { shop } = createCommerce({
      ...{ database, markets: [testMarket()], origin: 'http://shop.test', secret: 'x'.repeat(32) },
    });
    const log = { ...silentLog, error: (event: string) => void errors.push(event) };
    probes = new Probes(shop, new WriteCheck(dataDir, log, () => now));
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const state = async () => {
    const answer = await probes.ready();
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };

  it('is given while its folder can be written, and leaves nothing there', async () => {
    expect(await state()).toEqual([200, 'ready']);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  // The system's own full disk.
  it.skipIf(!existsSync('/dev/full'))(
    'is withdrawn while the disk is full, and is back afterwards',
    async () => {
      expect(await state()).toEqual([200, 'ready']);
      symlinkSync('/dev/full', join(dataDir, 'write-check'));
      now += 10_000;
      expect(await state()).toEqual([503, 'data folder cannot be written']);
      expect(errors).toEqual(['data folder cannot be written']);
      expect((await probes.live()).status).toBe(200);
      rmSync(join(dataDir, 'write-check'));
      // One attempt in ten seconds.
      expect(await state()).toEqual([503, 'data folder cannot be written']);
      now += 10_000;
      expect(await state()).toEqual([200, 'ready']);
    },
  );

  it('is withdrawn when the folder is gone', async () => {
    rmSync(dataDir, { recursive: true });
    now += 10_000;
    expect(await state()).toEqual([503, 'data folder cannot be written']);
  });
});
