import type { Basket } from '@touchline/contract/basket/schema';

/** What delivery costs: `known` for sure, or at least, depending on what is chosen; `undefined` while nothing is known. */
export type DeliveryCost = { readonly kind: 'known' | 'from'; readonly amount: number } | undefined;

/** What the delivery of a basket costs. Before one is chosen it is free where the cheapest is: that one is offered first. */
export function deliveryCost({
  shipping,
  shippingFrom,
}: Pick<Basket['pricing'], 'shipping' | 'shippingFrom'>): DeliveryCost {
  if (shipping !== undefined) return { kind: 'known', amount: shipping };
  if (shippingFrom === undefined) return undefined;
  return { kind: shippingFrom === 0 ? 'known' : 'from', amount: shippingFrom };
}
