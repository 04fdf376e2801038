import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lockFolder.ts';

describe('The lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guard-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('allows one shop at a time', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/in use by another running shop \(process \d+\)/);
    await first.release();
    const second = await lockFolder(folder);
    await second.release();
  });

  it('is taken over immediately from a process that was killed', async () => {
    await lockFolder(folder);
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
    const second = await lockFolder(folder);
    expect(performance.now() - began).toBeLessThan(2_000);
    await second.release();
  });

  it('reports in one sentence that a folder cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(lockFolder(join(file, 'inside'))).rejects.toThrow(/cannot be written: .*DATA_DIR\./);
    await expect(lockFolder(file)).rejects.toThrow(
      /is a file, not a folder\. Choose another with DATA_DIR\./,
    );
  });

  it('creates missing parent folders', async () => {
    const lock = await lockFolder(join(folder, 'a/b/c'));
    await lock.release();
    expect((await stat(join(folder, 'a/b/c'))).isDirectory()).toBe(true);
  });

  it.runIf(existsSync('/proc/self'))(
    'fails immediately where the system does not allow folders',
    async () => {
      await expect(lockFolder('/proc/nope/deeper')).rejects.toThrow(/cannot be written: .*DATA_DIR\./);
    },
  );
});
