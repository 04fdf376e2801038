import * as z from 'zod/mini';
import { messageTypes } from '../codes.ts';
import { Picture } from '../picture.ts';
import { AvailabilityStatus } from '../product/schema.ts';
import { ShippingType } from '../market/schema.ts';

/** Values chosen when an item is personalised; all are text. */
export const Recipe = z.object({ selectedOptions: z.record(z.string(), z.string()) });
export type Recipe = z.infer<typeof Recipe>;

/** One line of the bag. Amounts are decimal numbers in the line's `currency`. */
export const LineItem = z.object({
  itemId: z.string(),
  /** Size-suffixed: base id, underscore, digits. Imported catalogues keep their item id. */
  productId: z.string(),
  productName: z.string(),
  quantity: z.int(),
  recipeId: z.optional(z.string()),
  recipe: z.optional(Recipe),
  pricing: z.object({
    /** One piece, as sold now. */
    price: z.number(),
    /** One piece before the sale. */
    standardPrice: z.number(),
    /** The line: quantity times price, less discounts. */
    total: z.number(),
    /** What one piece cost when it was put in the bag, when that differs now. */
    previousPrice: z.optional(z.number()),
  }),
  discountList: z.array(z.object({ id: z.string(), amount: z.number() })),
  currency: z.string(),
  thirdPartyBuyable: z.boolean(),
  /** What a line shows; not in the document. */
  baseProductId: z.string(),
  subTitle: z.string(),
  color: z.string(),
  size: z.string(),
  url: z.string(),
  picture: z.optional(Picture),
  availability_status: AvailabilityStatus,
  /** The most that can be had of it now; below `quantity` when stock went away. */
  availableQuantity: z.int(),
  maxQuantity: z.int(),
});
export type LineItem = z.infer<typeof LineItem>;

/** Kinds of shipment; `regular` is everything that is sent now. */
export const shipmentTypes = ['regular', 'preorder', 'backorder', 'egiftcard', 'digital'] as const;

export const ShippingLineItem = z.object({
  id: z.string(),
  shippingType: ShippingType,
  name: z.string(),
  pricing: z.object({ price: z.number() }),
  /** ISO dates of arrival. */
  deliveryPeriod: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** Lines that travel this way, by `itemId`; absent in orders older than this field. */
  itemIds: z.optional(z.array(z.string())),
});
export type ShippingLineItem = z.infer<typeof ShippingLineItem>;

export const Shipment = z.object({
  shipmentId: z.string(),
  shipmentType: z.enum(shipmentTypes),
  productLineItemList: z.array(LineItem),
  shippingLineItem: z.optional(ShippingLineItem),
  /** Set when this shipment can't be sent as it stands. */
  errorCode: z.optional(z.string()),
});
export type Shipment = z.infer<typeof Shipment>;

/** The address inside a basket (checkout document, section 3), with the names it is sent to. */
export const BasketAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  stateCode: z.string(),
  zipcode: z.string(),
  country: z.string(),
  phoneNumber: z.string(),
  addressServiceProviderId: z.optional(z.string()),
});
export type BasketAddress = z.infer<typeof BasketAddress>;

export const BasketMessage = z.object({
  type: z.enum(messageTypes),
  details: z.object({
    productId: z.optional(z.string()),
    productName: z.optional(z.string()),
    previousPrice: z.optional(z.number()),
    price: z.optional(z.number()),
    availableQuantity: z.optional(z.int()),
    /** The highest value the goods of one order may have: `InvalidProductsTotal`. */
    maxProductsTotal: z.optional(z.number()),
  }),
});
export type BasketMessage = z.infer<typeof BasketMessage>;

/** The bag and everything decided on the way to an order. A new basket has no `basketId`. */
export const Basket = z.object({
  basketId: z.optional(z.string()),
  currency: z.string(),
  shipmentList: z.array(Shipment),
  pricing: z.object({
    /** Goods at the price of now. */
    price: z.number(),
    /** Goods before sale prices. */
    standardPrice: z.number(),
    /** What sale prices save; positive. */
    saved: z.number(),
    shipping: z.optional(z.number()),
    tax: z.number(),
    taxationPolicy: z.enum(['net', 'gross']),
    total: z.number(),
    numberOfPayments: z.int(),
    /** What is missing to free standard delivery; absent when there is no such rule. */
    missingForFreeShipping: z.optional(z.number()),
  }),
  paymentInstrumentList: z.array(z.object({ paymentMethodId: z.string(), amount: z.number() })),
  couponList: z.array(z.object({ couponCode: z.string(), statusCode: z.string() })),
  shippingAddress: z.optional(BasketAddress),
  billingAddress: z.optional(BasketAddress),
  invoicingDetails: z.optional(z.object({ company: z.string(), taxNumber: z.string() })),
  customer: z.object({
    customerId: z.optional(z.string()),
    customerEUCI: z.optional(z.string()),
    email: z.optional(z.string()),
    receiveSmsUpdates: z.boolean(),
  }),
  messageList: z.array(BasketMessage),
  errorCode: z.optional(z.string()),
  taxCalculationMissing: z.boolean(),
  legalScheduledDeliveryData: z.optional(
    z.object({ textKey: z.string(), acceptedAt: z.optional(z.string()) }),
  ),
  pickupPoint: z.optional(
    z.union([
      z.object({ pudoStore: z.object({ id: z.string() }) }),
      z.object({ cncStore: z.object({ id: z.string() }) }),
    ]),
  ),
  segmentationId: z.optional(z.string()),
  /** Seconds of a flash sale that are left; absent without one. */
  flashTimeLeft: z.optional(z.number()),
  modifiedDate: z.string(),
  totalProductCount: z.int(),
  /** Until when stock is held for this basket; absent before checkout began. ISO 8601. */
  reservedUntil: z.optional(z.string()),
  properties: z.record(z.string(), z.string()),
});
export type Basket = z.infer<typeof Basket>;

/** One thing to put in the bag. A price is never taken from the caller. */
export const AddItem = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(80)),
  quantity: z.int().check(z.gte(1), z.lte(9999)),
  recipeId: z.optional(z.string().check(z.maxLength(80))),
  selectedOptions: z.optional(
    z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200))),
  ),
});
export type AddItem = z.infer<typeof AddItem>;

/** Why something could not be put in the bag (accounts document, bag actions). */
export const bagErrorKinds = [
  'QUANTITY_EXCEEDED',
  'SIZE_OUT_OF_STOCK',
  'PERSONALIZATION_FAILED',
  'QUANTITY_UNAVAILABLE',
  'CAPTCHA_VALIDATION_FAILED',
  // Ours: the bag holds as many different things as it can (checkout document, section 8).
  'BasketQuotaExceededException',
  'UNKNOWN',
] as const;
export type BagErrorKind = (typeof bagErrorKinds)[number];

/** Body of a 422 of the items calls. */
export const BagRefusal = z.object({
  errorCode: z.enum(bagErrorKinds),
  message: z.string(),
  details: z.optional(
    z.object({
      productId: z.optional(z.string()),
      /** How many can be had: `QUANTITY_UNAVAILABLE`. */
      left: z.optional(z.int()),
      /** The limit per order: `QUANTITY_EXCEEDED`; the most lines of a bag: `BasketQuotaExceededException`. */
      max: z.optional(z.int()),
    }),
  ),
});
export type BagRefusal = z.infer<typeof BagRefusal>;
