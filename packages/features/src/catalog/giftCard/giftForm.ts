import type { GiftProblem } from '@touchline/contract/gift/schema';

/** A field of a gift card. */
export type GiftText = GiftProblem['field'];

const fields: readonly GiftText[] = ['recipientName', 'recipientEmail', 'senderName', 'message', 'sendOn'];
const prefix = 'gift.';

/** The name of a field in the form that adds the gift card to the bag. */
export const giftField = (field: GiftText): string => prefix + field;

/** What was typed into a form that was sent without JavaScript. */
export function giftOfForm(form: FormData): Partial<Record<GiftText, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = form.get(giftField(field));
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );
}
