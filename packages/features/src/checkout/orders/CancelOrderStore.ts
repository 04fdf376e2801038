import { cancelOrder, type CancelOutcome } from '@touchline/contract/client/order';
import type { CancelReason, Order } from '@touchline/contract/order/schema';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type CancelStatus =
  | { kind: 'idle' }
  /** The question is shown. */
  | { kind: 'asking' }
  | { kind: 'submitting' }
  | Exclude<CancelOutcome, { kind: 'cancelled' }>
  | { kind: 'failed'; reason: FailureReason };

export interface CancelOrderSnapshot {
  status: CancelStatus;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Cancels an order, of the account or opened by its link, after a question. */
export class CancelOrderStore {
  status: CancelStatus = { kind: 'idle' };
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<CancelOrderStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  static fromSnapshot(ports: Needs, snapshot: CancelOrderSnapshot): CancelOrderStore {
    return Object.assign(new CancelOrderStore(ports), snapshot);
  }

  toSnapshot(): CancelOrderSnapshot {
    return { status: this.status };
  }

  get isAsking(): boolean {
    return this.status.kind !== 'idle';
  }

  /** Asks whether the order shall really be cancelled. */
  ask(): void {
    this.status = { kind: 'asking' };
  }

  /** Keeps the order, and closes the question. */
  keep(): void {
    if (this.status.kind !== 'submitting') this.status = { kind: 'idle' };
  }

  /** Cancels; returns the order as it is now, or `undefined` where that was refused. A second press does nothing. */
  async cancel(
    order: { orderId: string; key?: string | undefined },
    reason: CancelReason | undefined,
  ): Promise<Order | undefined> {
    if (this.status.kind === 'submitting') return undefined;
    this.status = { kind: 'submitting' };
    const outcome = await cancelOrder(this.ports.call, { ...order, reason }).catch((error: unknown) => {
      this.ports.reporter.report('An order could not be cancelled.', error);
      return { kind: 'failed' as const, reason: failureOf(error) };
    });
    runInAction(() => {
      this.status = outcome.kind === 'cancelled' ? { kind: 'idle' } : outcome;
    });
    return outcome.kind === 'cancelled' ? outcome.order : undefined;
  }
}
