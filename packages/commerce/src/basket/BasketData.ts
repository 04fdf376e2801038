import type { BasketAddress } from '@touchline/contract/basket/schema';

/** A line as it is kept: what was wished, never what it costs. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly recipeId?: string;
  readonly selectedOptions?: Readonly<Record<string, string>>;
  /** The price of one piece the shopper last saw (whole minor units) and where; only to tell a difference. */
  readonly seen: { readonly market: string; readonly price: number };
}

/** Everything a shopper decided; kept as one document and written under a version. */
export interface BasketData {
  readonly lines: readonly StoredLine[];
  readonly email?: string;
  readonly receiveSmsUpdates: boolean;
  readonly shippingAddress?: BasketAddress;
  readonly billingAddress?: BasketAddress;
  /** Chosen way to deliver by kind of shipment. */
  readonly delivery: Readonly<Partial<Record<ShipmentKind, string>>>;
  readonly paymentMethodId?: string;
  readonly installments?: number;
  readonly properties: Readonly<Record<string, string>>;
  /** Market the basket was last used in. */
  readonly market: string;
}

/** Kinds of shipment that this catalogue makes. */
export const shipmentKinds = ['regular', 'preorder', 'backorder'] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];

export function emptyBasket(market: string): BasketData {
  return { lines: [], receiveSmsUpdates: false, delivery: {}, properties: {}, market };
}
