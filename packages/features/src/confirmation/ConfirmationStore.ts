import { makeAutoObservable, runInAction } from 'mobx';
import { getOrder } from '@touchline/contract/client/order';
import { Unauthorised } from '@touchline/contract/errors';
import type { Order } from '@touchline/contract/order/schema';
import { failureOf, type FailureReason } from '../basket/index.ts';
import type { Ports } from '../ports/ports.ts';

export type ConfirmationStatus =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; order: Order }
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: FailureReason };

export interface ConfirmationSnapshot {
  orderId: string;
  status: ConfirmationStatus;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Milliseconds between two questions about an order that is not settled, growing to the last one. */
const pauses = [1500, 2500, 4000, 8000, 15_000] as const;
/** After this many questions the page waits for the shopper to come back. */
const mostQuestions = 20;

/** The order a shopper has just placed; while its payment is open, the page asks until it is settled. */
export class ConfirmationStore {
  status: ConfirmationStatus = { kind: 'idle' };
  orderId = '';
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<ConfirmationStore, 'ports' | 'timer' | 'asked'>(
      this,
      { ports: false, timer: false, asked: false },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: ConfirmationSnapshot): ConfirmationStore {
    return Object.assign(new ConfirmationStore(ports), snapshot);
  }

  toSnapshot(): ConfirmationSnapshot {
    return { orderId: this.orderId, status: this.status };
  }

  get order(): Order | undefined {
    return this.status.kind === 'ready' ? this.status.order : undefined;
  }

  /** The order exists, but nobody knows yet whether it is paid. */
  get isPending(): boolean {
    return this.order?.status === 'created';
  }

  get hasFailed(): boolean {
    return this.order?.status === 'failed' || this.order?.status === 'cancelled';
  }

  /** Fetches the order; somebody else's does not exist. */
  async load(orderId: string | undefined): Promise<void> {
    if (!orderId) {
      this.status = { kind: 'notFound' };
      return;
    }
    if (this.orderId !== orderId || this.status.kind !== 'ready') this.status = { kind: 'loading' };
    this.orderId = orderId;
    try {
      const order = await getOrder(this.ports.call, orderId);
      runInAction(() => {
        this.status = order ? { kind: 'ready', order } : { kind: 'notFound' };
      });
    } catch (error) {
      runInAction(() => {
        // Without a token of this shopper there is no order of theirs.
        this.status = error instanceof Unauthorised ? { kind: 'notFound' } : this.failed(error);
      });
    }
  }

  /** Asks again and again while the payment is open; gives back how to stop. */
  watch(): () => void {
    const ask = (): void => {
      if (!this.isPending || this.asked >= mostQuestions) return;
      const pause = pauses[Math.min(this.asked, pauses.length - 1)];
      this.asked += 1;
      this.timer = setTimeout(() => void this.load(this.orderId).then(ask), pause);
    };
    ask();
    return () => clearTimeout(this.timer);
  }

  /** Tries again after a failure. */
  async retry(): Promise<void> {
    await this.load(this.orderId);
  }

  private failed(error: unknown): ConfirmationStatus {
    // An order that is shown already stays: a question that failed is asked again.
    if (this.status.kind === 'ready') return this.status;
    this.ports.reporter.report('The order could not be fetched.', error);
    return { kind: 'failed', reason: failureOf(error) };
  }
}
