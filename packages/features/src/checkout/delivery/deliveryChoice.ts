import type { ShippingOption } from '@touchline/contract/shipping/schema';

/** Options with an estimate first, by its earliest day; those without one keep their order behind them. */
export function sortedByDelivery(options: readonly ShippingOption[]): ShippingOption[] {
  return [...options].sort((one, other) => {
    if (!one.delivery || !other.delivery) return Number(!one.delivery) - Number(!other.delivery);
    return compare(one.delivery.from, other.delivery.from);
  });
}

/** The option that is chosen when the shopper has not: the cheapest, of those the earliest; never cash on delivery. */
export function cheapestOption(options: readonly ShippingOption[]): ShippingOption | undefined {
  return sortedByDelivery(options)
    .filter(({ cashOnDelivery }) => !cashOnDelivery)
    .sort((one, other) => one.price - other.price)[0];
}

/** Whether an option's day and hour are chosen by the shopper. */
export function isScheduled({ id }: Pick<ShippingOption, 'id'>): boolean {
  return /^agendada/i.test(id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
