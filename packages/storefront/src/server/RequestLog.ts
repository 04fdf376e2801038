/** What is written of one answered request: nothing that tells who asked, or for what. */
export interface RequestLine {
  /** The same as in the answer's `x-request-id`, the back end's log, and the reference shown to a shopper. */
  id: string;
  method: string;
  /** The kind of address, see `routeName`. */
  route: string;
  status: number;
  /** Milliseconds until the answer began. */
  ms: number;
}

const mostWaiting = 200;
const longestWait = 250;

/**
 * One line of JSON a request. Lines are written some at a time: at thousands of answers a second a system call for each
 * would cost more than many an answer.
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
    if (this.#waiting.length >= mostWaiting) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), longestWait).unref();
  };

  /** Writes what waits; call it before the process ends. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const lines = this.#waiting.join('');
    this.#waiting = [];
    this.#write(lines);
  }
}
