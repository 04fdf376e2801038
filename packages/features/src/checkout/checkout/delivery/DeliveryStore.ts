import {
  changeShipment,
  getShippingMethods,
  type ShipmentOutcome,
} from '@touchline/contract/client/shipping';
import type { MessageType } from '@touchline/contract/codes';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import { type BasketStore } from '../../../cart/basket/index.ts';
import { failureOf, type FailureReason } from '../../../platform/failure/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import { cheapestOption, isByEmail, sortedByDelivery } from './deliveryChoice.ts';

/** A problem with the chosen delivery, shown at the step. */
export type DeliveryProblem =
  | { kind: 'blockedPostalCode' }
  | { kind: 'unserviceable' }
  | { kind: 'taxUnknown' }
  | { kind: 'optionGone' }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'nothingChosen' }
  | { kind: 'failed'; reason: FailureReason };

/** Codes of the back end for an impossible delivery. */
type BlockedCode = 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE' | 'UnserviceableException';

type Needs = Pick<Ports, 'call'>;

interface Choice {
  shipmentId: string;
  optionId: string;
  /** Selected again unless the server accepts. */
  before: string | undefined;
}

export interface DeliverySnapshot {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  shippingMethods: readonly ShippingOption[];
  selectedOptions: Record<string, string>;
  problem?: DeliveryProblem;
}

/** The delivery options and the chosen one of each shipment. */
export class DeliveryStore {
  shippingMethods: readonly ShippingOption[] = [];
  /** Option ids by shipment id. */
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
  private readonly ports: Needs;
  private readonly basket: BasketStore;
  private readonly onNotHeld: (productIds: readonly string[]) => void;

  /** `onNotHeld` is called with the products that sold out while a delivery option was chosen. */
  constructor(ports: Needs, basket: BasketStore, onNotHeld: (productIds: readonly string[]) => void) {
    this.ports = ports;
    this.basket = basket;
    this.onNotHeld = onNotHeld;
    makeAutoObservable<DeliveryStore, 'ports' | 'basket' | 'onNotHeld' | 'sending' | 'unanswered'>(
      this,
      {
        ...{ ports: false, basket: false, onNotHeld: false, sending: false, unanswered: false },
        shippingMethods: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Shipments with their options, in display order. */
  get choices(): { shipmentId: string; options: ShippingOption[] }[] {
    const ids = [...new Set(this.shippingMethods.map(({ shipmentId }) => shipmentId))];
    return ids.map((shipmentId) => ({
      shipmentId,
      options: sortedByDelivery(this.shippingMethods.filter((option) => option.shipmentId === shipmentId)),
    }));
  }

  /** Shipments whose delivery can be chosen: what is sent by email comes in one way only. */
  get openChoices(): { shipmentId: string; options: ShippingOption[] }[] {
    return this.choices.filter(({ options }) => options.length > 1 || !options.every(isByEmail));
  }

  /** Whether everything is sent by email. */
  get isByEmail(): boolean {
    const shipments = this.basket.basket?.shipmentList ?? [];
    return (
      shipments.length > 0 &&
      shipments.every(({ shipmentType: type }) => type === 'egiftcard' || type === 'digital')
    );
  }

  get isComplete(): boolean {
    return (
      this.choices.length > 0 && this.choices.every(({ shipmentId }) => this.selectedOptions.has(shipmentId))
    );
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
      this.setOptions(await getShippingMethods(this.ports.call, basketId));
    } catch (error) {
      this.cannotLoad(failureOf(error));
      return;
    }
    // When the chosen option is unavailable, the shopper chooses another one.
    if (this.hasMessage('ShippingMethodInapplicable')) return this.setProblem({ kind: 'optionGone' });
    for (const { shipmentId, options } of this.choices) {
      const cheapest = this.selectedOptions.has(shipmentId) ? undefined : cheapestOption(options);
      if (cheapest) await this.select(shipmentId, cheapest.id);
    }
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
      case 'pickupRefused':
      case 'optionGone':
        await this.reloadOptions();
        return;
      case 'invalidAddress':
        return;
    }
  }

  toSnapshot(): DeliverySnapshot {
    const { status, shippingMethods, problem } = this;
    const selectedOptions = Object.fromEntries(this.selectedOptions);
    return { status, shippingMethods, selectedOptions, ...(problem ? { problem } : {}) };
  }

  fillFromSnapshot({ status, shippingMethods, selectedOptions, problem }: DeliverySnapshot): void {
    this.status = status;
    this.shippingMethods = shippingMethods;
    for (const [shipmentId, optionId] of Object.entries(selectedOptions))
      this.selectedOptions.set(shipmentId, optionId);
    if (problem?.kind === 'blockedPostalCode') this.block('CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE');
    else if (problem?.kind === 'unserviceable') this.block('UnserviceableException');
    else this.problem = problem;
  }

  private async send(basketId: string, { shipmentId, optionId, before }: Choice): Promise<boolean> {
    try {
      const change = { shipmentId, shippingOptionId: optionId };
      const outcome = await changeShipment(this.ports.call, basketId, change);
      if (outcome.kind === 'done') {
        this.basket.store(outcome.basket);
        this.finishSelecting();
        this.applyBasketChange();
        return true;
      }
      await this.applyOutcome(outcome);
    } catch (error) {
      this.setProblem({ kind: 'failed', reason: failureOf(error) });
    }
    this.revert(shipmentId, optionId, before);
    return false;
  }

  private hasMessage(type: MessageType): boolean {
    return this.basket.messages.some((message) => message.type === type);
  }

  /** Applies the basket's messages about its own address, which come without a request for them. */
  private applyBasketChange(): void {
    if (this.hasMessage('BlockedPostalCode')) this.block('CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE');
    else if (this.hasMessage('TaxCalculationFailure')) this.setProblem({ kind: 'taxUnknown' });
  }

  private async reloadOptions(): Promise<void> {
    const { basketId } = this.basket.basket ?? {};
    if (basketId) this.setOptions(await getShippingMethods(this.ports.call, basketId));
    this.setProblem({ kind: 'optionGone' });
  }

  private begin(): void {
    if (this.status !== 'ready') this.status = 'loading';
    this.problem = undefined;
  }

  private setOptions(options: readonly ShippingOption[]): void {
    this.shippingMethods = options;
    this.status = 'ready';
    for (const shipmentId of [...this.selectedOptions.keys()]) {
      if (!this.selectedOf(shipmentId)) this.selectedOptions.delete(shipmentId);
    }
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
