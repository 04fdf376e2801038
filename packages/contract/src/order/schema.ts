import * as z from 'zod/mini';
import { BasketAddress, BasketContact, LineItem, ShippingLineItem } from '../basket/schema.ts';
import { InvoicingDetails } from '../invoicing/schema.ts';
import { AcceptedConsent } from '../permissions/schema.ts';
import { InstallmentPlan, PaymentError, PaymentInstructions } from '../payment/schema.ts';
import { CouponAmount } from '../coupon/schema.ts';
import { OrderGiftCard } from '../giftCard/schema.ts';
import { Picture } from '../picture.ts';
import { OrderDocument } from './documentSchema.ts';
import { Parcel } from './parcelSchema.ts';
import { parcelStates } from './parcelStates.ts';
import { OrderReturn, ReturnableLine } from './returnSchema.ts';
import { LegalScheduledDelivery } from '../scheduling/schema.ts';

export const paymentStatuses = ['paid', 'not_paid', 'part_paid'] as const;
export const orderStatuses = [
  'created',
  'new',
  'open',
  'completed',
  'cancelled',
  'replaced',
  'failed',
] as const;
export const customerStatuses = { new: 1, existing: 2, reactivated: 3 } as const;
export const taxationPolicies = ['net', 'gross'] as const;

/** An order. Amounts are decimal numbers in `currency`. */
export const Order = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  customerStatus: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  taxationPolicy: z.enum(taxationPolicies),
  currency: z.string(),
  placedAt: z.string(),
  email: z.string(),
  productLineItemList: z.array(LineItem),
  shippingLineItemList: z.array(ShippingLineItem),
  /** Where it goes; of an order that is collected, the point's, with the name of whoever collects it. Absent where nothing is sent. */
  shippingAddress: z.optional(BasketAddress),
  /** Absent where nothing goes to an address and none was given. */
  billingAddress: z.optional(BasketAddress),
  /** Who collects it or is written to; absent where everything goes to the shipping address. */
  contact: z.optional(BasketContact),
  /** Files of the order, while they can be loaded. */
  downloads: z.optional(
    z.array(
      z.object({
        itemId: z.string(),
        name: z.string(),
        /** Address of the file on the shop's own host, which works until `until` and `left` times. */
        href: z.string(),
        until: z.string(),
        left: z.int(),
      }),
    ),
  ),
  /** What may go back and is here; absent where nothing may. */
  returnable: z.optional(z.array(ReturnableLine)),
  /** Number of the order that this one takes the place of: nothing was paid for it. Absent for any other. */
  replaces: z.optional(z.string()),
  /** Its returns, the first announced first; absent without any. */
  returns: z.optional(z.array(OrderReturn)),
  /** Its documents as PDF; absent where the shop has nothing that prints, and before it is placed. */
  documents: z.optional(z.array(OrderDocument)),
  /** Its parcels, from when the first is packed; absent before. */
  parcels: z.optional(z.array(Parcel)),
  pricing: z.object({
    price: z.number(),
    saved: z.number(),
    shipping: z.number(),
    tax: z.number(),
    total: z.number(),
    /** What a voucher took off. */
    voucher: z.optional(z.number()),
    /** What coupons took off the goods. */
    coupons: z.optional(z.number()),
    /** What the payment method paid, after gift cards; absent where that is the total. */
    due: z.optional(z.number()),
    /** What paying before delivery took off. */
    prepaid: z.optional(z.number()),
    /** What paying at the door costs; part of `total`. */
    paymentFee: z.optional(z.number()),
  }),
  /** Coupons that took something off; absent without any. */
  coupons: z.optional(z.array(CouponAmount)),
  /** Gift cards that paid a part, and what came back to them; absent without any. */
  giftCards: z.optional(z.array(OrderGiftCard)),
  payment: z.object({
    paymentMethodId: z.string(),
    name: z.string(),
    cardBrand: z.optional(z.string()),
    lastDigits: z.optional(z.string()),
    /** Paid in cash at the door. */
    isOnDelivery: z.optional(z.boolean()),
    /** The months that it is paid in. */
    installments: z.optional(InstallmentPlan),
    /** How it is paid; only of a method that is paid later. */
    instructions: z.optional(PaymentInstructions),
  }),
  /** The legal note about a scheduled delivery, as the shopper saw it. */
  legalScheduledDeliveryData: z.optional(LegalScheduledDelivery),
  /** Whom the invoice is for; absent where none was asked for. */
  invoicingDetails: z.optional(InvoicingDetails),
  /** The number that gets text messages about it; absent without them. */
  smsNumber: z.optional(z.string()),
  /** What the shopper agreed to at the delivery, each with its version; absent without any. */
  acceptedConsents: z.optional(z.array(AcceptedConsent)),
  /** Total refunded so far, and the time of the last refund. Never more than was paid. */
  refund: z.optional(z.object({ amount: z.number(), refundedAt: z.string() })),
  /** What the provider refused to give back: it is owed, and asked for again until it is back; absent otherwise. */
  refundDelayed: z.optional(z.number()),
  /** When the order was cancelled. */
  cancelledAt: z.optional(z.string()),
  /** Whether the shopper may still cancel it; absent where not. */
  isCancellable: z.optional(z.boolean()),
  /** The last payment error of a failed order. */
  paymentError: z.optional(PaymentError),
});
export type Order = z.infer<typeof Order>;

/** Six digits that the bank's app shows for one payment. */
export const PaymentCode = z.string().check(z.regex(/^\d{6}$/));

/** Pays with what the provider keeps for the account, or asks it to keep what pays now. */
export const SavedMethodFields = {
  /** Id of a registration, in place of a token. */
  registrationId: z.optional(z.string().check(z.maxLength(64))),
  /** The provider keeps what pays for the next time; only an account of its own may ask for that. */
  savePaymentMethod: z.optional(z.boolean()),
};

/**
 * What the shopper was told that the chosen method pays, where gift cards pay a part: a decimal number in the basket's
 * currency. Another amount is refused with `AmountMismatch`. @default the confirmed total
 */
export const ConfirmedDue = z.optional(z.number());

/**
 * What the shopper was shown: each size with its quantity. If the basket now holds something else, the order is refused
 * with `BasketChangedElsewhere`, even at the same total.
 */
export const ConfirmedItems = z
  .array(z.object({ productId: z.string().check(z.maxLength(60)), quantity: z.int() }))
  .check(z.maxLength(200));
export type ConfirmedItems = z.infer<typeof ConfirmedItems>;

/**
 * Result of placing an order.
 * - `placed`: stored and paid (or authorised).
 * - `challenge`: the bank requires a step, shown in a frame; then call `finalizePayment`.
 * - `redirect`: go to the provider's page; it returns to the payment callback.
 * - `pending`: the provider's response is not known yet, or the shopper pays later by `payment.instructions`; an event
 *   settles it. The order exists.
 * - `declined`: nothing was charged and the basket is unchanged.
 *
 * A basket that differs from what the shopper saw creates no order and is refused with 409: `AmountMismatch`,
 * `BasketChangedElsewhere`, or `ReservationFailure` with the sold-out products.
 */
export const PlaceOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('placed'), order: Order }),
  z.object({ kind: z.literal('challenge'), orderId: z.string(), url: z.string(), origin: z.string() }),
  z.object({ kind: z.literal('redirect'), orderId: z.string(), url: z.string() }),
  z.object({ kind: z.literal('pending'), order: Order }),
  z.object({ kind: z.literal('declined'), error: PaymentError }),
]);
export type PlaceOutcome = z.infer<typeof PlaceOutcome>;

/** Why a shopper cancels an order. */
export const cancelReasons = ['changedMind', 'wrongItem', 'tooSlow', 'cheaperElsewhere', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Orders on a page of the history. */
export const ordersPerPage = 20;
/** Pictures an order has in the history, at most. */
export const maxSummaryPictures = 4;

/** An order in the history of an account. Amounts are decimal numbers in `currency`. */
export const OrderSummary = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  currency: z.string(),
  placedAt: z.string(),
  total: z.number(),
  /** Total refunded so far; absent without a refund. */
  refunded: z.optional(z.number()),
  /** Where its parcels are; absent before the first is packed, and of what comes by email. */
  parcelStates: z.optional(z.array(z.enum(parcelStates))),
  /** How many of its returns have not been settled yet; absent where there is none. */
  openReturns: z.optional(z.int()),
  /** Every piece of it has come back, or another size in its place; absent where some was kept. */
  isReturned: z.optional(z.literal(true)),
  /** Number of pieces. */
  itemCount: z.int(),
  /** Name of the first product. */
  firstName: z.string(),
  /** Of the first products. */
  pictures: z.array(Picture),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/**
 * What the history of an account may be narrowed to.
 * - `underWay`: not all of it is delivered.
 * - `completed`: all of it is delivered, collected or sent by email.
 * - `returned`: some of it went back, or is on its way.
 */
export const orderFilters = ['underWay', 'completed', 'returned', 'cancelled'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Longest search in the history, in characters. */
export const maxHistorySearch = 100;

/** A page of the orders of an account. */
export const OrderHistory = z.object({
  orders: z.array(OrderSummary),
  /** Number of all orders that were asked for. */
  total: z.int(),
  /** Years in which something was ordered, the newest first, whatever is asked for. */
  years: z.optional(z.array(z.int())),
  page: z.int(),
  pageSize: z.int(),
});
export type OrderHistory = z.infer<typeof OrderHistory>;
