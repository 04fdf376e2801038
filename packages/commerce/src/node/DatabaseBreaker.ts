import { DatabaseUnavailable } from '../kernel/database/databaseUnavailable.ts';

export interface BreakerOptions {
  /** Checks on a separate connection that the server responds; rejects when it does not respond in time. */
  probe: () => Promise<void>;
  /** Called each time a probe gets no response, to end calls that hang on old connections. */
  onSilence: () => void;
  /** Called when the breaker opens (calls fail) and when it closes again. */
  onChange?: (isOpen: boolean) => void;
  /** Milliseconds a call may take before the server is probed. @default 1000 */
  slowAfter?: number;
  /** Milliseconds between two probes of an unresponsive server. @default 1000 */
  probeEvery?: number;
}

/**
 * A circuit breaker for an unresponsive database: packets are lost, and every call would wait for its time limit. A
 * slow call triggers a probe of the server. Without a response, all calls fail immediately until a probe succeeds, so
 * no shopper's call is used for probing. A server that refuses connections or is merely slow does not open it.
 */
export class DatabaseBreaker {
  readonly #options: BreakerOptions;
  readonly #slowAfter: number;
  readonly #probeEvery: number;
  #isOpen = false;
  #isProbing = false;
  #isStopped = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#slowAfter = options.slowAfter ?? 1_000;
    this.#probeEvery = options.probeEvery ?? 1_000;
  }

  /** Makes a call, or throws `DatabaseUnavailable` immediately while the server is unresponsive. */
  async call<Answer>(make: () => Promise<Answer>): Promise<Answer> {
    if (this.#isOpen) throw new DatabaseUnavailable('The database does not answer.');
    const timer = setTimeout(() => void this.#probeUntilAnswered(), this.#slowAfter);
    try {
      return await make();
    } finally {
      clearTimeout(timer);
    }
  }

  /** Stops probing. */
  stop(): void {
    this.#isStopped = true;
  }

  async #probeUntilAnswered(): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    while (!this.#isStopped && !(await this.#isAnswering())) {
      this.#set(true);
      this.#options.onSilence();
      await new Promise((resolve) => setTimeout(resolve, this.#probeEvery).unref());
    }
    this.#isProbing = false;
    this.#set(false);
  }

  async #isAnswering(): Promise<boolean> {
    try {
      await this.#options.probe();
      return true;
    } catch {
      return false;
    }
  }

  #set(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#options.onChange?.(isOpen);
  }
}
