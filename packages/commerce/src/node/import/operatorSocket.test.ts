import { chmod, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askRunningShop, listenForOperator, operatorPlace } from './operatorSocket.ts';
import type { ImportEvent, ImportOrder } from './runImport.ts';

const order: ImportOrder = { file: '/feed.tsv', dryRun: true, isPartial: false, hosts: [] };
const progress: ImportEvent = { kind: 'progress', phase: 'check', done: 1, total: undefined };
const failed: ImportEvent = {
  kind: 'failed',
  changed: 0,
  problem: { file: '', line: 0, id: '', attribute: '', severity: 'fatal', message: 'x', value: '' },
};

describe.skipIf(process.platform === 'win32')('The import socket of a running shop', () => {
  let dataDir: string;
  let folder: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    folder = operatorPlace(dataDir).folder ?? '';
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true });
  });
  const ask = async () => {
    const events: ImportEvent[] = [];
    return {
      isTaken: await askRunningShop<ImportEvent>(dataDir, order, (event) => events.push(event)),
      events,
    };
  };
  const listen = () =>
    listenForOperator(dataDir, async (given, tell) => {
      expect(given).toEqual(order);
      tell(progress);
      tell(failed);
    });

  it('is in a folder that no other account can open, and is removed when the shop stops', async () => {
    const stop = await listen();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await ask()).toEqual({ isTaken: true, events: [progress, failed] });
    await stop();
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    expect(await ask()).toEqual({ isTaken: false, events: [] });
  });

  it('closes a folder that was left open', async () => {
    await mkdir(folder);
    await chmod(folder, 0o777);
    const stop = await listen();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await stop();
  });

  it('rejects a symbolic link in its place', async () => {
    await symlink(dataDir, folder);
    await expect(listen()).rejects.toThrow('belongs to somebody else');
  });

  it('is not trusted by a client while other accounts could have created it', async () => {
    const stop = await listen();
    await chmod(folder, 0o755);
    expect((await ask()).isTaken).toBe(false);
    await stop();
  });
});
