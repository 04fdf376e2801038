import { checkGift, lastGiftDay, tidyGift } from '@touchline/contract/gift/checkGift';
import type { Gift, GiftProblem } from '@touchline/contract/gift/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import type { GiftText } from './giftForm.ts';

/** Where what is typed is kept: the page of the product, or a line of the bag. */
export interface GiftPage {
  readonly gift: Readonly<Partial<Record<GiftText, string>>>;
  writeGift(field: GiftText, text: string): void;
}

/** For whom a gift card is: checked before it goes into the bag, by the rules of the back end. */
export class GiftStore {
  private readonly ports: Pick<Ports, 'clock'>;
  private readonly page: GiftPage;
  private readonly timeZone: string;
  private own: readonly GiftProblem[] = [];

  /** @param timeZone of the market, whose days count. */
  constructor(ports: Pick<Ports, 'clock'>, page: GiftPage, timeZone: string) {
    this.ports = ports;
    this.page = page;
    this.timeZone = timeZone;
    makeAutoObservable<GiftStore, 'ports' | 'page' | 'timeZone' | 'own'>(
      this,
      { ports: false, page: false, timeZone: false, own: observableRef },
      { autoBind: true },
    );
  }

  get problems(): readonly GiftProblem[] {
    return this.own;
  }

  /** The first and the last day on which it can be sent. */
  get days(): { first: string; last: string } {
    const { today } = this;
    return { first: today, last: lastGiftDay(today) };
  }

  /** What is typed, as the basket takes it. */
  get gift(): Gift {
    const nobody: Gift = { recipientName: '', recipientEmail: '', senderName: '' };
    return tidyGift({ ...nobody, ...this.page.gift }, this.today);
  }

  typedIn(field: GiftText): string {
    return this.page.gift[field] ?? '';
  }

  change(field: GiftText, text: string): void {
    this.page.writeGift(field, text);
    this.own = this.own.filter((problem) => problem.field !== field);
  }

  /** Takes what the server refused: words that it does not send, or a day that has ended since. */
  refuse(problems: readonly GiftProblem[]): void {
    this.own = problems;
  }

  /** Whether the card can be added as it is filled in; what is wrong is in `problems`. */
  check(): Promise<boolean> {
    this.own = checkGift(this.gift, this.today);
    return Promise.resolve(this.own.length === 0);
  }

  private get today(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: this.timeZone, dateStyle: 'short' }).format(
      this.ports.clock.now(),
    );
  }
}
