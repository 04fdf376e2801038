import type { BasketAddress, BasketContact } from '@touchline/contract/basket/schema';
import type { Gift } from '@touchline/contract/gift/schema';
import type { InvoicingDetails } from '@touchline/contract/invoicing/schema';
import type { ShippingType } from '@touchline/contract/market/schema';
import type { AcceptedConsent } from '@touchline/contract/permissions/schema';
import type { PickupPointType } from '@touchline/contract/pickup/schema';

/** A stored line: what the shopper chose, without a price to charge. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly recipeId?: string;
  readonly selectedOptions?: Readonly<Record<string, string>>;
  /** It is sent apart from the other goods, in the shipment `separate`. */
  readonly isSeparate?: boolean;
  /** Gift cards only: for whom it is, and when it is sent. */
  readonly gift?: Gift;
  /** The price of one piece last shown to the shopper (whole minor units) and its market; only used to detect changes. */
  readonly seen: { readonly market: string; readonly price: number };
}

/** How one shipment is delivered. */
export interface ShipmentDelivery {
  /** Id of the market's delivery method. */
  readonly methodId: string;
  /** Kind of delivery; missing in baskets older than this field. */
  readonly kind?: ShippingType;
  /** A store (`cnc`) or a point of the carrier (`pudo`), with the shopper's number at the carrier where it wants one. */
  readonly point?: {
    readonly id: string;
    readonly type: PickupPointType;
    readonly consumerId?: string;
  };
  /** The slot that was chosen, and when its legal note was accepted (ISO 8601). */
  readonly slot?: { readonly id: string; readonly acceptedAt?: string };
  /** Address of this shipment only; without one the basket's address applies. */
  readonly address?: BasketAddress;
}

/** One means of payment. */
export interface StoredInstrument {
  readonly methodId: string;
  /** Fixed part of the total in whole minor units; the one without an amount pays the rest. */
  readonly minor?: number;
}

/** Everything a shopper chose; stored as one versioned document (see `basketDocument.ts`). */
export interface BasketData {
  readonly lines: readonly StoredLine[];
  readonly email?: string;
  /** Encrypted id of the customer, where guests are authenticated. */
  readonly euci?: string;
  readonly receiveSmsUpdates: boolean;
  /** Where they go; only with `receiveSmsUpdates`. */
  readonly smsNumber?: string;
  readonly shippingAddress?: BasketAddress;
  readonly billingAddress?: BasketAddress;
  /** Who collects, or is written to, where no shipment goes to an address. */
  readonly contact?: BasketContact;
  /** Chosen delivery by kind of shipment. */
  readonly delivery: Readonly<Partial<Record<ShipmentKind, ShipmentDelivery>>>;
  /** Whom the invoice is for, where its market asks. */
  readonly invoicingDetails?: InvoicingDetails;
  /** What was agreed to at the delivery. */
  readonly acceptedConsents?: readonly AcceptedConsent[];
  /** The means of payment, in the order they are used. */
  readonly instruments: readonly StoredInstrument[];
  readonly installments?: number;
  /** Code of the voucher that the basket uses. */
  readonly voucher?: string;
  /** Codes of the coupons that the basket uses, in the order they were added. */
  readonly coupons?: readonly string[];
  /** The gift cards that pay for it, in the order they do: never their codes. */
  readonly giftCards?: readonly { readonly id: string; readonly lastDigits: string }[];
  /** What the wallet that signed in at the checkout has said of its buyer. */
  readonly wallet?: {
    readonly hasPrime: boolean;
    /** What it is asked about the buyer with later. */
    readonly token?: string;
    /** It did not accept the token: its buyer has to sign in again. */
    readonly isTokenRefused?: boolean;
    /** Pays once, until it ends (ISO 8601). */
    readonly session?: string;
    readonly sessionEndsAt?: string;
  };
  /** Bought at once with a wallet of the device, beside the bag: it is never anybody's bag. */
  readonly isExpress?: true;
  readonly properties: Readonly<Record<string, string>>;
  /** Market the basket was last used in. */
  readonly market: string;
}

/** Kinds of shipment in this catalogue; `separate` is what the shopper wants apart from the rest that ships now. */
export const shipmentKinds = [
  'regular',
  'separate',
  'preorder',
  'backorder',
  'egiftcard',
  'digital',
] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];

export function emptyBasket(market: string): BasketData {
  return { lines: [], receiveSmsUpdates: false, delivery: {}, instruments: [], properties: {}, market };
}
