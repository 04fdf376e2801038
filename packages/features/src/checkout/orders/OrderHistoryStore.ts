import { getOrders, type HistoryRequest } from '@touchline/contract/client/order';
import { Forbidden, Unauthorised } from '@touchline/contract/errors';
import type { OrderHistory } from '@touchline/contract/order/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { historyPath } from './historyPath.ts';

export type OrderHistoryStatus =
  { kind: 'loading' } | { kind: 'ready' } | { kind: 'signedOut' } | { kind: 'failed'; reason: FailureReason };

export interface OrderHistorySnapshot {
  status: OrderHistoryStatus;
  asked: HistoryRequest;
  history?: OrderHistory;
}

type Needs = Pick<Ports, 'call' | 'reporter' | 'navigation'>;

/** The orders of the account, page by page, the newest first. */
export class OrderHistoryStore {
  status: OrderHistoryStatus = { kind: 'loading' };
  /** What is shown, or on its way. */
  asked: HistoryRequest = {};
  history: OrderHistory | undefined = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<OrderHistoryStore, 'ports'>(
      this,
      { ports: false, history: observableRef, asked: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: OrderHistorySnapshot): OrderHistoryStore {
    return Object.assign(new OrderHistoryStore(ports), snapshot);
  }

  toSnapshot(): OrderHistorySnapshot {
    const { status, asked, history } = this;
    return { status, asked, ...(history ? { history } : {}) };
  }

  /** From 1. */
  get page(): number {
    return this.asked.page ?? 1;
  }

  get pageCount(): number {
    return this.history ? Math.ceil(this.history.total / this.history.pageSize) : 0;
  }

  /** Only some of the orders are asked for. */
  get isNarrowed(): boolean {
    const { state, year, search } = this.asked;
    return state !== undefined || year !== undefined || search !== undefined;
  }

  /** Nothing was ever ordered. */
  get isEmpty(): boolean {
    return this.history?.total === 0 && !this.isNarrowed;
  }

  /** Opens the page of what a form asks for; the address says it, so that going back works. */
  ask(asked: HistoryRequest): void {
    this.ports.navigation.go(historyPath(asked));
  }

  /** Loads a page; of two that are under way, the one that was asked for last is shown. */
  async load(asked = this.asked): Promise<void> {
    this.asked = asked;
    this.status = { kind: 'loading' };
    try {
      const history = await getOrders(this.ports.call, asked);
      this.show(asked, { kind: 'ready' }, history);
    } catch (error) {
      if (error instanceof Unauthorised || error instanceof Forbidden) {
        this.show(asked, { kind: 'signedOut' });
        return;
      }
      this.ports.reporter.report('The orders did not load.', error);
      this.show(asked, { kind: 'failed', reason: failureOf(error) });
    }
  }

  private show(asked: HistoryRequest, status: OrderHistoryStatus, history?: OrderHistory): void {
    runInAction(() => {
      if (asked !== this.asked) return;
      this.status = status;
      this.history = history;
    });
  }
}
