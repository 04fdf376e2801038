import * as z from 'zod/mini';
import { messageTypes, primeErrors } from '../codes.ts';
import { AppliedCoupon } from '../coupon/schema.ts';
import { AppliedGiftCard, PaidByGiftCard } from '../giftCard/schema.ts';
import { Gift, GiftProblem, LineGift } from '../gift/schema.ts';
import { InvoicingDetails } from '../invoicing/schema.ts';
import { launchRefusals } from '../launch/constants.ts';
import { LinePersonalisation } from '../personalisedProduct/schema.ts';
import { AcceptedConsent } from '../permissions/schema.ts';
import { Picture } from '../picture.ts';
import { AvailabilityStatus } from '../product/schema.ts';
import { carrierServices, ShippingType } from '../market/schema.ts';
import { PickupPoint } from '../pickup/schema.ts';
import { LegalScheduledDelivery, ScheduledPeriod } from '../scheduling/schema.ts';

/** Options chosen when an item is personalised; all values are text. */
export const Recipe = z.object({ selectedOptions: z.record(z.string(), z.string()) });
export type Recipe = z.infer<typeof Recipe>;

/** One line of the basket. Amounts are decimal numbers in the line's `currency`. */
export const LineItem = z.object({
  itemId: z.string(),
  /** Base id, underscore and digits for the size. Imported catalogues keep their own item id. */
  productId: z.string(),
  productName: z.string(),
  quantity: z.int(),
  recipeId: z.optional(z.string()),
  recipe: z.optional(Recipe),
  pricing: z.object({
    /** Current price of one piece. */
    price: z.number(),
    /** Price of one piece before any sale. */
    standardPrice: z.number(),
    /** Line total: quantity times price, less discounts. */
    total: z.number(),
    /** Price of one piece when it was added, if it has changed since. */
    previousPrice: z.optional(z.number()),
  }),
  discountList: z.array(z.object({ id: z.string(), amount: z.number() })),
  currency: z.string(),
  thirdPartyBuyable: z.boolean(),
  /** What is put on the article; absent where nothing is. It cannot be returned. */
  personalisation: z.optional(z.array(LinePersonalisation)),
  /** It is sent apart from the other goods. */
  isSeparate: z.optional(z.boolean()),
  /** Gift cards only: for whom it is, and when it is sent. */
  gift: z.optional(LineGift),
  /** Data for displaying the line; not part of the checkout document. */
  baseProductId: z.string(),
  subTitle: z.string(),
  /** With the condition of goods that are not new: `Black, used`. */
  color: z.string(),
  size: z.string(),
  url: z.string(),
  picture: z.optional(Picture),
  availability_status: AvailabilityStatus,
  /** The first day a pre-order or back order can be sent, ISO date; absent where it is sent now, or not known. */
  sentFrom: z.optional(z.string()),
  /** Highest quantity available now; lower than `quantity` when stock has run short. */
  availableQuantity: z.int(),
  maxQuantity: z.int(),
});
export type LineItem = z.infer<typeof LineItem>;

/** Kinds of shipment; `regular` is everything that ships now. */
export const shipmentTypes = ['regular', 'preorder', 'backorder', 'egiftcard', 'digital'] as const;

export const ShippingLineItem = z.object({
  id: z.string(),
  shippingType: ShippingType,
  /** Absent in orders older than this field. */
  carrierService: z.optional(z.enum(carrierServices)),
  name: z.string(),
  /** What is special about this delivery, in the language it was chosen in. */
  text: z.optional(z.string()),
  pricing: z.object({ price: z.number() }),
  /** Payable only in cash on delivery. */
  cashOnDelivery: z.optional(z.boolean()),
  /** Delivery dates, as ISO dates. */
  deliveryPeriod: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** `itemId`s of the lines in this shipment; absent in orders older than this field. */
  itemIds: z.optional(z.array(z.string())),
  /** The slot that was chosen, for an option whose time is chosen. */
  scheduled: z.optional(ScheduledPeriod),
  /** Where it is collected; `cnc` and `pudo` only. */
  pickup: z.optional(
    z.object({
      point: PickupPoint,
      /** What is shown when it is collected; orders only. */
      code: z.optional(z.string()),
    }),
  ),
});
export type ShippingLineItem = z.infer<typeof ShippingLineItem>;

export const Shipment = z.object({
  shipmentId: z.string(),
  shipmentType: z.enum(shipmentTypes),
  productLineItemList: z.array(LineItem),
  shippingLineItem: z.optional(ShippingLineItem),
  /** Set when this shipment can't be sent in its current state. */
  errorCode: z.optional(z.string()),
});
export type Shipment = z.infer<typeof Shipment>;

/** An address in a basket (checkout document, section 3), including the recipient's name. */
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

/** Who collects the basket's goods, or is written to where nothing is sent to an address. */
export const BasketContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
});
export type BasketContact = z.infer<typeof BasketContact>;

export const BasketMessage = z.object({
  type: z.enum(messageTypes),
  details: z.object({
    productId: z.optional(z.string()),
    productName: z.optional(z.string()),
    previousPrice: z.optional(z.number()),
    price: z.optional(z.number()),
    availableQuantity: z.optional(z.int()),
    /** The document that is not agreed to: `ConsentRequired`. */
    documentId: z.optional(z.string()),
    /** Maximum value of the goods in one order: `InvalidProductsTotal`. */
    maxProductsTotal: z.optional(z.number()),
    /** The launch that does not sell the line to the shopper now, and why: `ProductsForbidden`. */
    launchId: z.optional(z.string()),
    reason: z.optional(z.enum(launchRefusals)),
    /** Why Prime delivers it no longer: `ShippingMethodInapplicable`. */
    errorCode: z.optional(z.enum(primeErrors)),
  }),
});
export type BasketMessage = z.infer<typeof BasketMessage>;

/** The basket and everything chosen during checkout. A new basket has no `basketId`. */
export const Basket = z.object({
  basketId: z.optional(z.string()),
  currency: z.string(),
  shipmentList: z.array(Shipment),
  pricing: z.object({
    /** Goods at current prices. */
    price: z.number(),
    /** Goods at prices before any sale. */
    standardPrice: z.number(),
    /** Amount saved by sale prices; positive. */
    saved: z.number(),
    shipping: z.optional(z.number()),
    /** What the cheapest delivery to the door costs, as long as none is chosen. */
    shippingFrom: z.optional(z.number()),
    tax: z.number(),
    taxationPolicy: z.enum(['net', 'gross']),
    total: z.number(),
    /** What a voucher takes off; absent without one. */
    voucher: z.optional(z.number()),
    /** What coupons take off the goods; absent without any that applies. */
    coupons: z.optional(z.number()),
    /** What the chosen method pays, after gift cards; absent where that is the total. */
    due: z.optional(z.number()),
    /** What paying before delivery takes off; absent where it takes nothing off. */
    prepaid: z.optional(z.number()),
    /** What it would take off, while cash on delivery is chosen. */
    prepaidOffer: z.optional(z.number()),
    /** What paying at the door costs; part of `total`. */
    paymentFee: z.optional(z.number()),
    numberOfPayments: z.int(),
    /** Amount still to spend for free standard delivery; absent when the market has no such rule. */
    missingForFreeShipping: z.optional(z.number()),
  }),
  paymentInstrumentList: z.array(
    z.object({ paymentMethodId: z.string(), amount: z.number(), giftCard: z.optional(PaidByGiftCard) }),
  ),
  couponList: z.array(AppliedCoupon),
  /** The gift cards of the basket, in the order they pay; absent without any. */
  giftCards: z.optional(z.array(AppliedGiftCard)),
  shippingAddress: z.optional(BasketAddress),
  billingAddress: z.optional(BasketAddress),
  /** Absent until it is given; only asked for where no shipment goes to an address. */
  contact: z.optional(BasketContact),
  /** Whom the invoice is for; absent where none was asked for. */
  invoicingDetails: z.optional(InvoicingDetails),
  customer: z.object({
    customerId: z.optional(z.string()),
    customerEUCI: z.optional(z.string()),
    email: z.optional(z.string()),
    receiveSmsUpdates: z.boolean(),
    /** The number to which they go, with its prefix; absent without them. */
    smsNumber: z.optional(z.string()),
  }),
  messageList: z.array(BasketMessage),
  errorCode: z.optional(z.string()),
  taxCalculationMissing: z.boolean(),
  legalScheduledDeliveryData: z.optional(LegalScheduledDelivery),
  /** What the shopper has agreed to at the delivery; absent without any. */
  acceptedConsents: z.optional(z.array(AcceptedConsent)),
  pickupPoint: z.optional(
    z.union([
      z.object({ pudoStore: z.object({ id: z.string() }) }),
      z.object({ cncStore: z.object({ id: z.string() }) }),
    ]),
  ),
  /** The segment of shoppers by whose prices the basket is computed: members by their tier. Absent for everybody else. */
  segmentationId: z.optional(z.string()),
  /** Seconds left in a flash sale; absent when there is none. */
  flashTimeLeft: z.optional(z.number()),
  modifiedDate: z.string(),
  totalProductCount: z.int(),
  /** What the goods earn a member; absent for everybody else. */
  pointsToEarn: z.optional(z.int()),
  /** When the stock hold of this basket expires, ISO 8601; absent before checkout starts. */
  reservedUntil: z.optional(z.string()),
  properties: z.record(z.string(), z.string()),
});
export type Basket = z.infer<typeof Basket>;

/** An item to add to the basket. Prices sent by the caller are never used. */
export const AddItem = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(80)),
  quantity: z.int().check(z.gte(1), z.lte(9999)),
  recipeId: z.optional(z.string().check(z.maxLength(80))),
  selectedOptions: z.optional(
    z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200))),
  ),
  /** The line of the bag that this is: it is moved to the shipment of this call, and nothing is added. */
  itemId: z.optional(z.string().check(z.maxLength(64))),
  /** Required for a gift card, and ignored for everything else. */
  gift: z.optional(Gift),
});
export type AddItem = z.infer<typeof AddItem>;

/** The parameters of a link that brings a bag back, as the link has them (checkout document, section 5). */
export const RestoreParams = z.object({
  pid: z.string().check(z.maxLength(4_000)),
  qty: z.string().check(z.maxLength(1_000)),
  rid: z.string().check(z.maxLength(4_000)),
  prc: z.string().check(z.maxLength(1_000)),
  cry: z.string().check(z.maxLength(1_000)),
});
export type RestoreParams = z.infer<typeof RestoreParams>;

/** Reasons why an item could not be added (accounts document, bag actions). */
export const bagErrorKinds = [
  'QUANTITY_EXCEEDED',
  'SIZE_OUT_OF_STOCK',
  'PERSONALIZATION_FAILED',
  // Not in the documents: for whom a gift card is was refused; `details.fields` says what.
  'GIFT_REFUSED',
  'QUANTITY_UNAVAILABLE',
  'CAPTCHA_VALIDATION_FAILED',
  // Not in the documents: the basket has reached its maximum number of lines (checkout document, section 8).
  'BasketQuotaExceededException',
  // Not in the documents: a launch sells it to others, or not yet.
  ...launchRefusals,
  'UNKNOWN',
] as const;
export type BagErrorKind = (typeof bagErrorKinds)[number];

/** Body of a 422 response of the item calls. */
export const BagRefusal = z.object({
  errorCode: z.enum(bagErrorKinds),
  message: z.string(),
  details: z.optional(
    z.object({
      productId: z.optional(z.string()),
      /** Quantity still available: `QUANTITY_UNAVAILABLE`. */
      left: z.optional(z.int()),
      /** Maximum per order (`QUANTITY_EXCEEDED`), or maximum number of lines (`BasketQuotaExceededException`). */
      max: z.optional(z.int()),
      /** The launch that refuses it, and the tier it asks for: `LAUNCH_…`. */
      launchId: z.optional(z.string()),
      tier: z.optional(z.int()),
      /** What is wrong with a gift: `GIFT_REFUSED`. */
      fields: z.optional(z.array(GiftProblem)),
    }),
  ),
});
export type BagRefusal = z.infer<typeof BagRefusal>;

/** What became of each line that was to be brought back, in the order asked for, and the bag with what came. */
export const RestoredBasket = z.object({
  basket: Basket,
  lines: z.array(
    z.object({
      productId: z.string(),
      /** `repriced`: it came, at another price than the link tells. */
      outcome: z.enum(['added', 'repriced', 'refused']),
      /** Why it was refused. */
      errorCode: z.optional(z.enum(bagErrorKinds)),
    }),
  ),
});
export type RestoredBasket = z.infer<typeof RestoredBasket>;
