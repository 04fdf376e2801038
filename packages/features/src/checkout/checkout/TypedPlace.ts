import type { BagPromiseStore } from '../../cart/bagPromise/index.ts';
import type { DeliveryStore } from './delivery/DeliveryStore.ts';
import type { DetailsStore } from './details/DetailsStore.ts';
import type { KnownDetails } from './KnownDetails.ts';
import type { TaxEstimateStore } from './tax/TaxEstimateStore.ts';

interface Parts {
  details: DetailsStore;
  known: KnownDetails;
  delivery: Pick<DeliveryStore, 'status'>;
  tax: TaxEstimateStore;
  promise: BagPromiseStore | undefined;
}

/** What is told of the place in the fields before the address is complete: the tax, and when the goods arrive. */
export class TypedPlace {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Fills in the postal code that delivery days were asked for on an earlier page. */
  prefill(): void {
    const { promise, known } = this.parts;
    promise?.place.recall();
    if (promise) known.prefillPostalCode(promise.place.postalCode);
  }

  /** The shopper leaves a field of an address that is not complete. */
  async follow(): Promise<void> {
    await Promise.all([this.parts.tax.update(), this.tellDays()]);
  }

  /** Asks for the days, unless the delivery options tell them. */
  async tellDays(): Promise<void> {
    const { details, delivery, promise } = this.parts;
    const postalCode = details.shipping.fields.value('postalCode');
    if (details.asksAddress && postalCode && delivery.status === 'idle') await promise?.load(postalCode);
  }
}
