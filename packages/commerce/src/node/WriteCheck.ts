import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../kernel/ports/Log.ts';

/** How long the result of one attempt holds, in milliseconds. */
const holdsFor = 10_000;
/** Enough that a full disk refuses it. */
const bytes = new Uint8Array(64 * 1024).fill(1);

/** Whether the data folder can be written: a disk may be full or have become read-only while the shop runs. */
export class WriteCheck {
  readonly #path: string;
  readonly #log: Log;
  readonly #now: () => number;
  #last: { at: number; isWritable: Promise<boolean> } | undefined;

  constructor(dataDir: string, log: Log, now: () => number = () => performance.now()) {
    this.#path = join(dataDir, 'write-check');
    this.#log = log;
    this.#now = now;
  }

  /** Writes a file and removes it, every few seconds at most. */
  isWritable(): Promise<boolean> {
    const now = this.#now();
    if (!this.#last || now - this.#last.at >= holdsFor) this.#last = { at: now, isWritable: this.#write() };
    return this.#last.isWritable;
  }

  async #write(): Promise<boolean> {
    try {
      await writeFile(this.#path, bytes, { mode: 0o600, flush: true });
      await rm(this.#path);
      return true;
    } catch (error) {
      this.#log.error('data folder cannot be written', error);
      return false;
    }
  }
}
