import { postalCodeRule } from '@touchline/design-system/PostalCodeField';
import { makeAutoObservable } from 'mobx';
import { stored, type StorageNeeds } from '../../platform/storage/index.ts';
import { deliveryPlace } from './storage.ts';

/** The postal code that the shopper wants delivery days for: one for product page, bag and checkout. */
export class DeliveryPlaceStore {
  /** In the format of the market's country; empty when there is none. */
  postalCode = '';
  private readonly ports: StorageNeeds;
  private readonly country: string;

  /** `country` is that of the market: the postal code of another one says nothing here. */
  constructor(ports: StorageNeeds, country: string) {
    this.ports = ports;
    this.country = country;
    makeAutoObservable<DeliveryPlaceStore, 'ports' | 'country'>(
      this,
      { ports: false, country: false },
      { autoBind: true },
    );
  }

  /** Takes up the postal code of an earlier page, unless another one was given meanwhile. */
  recall(): void {
    if (this.postalCode !== '') return;
    const known = stored(this.ports).read(deliveryPlace);
    if (known?.country === this.country) this.postalCode = known.postalCode;
  }

  /** The shopper gives a postal code; an empty one forgets it. It is kept for later pages by `keep`. */
  change(postalCode: string): void {
    this.postalCode = postalCodeRule(this.country)?.write(postalCode) ?? postalCode.trim();
    if (this.postalCode === '') stored(this.ports).remove(deliveryPlace);
  }

  /** Keeps the postal code for later pages: once it is known to be one. */
  keep(): void {
    const { postalCode, country } = this;
    if (postalCode !== '') stored(this.ports).write(deliveryPlace, { postalCode, country });
  }
}
