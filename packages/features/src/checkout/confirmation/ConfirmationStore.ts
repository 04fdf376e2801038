import { makeAutoObservable, runInAction } from 'mobx';
import { getOrder } from '@touchline/contract/client/order';
import { createOrderLink, getLinkedOrder } from '@touchline/contract/client/orderLink';
import { Unauthorised } from '@touchline/contract/errors';
import type { OrderLink } from '@touchline/contract/order/linkSchema';
import type { Order } from '@touchline/contract/order/schema';
import { purchaseOf } from './purchaseOf.ts';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type ConfirmationStatus =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; order: Order }
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: FailureReason };

export interface ConfirmationSnapshot {
  orderId: string;
  status: ConfirmationStatus;
  /** The secret key of the link that opened the order; empty in the session of its owner. */
  key: string;
  /** Opens this order on any device; absent until it has loaded. */
  link?: OrderLink;
  /** The shop's origin, for the complete link. */
  origin: string;
}

type Needs = Pick<Ports, 'call' | 'reporter' | 'analytics'>;

/** Milliseconds between polls of an order that is not settled; the last value is repeated. */
const pauses = [1500, 2500, 4000, 8000, 15_000] as const;
/** After this many polls the page waits for the shopper to return to it. */
const maxPolls = 20;

/** The order a shopper has just placed; while its payment is open, the store polls until it is settled. */
export class ConfirmationStore {
  status: ConfirmationStatus = { kind: 'idle' };
  orderId = '';
  key = '';
  link: OrderLink | undefined = undefined;
  origin = '';
  private polls = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<ConfirmationStore, 'ports' | 'timer' | 'polls'>(
      this,
      { ports: false, timer: false, polls: false },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: ConfirmationSnapshot): ConfirmationStore {
    return Object.assign(new ConfirmationStore(ports), snapshot);
  }

  toSnapshot(): ConfirmationSnapshot {
    const { orderId, status, key, link, origin } = this;
    return { orderId, status, key, origin, ...(link ? { link } : {}) };
  }

  get order(): Order | undefined {
    return this.status.kind === 'ready' ? this.status.order : undefined;
  }

  /** The address that opens this order on any device; `undefined` until it has loaded. */
  get linkAddress(): string | undefined {
    return this.link && `${this.origin}/${this.link.sitePath}/order?key=${this.link.key}`;
  }

  /** The order exists, but whether it is paid is not known yet. */
  get isPending(): boolean {
    return this.order?.status === 'created';
  }

  /** It waits for money that the shopper pays later. */
  get isAwaitingPayment(): boolean {
    return this.isPending && this.order?.payment.instructions !== undefined;
  }

  /** It was not paid in time. */
  get hasExpired(): boolean {
    return this.hasFailed && this.order?.paymentError?.errorCode === 'PaymentExpired';
  }

  get hasFailed(): boolean {
    return this.order?.status === 'failed';
  }

  /** It was ordered, but will not be delivered. */
  get isCancelled(): boolean {
    return this.order?.status === 'cancelled';
  }

  /** Loads the order; the order of another shopper is not found. */
  async load(orderId: string | undefined): Promise<void> {
    if (!orderId) {
      this.status = { kind: 'notFound' };
      return;
    }
    if (this.orderId !== orderId || this.key !== '') this.link = undefined;
    if (this.orderId !== orderId || this.status.kind !== 'ready') this.status = { kind: 'loading' };
    this.orderId = orderId;
    this.key = '';
    await this.show(() => getOrder(this.ports.call, orderId));
    const purchase = this.order && purchaseOf(this.order);
    // Sent once per order, however often the page is opened: see `onceKeyOf`.
    if (purchase) this.ports.analytics.track('purchase', purchase);
  }

  /** Loads the order of a link, without a session. */
  async loadLinked(key: string): Promise<void> {
    if (key === '') {
      this.status = { kind: 'notFound' };
      return;
    }
    if (this.key !== key || this.status.kind !== 'ready') this.status = { kind: 'loading' };
    this.key = key;
    await this.show(async () => {
      const linked = await getLinkedOrder(this.ports.call, key);
      runInAction(() => {
        this.link = linked?.link;
        this.orderId = linked?.order.orderId ?? '';
      });
      return linked?.order;
    });
  }

  /** Loads the link that opens this order on any device. If that fails the page shows none. `origin` is the shop's origin. */
  async offerLink(origin: string): Promise<void> {
    this.origin = origin;
    const { order } = this;
    if (!order || this.link) return;
    try {
      const link = await createOrderLink(this.ports.call, order.orderId);
      runInAction(() => {
        this.link = link;
      });
    } catch (error) {
      this.ports.reporter.report('The link of the order could not be fetched.', error);
    }
  }

  /** Shows the order as it is after a change. */
  replace(order: Order): void {
    this.status = { kind: 'ready', order };
  }

  private async show(fetchOrder: () => Promise<Order | undefined>): Promise<void> {
    try {
      const order = await fetchOrder();
      runInAction(() => {
        this.status = order ? { kind: 'ready', order } : { kind: 'notFound' };
      });
    } catch (error) {
      runInAction(() => {
        // A shopper without a token has no orders.
        this.status = error instanceof Unauthorised ? { kind: 'notFound' } : this.failed(error);
      });
    }
  }

  /** Polls while the payment is open; returns a function that stops polling. */
  watch(): () => void {
    const poll = (): void => {
      if (!this.isPending || this.polls >= maxPolls) return;
      const pause = pauses[Math.min(this.polls, pauses.length - 1)];
      this.polls += 1;
      this.timer = setTimeout(() => void this.retry().then(poll), pause);
    };
    poll();
    return () => clearTimeout(this.timer);
  }

  /** Loads again, in the way the order was opened. */
  async retry(): Promise<void> {
    await (this.key === '' ? this.load(this.orderId) : this.loadLinked(this.key));
  }

  private failed(error: unknown): ConfirmationStatus {
    // A loaded order stays on the page: the next poll tries again.
    if (this.status.kind === 'ready') return this.status;
    this.ports.reporter.report('The order could not be fetched.', error);
    return { kind: 'failed', reason: failureOf(error) };
  }
}
