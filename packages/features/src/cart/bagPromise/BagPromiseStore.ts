import type { Shipment } from '@touchline/contract/basket/schema';
import { isByEmail } from '@touchline/contract/market/byEmail';
import { makeAutoObservable } from 'mobx';
import {
  askPromise,
  type DeliveryPlaceStore,
  type DeliveryPromiseStatus,
  type ShownDelivery,
} from '../../catalog/deliveryPromise/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { BasketStore } from '../basket/index.ts';

type Needs = Pick<Ports, 'call' | 'flags'>;

/** What is known of the days of a parcel. */
export type ParcelStatus = DeliveryPromiseStatus | { kind: 'chosen'; options: ShownDelivery[] };

/** Goods of the bag that arrive together at an address. */
export interface PromisedParcel {
  shipmentId: string;
  itemIds: string[];
  status: ParcelStatus;
}

export interface BagPromiseSnapshot {
  /** The postal code of the days, and the one that is kept. */
  postalCode: string;
  place: string;
  answers: Record<string, DeliveryPromiseStatus>;
}

/**
 * When each parcel of the bag arrives at the shopper's postal code. What was chosen at the checkout counts before any
 * promise; what is collected or sent by email has none.
 */
export class BagPromiseStore {
  /** The postal code, which is the same on product pages. */
  readonly place: DeliveryPlaceStore;
  /** The postal code that was asked for last. */
  private asked = '';
  /** By postal code and goods. */
  private readonly answers = new Map<string, DeliveryPromiseStatus>();
  private readonly ports: Needs;
  private readonly basket: Pick<BasketStore, 'basket'>;

  constructor(ports: Needs, place: DeliveryPlaceStore, basket: Pick<BasketStore, 'basket'>) {
    this.ports = ports;
    this.place = place;
    this.basket = basket;
    makeAutoObservable<BagPromiseStore, 'ports' | 'basket'>(
      this,
      { ports: false, place: false, basket: false },
      { autoBind: true },
    );
  }

  toSnapshot(): BagPromiseSnapshot | null {
    if (this.asked === '') return null;
    return {
      postalCode: this.asked,
      place: this.place.postalCode,
      answers: Object.fromEntries(this.answers),
    };
  }

  fillFromSnapshot(snapshot: BagPromiseSnapshot | null): void {
    if (!snapshot) return;
    this.asked = snapshot.postalCode;
    if (snapshot.place !== '') this.place.change(snapshot.place);
    for (const [key, answer] of Object.entries(snapshot.answers)) this.answers.set(key, answer);
  }

  /** The parcels that travel to an address, with the items in them. */
  get parcels(): PromisedParcel[] {
    return this.shipments.map((shipment) => ({
      shipmentId: shipment.shipmentId,
      itemIds: shipment.productLineItemList.map(({ itemId }) => itemId),
      status: chosenOf(shipment) ?? this.answers.get(this.keyOf(shipment)) ?? { kind: 'idle' },
    }));
  }

  /** The postal code that the days are those of. */
  get postalCode(): string {
    const isChosen = this.parcels.some(({ status }) => status.kind === 'chosen');
    return (isChosen && this.basket.basket?.shippingAddress?.zipcode) || this.asked;
  }

  /** What is to be said of the whole bag: of its first parcel, unless another one has a problem. */
  get status(): ParcelStatus {
    const statuses = this.parcels.map(({ status }) => status);
    const isPromised = ({ kind }: ParcelStatus) => kind === 'promised' || kind === 'chosen';
    return statuses.find((status) => !isPromised(status)) ?? statuses[0] ?? { kind: 'idle' };
  }

  /** The shopper gives a postal code; an empty one is none. */
  async ask(postalCode: string): Promise<void> {
    this.place.change(postalCode);
    await this.load();
  }

  /**
   * Asks for the days of every parcel that were not answered yet, at the postal code that is known; `postalCode` is
   * another one, as it is typed at the checkout, and is not kept.
   */
  async load(postalCode?: string): Promise<void> {
    if (postalCode === undefined) this.place.recall();
    this.asked = postalCode?.trim() ?? this.place.postalCode;
    if (this.asked === '') return;
    const open = this.shipments.filter((shipment) => !chosenOf(shipment));
    const answers = await Promise.all(open.map((shipment) => this.answer(shipment)));
    const isKnown = answers.some((kind) => kind !== 'invalidPostalCode' && kind !== 'failed');
    if (postalCode === undefined && isKnown) this.place.keep();
  }

  private async answer(shipment: Shipment): Promise<DeliveryPromiseStatus['kind']> {
    const key = this.keyOf(shipment);
    const known = this.answers.get(key);
    if (known && known.kind !== 'failed') return known.kind;
    this.take(key, { kind: 'asking' });
    const goods = { postalCode: this.asked, productIds: goodsOf(shipment) };
    const answer = await askPromise(this.ports, goods);
    this.take(key, answer);
    return answer.kind;
  }

  private get shipments(): Shipment[] {
    return (this.basket.basket?.shipmentList ?? []).filter(
      ({ shipmentType, shippingLineItem, productLineItemList }) =>
        !isByEmail(shipmentType) &&
        shippingLineItem?.shippingType !== 'cnc' &&
        shippingLineItem?.shippingType !== 'pudo' &&
        productLineItemList.length > 0,
    );
  }

  private keyOf(shipment: Shipment): string {
    return JSON.stringify([this.asked, ...goodsOf(shipment)]);
  }

  private take(key: string, answer: DeliveryPromiseStatus): void {
    this.answers.set(key, answer);
  }
}

/** The sizes in a parcel. The call takes at most 50 of them. */
const goodsOf = ({ productLineItemList }: Shipment): string[] =>
  [...new Set(productLineItemList.map(({ productId }) => productId))].slice(0, 50);

/** The days of the delivery that was chosen at the checkout. */
function chosenOf({ shippingLineItem }: Shipment): Extract<ParcelStatus, { kind: 'chosen' }> | undefined {
  const { shippingType, deliveryPeriod } = shippingLineItem ?? {};
  if (!shippingType || !deliveryPeriod) return undefined;
  return {
    kind: 'chosen',
    options: [{ shippingType, earliest: deliveryPeriod.from, latest: deliveryPeriod.to }],
  };
}
