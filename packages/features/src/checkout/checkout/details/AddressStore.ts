import { plainPostalCode } from '@touchline/contract/contact/postalCode';
import type { CheckoutKey } from '../checkoutMessages.ts';
import type { BookAddress } from '@touchline/contract/addressBook/schema';
import type { BasketAddress } from '@touchline/contract/basket/schema';
import type { FoundAddress } from '@touchline/contract/addressSearch/schema';
import type { Address, FieldError } from '@touchline/contract/shipping/schema';
import { makeAutoObservable } from 'mobx';
import type { CheckoutMarket } from '../CheckoutMarket.ts';
import { addressProblem, invalid } from '../fields/addressRules.ts';
import { FieldsStore } from '../../../platform/fields/index.ts';

/** The fields that a search fills in. */
export const searched = ['line1', 'line2', 'postalCode', 'city', 'region'] as const;

/** One address of the checkout, with the market's fields in the market's order. */
export class AddressStore {
  readonly kind: 'shipping' | 'billing';
  readonly fields: FieldsStore<CheckoutKey>;
  /** Fields the back end refused last, by the back end's names. */
  backendInvalidAddressFields: readonly string[] = [];
  /** The shopper chose to enter the fields manually instead of searching for the address. */
  manualAddressEntrySelected = false;
  /** The address service's name for the address in the fields; a change of a field ends it. */
  private found: FoundAddress | undefined = undefined;
  private readonly marketOf: () => CheckoutMarket | undefined;
  private readonly isNameOnlyOf: () => boolean;

  /** While `isNameOnlyOf` is true, only the name of a person is asked for; what else was typed is kept. */
  constructor(
    kind: 'shipping' | 'billing',
    marketOf: () => CheckoutMarket | undefined,
    isNameOnlyOf: () => boolean = () => false,
  ) {
    this.kind = kind;
    this.marketOf = marketOf;
    this.isNameOnlyOf = isNameOnlyOf;
    this.fields = new FieldsStore(
      () => this.definitions.map(({ name }) => name),
      (name, value) => {
        const field = this.asked.find((each) => each.name === name);
        return field && addressProblem(field, value);
      },
    );
    makeAutoObservable<AddressStore, 'marketOf' | 'isNameOnlyOf'>(
      this,
      { marketOf: false, isNameOnlyOf: false, fields: false },
      { autoBind: true },
    );
  }

  /** The market's fields; empty until the market is known. */
  get definitions(): CheckoutMarket['addressFields'] {
    return this.marketOf()?.addressFields ?? [];
  }

  /** The fields that the shopper is asked for. */
  get asked(): CheckoutMarket['addressFields'] {
    return this.isNameOnlyOf()
      ? this.definitions.filter(({ name }) => name === 'firstName' || name === 'lastName')
      : this.definitions;
  }

  /** The address as it is sent. */
  toAddress(contact: { email: string; phoneNumber: string }): Address {
    const value = (name: string): string => this.fields.value(name);
    return {
      ...(this.providerId === undefined ? {} : { id: this.providerId }),
      type: 'shipping',
      firstName: value('firstName'),
      lastName: value('lastName'),
      emailAddress: contact.email,
      phoneNumber: contact.phoneNumber,
      country: this.marketOf()?.country ?? '',
      postalCode: plainPostalCode(value('postalCode')),
      line1: value('line1'),
      ...(value('line2') ? { line2: value('line2') } : {}),
      city: value('city'),
      region: value('region'),
    };
  }

  /** Fills in an address from the basket. */
  fillFrom(address: BasketAddress): void {
    this.found =
      address.addressServiceProviderId === undefined
        ? undefined
        : {
            ...{ id: address.addressServiceProviderId, line1: address.address1, line2: address.address2 },
            ...{ postalCode: address.zipcode, city: address.city, region: address.stateCode },
          };
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

  /** The address service's name for what stands in the fields. */
  get providerId(): string | undefined {
    const { found } = this;
    const isSame = found && searched.every((name) => this.fields.value(name) === (found[name] ?? ''));
    return isSame ? found.id : undefined;
  }

  /** Whether a field that a search would fill in has a text. */
  get isAnythingTyped(): boolean {
    return searched.some((name) => this.fields.value(name) !== '');
  }

  /** What stands in the fields, in the form of the basket. */
  get asBasketAddress(): BasketAddress {
    const value = (name: string): string => this.fields.value(name);
    return {
      ...{ firstName: value('firstName'), lastName: value('lastName'), phoneNumber: '' },
      ...{ address1: value('line1'), address2: value('line2'), city: value('city') },
      ...{
        stateCode: value('region'),
        zipcode: plainPostalCode(value('postalCode')),
        country: this.marketOf()?.country ?? '',
      },
      ...(this.providerId === undefined ? {} : { addressServiceProviderId: this.providerId }),
    };
  }

  /** Fills in an address that a search has found. */
  takeFound(found: FoundAddress): void {
    this.found = found;
    for (const name of searched) {
      this.fields.values.set(name, found[name] ?? '');
      this.fields.problems.delete(name);
    }
  }

  /** Empties what a search has filled in. */
  forgetFound(): void {
    this.found = undefined;
    for (const name of searched) this.fields.values.set(name, '');
  }

  chooseManualEntry(): void {
    this.manualAddressEntrySelected = true;
  }
}
