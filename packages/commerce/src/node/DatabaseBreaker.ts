import { DatabaseAway } from '../database/databaseAway.ts';

export interface BreakerOptions {
  /** Asks the server for a sign of life on a connection of its own; rejects when there is none in good time. */
  probe: () => Promise<void>;
  /** Called each time a probe got no answer: what hangs on old connections can be ended. */
  onSilence: () => void;
  /** Told when calls are refused and when they are let through again. */
  onChange?: (isOpen: boolean) => void;
  /** Milliseconds a call may take before the server is asked for a sign of life. @default 1000 */
  slowAfter?: number;
  /** Milliseconds between two probes of a silent server. @default 1000 */
  probeEvery?: number;
}

/**
 * A circuit breaker for a database that is silent: packets get lost, and every call would wait for its time limit. A
 * call that takes long makes it probe the server. Without an answer all calls fail at once until a probe is answered;
 * no shopper's call is the trial. A server that refuses or answers slowly does not open it.
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

  /** Makes a call, or throws `DatabaseAway` at once while the server is silent. */
  async call<Answer>(make: () => Promise<Answer>): Promise<Answer> {
    if (this.#isOpen) throw new DatabaseAway('The database does not answer.');
    const timer = setTimeout(() => void this.#probeUntilAnswered(), this.#slowAfter);
    try {
      return await make();
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the probing. */
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
