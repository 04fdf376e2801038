import { changeShipment, type ShipmentOutcome } from '@touchline/contract/client/shipping';
import type { MessageType } from '@touchline/contract/codes';
import type { PickupChoice, PickupPoint } from '@touchline/contract/pickup/schema';
import { isByEmail } from '@touchline/contract/market/byEmail';
import type { BridgeShippingOption, ShippingOption } from '@touchline/contract/shipping/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import { type BasketStore } from '../../../cart/basket/index.ts';
import { failureOf, type FailureReason } from '../../../platform/failure/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import { isScheduled } from '@touchline/contract/scheduling/constants';
import type { PickupProblem } from '../../pickup/index.ts';
import type { DeliveryWay } from './DeliveryWay.ts';
import { allShipments } from './combinedOptions.ts';
import { cheapestOption, sortedByDelivery, type DeliveryChoice } from './deliveryChoice.ts';
import { kindOf } from './deliveryKinds.ts';
import { ConsentStore } from './ConsentStore.ts';
import { lostDelivery, type BlockedCode, type DeliveryProblem } from './deliveryProblem.ts';
import type { DeliverySnapshot } from './DeliverySnapshot.ts';
import { fetchOptions } from './fetchOptions.ts';
import { SmsStore } from './SmsStore.ts';
import { SlotStore } from './SlotStore.ts';

type Needs = Pick<Ports, 'call' | 'flags' | 'storage' | 'clock' | 'reporter'>;

/** The delivery options and the chosen one of each shipment. */
export class DeliveryStore {
  shippingMethods: readonly ShippingOption[] = [];
  /** Options that are told of with the reason why this shopper can't choose them: Prime. */
  refusedMethods: readonly ShippingOption[] = [];
  /** The options of all parcels together, where the flag `fulfilmentOptionsV2` asks for them; otherwise empty. */
  shippingMethodsV2: readonly BridgeShippingOption[] = [];
  /** Option ids by shipment id; with one choice for all parcels by `allShipments`. */
  readonly selectedOptions = new Map<string, string>();
  /** State of a choice: `start` while the request is in progress, `finished` when the server has accepted. */
  selecting: 'start' | 'finished' | undefined = undefined;
  problem: DeliveryProblem | undefined = undefined;
  hasBlockedPostalCode = false;
  isShippingBlocked = false;
  shippingBlockedErrorCode: BlockedCode | undefined = undefined;
  /** The shopper chose an option that requires a sign-in. */
  isLoginModalOpen = false;
  status: DeliverySnapshot['status'] = 'idle';
  /** Choices are sent one after the other: each response holds the basket of its time, and the last one stays. */
  private sending: Promise<unknown> = Promise.resolve();
  private unanswered = 0;
  /** Days and slots of the options whose time is chosen. */
  readonly slots: SlotStore;
  /** What the market asks to agree to before a delivery. */
  readonly consents: ConsentStore;
  /** Text messages about the delivery. */
  readonly sms: SmsStore;
  private readonly ports: Needs;
  private readonly basket: BasketStore;
  private readonly onNotHeld: (productIds: readonly string[]) => void;
  private readonly way: DeliveryWay;

  /** `onNotHeld` is called with the products that sold out while a delivery option was chosen. */
  constructor(
    ports: Needs,
    basket: BasketStore,
    way: DeliveryWay,
    onNotHeld: (productIds: readonly string[]) => void,
  ) {
    this.ports = ports;
    this.basket = basket;
    this.way = way;
    this.onNotHeld = onNotHeld;
    this.slots = new SlotStore(ports, basket, () => this.applyOutcome({ kind: 'optionGone' }));
    this.consents = new ConsentStore(ports, basket, way.asksAddress);
    this.sms = new SmsStore(ports, basket, way.marketOf);
    makeAutoObservable<DeliveryStore, 'ports' | 'basket' | 'way' | 'onNotHeld' | 'sending' | 'unanswered'>(
      this,
      {
        ...{ slots: false, consents: false, sms: false, ports: false, basket: false, way: false },
        ...{ onNotHeld: false, sending: false, unanswered: false },
        shippingMethods: observableRef,
        refusedMethods: observableRef,
        shippingMethodsV2: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Shipments with their options, in display order; none as long as it is open where they are collected. */
  get choices(): { shipmentId: string; options: ShippingOption[] }[] {
    if (this.way.kindOf() !== 'home' && !this.way.collectionOf().point) return [];
    const ids = [...new Set(this.shippingMethods.map(({ shipmentId }) => shipmentId))];
    return ids.map((shipmentId) => ({
      shipmentId,
      options: sortedByDelivery(
        this.shippingMethods.filter((option) => option.shipmentId === shipmentId && this.isOfWay(option)),
      ),
    }));
  }

  /** Options of a shipment that can't be chosen, to be shown with their reason. */
  refusedOf(shipmentId: string): ShippingOption[] {
    return this.refusedMethods.filter((option) => option.shipmentId === shipmentId && this.isOfWay(option));
  }

  /** Shipments whose delivery can be chosen: what is sent by email comes in one way only. */
  get openChoices(): { shipmentId: string; options: ShippingOption[] }[] {
    return this.choices.filter(
      ({ options }) => options.length > 1 || !options.every(({ shippingType }) => isByEmail(shippingType)),
    );
  }

  /** Whether everything is sent by email. */
  get isByEmail(): boolean {
    const shipments = this.basket.basket?.shipmentList ?? [];
    return shipments.length > 0 && shipments.every(({ shipmentType }) => isByEmail(shipmentType));
  }

  get isComplete(): boolean {
    return this.isEverySelected && this.slots.isBooked(this.scheduledShipments);
  }

  /** Shipments that are delivered at a time to be chosen. */
  get scheduledShipments(): string[] {
    return [...this.selectedOptions]
      .filter(([, id]) => isScheduled({ id }))
      .map(([shipmentId]) => shipmentId);
  }

  private get isEverySelected(): boolean {
    return (
      this.choices.length > 0 &&
      this.choices.every(({ shipmentId, options }) =>
        options.some(({ id }) => id === this.selectedOptions.get(shipmentId)),
      )
    );
  }

  /** The stores that were found near the place. */
  get cncStores(): readonly PickupPoint[] {
    return this.foundPoints.filter(({ type }) => type === 'cnc');
  }

  /** The parcel shops and lockers that were found near the place. */
  get pudoStores(): readonly PickupPoint[] {
    return this.foundPoints.filter(({ type }) => type !== 'cnc');
  }

  /** The store in which the goods are collected. */
  get selectedCnCStoreV2(): PickupPoint | undefined {
    return this.way.kindOf() === 'cnc' ? this.way.collectionOf().point : undefined;
  }

  /** The parcel shop or locker at which the goods are collected. */
  get selectedPudoStoreV2(): PickupPoint | undefined {
    return this.way.kindOf() === 'pudo' ? this.way.collectionOf().point : undefined;
  }

  /** The option chosen for all parcels together. */
  get selectedShippingOptionV2(): BridgeShippingOption | undefined {
    const id = this.selectedOptions.get(allShipments);
    return this.shippingMethodsV2.find(({ shippingOptionId }) => shippingOptionId === id);
  }

  selectedOf(shipmentId: string): ShippingOption | undefined {
    const id = this.selectedOptions.get(shipmentId);
    return this.shippingMethods.find((option) => option.id === id && option.shipmentId === shipmentId);
  }

  /** Loads the options; choices stay while their option is still offered, the others are selected again. */
  async load(): Promise<void> {
    const { basketId } = this.basket.basket ?? {};
    if (!basketId) return;
    this.begin();
    try {
      await this.fetchOptions(basketId);
    } catch (error) {
      this.cannotLoad(failureOf(error));
      return;
    }
    // When the chosen option is unavailable, the shopper chooses another one.
    if (this.hasMessage('ShippingMethodInapplicable'))
      return this.setProblem(lostDelivery(this.basket.messages));
    for (const { shipmentId, options } of this.choices) {
      const isChosen = options.some(({ id }) => id === this.selectedOptions.get(shipmentId));
      const cheapest = isChosen ? undefined : cheapestOption(options);
      if (cheapest) await this.select(shipmentId, cheapest.id);
    }
    await Promise.all(this.scheduledShipments.map((shipmentId) => this.loadSlots(shipmentId)));
    this.applyBasketChange();
  }

  /** Chooses the delivery option of one shipment; `true` when the server accepted. */
  select(shipmentId: string, optionId: string): Promise<boolean> {
    const { basketId } = this.basket.basket ?? {};
    if (!basketId) return Promise.resolve(false);
    const before = this.selectedOptions.get(shipmentId);
    this.startSelecting(shipmentId, optionId);
    const sent = this.sending.then(() => this.send(basketId, { shipmentId, optionId, before }));
    this.sending = sent;
    return sent;
  }

  /**
   * Has everything that is not sent by email collected at a point; says why it can't be had. Throws when the request
   * fails.
   */
  async collectAt(shippingOptionId: string, pickupPoint: PickupChoice): Promise<PickupProblem | undefined> {
    const { basketId, shipmentList = [] } = this.basket.basket ?? {};
    if (!basketId) return { kind: 'failed', reason: 'unavailable' };
    for (const { shipmentId, shipmentType } of shipmentList) {
      if (isByEmail(shipmentType)) continue;
      const change = { shipmentId, shippingOptionId, pickupPoint };
      const outcome = await changeShipment(this.ports.call, basketId, change);
      if (outcome.kind === 'pickupRefused') return { kind: 'refused', reason: outcome.reason };
      if (outcome.kind !== 'done') {
        await this.applyOutcome(outcome);
        return { kind: 'failed', reason: outcome.kind === 'rateLimited' ? 'rateLimited' : 'unavailable' };
      }
      this.basket.store(outcome.basket);
      this.setSelected(shipmentId, shippingOptionId);
    }
    return undefined;
  }

  /** Shows what the bag has, which another page of the shopper has chosen. */
  followBasket(): void {
    for (const { shipmentId, shippingLineItem } of this.basket.basket?.shipmentList ?? []) {
      const id = shippingLineItem?.id;
      const isOffered = this.shippingMethods.some(
        (option) => option.id === id && option.shipmentId === shipmentId,
      );
      if (id !== undefined && isOffered) this.setSelected(shipmentId, id);
    }
  }

  /** Clears all choices, because the address has changed. */
  clear(): void {
    this.selectedOptions.clear();
    this.selecting = undefined;
    this.problem = undefined;
    this.hasBlockedPostalCode = false;
    this.isShippingBlocked = false;
    this.shippingBlockedErrorCode = undefined;
  }

  /** Reports a missing choice; `true` when none is missing. */
  check(): boolean {
    const isSmsRight = this.isByEmail || this.sms.check();
    const areConsentsGiven = this.consents.check();
    return this.checkChoices() && areConsentsGiven && isSmsRight;
  }

  private checkChoices(): boolean {
    const isScheduledRight = this.slots.check(this.scheduledShipments);
    if (this.isEverySelected && !isScheduledRight && !this.problem) return false;
    if (this.isComplete && !this.isShippingBlocked && this.problem?.kind !== 'taxUnknown') return true;
    if (!this.problem) this.problem = { kind: 'nothingChosen' };
    return false;
  }

  closeLogin(): void {
    this.isLoginModalOpen = false;
  }

  /** Handles a response other than `done`; the address step handles a refused address. */
  async applyOutcome(outcome: Exclude<ShipmentOutcome, { kind: 'done' }>): Promise<void> {
    switch (outcome.kind) {
      case 'signIn':
        this.openLogin();
        return;
      case 'blockedPostalCode':
        this.block('CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE');
        return;
      case 'unserviceable':
        this.block('UnserviceableException');
        return;
      case 'notHeld':
        this.onNotHeld(outcome.productIds);
        return;
      case 'rateLimited':
        this.setProblem({ kind: 'rateLimited', seconds: outcome.retryAfter });
        return;
      case 'optionGone':
        await this.reloadOptions();
        return;
      case 'pickupRefused':
        this.setProblem({ kind: 'pickupRefused', reason: outcome.reason });
        return;
      case 'primeRefused':
        await this.reloadOptions({ kind: 'primeRefused', errorCode: outcome.errorCode });
        return;
      case 'invalidAddress':
        return;
    }
  }

  toSnapshot(): DeliverySnapshot {
    const { status, shippingMethods, refusedMethods, shippingMethodsV2, problem } = this;
    const selectedOptions = Object.fromEntries(this.selectedOptions);
    const slots = this.slots.toSnapshot();
    const consents = this.consents.toSnapshot();
    const sms = this.sms.toSnapshot();
    return {
      ...{ status, shippingMethods, selectedOptions },
      ...(refusedMethods.length > 0 ? { refusedMethods } : {}),
      ...(shippingMethodsV2.length > 0 ? { shippingMethodsV2 } : {}),
      ...(problem ? { problem } : {}),
      ...(slots ? { slots } : {}),
      ...(consents ? { consents } : {}),
      ...(sms ? { sms } : {}),
    };
  }

  fillFromSnapshot(snapshot: DeliverySnapshot): void {
    const { status, shippingMethods, selectedOptions, problem, slots, sms, consents } = snapshot;
    if (slots) this.slots.fillFromSnapshot(slots);
    if (sms) this.sms.fillFromSnapshot(sms);
    if (consents) this.consents.fillFromSnapshot(consents);
    this.status = status;
    this.shippingMethods = shippingMethods;
    this.refusedMethods = snapshot.refusedMethods ?? [];
    this.shippingMethodsV2 = snapshot.shippingMethodsV2 ?? [];
    for (const [shipmentId, optionId] of Object.entries(selectedOptions))
      this.selectedOptions.set(shipmentId, optionId);
    if (problem?.kind === 'blockedPostalCode') this.block('CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE');
    else if (problem?.kind === 'unserviceable') this.block('UnserviceableException');
    else this.problem = problem;
  }

  private async send(basketId: string, { shipmentId, optionId, before }: DeliveryChoice): Promise<boolean> {
    try {
      const { shippingType } = this.selectedOf(shipmentId) ?? {};
      const change = {
        ...(shipmentId === allShipments ? {} : { shipmentId }),
        shippingOptionId: optionId,
        ...(shippingType ? { shippingType } : {}),
        ...this.pickupOf(shipmentId, optionId),
      };
      const outcome = await changeShipment(this.ports.call, basketId, change);
      if (outcome.kind === 'done') {
        this.basket.store(outcome.basket);
        this.finishSelecting();
        this.applyBasketChange();
        if (isScheduled({ id: optionId })) await this.loadSlots(shipmentId);
        return true;
      }
      await this.applyOutcome(outcome);
    } catch (error) {
      this.setProblem({ kind: 'failed', reason: failureOf(error) });
    }
    this.revert(shipmentId, optionId, before);
    return false;
  }

  /** Chooses the slot of a shipment whose option has some; `true` when it is booked, or no slot is needed. */
  async chooseSlot(shipmentId: string, slotId: string): Promise<boolean> {
    const option = this.selectedOf(shipmentId);
    if (!option || !isScheduled(option)) return true;
    if (this.slots.scheduledDeliveryTimeslot(shipmentId) === slotId && this.isComplete) return true;
    const isBooked = await this.slots.choose(shipmentId, slotId);
    if (!isBooked && !this.slots.problem) this.slots.check([shipmentId]);
    return isBooked;
  }

  /** Loads the days and slots of the option chosen for a shipment. */
  async loadSlots(shipmentId: string): Promise<void> {
    const option = this.selectedOf(shipmentId);
    if (option) await this.slots.load(shipmentId, option.id);
  }

  /** Another option of the same point keeps the point. */
  private pickupOf(shipmentId: string, optionId: string): { pickupPoint?: PickupChoice } {
    const { point, isOffered } = this.way.collectionOf();
    const option = this.shippingMethods.find(
      ({ id, shipmentId: of }) => id === optionId && of === shipmentId,
    );
    const kind = option && kindOf(option.shippingType);
    if (!point || kind === undefined || kind === 'home' || !isOffered(optionId)) return {};
    return { pickupPoint: { id: point.id, type: point.type } };
  }

  private get foundPoints(): readonly PickupPoint[] {
    return this.way.collectionOf().chooser.points;
  }

  /** Whether an option belongs to the way that the shopper chose; what comes by email always does. */
  private isOfWay({ id, shippingType }: ShippingOption): boolean {
    const kind = kindOf(shippingType);
    if (kind === undefined) return true;
    if (kind !== this.way.kindOf()) return false;
    return kind === 'home' || this.way.collectionOf().isOffered(id);
  }

  private setSelected(shipmentId: string, optionId: string): void {
    this.selectedOptions.set(shipmentId, optionId);
  }

  private hasMessage(type: MessageType): boolean {
    return this.basket.messages.some((message) => message.type === type);
  }

  /** Applies the basket's messages about its own address, which come without a request for them. */
  private applyBasketChange(): void {
    if (this.hasMessage('BlockedPostalCode')) this.block('CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE');
    else if (this.hasMessage('TaxCalculationFailure')) this.setProblem({ kind: 'taxUnknown' });
  }

  private async reloadOptions(problem: DeliveryProblem = { kind: 'optionGone' }): Promise<void> {
    const { basketId } = this.basket.basket ?? {};
    if (basketId) await this.fetchOptions(basketId);
    this.setProblem(problem);
  }

  private async fetchOptions(basketId: string): Promise<void> {
    const { all, combined } = await fetchOptions(this.ports, basketId);
    this.setOptions(all, combined);
  }

  private begin(): void {
    if (this.status !== 'ready') this.status = 'loading';
    this.problem = undefined;
  }

  private setOptions(all: readonly ShippingOption[], combined: readonly BridgeShippingOption[]): void {
    const options = all.filter(({ errorCode }) => errorCode === undefined);
    this.shippingMethods = options;
    this.refusedMethods = all.filter(({ errorCode }) => errorCode !== undefined);
    this.shippingMethodsV2 = combined;
    this.status = 'ready';
    for (const shipmentId of [...this.selectedOptions.keys()]) {
      if (!this.selectedOf(shipmentId)) this.selectedOptions.delete(shipmentId);
    }
    const chosen = combined.find(({ isSelected }) => isSelected)?.shippingOptionId;
    if (chosen !== undefined && !this.selectedOptions.has(allShipments))
      this.selectedOptions.set(allShipments, chosen);
    for (const shipment of this.basket.basket?.shipmentList ?? []) {
      const id = shipment.shippingLineItem?.id;
      const isOffered = options.some(
        (option) => option.id === id && option.shipmentId === shipment.shipmentId,
      );
      if (id && isOffered && !this.selectedOptions.has(shipment.shipmentId))
        this.selectedOptions.set(shipment.shipmentId, id);
    }
  }

  private cannotLoad(reason: FailureReason): void {
    this.status = 'failed';
    this.problem = { kind: 'failed', reason };
  }

  private startSelecting(shipmentId: string, optionId: string): void {
    this.unanswered += 1;
    this.selecting = 'start';
    this.problem = undefined;
    this.selectedOptions.set(shipmentId, optionId);
  }

  private finishSelecting(): void {
    this.unanswered -= 1;
    if (this.unanswered === 0) this.selecting = 'finished';
  }

  private revert(shipmentId: string, optionId: string, before: string | undefined): void {
    this.unanswered -= 1;
    if (this.unanswered === 0) this.selecting = undefined;
    const now = this.selectedOptions.get(shipmentId);
    if (now !== undefined && now !== optionId) return;
    const isOffered = this.shippingMethods.some(({ id }) => id === before);
    if (before && isOffered) this.selectedOptions.set(shipmentId, before);
    else this.selectedOptions.delete(shipmentId);
  }

  private openLogin(): void {
    this.isLoginModalOpen = true;
  }

  private block(code: BlockedCode): void {
    const isPostalCode = code === 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE';
    this.isShippingBlocked = true;
    this.hasBlockedPostalCode = isPostalCode;
    this.shippingBlockedErrorCode = code;
    this.problem = { kind: isPostalCode ? 'blockedPostalCode' : 'unserviceable' };
  }

  private setProblem(problem: DeliveryProblem): void {
    this.problem = problem;
  }
}
