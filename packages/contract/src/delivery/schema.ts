import * as z from 'zod/mini';
import { AvailabilityStatus } from '../product/schema.ts';
import { carrierServices, ShippingType } from '../market/schema.ts';

/** When goods arrive at a postal code if they are ordered before `orderBy`. */
export const DeliveryPromise = z.object({
  /** First and last day, `YYYY-MM-DD` in the market's time zone. */
  earliest: z.string(),
  latest: z.string(),
  /** ISO 8601. */
  orderBy: z.string(),
});
export type DeliveryPromise = z.infer<typeof DeliveryPromise>;

/** An answer of the delivery promise v2 for one carrier, in the words of the checkout document (section 3). */
export const CarrierOption = z.object({
  CarrierName: z.optional(z.string()),
  /** First and last day of arrival, an interval of ISO 8601: `2026-11-25/2026-11-27`. */
  DeliverySlot: z.string(),
  /** Working days from dispatch to arrival, at most. */
  LeadTime: z.int(),
  /** Code of the carrier. */
  CarrierString: z.string(),
  /** The warehouse it leaves. */
  Node: z.optional(z.string()),
  CarrierService: z.enum(carrierServices),
  /** The day it leaves. */
  PromiseShipmentDate: z.string(),
  /** From now to the moment until which an order leaves on that day, an interval of ISO 8601. */
  ShipmentSlot: z.string(),
  /** The last day of arrival. */
  PromiseDeliveryDate: z.string(),
  /** Not in the document: what the shop calls the option. */
  shippingType: ShippingType,
});
export type CarrierOption = z.infer<typeof CarrierOption>;

/** How much of a size there is for this shopper: what others hold is not counted. */
export const InventoryLine = z.object({
  productId: z.string(),
  requestedQuantity: z.int(),
  availableQuantity: z.int(),
  availability_status: AvailabilityStatus,
});
export type InventoryLine = z.infer<typeof InventoryLine>;

/** The tax of a basket sent to a place. */
export const TaxSimulation = z.object({
  tax: z.number(),
  /** What the basket costs with it. */
  total: z.number(),
  /** The region whose rate holds. */
  region: z.string(),
  /** The region was found by the postal code only, and the address may say otherwise. */
  isEstimate: z.boolean(),
});
export type TaxSimulation = z.infer<typeof TaxSimulation>;
