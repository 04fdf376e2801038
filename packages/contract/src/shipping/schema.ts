import * as z from 'zod/mini';
import { primeErrors } from '../codes.ts';
import { carrierServices, ShippingType } from '../market/schema.ts';

const Period = z.object({ from: z.string(), to: z.string() });

/** A delivery option of one shipment. Prices in the currency's unit, periods as ISO dates. */
export const ShippingOption = z.object({
  id: z.string(),
  shipmentId: z.string(),
  carrierCode: z.string(),
  carrierService: z.enum(carrierServices),
  carrierServiceCode: z.string(),
  carrierName: z.optional(z.string()),
  shippingType: ShippingType,
  delivery: z.optional(Period),
  collection: z.optional(Period),
  price: z.number(),
  customId: z.optional(z.string()),
  /** SKUs in this shipment. */
  products: z.array(z.string()),
  delayMessage: z.optional(z.string()),
  shipNode: z.optional(z.string()),
  leadTime: z.optional(z.int()),
  /** Basket total if this option is chosen. */
  basketPrice: z.optional(z.number()),
  /** The day that was chosen, for an option whose time is chosen: `YYYY-MM-DD`. */
  shippingOnDate: z.optional(z.string()),
  /** Payable only in cash on delivery. */
  cashOnDelivery: z.optional(z.boolean()),
  /** What is special about it, in the language of the site. */
  text: z.optional(z.string()),
  /** Why it can't be chosen; the other options are not affected. */
  errorCode: z.optional(z.enum(primeErrors)),
  /** Deadline for ordering with this delivery promise, ISO 8601. */
  orderBy: z.optional(z.string()),
});
export type ShippingOption = z.infer<typeof ShippingOption>;

export const bridgeOptionTypes = ['homeDelivery', 'clickAndCollect', 'pudo'] as const;
export const bridgePatchTypes = ['HomeDelivery', 'ClickAndCollect', 'PUDO'] as const;

/** A delivery option in the bridge's format: one for all shipments that it can take. */
export const BridgeShippingOption = z.object({
  shippingOptionId: z.string(),
  shippingOptionCode: z.string(),
  shippingOptionPrice: z.number(),
  deliveryDate: z.optional(z.string()),
  isSelected: z.boolean(),
  /** What each shipment gets with it. */
  shipments: z.array(z.omit(ShippingOption, { id: true })),
  /** Days with what is left of them, as `18:00-22:00`; a slot's id is `dateTtimeslot`. Empty for options without slots. */
  schedulingOptions: z.array(z.object({ date: z.string(), timeslots: z.array(z.string()) })),
  type: z.enum(bridgeOptionTypes),
});
export type BridgeShippingOption = z.infer<typeof BridgeShippingOption>;

/** An address as sent by the forms (checkout document, section 3). */
export const Address = z.object({
  id: z.optional(z.string()),
  type: z.literal('shipping'),
  firstName: z.string().check(z.maxLength(100)),
  lastName: z.string().check(z.maxLength(100)),
  emailAddress: z.string().check(z.maxLength(50)),
  phoneNumber: z.string().check(z.maxLength(30)),
  country: z.string().check(z.maxLength(2)),
  postalCode: z.string().check(z.maxLength(20)),
  line1: z.string().check(z.maxLength(100)),
  line2: z.optional(z.string().check(z.maxLength(100))),
  city: z.string().check(z.maxLength(100)),
  region: z.string().check(z.maxLength(60)),
});
export type Address = z.infer<typeof Address>;

/** An error for one field that the server rejected. */
export const FieldError = z.object({ field: z.string(), errorCode: z.string() });
export type FieldError = z.infer<typeof FieldError>;
