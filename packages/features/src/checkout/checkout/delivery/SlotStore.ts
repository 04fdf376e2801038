import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import { ApiError } from '@touchline/contract/errors';
import type { DeliverySlot, SchedulingOptions } from '@touchline/contract/scheduling/schema';
import { makeAutoObservable } from 'mobx';
import { type BasketStore } from '../../../cart/basket/index.ts';
import { failureOf, type FailureReason } from '../../../platform/failure/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import { stored, type StorageNeeds } from '../../../platform/storage/index.ts';
import { waitingSlots } from '../storage.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/scheduling'));

/** A problem with the chosen time, shown at the slots. */
export type SlotProblem =
  | { kind: 'missing' }
  /** Somebody else has just taken it, or it is too soon by now. */
  | { kind: 'taken' }
  | { kind: 'legalMissing' }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'failed'; reason: FailureReason };

type Needs = Pick<Ports, 'call'> & StorageNeeds;

/** What is known of the slots of a shipment. */
export type SlotsStatus = 'loading' | 'ready' | 'failed' | 'offline';

export interface SlotsSnapshot {
  options: readonly SchedulingOptions[];
  chosen: Record<string, string>;
  isLegalAccepted: boolean;
  problem?: SlotProblem;
}

/** Days and slots of shipments whose delivery time is chosen, and the chosen slot of each. */
export class SlotStore {
  /** Days and slots by shipment id. */
  readonly availableSchedulingOptions = new Map<string, SchedulingOptions>();
  readonly statuses = new Map<string, SlotsStatus>();
  /** The legal note was accepted, where that is asked. */
  isLegalAccepted = false;
  problem: SlotProblem | undefined = undefined;
  /** A choice is on its way. */
  isSending = false;
  /** The choices that the back end has not accepted yet, by shipment id. */
  private readonly wanted = new Map<string, string>();
  private sending: Promise<unknown> = Promise.resolve();
  private readonly ports: Needs;
  private readonly basket: BasketStore;
  private readonly onOptionGone: () => Promise<void>;

  /** `onOptionGone` is called when the option of the slots is not offered any more. */
  constructor(ports: Needs, basket: BasketStore, onOptionGone: () => Promise<void>) {
    this.ports = ports;
    this.basket = basket;
    this.onOptionGone = onOptionGone;
    makeAutoObservable<SlotStore, 'ports' | 'basket' | 'onOptionGone' | 'sending'>(
      this,
      { ports: false, basket: false, onOptionGone: false, sending: false },
      { autoBind: true },
    );
  }

  /** Id of the slot that is chosen for a shipment, also while it is being booked. */
  scheduledDeliveryTimeslot(shipmentId: string): string | undefined {
    return this.wanted.get(shipmentId) ?? this.bookedOf(shipmentId)?.id;
  }

  /** The day of that slot, `YYYY-MM-DD`. */
  scheduledDeliveryDate(shipmentId: string): string | undefined {
    const id = this.scheduledDeliveryTimeslot(shipmentId);
    const days = this.availableSchedulingOptions.get(shipmentId)?.days ?? [];
    return days.find(({ slots }) => slots.some((slot) => slot.id === id))?.date;
  }

  /** The first slot that is free; `undefined` when all are taken. */
  nextFree(shipmentId: string): DeliverySlot | undefined {
    const days = this.availableSchedulingOptions.get(shipmentId)?.days ?? [];
    return days.flatMap(({ slots }) => slots).find(({ isFull }) => !isFull);
  }

  /** Loads the days and slots of an option. */
  async load(shipmentId: string, optionId: string): Promise<void> {
    if (this.availableSchedulingOptions.get(shipmentId)?.shippingOptionId !== optionId) {
      this.availableSchedulingOptions.delete(shipmentId);
      this.statuses.set(shipmentId, 'loading');
    }
    try {
      this.show(await (await calls()).getSchedulingOptions(this.ports.call, shipmentId, optionId));
      this.restore();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fail(shipmentId, failureOf(error));
    }
  }

  /** Chooses a slot. It is booked at once, or as soon as its legal note is accepted; `true` when it is booked. */
  async choose(shipmentId: string, slotId: string): Promise<boolean> {
    this.problem = undefined;
    this.wanted.set(shipmentId, slotId);
    this.keep();
    return this.book(shipmentId);
  }

  /** Accepts the legal note, or takes that back. Books the slots that were waiting for it. */
  async accept(isAccepted: boolean): Promise<void> {
    this.isLegalAccepted = isAccepted;
    if (this.problem?.kind === 'legalMissing') this.problem = undefined;
    for (const shipmentId of [...this.wanted.keys()]) await this.book(shipmentId);
  }

  /** Restores the choices of this tab that wait for the legal note; what somebody else has taken meanwhile is told. */
  restore(): void {
    for (const [shipmentId, slotId] of Object.entries(stored(this.ports).read(waitingSlots) ?? {})) {
      const options = this.availableSchedulingOptions.get(shipmentId);
      if (!options || this.scheduledDeliveryTimeslot(shipmentId) !== undefined) continue;
      const slot = options.days.flatMap(({ slots }) => slots).find(({ id }) => id === slotId);
      if (slot && !slot.isFull) {
        this.wanted.set(shipmentId, slotId);
        void this.book(shipmentId);
      } else {
        this.report({ kind: 'taken' });
        this.keep();
      }
    }
  }

  /** Reports what is missing for these shipments; `true` when nothing is. */
  check(shipmentIds: readonly string[]): boolean {
    const isLegalMissing = shipmentIds.some((id) => this.needsAcceptance(id));
    if (shipmentIds.some((id) => this.scheduledDeliveryTimeslot(id) === undefined)) {
      this.problem ??= { kind: 'missing' };
      return false;
    }
    if (isLegalMissing) {
      this.problem = { kind: 'legalMissing' };
      return false;
    }
    if (!this.isBooked(shipmentIds)) return false;
    this.problem = undefined;
    return true;
  }

  /** Waits for the choices that are on their way. */
  async settled(): Promise<void> {
    await this.sending;
  }

  /** Whether the basket has a slot for each of these shipments. */
  isBooked(shipmentIds: readonly string[]): boolean {
    return shipmentIds.every((id) => this.periodOf(id) !== undefined);
  }

  /** The back end has given a slot to somebody else: shows the slots of now, with the reason. */
  async lost(): Promise<void> {
    this.wanted.clear();
    this.keep();
    const shown = [...this.availableSchedulingOptions.values()];
    await Promise.all(
      shown.map(({ shipmentId, shippingOptionId }) => this.load(shipmentId, shippingOptionId)),
    );
    this.report({ kind: 'taken' });
  }

  toSnapshot(): SlotsSnapshot | undefined {
    const { availableSchedulingOptions, wanted, isLegalAccepted, problem } = this;
    if (availableSchedulingOptions.size === 0) return undefined;
    return {
      options: [...availableSchedulingOptions.values()],
      chosen: Object.fromEntries(wanted),
      isLegalAccepted,
      ...(problem ? { problem } : {}),
    };
  }

  fillFromSnapshot({ options, chosen, isLegalAccepted, problem }: SlotsSnapshot): void {
    for (const each of options) this.show(each);
    for (const [shipmentId, slotId] of Object.entries(chosen)) this.wanted.set(shipmentId, slotId);
    this.isLegalAccepted = isLegalAccepted;
    this.problem = problem;
  }

  /** The time that the basket has for a shipment. */
  private periodOf(shipmentId: string) {
    const shipment = this.basket.basket?.shipmentList.find((each) => each.shipmentId === shipmentId);
    return shipment?.shippingLineItem?.scheduled;
  }

  private bookedOf(shipmentId: string): DeliverySlot | undefined {
    const period = this.periodOf(shipmentId);
    const days = this.availableSchedulingOptions.get(shipmentId)?.days ?? [];
    return days
      .flatMap(({ slots }) => slots)
      .find(({ from, to }) => from === period?.from && to === period.to);
  }

  private needsAcceptance(shipmentId: string): boolean {
    const { legal } = this.availableSchedulingOptions.get(shipmentId) ?? {};
    return legal?.isAcceptanceNeeded === true && !this.isLegalAccepted;
  }

  /** Choices are sent one after the other, and only the last one of a shipment. */
  private async book(shipmentId: string): Promise<boolean> {
    if (this.needsAcceptance(shipmentId)) return false;
    const sent = this.sending.then(() => this.send(shipmentId));
    this.sending = sent.catch(() => undefined);
    return sent;
  }

  private async send(shipmentId: string): Promise<boolean> {
    const { basketId } = this.basket.basket ?? {};
    const slotId = this.wanted.get(shipmentId);
    const shippingOptionId = this.availableSchedulingOptions.get(shipmentId)?.shippingOptionId;
    if (!basketId || !slotId || !shippingOptionId) return this.isBooked([shipmentId]);
    this.setSending(true);
    try {
      const choice = { shipmentId, shippingOptionId, slotId };
      const outcome = await (
        await calls()
      ).scheduleDelivery(this.ports.call, basketId, {
        ...choice,
        ...(this.isLegalAccepted ? { isLegalAccepted: true } : {}),
      });
      if (outcome.kind === 'done') this.basket.store(outcome.basket);
      if (outcome.kind === 'taken') this.show(outcome.options);
      if (outcome.kind === 'taken' || outcome.kind === 'legalMissing') this.report({ kind: outcome.kind });
      if (outcome.kind === 'rateLimited') this.report({ kind: 'rateLimited', seconds: outcome.retryAfter });
      if (outcome.kind === 'optionGone') await this.onOptionGone();
      this.settle(shipmentId, slotId, outcome.kind === 'legalMissing');
      return outcome.kind === 'done';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.report({ kind: 'failed', reason: failureOf(error) });
      this.settle(shipmentId, slotId, false);
      return false;
    }
  }

  /** Ends a choice, unless another one was made meanwhile; one that waits for the legal note stays chosen. */
  private settle(shipmentId: string, slotId: string, isWaiting: boolean): void {
    this.isSending = false;
    if (isWaiting) this.isLegalAccepted = false;
    else if (this.wanted.get(shipmentId) === slotId) this.wanted.delete(shipmentId);
    this.keep();
  }

  /** What waits is stored until it is booked. */
  private keep(): void {
    if (this.wanted.size > 0) stored(this.ports).write(waitingSlots, Object.fromEntries(this.wanted));
    else stored(this.ports).remove(waitingSlots);
  }

  private show(options: SchedulingOptions): void {
    this.availableSchedulingOptions.set(options.shipmentId, options);
    this.statuses.set(options.shipmentId, 'ready');
    if (this.basket.basket?.legalScheduledDeliveryData?.acceptedAt !== undefined) this.isLegalAccepted = true;
  }

  private fail(shipmentId: string, reason: FailureReason): void {
    this.statuses.set(shipmentId, reason === 'offline' ? 'offline' : 'failed');
  }

  private report(problem: SlotProblem): void {
    this.problem = problem;
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }
}
