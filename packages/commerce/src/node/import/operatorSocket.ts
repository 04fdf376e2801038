import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { ImportEvent, ImportOrder } from './runImport.ts';

/**
 * Where a running shop listens for its operator. Unix sockets have short names, so the folder's own name stands in it
 * as a hash; only the account that runs the shop can open it.
 */
export function operatorSocketPath(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 20);
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\touchline-${name}`
    : join(tmpdir(), `touchline-${name}.sock`);
}

/** Takes imports for a running shop, one after the other; the answer stops listening. */
export async function listenForOperator(
  dataDir: string,
  run: (order: ImportOrder, tell: (event: ImportEvent) => void) => Promise<void>,
): Promise<() => Promise<void>> {
  const path = operatorSocketPath(dataDir);
  await rm(path, { force: true }).catch(() => undefined);
  let last: Promise<void> = Promise.resolve();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket });
    lines.once('line', (line) => {
      const tell = (event: ImportEvent) => {
        if (socket.writable) socket.write(`${JSON.stringify(event)}\n`);
      };
      last = last
        .then(() => run(JSON.parse(line) as ImportOrder, tell))
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
  };
}

function failed(error: unknown): ImportEvent {
  const message = error instanceof Error ? error.message : String(error);
  return {
    kind: 'failed',
    problem: { file: '', line: 0, id: '', attribute: '', severity: 'fatal', message, value: '' },
  };
}

/** Hands an import to the running shop; `false` when none listens there. */
export function askRunningShop(
  dataDir: string,
  order: ImportOrder,
  tell: (event: ImportEvent) => void,
): Promise<boolean> {
  return new Promise((done, refuse) => {
    const socket = connect(operatorSocketPath(dataDir));
    let isConnected = false;
    let isOver = false;
    socket.once('connect', () => {
      isConnected = true;
      socket.write(`${JSON.stringify(order)}\n`);
      const lines = createInterface({ input: socket });
      lines.on('line', (line) => {
        const event = JSON.parse(line) as ImportEvent;
        isOver ||= event.kind === 'done' || event.kind === 'failed';
        tell(event);
      });
      lines.on('close', () =>
        isOver ? done(true) : refuse(new Error('The shop was stopped during the import.')),
      );
    });
    socket.on('error', (error) => (isConnected ? refuse(error) : done(false)));
  });
}
