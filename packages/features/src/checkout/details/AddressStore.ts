import type { CheckoutKey } from '../checkoutMessages.ts';
import type { BookAddress } from '@touchline/contract/addressBook/schema';
import type { BasketAddress } from '@touchline/contract/basket/schema';
import type { Address, FieldError } from '@touchline/contract/shipping/schema';
import { makeAutoObservable } from 'mobx';
import type { CheckoutMarket } from '../CheckoutMarket.ts';
import { addressProblem, invalid } from '../fields/addressRules.ts';
import { FieldsStore } from '../../fields/index.ts';

/** One address of the checkout, with the market's fields in the market's order. */
export class AddressStore {
  readonly kind: 'shipping' | 'billing';
  readonly fields: FieldsStore<CheckoutKey>;
  /** Fields the back end refused last, by the back end's names. */
  backendInvalidAddressFields: readonly string[] = [];
  /** The shopper chose to enter the fields manually instead of searching for the address. */
  manualAddressEntrySelected = false;
  private readonly marketOf: () => CheckoutMarket | undefined;

  constructor(kind: 'shipping' | 'billing', marketOf: () => CheckoutMarket | undefined) {
    this.kind = kind;
    this.marketOf = marketOf;
    this.fields = new FieldsStore(
      () => this.definitions.map(({ name }) => name),
      (name, value) => {
        const field = this.definitions.find((each) => each.name === name);
        return field && addressProblem(field, value);
      },
    );
    makeAutoObservable<AddressStore, 'marketOf'>(
      this,
      { marketOf: false, fields: false },
      { autoBind: true },
    );
  }

  /** The market's fields; empty until the market is known. */
  get definitions(): CheckoutMarket['addressFields'] {
    return this.marketOf()?.addressFields ?? [];
  }

  /** The address as it is sent. */
  toAddress(contact: { email: string; phoneNumber: string }): Address {
    const value = (name: string): string => this.fields.value(name);
    return {
      type: 'shipping',
      firstName: value('firstName'),
      lastName: value('lastName'),
      emailAddress: contact.email,
      phoneNumber: contact.phoneNumber,
      country: this.marketOf()?.country ?? '',
      postalCode: value('postalCode'),
      line1: value('line1'),
      ...(value('line2') ? { line2: value('line2') } : {}),
      city: value('city'),
      region: value('region'),
    };
  }

  /** Fills in an address from the basket. */
  fillFrom(address: BasketAddress): void {
    this.fields.fill({
      firstName: address.firstName,
      lastName: address.lastName,
      line1: address.address1,
      line2: address.address2,
      city: address.city,
      postalCode: address.zipcode,
      region: address.stateCode,
    });
  }

  /** Takes a saved address, or empties the fields; errors of what was there before go. */
  takeSaved(address: BookAddress | undefined): void {
    for (const { name } of this.definitions) {
      this.fields.values.set(name, address?.[name] ?? '');
      this.fields.problems.delete(name);
    }
  }

  /** Whether the fields hold this address. */
  isFilledWith(address: BookAddress): boolean {
    return this.definitions.every(({ name }) => this.fields.value(name) === (address[name] ?? ''));
  }

  /** Shows the back end's refusals next to the fields. */
  refuse(errors: readonly FieldError[]): void {
    this.backendInvalidAddressFields = errors.map(({ field }) => field);
    for (const { field: name, errorCode } of errors) {
      const field = this.definitions.find((each) => each.name === name);
      if (!field) continue;
      const wrongCountry = errorCode === 'delivery.invalidCountryForAddress';
      this.fields.refuse(name, wrongCountry ? { key: 'delivery.invalidCountryForAddress' } : invalid(field));
    }
  }

  chooseManualEntry(): void {
    this.manualAddressEntrySelected = true;
  }
}
