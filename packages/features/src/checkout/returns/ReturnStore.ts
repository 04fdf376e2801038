import { getOrder } from '@touchline/contract/client/order';
import { getLinkedOrder } from '@touchline/contract/client/orderLink';
import { announceReturn, type ReturnOutcome } from '@touchline/contract/client/returns';
import { Unauthorised } from '@touchline/contract/errors';
import type { ReturnMethod } from '@touchline/contract/order/returnReasons';
import type { ReturnLine } from '@touchline/contract/order/returnSchema';
import type { Order } from '@touchline/contract/order/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/** What was typed: a line may still lack its reason. */
export interface ReturnForm {
  method: ReturnMethod;
  lines: readonly (Omit<ReturnLine, 'reason'> & Partial<ReturnLine>)[];
}

export type ReturnStatus =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'submitting' }
  /** Nothing was chosen, or lines lack their reason. */
  | { kind: 'invalid'; isEmpty: boolean; itemIds: readonly string[] }
  | { kind: 'notSent'; reason: FailureReason }
  | Exclude<ReturnOutcome, { kind: 'announced' | 'notFound' }>
  | { kind: 'announced' };

export interface ReturnSnapshot {
  orderId: string;
  key?: string;
  status: ReturnStatus;
  order?: Order;
  requestKey: string;
  form?: ReturnForm;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Sends pieces of an order back, of the account or opened by its link. */
export class ReturnStore {
  orderId = '';
  /** The secret of the link, for whoever has no session. */
  key: string | undefined = undefined;
  status: ReturnStatus = { kind: 'loading' };
  order: Order | undefined = undefined;
  /** One key of this page makes one return, however often it is sent. */
  requestKey: string = crypto.randomUUID();
  /** What was typed last, to show it again. */
  form: ReturnForm | undefined = undefined;
  private isAnswered = false;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<ReturnStore, 'ports' | 'isAnswered'>(
      this,
      { ports: false, isAnswered: false, order: observableRef, form: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: ReturnSnapshot): ReturnStore {
    return Object.assign(new ReturnStore(ports), snapshot);
  }

  toSnapshot(): ReturnSnapshot {
    const { orderId, key, status, order, requestKey, form } = this;
    return {
      ...{ orderId, status, requestKey },
      ...(key === undefined ? {} : { key }),
      ...(order ? { order } : {}),
      ...(form ? { form } : {}),
    };
  }

  /** Loads the order of the account by its number, or of a link by its `key`. */
  async load({
    orderId = '',
    key,
  }: {
    orderId?: string | undefined;
    key?: string | undefined;
  }): Promise<void> {
    if (this.isAnswered) {
      this.isAnswered = false;
      return;
    }
    Object.assign(this, { orderId, key, status: { kind: 'loading' }, order: undefined, form: undefined });
    // Another visit is another return.
    this.requestKey = crypto.randomUUID();
    try {
      const order = await this.fetchOrder(orderId);
      runInAction(() => {
        this.order = order;
        this.status = { kind: order ? 'ready' : 'notFound' };
      });
    } catch (error) {
      const isUnknown = error instanceof Unauthorised;
      if (!isUnknown) this.ports.reporter.report('The order of a return did not load.', error);
      runInAction(() => {
        this.status = isUnknown ? { kind: 'notFound' } : { kind: 'failed', reason: failureOf(error) };
      });
    }
  }

  private async fetchOrder(orderId: string): Promise<Order | undefined> {
    const { call } = this.ports;
    return this.key === undefined ? getOrder(call, orderId) : (await getLinkedOrder(call, this.key))?.order;
  }

  /** Keeps what was answered to a posted form while its page is loaded next. */
  keepAnswer(): void {
    this.isAnswered = true;
  }

  /** Announces the return; says what is missing where something is. A second press does nothing. */
  async submit(form: ReturnForm): Promise<void> {
    if (this.status.kind === 'submitting' || !this.order) return;
    this.form = form;
    const lines = form.lines.filter((line): line is ReturnLine => line.reason !== undefined);
    const missing = form.lines.filter(({ reason }) => reason === undefined).map(({ itemId }) => itemId);
    if (form.lines.length === 0 || missing.length > 0) {
      this.status = { kind: 'invalid', isEmpty: form.lines.length === 0, itemIds: missing };
      return;
    }
    const { orderId } = this.order;
    this.status = { kind: 'submitting' };
    try {
      const request = { requestKey: this.requestKey, method: form.method, lines };
      const outcome = await announceReturn(this.ports.call, { orderId, key: this.key }, request);
      // What is left now is shown with what was typed.
      const isOutdated = outcome.kind === 'exchangeUnavailable' || outcome.kind === 'notReturnable';
      const fresh = isOutdated ? await this.fetchOrder(orderId) : undefined;
      runInAction(() => {
        this.order = outcome.kind === 'announced' ? outcome.order : (fresh ?? this.order);
        this.status = outcome.kind === 'announced' ? { kind: 'announced' } : outcome;
      });
    } catch (error) {
      this.ports.reporter.report('A return could not be announced.', error);
      runInAction(() => {
        this.status = { kind: 'notSent', reason: failureOf(error) };
      });
    }
  }
}
