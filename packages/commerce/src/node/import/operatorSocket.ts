import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from '../StartError.ts';
import type { ImportEvent, ImportOrder } from './runImport.ts';

/** What whoever runs the shop can tell it: to import a file, or to make a link to the desk for an owner of this name. */
export type OperatorOrder = ImportOrder | { readonly deskLinkFor: string };

/** What the shop tells of it; the last event is `done`, `failed` or `deskLink`. */
export type OperatorEvent = ImportEvent | { readonly kind: 'deskLink'; readonly path: string };

/** Address of a running shop's operator socket, and its folder. */
interface OperatorPlace {
  path: string;
  /** Absent on Windows, where pipes are not in a folder. */
  folder?: string;
}

/**
 * Unix socket paths are limited in length, so the folder name contains a hash of `DATA_DIR`. Other accounts can compute
 * that name and create the folder first: it is used only when it belongs to the shop's account and is closed to others.
 */
export function operatorPlace(dataDir: string): OperatorPlace {
  const name = `touchline-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}` };
  const folder = join(tmpdir(), name);
  return { folder, path: join(folder, 'operator.sock') };
}

/** Creates the folder, or uses an existing one that belongs to this account and is closed to others. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.())
    throw new StartError(
      `The folder ${folder} belongs to somebody else, but the shop takes imports there: remove it, or set TMPDIR to another folder.`,
    );
  await chmod(folder, 0o700);
}

/** Whether the socket belongs to this account, or to the owner of the shop's data; imports are sent to no other. */
async function isTrusted(dataDir: string, folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found?.isDirectory() || (found.mode & 0o077) !== 0) return false;
  const owner = await stat(dataDir).catch(() => undefined);
  return found.uid === process.getuid?.() || found.uid === owner?.uid;
}

/** Accepts orders for a running shop, one after the other; the returned function stops listening. */
export async function listenForOperator(
  dataDir: string,
  run: (order: OperatorOrder, tell: (event: OperatorEvent) => void) => Promise<void>,
): Promise<() => Promise<void>> {
  const { path, folder } = operatorPlace(dataDir);
  if (folder !== undefined) await makeFolder(folder);
  await rm(path, { force: true }).catch(() => undefined);
  let last: Promise<void> = Promise.resolve();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket });
    lines.once('line', (line) => {
      const tell = (event: OperatorEvent) => {
        if (socket.writable) socket.write(`${JSON.stringify(event)}\n`);
      };
      last = last
        .then(() => run(JSON.parse(line) as OperatorOrder, tell))
        .catch((error: unknown) => tell(failed(error)))
        .finally(() => socket.end());
    });
  });
  const before = process.umask(0o077);
  try {
    await new Promise<void>((ready, refuse) => {
      server.once('error', refuse);
      server.listen(path, ready);
    });
  } finally {
    process.umask(before);
  }
  server.unref();
  return async () => {
    open.forEach((socket) => socket.destroy());
    await new Promise((closed) => server.close(closed));
    if (folder !== undefined) await rmdir(folder).catch(() => undefined);
  };
}

function failed(error: unknown): ImportEvent {
  const message = error instanceof Error ? error.message : String(error);
  return {
    kind: 'failed',
    changed: 0,
    problem: { file: '', line: 0, id: '', attribute: '', severity: 'fatal', message, value: '' },
  };
}

/** Sends an order to the running shop; `false` when none is listening. */
export async function askRunningShop<Event extends OperatorEvent>(
  dataDir: string,
  order: OperatorOrder,
  tell: (event: Event) => void,
): Promise<boolean> {
  const { path, folder } = operatorPlace(dataDir);
  if (folder !== undefined && !(await isTrusted(dataDir, folder))) return false;
  return new Promise((done, refuse) => {
    const socket = connect(path);
    let isConnected = false;
    let isOver = false;
    socket.once('connect', () => {
      isConnected = true;
      socket.write(`${JSON.stringify(order)}\n`);
      const lines = createInterface({ input: socket });
      lines.on('line', (line) => {
        const event = JSON.parse(line) as Event;
        isOver ||= ['done', 'failed', 'deskLink'].includes(event.kind);
        tell(event);
      });
      lines.on('close', () => (isOver ? done(true) : refuse(new Error('The shop was stopped meanwhile.'))));
    });
    socket.on('error', (error) => (isConnected ? refuse(error) : done(false)));
  });
}
