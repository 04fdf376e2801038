import { isScheduled } from '@touchline/contract/scheduling/constants';
import type { ShippingOption } from '@touchline/contract/shipping/schema';

/** An option chosen for a shipment. */
export interface DeliveryChoice {
  shipmentId: string;
  optionId: string;
  /** Selected again unless the server accepts. */
  before: string | undefined;
}

/** Sorts options with an estimate first, by its earliest day; those without one keep their order after them. */
export function sortedByDelivery(options: readonly ShippingOption[]): ShippingOption[] {
  return [...options].sort((one, other) => {
    if (!one.delivery || !other.delivery) return Number(!one.delivery) - Number(!other.delivery);
    return compare(one.delivery.from, other.delivery.from);
  });
}

/**
 * The preselected option: the cheapest, and of those the earliest; never cash on delivery, nor one whose time is chosen, nor
 * Prime, which the wallet is asked for when a member chooses it.
 */
export function cheapestOption(options: readonly ShippingOption[]): ShippingOption | undefined {
  return sortedByDelivery(options)
    .filter((option) => !option.cashOnDelivery && !isScheduled(option) && option.carrierService !== 'PRIME')
    .sort((one, other) => one.price - other.price)[0];
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
