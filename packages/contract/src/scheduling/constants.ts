import type { ShippingOption } from '../shipping/schema.ts';

/** Legal notes about a delivery at a chosen time; the shop has the text of each in every language. */
export const scheduledLegalTexts = ['adultAtHome', 'storedAndCharged'] as const;
export type ScheduledLegalText = (typeof scheduledLegalTexts)[number];

/**
 * Error codes of `submitScheduledDelivery` and of placing an order; the document has none.
 * - `ScheduledSlotTaken`: nothing is left of the slot.
 * - `ScheduledSlotUnknown`: there is no such slot, or it is too soon by now.
 */
export const slotRefusals = ['ScheduledSlotTaken', 'ScheduledSlotUnknown'] as const;
export type SlotRefusal = (typeof slotRefusals)[number];

/** Whether the shopper chooses day and hours of a delivery option (checkout document, section 5). */
export function isScheduled({ id }: Pick<ShippingOption, 'id'>): boolean {
  return /^agendada/i.test(id);
}
