import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Failure } from '../../kernel/failure/Failure.ts';
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
/** Documents that are printed or wait: so many are done within the time that a reader waits for the last of them. */
const mostWaiting = 20;
/** A document that takes longer is given up, with the thread that prints it. */
const longestMilliseconds = 20_000;

const busy = () =>
  new Failure(503, 'Unavailable', 'Too many documents at the moment. Try again soon.', { retryAfter: 5 });

/** What a printer may be set to; tests are in more of a hurry. */
export interface PrinterLimits {
  /** Documents that are printed or wait; one more is refused with a 503. @default 20 */
  readonly mostWaiting?: number;
  /** Milliseconds that one document may take. @default 20 s */
  readonly longestMilliseconds?: number;
}

/**
 * Prints in a thread of its own, which starts with the first document: one takes some tenths of a second, in which no
 * request would be answered. Nothing personal is kept: the same document has the same bytes, and its reader's browser keeps it.
 * Documents are printed one after the other. Where many wait, the next is refused at once; one that takes too long ends the
 * thread, and whatever waits with it is refused: the next document starts another.
 */
export class WorkerPrinter implements Printer {
  readonly #fonts: PrintFonts | undefined;
  readonly #limits: Required<PrinterLimits>;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  /** Until the thread is too slow, or has waited long enough. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  constructor(fonts: PrintFonts | undefined, limits: PrinterLimits = {}) {
    this.#fonts = fonts;
    this.#limits = { mostWaiting, longestMilliseconds, ...limits };
  }

  async print(document: PrintedDocument): Promise<Uint8Array> {
    if (this.#waiting.size >= this.#limits.mostWaiting) throw busy();
    this.#worker ??= this.#start();
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.#endAfter(this.#limits.longestMilliseconds);
      this.#worker?.postMessage({ id, document });
    });
  }

  /** Ends the thread; what is being printed fails. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #endAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#worker?.terminate(), milliseconds);
    this.#timer.unref();
  }

  #start(): Worker {
    const worker = new Worker(join(shippedFolder('print'), 'worker.mjs'), { workerData: this.#fonts });
    worker.unref();
    worker.on('message', ({ id, bytes, fault }: { id: number; bytes?: Uint8Array; fault?: string }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (bytes) waiting?.resolve(bytes);
      else waiting?.reject(new Error(`A document could not be printed: ${fault ?? ''}`));
      this.#endAfter(this.#waiting.size > 0 ? this.#limits.longestMilliseconds : idleMilliseconds);
    });
    const end = (error: Error) => {
      if (this.#worker !== worker) return;
      clearTimeout(this.#timer);
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end(busy()));
    return worker;
  }
}
