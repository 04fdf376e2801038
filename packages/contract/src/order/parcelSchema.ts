import * as z from 'zod/mini';
import { parcelStates } from './parcelStates.ts';

/** Longest name of a carrier and longest tracking number, in characters. */
export const maxCarrierLength = 60;

/** A parcel of an order, from when its packing begins. */
export const Parcel = z.object({
  parcelId: z.string(),
  state: z.enum(parcelStates),
  /** Which delivery of `shippingLineItemList` it is, from 0. */
  delivery: z.int(),
  /** Who carries it, as the carrier's news say. */
  carrier: z.optional(z.string()),
  trackingNumber: z.optional(z.string()),
  /** The carrier's own page about the parcel; always `https:`. */
  trackingUrl: z.optional(z.string()),
  /** What has happened and when, ISO 8601, in the order of the states. A step whose news was lost is absent. */
  steps: z.array(z.object({ state: z.enum(parcelStates), at: z.string() })),
});
export type Parcel = z.infer<typeof Parcel>;

/** News of one parcel, as a warehouse or a carrier sends it. */
export const ShipmentEvent = z.object({
  /** The sender's id: the same event takes effect once. */
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  parcelId: z.string().check(z.minLength(1), z.maxLength(60)),
  state: z.enum(['packed', 'sent', 'outForDelivery', 'delivered', 'ready', 'collected']),
  /** When it happened, ISO 8601 with its offset. */
  at: z.iso.datetime({ offset: true }),
  carrier: z.optional(z.string().check(z.minLength(1), z.maxLength(maxCarrierLength))),
  trackingNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(maxCarrierLength))),
  trackingUrl: z.optional(z.string().check(z.regex(/^https:\/\/[^\s]{1,500}$/))),
});
export type ShipmentEvent = z.infer<typeof ShipmentEvent>;
