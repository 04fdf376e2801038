import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PrintedDocument, Printer } from '../../sales/documents/PrintedDocument.ts';
import { shippedFolder } from '../jsonFolder.ts';

/** Files of the brand's fonts, as the web has them. */
export interface PrintFonts {
  readonly title: string;
  readonly text: string;
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** After so long without a document the worker ends, and gives its memory back. */
const idleMilliseconds = 60_000;

/**
 * Prints in a thread of its own, which starts with the first document: one takes some tenths of a second, in which no
 * request would be answered. Nothing personal is kept: the same document has the same bytes, and its reader's browser keeps it.
 */
export class WorkerPrinter implements Printer {
  readonly #fonts: PrintFonts | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  constructor(fonts: PrintFonts | undefined) {
    this.#fonts = fonts;
  }

  print(document: PrintedDocument): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, document });
    });
  }

  /** Ends the thread; what is being printed fails. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(join(shippedFolder('print'), 'worker.mjs'), { workerData: this.#fonts });
    worker.unref();
    worker.on('message', ({ id, bytes, fault }: { id: number; bytes?: Uint8Array; fault?: string }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (bytes) waiting?.resolve(bytes);
      else waiting?.reject(new Error(`A document could not be printed: ${fault ?? ''}`));
      if (this.#waiting.size > 0) return;
      this.#idle = setTimeout(() => void worker.terminate(), idleMilliseconds);
      this.#idle.unref();
    });
    const end = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The thread that prints has ended.')));
    return worker;
  }
}
