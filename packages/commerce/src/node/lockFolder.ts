import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import { StartError } from './StartError.ts';

/** Owner of the lock: enough data to tell a running process from one that was killed. */
interface Owner {
  pid: number;
  host: string;
  started: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a data folder for this process: a second process would corrupt the embedded database. The lock of a killed
 * process is taken over immediately on the same machine, and after 15 seconds without an update on another.
 * Throws a `StartError` when another process has the folder, or it can't be written.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await makeFolder(folder);
  const options = { lockfilePath: join(folder, 'lock'), realpath: false, stale: 15_000, update: 3_000 };
  const ownerFile = join(folder, 'owner.json');
  const take = () => lockfile.lock(folder, { ...options, onCompromised: () => undefined });
  let release: () => Promise<void>;
  try {
    release = await take();
  } catch (error) {
    if (!isLocked(error)) throw new StartError(`The folder ${folder} cannot be locked: ${textOf(error)}.`);
    const owner = await readOwner(ownerFile);
    if (!owner || owner.host !== hostname() || (await isAlive(owner))) throw taken(folder, owner);
    await rm(options.lockfilePath, { recursive: true, force: true });
    release = await take().catch(() => {
      throw taken(folder, undefined);
    });
  }
  const me: Owner = { pid: process.pid, host: hostname(), started: await startOf(process.pid) };
  await writeFile(ownerFile, JSON.stringify(me), { mode: 0o600 });
  return {
    async release() {
      await rm(ownerFile, { force: true });
      await release().catch(() => undefined);
    },
  };
}

/** Creates a folder; throws a `StartError` of one sentence when it can't be used. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeAll(resolve(folder));
    const probe = join(folder, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} cannot be written: ${textOf(error)}. Choose another with DATA_DIR.`,
    );
  }
}

/** Like `mkdir` with `recursive`, which never returns where the system allows no folders, as in `/proc`. */
async function makeAll(folder: string): Promise<void> {
  const make = () =>
    mkdir(folder).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    );
  let error = await make();
  if (error?.code === 'ENOENT' && dirname(folder) !== folder) {
    await makeAll(dirname(folder));
    error = await make();
  }
  if (error?.code === 'EEXIST' && !(await stat(folder)).isDirectory())
    throw new Error(`${folder} is a file, not a folder`);
  if (error && error.code !== 'EEXIST') throw error;
}

function taken(folder: string, owner: Owner | undefined): StartError {
  const who = owner ? ` (process ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`})` : '';
  return new StartError(
    `The folder ${folder} is in use by another running shop${who}: stop it, or choose another folder with DATA_DIR.`,
  );
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    const read = JSON.parse(await readFile(file, 'utf8')) as Partial<Owner>;
    return typeof read.pid === 'number' && typeof read.host === 'string'
      ? { pid: read.pid, host: read.host, started: String(read.started) }
      : undefined;
  } catch {
    return undefined;
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // Process ids are reused: the same id with another start time is a different process.
  return owner.started === '' || (await startOf(owner.pid)) === owner.started;
}

/** Start time of a process in ticks since boot; empty where it is not available (only Linux has it). */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isLocked(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ELOCKED';
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
