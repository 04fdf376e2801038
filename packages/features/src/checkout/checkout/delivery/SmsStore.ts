import { setSmsUpdates } from '@touchline/contract/client/basket';
import { mobileFault } from '@touchline/contract/contact/mobileNumber';
import type { MobileNumbers } from '@touchline/contract/contact/schema';
import { internationalNumber, nationalDigits } from '@touchline/contract/contact/phoneNumber';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable } from 'mobx';
import type { BasketStore } from '../../../cart/basket/index.ts';
import { failureOf, type FailureReason } from '../../../platform/failure/index.ts';
import { FieldsStore } from '../../../platform/fields/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import type { CheckoutMarket } from '../CheckoutMarket.ts';
import type { CheckoutKey } from '../checkoutMessages.ts';

export interface SmsSnapshot {
  isWanted: boolean;
  country: string;
  fields: ReturnType<FieldsStore<CheckoutKey>['toSnapshot']>;
  failure?: FailureReason;
}

/** What a posted form says of text messages. */
export interface SmsValues {
  isWanted: boolean;
  number: string;
  country: string;
}

/** Text messages about the delivery: whether they are wanted, and the number they go to. */
export class SmsStore {
  isWanted = false;
  /** Country of the number, one of `countries`. */
  country = '';
  readonly fields: FieldsStore<CheckoutKey>;
  /** The last answer was not kept; it is sent again when paying. */
  failure: FailureReason | undefined = undefined;
  private sending: Promise<unknown> = Promise.resolve();
  private readonly ports: Pick<Ports, 'call'>;
  private readonly basket: BasketStore;
  private readonly marketOf: () => CheckoutMarket | undefined;

  constructor(ports: Pick<Ports, 'call'>, basket: BasketStore, marketOf: () => CheckoutMarket | undefined) {
    this.ports = ports;
    this.basket = basket;
    this.marketOf = marketOf;
    this.fields = new FieldsStore(
      () => (this.isWanted ? ['number'] : []),
      (_, value) => {
        const { numbers } = this;
        const fault = numbers && mobileFault(value, numbers);
        if (!fault) return undefined;
        const { example } = numbers;
        return fault === 'missing' ? { key: 'sms.missing' } : { key: 'sms.invalid', values: { example } };
      },
    );
    makeAutoObservable<SmsStore, 'ports' | 'basket' | 'marketOf' | 'sending'>(
      this,
      { fields: false, ports: false, basket: false, marketOf: false, sending: false },
      { autoBind: true },
    );
  }

  /** Countries to whose numbers messages go; none where the market offers none. */
  get countries(): readonly MobileNumbers[] {
    return this.marketOf()?.smsUpdates?.countries ?? [];
  }

  /** The numbers of the chosen country. */
  get numbers(): MobileNumbers | undefined {
    return this.countries.find(({ country }) => country === this.country) ?? this.countries[0];
  }

  /** Takes what the basket has; `phone` is the shopper's own number, which is suggested. */
  prepare(phone: string): void {
    const { receiveSmsUpdates = false, smsNumber } = this.basket.basket?.customer ?? {};
    this.isWanted = receiveSmsUpdates;
    this.suggest(smsNumber ?? phone);
  }

  /** The shopper wants messages, or does not any more. `phone` is suggested as the number. */
  async want(isWanted: boolean, phone: string): Promise<void> {
    this.isWanted = isWanted;
    this.fields.problems.clear();
    if (isWanted && !this.fields.value('number')) this.suggest(phone);
    if (!isWanted || this.fields.isComplete) await this.save();
  }

  type(text: string): void {
    this.fields.type('number', text);
  }

  chooseCountry(country: string): void {
    this.country = country;
    if (this.fields.problems.size > 0) this.fields.check();
  }

  /** The shopper leaves the field: a sound number is kept. */
  async leave(): Promise<void> {
    this.fields.leave('number');
    if (this.isWanted && this.fields.isComplete) await this.save();
  }

  /** Takes a posted form, and keeps it as far as it is sound. */
  async apply({ isWanted, number, country }: SmsValues): Promise<void> {
    this.isWanted = isWanted;
    if (country) this.country = country;
    this.fields.type('number', number);
    if (!isWanted || this.fields.isComplete) await this.save();
  }

  /** Waits for what is on its way, and sends again what was not kept. */
  async settled(): Promise<void> {
    await this.sending;
    if (this.countries.length > 0 && this.fields.isComplete) await this.save();
  }

  /** Reports what is wrong with the number; `true` when nothing is. */
  check(): boolean {
    return this.countries.length === 0 || (this.fields.check() && this.failure === undefined);
  }

  toSnapshot(): SmsSnapshot | undefined {
    if (this.countries.length === 0) return undefined;
    const { isWanted, country, failure } = this;
    return { isWanted, country, fields: this.fields.toSnapshot(), ...(failure ? { failure } : {}) };
  }

  fillFromSnapshot({ isWanted, country, fields, failure }: SmsSnapshot): void {
    this.isWanted = isWanted;
    this.country = country;
    this.fields.fillFromSnapshot(fields);
    this.failure = failure;
  }

  /** Fills in a number that is one of the countries'. */
  private suggest(phone: string): void {
    const own = this.countries.find((numbers) => mobileFault(phone, numbers) === undefined);
    if (!own) return;
    this.country = own.country;
    this.fields.values.set('number', nationalDigits(phone, own));
  }

  private get wanted(): string | undefined {
    const { numbers } = this;
    if (!this.isWanted || !numbers) return undefined;
    return internationalNumber(this.fields.value('number'), numbers);
  }

  private save(): Promise<void> {
    const sent = this.sending.then(() => this.send());
    this.sending = sent;
    return sent;
  }

  private async send(): Promise<void> {
    const { basketId, customer } = this.basket.basket ?? {};
    const { wanted } = this;
    if (!basketId || (customer?.smsNumber === wanted && customer?.receiveSmsUpdates === this.isWanted))
      return this.setFailure(undefined);
    try {
      const basket = await setSmsUpdates(this.ports.call, basketId, wanted);
      this.setFailure(undefined);
      if (basket) this.basket.store(basket);
      else this.refuse();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.setFailure(failureOf(error));
    }
  }

  private refuse(): void {
    this.fields.refuse('number', {
      key: 'sms.invalid',
      values: { example: this.numbers?.example ?? '' },
    });
  }

  private setFailure(failure: FailureReason | undefined): void {
    this.failure = failure;
  }
}
