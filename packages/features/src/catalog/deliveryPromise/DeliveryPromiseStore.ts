import { getDeliveryPromise, type PromiseOutcome } from '@touchline/contract/client/delivery';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';

type Needs = Pick<Ports, 'call' | 'flags'>;

export type DeliveryPromiseStatus =
  { kind: 'idle' } | { kind: 'asking' } | PromiseOutcome | { kind: 'failed' };

/** When a size arrives at the shopper's postal code, which is kept for the visit. */
export class DeliveryPromiseStore {
  postalCode = '';
  status: DeliveryPromiseStatus = { kind: 'idle' };
  /** The size of the answer. */
  private productId = '';
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<DeliveryPromiseStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** The shopper asks for a size and a postal code; an empty one is none. */
  async ask(productId: string, postalCode: string): Promise<void> {
    this.postalCode = postalCode.trim();
    this.productId = productId;
    if (this.postalCode === '') return this.take({ kind: 'idle' });
    this.status = { kind: 'asking' };
    const isLast = () => this.productId === productId && this.postalCode === postalCode.trim();
    try {
      const goods = { postalCode: this.postalCode, productIds: [productId] };
      const version = this.ports.flags.value('DPEV2') ? 'v2' : 'v1';
      const outcome = await getDeliveryPromise(this.ports.call, goods, version);
      if (isLast()) this.take(outcome);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isLast()) this.take({ kind: 'failed' });
    }
    return undefined;
  }

  /** Another size is shown: asks for it at the postal code of this visit. */
  async show(productId: string): Promise<void> {
    if (productId !== this.productId && this.postalCode !== '') await this.ask(productId, this.postalCode);
  }

  private take(status: DeliveryPromiseStatus): void {
    this.status = status;
  }
}
