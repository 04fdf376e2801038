import type { Gift, GiftProblem } from '@touchline/contract/gift/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import type { GiftText } from './giftForm.ts';
import { GiftStore } from './GiftStore.ts';

export interface LineGiftInput {
  /** What the bag has now. */
  stored: () => Gift;
  /** Has the bag take another gift: `true` once it has, else what is wrong, field by field, as far as it is a field. */
  change: (gift: Gift) => Promise<true | readonly GiftProblem[]>;
  /** What was typed into a form that the bag refused, and why. @default nothing */
  refused?: { gift: Gift; problems: readonly GiftProblem[] } | undefined;
}

/** For whom a gift card of the bag is: what is typed stays until the bag has taken it. */
export class LineGiftStore {
  readonly fields: GiftStore;
  isSubmitting = false;
  private typed: Readonly<Partial<Record<GiftText, string | undefined>>>;
  private readonly input: LineGiftInput;

  /** @param timeZone of the market, whose days count. */
  constructor(ports: Pick<Ports, 'clock'>, timeZone: string, input: LineGiftInput) {
    this.input = input;
    this.typed = input.refused?.gift ?? {};
    makeAutoObservable<LineGiftStore, 'input' | 'typed'>(
      this,
      { fields: false, input: false, typed: observableRef },
      { autoBind: true },
    );
    this.fields = new GiftStore(ports, this, timeZone);
    this.fields.refuse(input.refused?.problems ?? []);
  }

  /** The page responds to a form that the bag refused. */
  get wasRefused(): boolean {
    return this.input.refused !== undefined;
  }

  /** What the fields show: what is typed, over what the bag has. */
  get gift(): Readonly<Partial<Record<GiftText, string>>> {
    const all = Object.entries({ ...this.input.stored(), ...this.typed });
    return Object.fromEntries(all.filter(([, text]) => text !== undefined));
  }

  writeGift(field: GiftText, text: string): void {
    this.typed = { ...this.typed, [field]: text };
  }

  /** Checks the fields and has the bag take them. Resolves to whether it has; what is wrong is at `fields`. */
  async submit(): Promise<boolean> {
    if (this.isSubmitting) return false;
    this.isSubmitting = true;
    const outcome = (await this.fields.check()) ? await this.input.change(this.fields.gift) : undefined;
    runInAction(() => {
      this.isSubmitting = false;
      if (outcome === true) this.typed = {};
      else if (outcome) this.fields.refuse(outcome);
    });
    return outcome === true;
  }
}
