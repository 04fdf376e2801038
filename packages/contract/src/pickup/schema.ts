import * as z from 'zod/mini';
import { Picture } from '../picture.ts';

/** Kinds of pick-up point: `cnc` is a store of the shop, the others belong to a carrier. */
export const pickupPointTypes = ['cnc', 'parcelShop', 'locker'] as const;
export const PickupPointType = z.enum(pickupPointTypes);
export type PickupPointType = z.infer<typeof PickupPointType>;

/** Opening hours of one weekday; a day with a break has two entries, a closed one none. */
export const OpeningHours = z.object({
  /** 0 is Sunday. */
  weekday: z.int().check(z.gte(0), z.lte(6)),
  /** Local time, `10:00`; `24:00` is the end of the day. */
  opens: z.string(),
  closes: z.string(),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** How many of the basket's lines a store has. `later`: they are sent to the store and can be collected from `readyBy`. */
export const pickupStocks = ['all', 'some', 'later', 'none'] as const;

/** A line of the basket at a store. */
export const PickupLine = z.object({
  productId: z.string(),
  productName: z.string(),
  quantity: z.int(),
  /** Pieces in the store now. */
  availableQuantity: z.int(),
  picture: z.optional(Picture),
});

/** A store, parcel shop or locker at which an order is collected. */
export const PickupPoint = z.object({
  id: z.string(),
  type: PickupPointType,
  name: z.string(),
  carrierCode: z.optional(z.string()),
  /** Shown to shoppers; absent for stores of the shop. */
  carrierName: z.optional(z.string()),
  address: z.object({
    line1: z.string(),
    postalCode: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
  }),
  phoneNumber: z.optional(z.string()),
  /** Degrees with at most 4 decimals; points of one place are moved apart by `coordinateOffset`. */
  lat: z.number(),
  lon: z.number(),
  /** IANA time zone of the opening hours. */
  timeZone: z.string(),
  openingHours: z.array(OpeningHours),
  /** Days on which it is closed although the week says otherwise, `YYYY-MM-DD`. */
  closedDays: z.array(z.string()),
  /** Metres from the place that was searched; absent where none was given. */
  distance: z.optional(z.int()),
  /** Takes no parcels for now: full, or closed for good. Such a point can't be chosen. */
  unavailable: z.optional(z.enum(['full', 'closed'])),
  /** Stores only: how much of the basket is there. */
  stock: z.optional(z.enum(pickupStocks)),
  /** Stores only: the basket's lines there. */
  lines: z.optional(z.array(PickupLine)),
  /** When an order placed now can be collected, ISO 8601. */
  readyBy: z.optional(z.string()),
});
export type PickupPoint = z.infer<typeof PickupPoint>;

/** A place that points are searched near to. */
export const Place = z.object({
  /** `Camden, London NW1`, in the market's order. */
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type Place = z.infer<typeof Place>;

/** What a store has of one size of a product: `cnc_availability`. */
export const StoreAvailability = z.object({
  store: PickupPoint,
  productId: z.string(),
  /** Pieces in the store now. */
  availableQuantity: z.int(),
  /** When it can be collected if it is ordered now, ISO 8601; absent where it can't. */
  readyBy: z.optional(z.string()),
});
export type StoreAvailability = z.infer<typeof StoreAvailability>;

/** The point chosen for a shipment, as the shopper sends it. */
export const PickupChoice = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  type: PickupPointType,
  /** The shopper's number at the carrier; see `consumerId.ts`. */
  consumerId: z.optional(z.string().check(z.maxLength(10))),
});
export type PickupChoice = z.infer<typeof PickupChoice>;

/** Who collects an order, or is written to where nothing is sent to an address. */
export const Contact = z.object({
  firstName: z.string().check(z.maxLength(100)),
  lastName: z.string().check(z.maxLength(100)),
  emailAddress: z.string().check(z.maxLength(50)),
  phoneNumber: z.string().check(z.maxLength(30)),
});
export type Contact = z.infer<typeof Contact>;
