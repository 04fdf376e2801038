import type { BasketAddress } from '@touchline/contract/basket/schema';

/** A stored line: what the shopper chose, without a price to charge. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly recipeId?: string;
  readonly selectedOptions?: Readonly<Record<string, string>>;
  /** The price of one piece last shown to the shopper (whole minor units) and its market; only used to detect changes. */
  readonly seen: { readonly market: string; readonly price: number };
}

/** Everything a shopper chose; stored as one versioned document. */
export interface BasketData {
  readonly lines: readonly StoredLine[];
  readonly email?: string;
  readonly receiveSmsUpdates: boolean;
  readonly shippingAddress?: BasketAddress;
  readonly billingAddress?: BasketAddress;
  /** Chosen delivery option by kind of shipment. */
  readonly delivery: Readonly<Partial<Record<ShipmentKind, string>>>;
  readonly paymentMethodId?: string;
  readonly installments?: number;
  readonly properties: Readonly<Record<string, string>>;
  /** Market the basket was last used in. */
  readonly market: string;
}

/** Kinds of shipment in this catalogue. */
export const shipmentKinds = ['regular', 'preorder', 'backorder'] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];

export function emptyBasket(market: string): BasketData {
  return { lines: [], receiveSmsUpdates: false, delivery: {}, properties: {}, market };
}
