import * as z from 'zod/mini';
import { scheduledLegalTexts } from './constants.ts';

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as "08:00"'));

/** What a market says of a delivery option whose time is chosen. */
export const Scheduling = z.object({
  /** Days on offer, from the first possible one on. */
  days: z.int().check(z.gte(1), z.lte(60)),
  /** Hours that a slot has to be ahead, so that it can still be planned. */
  noticeHours: z.number().check(z.nonnegative()),
  /** The slots of a day, in the time zone of the market. */
  slots: z
    .array(
      z.object({
        from: timeOfDay,
        to: timeOfDay,
        /** 0 is Sunday. @default every day */
        weekdays: z.optional(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1))),
        /** Parcels that are delivered in it on one day. A lower number takes nothing away from who has it. */
        capacity: z.int().check(z.nonnegative()),
        /** What it costs on top of the option, in the currency's unit. @default 0 */
        price: z.optional(z.number().check(z.nonnegative())),
      }),
    )
    .check(z.minLength(1)),
  /** The legal note that is shown with the slots. Without it nothing is said. */
  legal: z.optional(
    z.object({
      textKey: z.enum(scheduledLegalTexts),
      /** The shopper has to tick a box below the note; without it the note is only shown. @default false */
      isAcceptanceNeeded: z.optional(z.boolean()),
    }),
  ),
});
export type Scheduling = z.infer<typeof Scheduling>;

/** A slot of one day. */
export const DeliverySlot = z.object({
  /** Its day and times: `2026-12-01T18:00-22:00`. */
  id: z.string(),
  /** ISO 8601 in the time of the market, with its offset: `2026-12-01T18:00:00+04:00`. */
  from: z.string(),
  to: z.string(),
  /** What it costs on top of the option, in the currency's unit. */
  price: z.number(),
  /** Nothing is left of it for this basket. */
  isFull: z.boolean(),
});
export type DeliverySlot = z.infer<typeof DeliverySlot>;

/** The slots of one day, `YYYY-MM-DD`, earliest first; never empty. */
export const SchedulingDay = z.object({ date: z.string(), slots: z.array(DeliverySlot) });
export type SchedulingDay = z.infer<typeof SchedulingDay>;

/** The days of one delivery option of a shipment. */
export const SchedulingOptions = z.object({
  shipmentId: z.string(),
  shippingOptionId: z.string(),
  /** Empty where the option has no slot in the days ahead. */
  days: z.array(SchedulingDay),
  /** The legal note to show with the slots, and whether the shopper has to accept it. */
  legal: z.optional(z.object({ textKey: z.enum(scheduledLegalTexts), isAcceptanceNeeded: z.boolean() })),
});
export type SchedulingOptions = z.infer<typeof SchedulingOptions>;

/** The time that was chosen for a shipment, as `from` and `to` of its slot. */
export const ScheduledPeriod = z.object({ from: z.string(), to: z.string() });
export type ScheduledPeriod = z.infer<typeof ScheduledPeriod>;

/** The legal note about a scheduled delivery, and when the shopper accepted it (ISO 8601), where that is asked. */
export const LegalScheduledDelivery = z.object({ textKey: z.string(), acceptedAt: z.optional(z.string()) });
export type LegalScheduledDelivery = z.infer<typeof LegalScheduledDelivery>;

/** Details of a `ScheduledSlotTaken` or `ScheduledSlotUnknown`: the shipment, and its slots of now. */
export const SlotRefusalDetails = z.object({ options: SchedulingOptions });
