/** What is logged for one request: nothing that reveals who made it or what they entered. */
export interface RequestLine {
  /** The same as in the response's `x-request-id`, the back end's log, and the reference shown to a shopper. */
  id: string;
  method: string;
  /** The kind of address, see `routeName`. */
  route: string;
  status: number;
  /** Milliseconds until the response began. */
  ms: number;
}

const maxWaiting = 200;
const maxWaitMs = 250;

/**
 * Writes one line of JSON per request. Lines are written in batches: at thousands of responses a second, a system call
 * for each would cost more than many of the responses.
 */
export class RequestLog {
  readonly #write: (lines: string) => void;
  readonly #now: () => Date;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (lines: string) => void, now: () => Date = () => new Date()) {
    this.#write = write;
    this.#now = now;
  }

  readonly add = (line: RequestLine): void => {
    const time = this.#now().toISOString();
    this.#waiting.push(
      `${JSON.stringify({ time, level: 'info', message: 'request', ...line, ms: Math.round(line.ms * 10) / 10 })}\n`,
    );
    if (this.#waiting.length >= maxWaiting) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), maxWaitMs).unref();
  };

  /** Writes the pending lines; call it before the process ends. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const lines = this.#waiting.join('');
    this.#waiting = [];
    this.#write(lines);
  }
}
