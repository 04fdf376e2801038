import type { PickupRefusal } from '@touchline/contract/client/shipping';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { Coordinates } from '@touchline/contract/client/pickup';
import { readConsumerId } from '@touchline/contract/pickup/consumerId';
import type { PickupPoint, Place } from '@touchline/contract/pickup/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { browserPosition, type Locate, type Position } from './position.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/pickup'));

/** The state of the search for points. `none`: there are none near the place. */
export type PickupStatus =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found' }
  | { kind: 'none' }
  | { kind: 'failed'; reason: FailureReason };

/** The state of asking where the shopper is. `elsewhere`: there are no points near the position, so it may be wrong. */
export type PositionState = 'unasked' | 'asking' | 'elsewhere' | Position['kind'];

/** Why a point was not chosen. */
export type PickupProblem =
  { kind: 'refused'; reason: PickupRefusal } | { kind: 'failed'; reason: FailureReason };

export interface PickupSource {
  /** Finds the points near a place, nearest first. */
  find: (near: Coordinates) => Promise<readonly PickupPoint[]>;
  /** Takes the point that the shopper chose; says why it can't be had. */
  choose: (point: PickupPoint, consumerId: string | undefined) => Promise<PickupProblem | undefined>;
  /** Whether the carrier of a point wants the shopper's number. @default no point */
  needsConsumerId?: (point: PickupPoint) => boolean;
  /** Replaced in tests and stories. @default the browser's position */
  locate?: Locate;
}

/** What is wrong with the shopper's number at a carrier: nothing is typed, or it is not one of the carrier's. */
export type ConsumerIdProblem = 'missing' | 'invalid';

/** Points of one type are numbered by their carrier: only together with the type is an id unique. */
export const pointKey = ({ type, id }: Pick<PickupPoint, 'type' | 'id'>): string => `${type}:${id}`;

export interface PickupSnapshot {
  status: PickupStatus;
  points: readonly PickupPoint[];
  foundAt: string;
  text: string;
  place?: Place;
  problem?: PickupProblem;
}

/** Finding a store, parcel shop or locker near a place, and choosing one. List and map show the same store. */
export class PickupStore {
  isOpen = false;
  /** The code of the chooser could not be loaded when it was opened: a list without map and dialog takes its place. */
  isMissing = false;
  status: PickupStatus = { kind: 'idle' };
  points: readonly PickupPoint[] = [];
  /** When they were found, ISO 8601: decides which opening hours are today's. */
  foundAt = '';
  /** What is typed into the field of the place. */
  text = '';
  /** The place that was searched; `undefined` for the shopper's position. */
  place: Place | undefined = undefined;
  position: PositionState = 'unasked';
  /** The point that is picked in the list or on the map; not yet chosen. */
  pickedKey: string | undefined = undefined;
  /** The shopper's number at the carrier, as typed. */
  consumerId = '';
  consumerIdError: ConsumerIdProblem | undefined = undefined;
  problem: PickupProblem | undefined = undefined;
  isChoosing = false;
  /** On a phone the list or the map is shown. */
  view: 'list' | 'map' = 'list';
  /** How often a point was to be chosen without the number that its carrier wants: its field takes the focus then. */
  refusals = 0;
  /** Where the points were searched. */
  near: Coordinates | undefined = undefined;
  /** Each search has a number: the answer to an earlier one is dropped. */
  private search = 0;
  private readonly ports: Pick<Ports, 'call' | 'clock'>;
  private readonly source: PickupSource;

  constructor(ports: Pick<Ports, 'call' | 'clock'>, source: PickupSource) {
    this.ports = ports;
    this.source = source;
    makeAutoObservable<PickupStore, 'ports' | 'source' | 'search'>(
      this,
      {
        ...{ ports: false, source: false, search: false },
        ...{ points: observableRef, place: observableRef, near: observableRef },
      },
      { autoBind: true },
    );
  }

  get picked(): PickupPoint | undefined {
    return this.points.find((point) => pointKey(point) === this.pickedKey);
  }

  /** Whether the number at the carrier is asked for: the picked point wants one. */
  get asksConsumerId(): boolean {
    return this.picked !== undefined && this.needsConsumerId(this.picked);
  }

  needsConsumerId(point: PickupPoint): boolean {
    return this.source.needsConsumerId?.(point) === true;
  }

  /** Whether points were found of which none takes a parcel. */
  get isAllTaken(): boolean {
    return this.status.kind === 'found' && this.points.every(({ unavailable }) => unavailable !== undefined);
  }

  /** Opens the chooser. `current` is picked as soon as it is in the list. */
  open(current?: Pick<PickupPoint, 'type' | 'id'>): void {
    this.isOpen = true;
    this.isMissing = false;
    this.problem = undefined;
    if (current) this.pickedKey = pointKey(current);
  }

  close(): void {
    this.isOpen = false;
  }

  /** The chooser's code has not come. Opening it again tries once more. */
  closeAsMissing(): void {
    this.isOpen = false;
    this.isMissing = true;
  }

  /** Forgets what was found: another kind of point is looked for. The typed place stays. */
  reset(): void {
    this.search += 1;
    this.status = { kind: 'idle' };
    this.points = [];
    this.pickedKey = undefined;
    this.problem = undefined;
    this.consumerIdError = undefined;
  }

  type(text: string): void {
    this.text = text;
  }

  /** The places that match what is typed; none while there are too many requests. */
  async suggest(text: string, signal?: AbortSignal): Promise<readonly Place[]> {
    const outcome = await (await calls()).searchPlaces(this.ports.call, text, signal);
    return outcome.kind === 'found' ? outcome.places : [];
  }

  /** Looks for points near the place that is typed: the one that matches best. */
  async searchTyped(): Promise<void> {
    const text = this.text.trim();
    if (!text) return;
    if (this.place?.name === text) return this.searchPlace(this.place);
    const own = this.begin();
    this.place = undefined;
    try {
      const outcome = await (await calls()).searchPlaces(this.ports.call, text);
      if (own !== this.search) return;
      if (outcome.kind === 'rateLimited') return this.end({ kind: 'failed', reason: 'rateLimited' });
      const [place] = outcome.places;
      if (!place) return this.end({ kind: 'none' });
      this.setPlace(place);
      await this.find(own, place);
    } catch (error) {
      if (own === this.search) this.end({ kind: 'failed', reason: failureOf(error) });
    }
  }

  /** Looks for points near a suggested place. */
  async searchPlace(place: Place): Promise<void> {
    this.text = place.name;
    this.place = place;
    await this.find(this.begin(), place);
  }

  /** Looks for points near the shopper; the browser asks for permission. */
  async searchHere(): Promise<void> {
    const own = this.begin('asking');
    const position = await (this.source.locate ?? browserPosition)();
    if (own !== this.search) return;
    if (position.kind !== 'known') return this.cannotLocate(position.kind);
    runInAction(() => {
      this.position = 'known';
      this.place = undefined;
      this.text = '';
    });
    await this.find(own, position.at);
    if (own === this.search && this.status.kind === 'none') this.cannotLocate('elsewhere');
  }

  /** The nearest point that takes parcels is picked, for a shopper who has told where they are. */
  pickNearest(): void {
    const nearest = this.points.find(({ unavailable, stock }) => !unavailable && stock !== 'none');
    if (nearest) this.pick(pointKey(nearest));
  }

  /** Searches again, where the last search failed. */
  async retry(): Promise<void> {
    const { near } = this;
    if (near) await this.find(this.begin(), near);
    else await this.searchTyped();
  }

  show(view: 'list' | 'map'): void {
    this.view = view;
  }

  pick(key: string): void {
    this.pickedKey = key;
    this.problem = undefined;
    this.consumerIdError = undefined;
  }

  typeConsumerId(text: string): void {
    this.consumerId = text;
  }

  /** The shopper leaves the field of the number: what was typed is checked. */
  leaveConsumerId(): void {
    if (this.consumerId.trim()) this.consumerIdError = this.consumerIdProblem;
  }

  /** Chooses the picked point; `true` when the shop has taken it. The chooser closes then. */
  async choosePicked(): Promise<boolean> {
    const { picked } = this;
    if (!picked || picked.unavailable || this.isChoosing) return false;
    const asksConsumerId = this.asksConsumerId;
    this.consumerIdError = asksConsumerId ? this.consumerIdProblem : undefined;
    if (this.consumerIdError) {
      this.view = 'list';
      this.refusals += 1;
      return false;
    }
    // The list that takes the chooser's place chooses without it: what is opened meanwhile stays open.
    const isInChooser = this.isOpen;
    this.isChoosing = true;
    this.problem = undefined;
    const consumerId = asksConsumerId ? readConsumerId(this.consumerId) : undefined;
    const problem = await this.source.choose(picked, consumerId);
    runInAction(() => {
      this.isChoosing = false;
      if (problem) this.refuse(picked, problem);
      else if (isInChooser) this.isOpen = false;
    });
    return problem === undefined;
  }

  toSnapshot(): PickupSnapshot {
    const { status, points, foundAt, text, place, problem } = this;
    return { status, points, foundAt, text, ...(place ? { place } : {}), ...(problem ? { problem } : {}) };
  }

  fillFromSnapshot({ status, points, foundAt, text, place, problem }: PickupSnapshot): void {
    this.status = status;
    this.points = points;
    this.foundAt = foundAt;
    this.text = text;
    this.place = place;
    this.problem = problem;
  }

  private get consumerIdProblem(): ConsumerIdProblem | undefined {
    const typed = this.consumerId.trim();
    if (!typed) return 'missing';
    return readConsumerId(typed) === undefined ? 'invalid' : undefined;
  }

  /** A point that has closed or is full by now can't be picked any more. */
  private refuse(point: PickupPoint, problem: PickupProblem): void {
    if (problem.kind === 'refused' && problem.reason === 'consumerId') {
      this.consumerIdError = 'invalid';
      this.view = 'list';
      this.refusals += 1;
      return;
    }
    this.problem = problem;
    if (problem.kind !== 'refused') return;
    const unavailable = problem.reason === 'full' ? 'full' : 'closed';
    const key = pointKey(point);
    this.points = this.points.map((each) => (pointKey(each) === key ? { ...each, unavailable } : each));
    this.pickedKey = undefined;
  }

  private begin(position: PositionState = 'unasked'): number {
    this.search += 1;
    this.status = { kind: 'searching' };
    this.position = position;
    this.problem = undefined;
    this.near = undefined;
    return this.search;
  }

  private async find(own: number, near: Coordinates): Promise<void> {
    this.near = near;
    try {
      const points = await this.source.find(near);
      if (own !== this.search) return;
      runInAction(() => {
        this.points = points;
        this.foundAt = this.ports.clock.now().toISOString();
      });
      this.end({ kind: points.length > 0 ? 'found' : 'none' });
    } catch (error) {
      if (own === this.search) this.end({ kind: 'failed', reason: failureOf(error) });
    }
  }

  private cannotLocate(position: Exclude<PositionState, 'known'>): void {
    this.position = position;
    this.status = { kind: 'idle' };
    this.points = [];
  }

  private setPlace(place: Place): void {
    this.place = place;
    this.text = place.name;
  }

  private end(status: PickupStatus): void {
    this.status = status;
    if (status.kind !== 'found') this.points = [];
  }
}
