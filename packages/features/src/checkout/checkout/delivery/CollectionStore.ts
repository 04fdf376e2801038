import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { Coordinates } from '@touchline/contract/client/pickup';
import type { PickupChoice, PickupPoint } from '@touchline/contract/pickup/schema';
import { makeAutoObservable, runInAction } from 'mobx';
import type { BasketStore } from '../../../cart/basket/index.ts';
import { failureOf } from '../../../platform/failure/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import { stored } from '../../../platform/storage/index.ts';
import {
  allowedPosition,
  chosenStore,
  chosenStoreOf,
  PickupStore,
  type Locate,
  type PickupProblem,
} from '../../pickup/index.ts';
import type { DetailsStore } from '../details/DetailsStore.ts';
import { isForPoint, pointTypesOf, type CollectionMethod } from './deliveryKinds.ts';
import type { DeliveryStore } from './DeliveryStore.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/pickup'));

type Needs = Pick<Ports, 'call' | 'clock' | 'storage' | 'flags' | 'reporter'>;

interface Parts {
  basket: BasketStore;
  details: DetailsStore;
  delivery: DeliveryStore;
  /** Called when a point is chosen: contact and delivery options follow. */
  onChosen: () => Promise<unknown>;
  /** Where the shopper is, if the browser may tell without asking. @default the browser's position */
  locate?: Locate | undefined;
}

/** Where the goods of the basket are collected: finding a point, choosing it, and the one that is chosen. */
export class CollectionStore {
  readonly chooser: PickupStore;
  /** The shopper wants to go on and has chosen no point. */
  isPointMissing = false;
  private readonly ports: Needs;
  private readonly parts: Parts;

  constructor(ports: Needs, parts: Parts) {
    this.ports = ports;
    this.parts = parts;
    this.chooser = new PickupStore(ports, {
      find: (near) => this.find(near),
      choose: (point, consumerId) => this.choose(point, consumerId),
      needsConsumerId: (point) =>
        point.type === 'locker' && this.methodsFor(point)[0]?.needsConsumerId === true,
    });
    makeAutoObservable<CollectionStore, 'ports' | 'parts'>(
      this,
      { ports: false, parts: false, chooser: false },
      { autoBind: true },
    );
  }

  /** The chosen point; `undefined` as long as none is chosen, and where the goods are sent. */
  get point(): PickupPoint | undefined {
    const { details, basket } = this.parts;
    if (!details.isCollected) return undefined;
    const points = (basket.basket?.shipmentList ?? []).map(
      ({ shippingLineItem }) => shippingLineItem?.pickup?.point,
    );
    const types = this.methods.flatMap(pointTypesOf);
    return points.find((point) => point !== undefined && types.includes(point.type));
  }

  /** Whether a method is one by which the goods can be collected at the chosen point. */
  isOffered(methodId: string): boolean {
    const { point } = this;
    return point !== undefined && this.methodsFor(point).some(({ id }) => id === methodId);
  }

  /** Reports a missing point; `true` when none is missing. */
  check(): boolean {
    this.isPointMissing = this.parts.details.isCollected && this.point === undefined;
    return !this.isPointMissing;
  }

  openChooser(): void {
    this.chooser.open(this.point);
  }

  /** The shopper has chosen another way: what was found for the one before is forgotten. */
  reset(): void {
    this.isPointMissing = false;
    this.chooser.reset();
  }

  /**
   * Suggests a store without a press: the one of the last visit, or with `cncGeolocationPreselect` the nearest one, if
   * the browser may tell where the shopper is. What fails is no matter: the shopper chooses.
   */
  async preselect(): Promise<void> {
    const { details } = this.parts;
    if (details.kind !== 'cnc' || this.point !== undefined) return;
    try {
      const known = await this.lastStore();
      if (known) return void (await this.choose(known, undefined));
      if (!this.ports.flags.value('cncGeolocationPreselect')) return;
      const position = await (this.parts.locate ?? allowedPosition)();
      if (position.kind !== 'known') return;
      const near = await this.find(position.at);
      const nearest = near.find(({ unavailable, stock }) => !unavailable && stock !== 'none');
      if (nearest && details.kind === 'cnc') await this.choose(nearest, undefined);
    } catch (error) {
      this.ports.reporter.report('No store could be suggested.', error);
    }
  }

  /** Chooses a point of a list that a page without JavaScript showed; `true` when the shop has taken it. */
  async chooseFrom(
    place: string,
    { key, consumerId }: { key: string; consumerId: string },
  ): Promise<boolean> {
    const { chooser } = this;
    chooser.type(place);
    await chooser.searchTyped();
    chooser.pick(key);
    chooser.typeConsumerId(consumerId);
    return chooser.choosePicked();
  }

  /** Chooses a point for everything that is not sent by email; says why it can't be had. */
  async choose(point: PickupPoint, consumerId: string | undefined): Promise<PickupProblem | undefined> {
    const [method] = this.methodsFor(point);
    if (!method) return { kind: 'refused', reason: 'unknown' };
    const { id, type } = point;
    const choice: PickupChoice = { id, type, ...(consumerId === undefined ? {} : { consumerId }) };
    try {
      const problem = await this.parts.delivery.collectAt(method.id, choice);
      if (problem) return problem;
    } catch (error) {
      return { kind: 'failed', reason: failureOf(error) };
    }
    runInAction(() => {
      this.isPointMissing = false;
    });
    this.keep(point);
    await this.parts.onChosen();
    return undefined;
  }

  /** The methods by which goods are collected in the chosen way. */
  private get methods(): readonly CollectionMethod[] {
    const { kind, market } = this.parts.details;
    return (market?.collectionMethods ?? []).filter(({ shippingType }) => shippingType === kind);
  }

  private methodsFor(point: PickupPoint): CollectionMethod[] {
    return this.methods.filter((method) => isForPoint(method, point));
  }

  /** Points of all types of the chosen way, nearest first. */
  private async find(near: Coordinates): Promise<PickupPoint[]> {
    const { basketId } = this.parts.basket.basket ?? {};
    if (!basketId) return [];
    const types = [...new Set(this.methods.flatMap(pointTypesOf))];
    const { lat, lon } = near;
    const { getPickupPoints } = await calls();
    const found = await Promise.all(
      types.map((type) => getPickupPoints(this.ports.call, basketId, type, { lat, lon, limit: pointLimit })),
    );
    return found
      .flat()
      .filter((point) => this.methodsFor(point).length > 0)
      .toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
  }

  private async lastStore(): Promise<PickupPoint | undefined> {
    const last = stored(this.ports).read(chosenStore);
    if (!last || last.country !== this.parts.details.market?.country) return undefined;
    const point = await (await calls()).getPickupPoint(this.ports.call, { id: last.id, type: 'cnc' });
    return point?.unavailable ? undefined : point;
  }

  private keep(point: PickupPoint): void {
    const { country } = this.parts.details.market ?? {};
    if (point.type === 'cnc' && country !== undefined)
      stored(this.ports).write(chosenStore, chosenStoreOf(point, country));
  }
}

/** Points of each type that a search asks for. */
const pointLimit = 50;
