import { getOrders } from '@touchline/contract/client/order';
import { Forbidden, Unauthorised } from '@touchline/contract/errors';
import type { OrderHistory } from '@touchline/contract/order/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type OrderHistoryStatus =
  { kind: 'loading' } | { kind: 'ready' } | { kind: 'signedOut' } | { kind: 'failed'; reason: FailureReason };

export interface OrderHistorySnapshot {
  status: OrderHistoryStatus;
  page: number;
  history?: OrderHistory;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The orders of the account, page by page, the newest first. */
export class OrderHistoryStore {
  status: OrderHistoryStatus = { kind: 'loading' };
  /** The page that is shown, or on its way; the first is 1. */
  page = 1;
  history: OrderHistory | undefined = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<OrderHistoryStore, 'ports'>(
      this,
      { ports: false, history: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: OrderHistorySnapshot): OrderHistoryStore {
    return Object.assign(new OrderHistoryStore(ports), snapshot);
  }

  toSnapshot(): OrderHistorySnapshot {
    const { status, page, history } = this;
    return { status, page, ...(history ? { history } : {}) };
  }

  get pageCount(): number {
    return this.history ? Math.ceil(this.history.total / this.history.pageSize) : 0;
  }

  /** Nothing was ever ordered. */
  get isEmpty(): boolean {
    return this.history?.total === 0;
  }

  /** Loads a page; of two that are under way, the one that was asked for last is shown. */
  async load(page = this.page): Promise<void> {
    this.page = page;
    this.status = { kind: 'loading' };
    try {
      const history = await getOrders(this.ports.call, page);
      this.show(page, { kind: 'ready' }, history);
    } catch (error) {
      if (error instanceof Unauthorised || error instanceof Forbidden) {
        this.show(page, { kind: 'signedOut' });
        return;
      }
      this.ports.reporter.report('The orders did not load.', error);
      this.show(page, { kind: 'failed', reason: failureOf(error) });
    }
  }

  private show(page: number, status: OrderHistoryStatus, history?: OrderHistory): void {
    runInAction(() => {
      if (page !== this.page) return;
      this.status = status;
      this.history = history;
    });
  }
}
