import { makeAutoObservable } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { askPromise, type PromiseAnswer } from './askPromise.ts';
import type { DeliveryPlaceStore } from './DeliveryPlaceStore.ts';

type Needs = Pick<Ports, 'call' | 'flags'>;

export type DeliveryPromiseStatus = { kind: 'idle' } | { kind: 'asking' } | PromiseAnswer;

/** When a size arrives at the shopper's postal code. */
export class DeliveryPromiseStore {
  status: DeliveryPromiseStatus = { kind: 'idle' };
  /** A page without JavaScript was asked for with the form. */
  isFormShown = false;
  /** The postal code, which is kept for other pages. */
  readonly place: DeliveryPlaceStore;
  /** The size and the postal code of the answer. */
  private asked = '';
  private readonly ports: Needs;

  constructor(ports: Needs, place: DeliveryPlaceStore) {
    this.ports = ports;
    this.place = place;
    makeAutoObservable<DeliveryPromiseStore, 'ports'>(
      this,
      { ports: false, place: false },
      { autoBind: true },
    );
  }

  /** The shopper asks for a size and a postal code; an empty one is none. */
  async ask(productId: string, postalCode: string): Promise<void> {
    this.place.change(postalCode);
    await this.answer(productId);
    if (this.status.kind !== 'invalidPostalCode') this.place.keep();
  }

  /** Answers for a page that is the same for everybody who asks for it: keeps nothing. */
  async answerOnce(productId: string, postalCode: string): Promise<void> {
    this.isFormShown = true;
    this.place.change(postalCode);
    await this.answer(productId);
  }

  /** A size is shown: asks for it at the postal code that is known, unless that was answered. */
  async show(productId: string): Promise<void> {
    this.place.recall();
    if (this.place.postalCode !== '' && this.asked !== keyOf(productId, this.place.postalCode))
      await this.answer(productId);
  }

  private async answer(productId: string): Promise<void> {
    const { postalCode } = this.place;
    const key = keyOf(productId, postalCode);
    this.asked = key;
    if (postalCode === '') return this.take({ kind: 'idle' });
    this.take({ kind: 'asking' });
    const answer = await askPromise(this.ports, { postalCode, productIds: [productId] });
    // Another size or postal code was asked for meanwhile.
    if (this.asked !== key) return undefined;
    return this.take(answer);
  }

  private take(status: DeliveryPromiseStatus): void {
    this.status = status;
  }
}

const keyOf = (productId: string, postalCode: string): string => JSON.stringify([productId, postalCode]);
