import { getOrder } from '@touchline/contract/client/order';
import type { BagOutcome } from '@touchline/contract/client/basket';
import type { AddItem, LineItem } from '@touchline/contract/basket/schema';
import { Unauthorised } from '@touchline/contract/errors';
import type { Order } from '@touchline/contract/order/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type OrderStatus =
  { kind: 'loading' } | { kind: 'ready' } | { kind: 'notFound' } | { kind: 'failed'; reason: FailureReason };

/** Why a line of an order could not be put into the bag again. */
export type NotAddedReason = 'soldOut' | 'limit' | 'personalised' | 'full' | 'failed';

/** What became of an order that is bought again. */
export interface Reordered {
  /** Number of lines that are in the bag now. */
  added: number;
  notAdded: readonly { name: string; reason: NotAddedReason }[];
}

export interface OrderSnapshot {
  orderId: string;
  status: OrderStatus;
  order?: Order;
  reordered?: Reordered;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Puts an item into the bag. */
export type AddToBag = (item: AddItem) => Promise<BagOutcome>;

const reasons: Partial<Record<string, NotAddedReason>> = {
  SIZE_OUT_OF_STOCK: 'soldOut',
  QUANTITY_UNAVAILABLE: 'soldOut',
  QUANTITY_EXCEEDED: 'limit',
  BasketQuotaExceededException: 'full',
};

/** One order of the account. */
export class OrderStore {
  orderId = '';
  status: OrderStatus = { kind: 'loading' };
  order: Order | undefined = undefined;
  /** Of the last time it was bought again. */
  reordered: Reordered | undefined = undefined;
  isReordering = false;
  private readonly ports: Needs;
  private readonly add: AddToBag;

  constructor(ports: Needs, add: AddToBag) {
    this.ports = ports;
    this.add = add;
    makeAutoObservable<OrderStore, 'ports' | 'add'>(
      this,
      { ports: false, add: false, order: observableRef, reordered: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, add: AddToBag, snapshot: OrderSnapshot): OrderStore {
    return Object.assign(new OrderStore(ports, add), snapshot);
  }

  toSnapshot(): OrderSnapshot {
    const { orderId, status, order, reordered } = this;
    return { orderId, status, ...(order ? { order } : {}), ...(reordered ? { reordered } : {}) };
  }

  /** Loads an order; one of somebody else, or of a market with another `currency`, is not found. */
  async load(orderId: string, currency: string): Promise<void> {
    if (orderId !== this.orderId) this.reordered = undefined;
    this.orderId = orderId;
    this.status = { kind: 'loading' };
    this.order = undefined;
    try {
      const order = await getOrder(this.ports.call, orderId);
      const isOurs = order?.currency === currency;
      runInAction(() => {
        this.order = isOurs ? order : undefined;
        this.status = { kind: isOurs ? 'ready' : 'notFound' };
      });
    } catch (error) {
      const isUnknown = error instanceof Unauthorised;
      if (!isUnknown) this.ports.reporter.report('The order did not load.', error);
      runInAction(() => {
        this.status = isUnknown ? { kind: 'notFound' } : { kind: 'failed', reason: failureOf(error) };
      });
    }
  }

  /** Shows the order as it is after a change. */
  show(order: Order): void {
    this.order = order;
    this.status = { kind: 'ready' };
  }

  /** Puts what is still sold into the bag, line by line; what is in the bag stays there. */
  async reorder(): Promise<void> {
    if (this.isReordering || !this.order) return;
    this.isReordering = true;
    this.reordered = undefined;
    const notAdded: { name: string; reason: NotAddedReason }[] = [];
    const lines = this.order.productLineItemList;
    for (const line of lines) {
      const reason = await this.addLine(line);
      if (reason) notAdded.push({ name: line.productName, reason });
    }
    runInAction(() => {
      this.isReordering = false;
      this.reordered = { added: lines.length - notAdded.length, notAdded };
    });
  }

  private async addLine({
    productId,
    quantity,
    personalisation,
  }: LineItem): Promise<NotAddedReason | undefined> {
    // What was made for somebody is made again on the page of its product.
    if (personalisation?.length) return 'personalised';
    try {
      const outcome = await this.add({ productId, quantity });
      return outcome.kind === 'done' ? undefined : (reasons[outcome.reason] ?? 'failed');
    } catch (error) {
      this.ports.reporter.report('A line of an order could not be added to the bag.', error);
      return 'failed';
    }
  }
}
