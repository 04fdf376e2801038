import type { ShippingOption } from '@touchline/contract/shipping/schema';

/** Sorts options with an estimate first, by its earliest day; those without one keep their order after them. */
export function sortedByDelivery(options: readonly ShippingOption[]): ShippingOption[] {
  return [...options].sort((one, other) => {
    if (!one.delivery || !other.delivery) return Number(!one.delivery) - Number(!other.delivery);
    return compare(one.delivery.from, other.delivery.from);
  });
}

/** The preselected option: the cheapest, and of those the earliest; never cash on delivery. */
export function cheapestOption(options: readonly ShippingOption[]): ShippingOption | undefined {
  return sortedByDelivery(options)
    .filter(({ cashOnDelivery }) => !cashOnDelivery)
    .sort((one, other) => one.price - other.price)[0];
}

/** Whether the shopper chooses the day and hour of an option. */
export function isScheduled({ id }: Pick<ShippingOption, 'id'>): boolean {
  return /^agendada/i.test(id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Whether an option sends by email. */
export const isByEmail = ({ shippingType }: Pick<ShippingOption, 'shippingType'>): boolean =>
  shippingType === 'egiftcard' || shippingType === 'digital';
