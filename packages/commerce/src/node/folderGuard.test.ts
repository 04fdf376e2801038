import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardFolder } from './folderGuard.ts';

describe('The lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guard-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('allows one shop at a time', async () => {
    const first = await guardFolder(folder);
    await expect(guardFolder(folder)).rejects.toThrow(/in use by another running shop \(process \d+\)/);
    await first.release();
    const second = await guardFolder(folder);
    await second.release();
  });

  it('is taken over immediately from a process that was killed', async () => {
    await guardFolder(folder);
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const dead = other.pid ?? 0;
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    const { hostname } = await import('node:os');
    await writeFile(
      join(folder, 'owner.json'),
      JSON.stringify({ pid: dead, host: hostname(), started: '1' }),
    );
    const began = performance.now();
    const second = await guardFolder(folder);
    expect(performance.now() - began).toBeLessThan(2_000);
    await second.release();
  });

  it('reports in one sentence that a folder cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(guardFolder(join(file, 'inside'))).rejects.toThrow(/cannot be written: .*DATA_DIR\./);
    await expect(guardFolder(file)).rejects.toThrow(
      /is a file, not a folder\. Choose another with DATA_DIR\./,
    );
  });

  it('creates missing parent folders', async () => {
    const guard = await guardFolder(join(folder, 'a/b/c'));
    await guard.release();
    expect((await stat(join(folder, 'a/b/c'))).isDirectory()).toBe(true);
  });

  it.runIf(existsSync('/proc/self'))(
    'gives up at once where the system lets nobody make a folder',
    async () => {
      await expect(guardFolder('/proc/nope/deeper')).rejects.toThrow(/cannot be written: .*DATA_DIR\./);
    },
  );
});
