import type { UspItem } from '@touchline/contract/content/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';

/** Milliseconds that each message is shown. */
export const rotationInterval = 5000;

/** When the timer of a message ends, in milliseconds since 1970; `undefined` where it has none. */
export const endOf = ({ embeddableElement }: UspItem): number | undefined =>
  embeddableElement && Date.parse(embeddableElement.date);

/** The strip of selling points: which message is shown, and whether the others take their turns. */
export class UspStore {
  /** The message whose pop-up is open, or was last. */
  opened: UspItem | undefined = undefined;
  /** Whether its pop-up is open. */
  isOpen = false;
  /** The shopper has stopped the messages. */
  isPaused = false;
  private ended: readonly UspItem[] = [];
  private turn = 0;
  private readonly all: readonly UspItem[];

  constructor({ clock }: Pick<Ports, 'clock'>, items: readonly UspItem[]) {
    this.all = items;
    const now = clock.now().getTime();
    this.ended = items.filter((item) => (endOf(item) ?? Infinity) <= now);
    makeAutoObservable<UspStore, 'all' | 'ended'>(
      this,
      { all: false, ended: observableRef, opened: observableRef },
      { autoBind: true },
    );
  }

  /** The messages that still hold. */
  get items(): readonly UspItem[] {
    return this.all.filter((item) => !this.ended.includes(item));
  }

  /** The message of this moment; `undefined` once none holds. */
  get shown(): UspItem | undefined {
    return this.items[this.turn % Math.max(1, this.items.length)];
  }

  /** Whether messages take turns. */
  get isRotating(): boolean {
    return this.items.length > 1 && !this.isPaused && !this.isOpen;
  }

  /** The next message. */
  next(): void {
    this.turn += 1;
  }

  /** Stops the messages, or lets them change again. */
  togglePause(): void {
    this.isPaused = !this.isPaused;
  }

  /** The timer of a message has ended: the message goes. */
  end(item: UspItem): void {
    this.ended = [...this.ended, item];
  }

  /** Opens the pop-up of a message. */
  open(item: UspItem): void {
    this.opened = item;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
